"""The history of the database's form (Alembic): one line of revisions for every kind of database."""
