"""The words people read: Fluent messages, the language they are said in, and the topics of the rulebook.

Nothing here knows a game, a table or a screen.
"""
