"""The cards of both editions, by the tokens of the game record. Knows what is printed, not what it does.

Tokens are those of rules.md §4 and §7.2.
"""

from enum import StrEnum


class Card(StrEnum):
    """One kind of card; its value is the record's token."""

    # Enum's own hash is Python code and takes the name; cards are looked up by the dozen on every move.
    __hash__ = str.__hash__

    B200 = "B200"
    B300 = "B300"
    B400 = "B400"
    B500 = "B500"
    B600 = "B600"
    X2 = "X2"
    STOP = "STOP"
    FIREWORKS = "FW"
    PLUS_MINUS = "PM"
    STRAIGHT = "ST"
    CLOVERLEAF = "CL"
    NO_DICE = "ND"
    FILL_1000 = "F1000"
    MUST_BUST = "MB"
    DOUBLE_TROUBLE = "DT"
    VENGEANCE = "V2500"
