"""What is asked of the results of one member's games, and written beside them. Knows no driver and no page."""

from sqlalchemy import ColumnElement, Integer, Select, bindparam, case, distinct, func, select, update

from bot.store.line import Found
from bot.store.schema import games, people, results
from bot.store.statements import Selection, Values
from bot.tables.figures import Figures, Fortune, Luck, Tally
from bot.tables.ports import Kind

_A_MEMBER = people.c.kind == Kind.MEMBER.value
_HERE = people.c.guild == bindparam("guild")
_Whose = tuple[ColumnElement[bool], ...]
_THEIRS: _Whose = (_HERE, people.c.user == bindparam("user"), _A_MEMBER)
_OF_THESE: _Whose = (_HERE, people.c.user.in_(bindparam("users", expanding=True)), _A_MEMBER)


def _contested(whose: _Whose) -> Select[str]:
    """These people's games in which another member has a result too."""
    own = select(results.c.game).join(people, people.c.player == results.c.player).where(*whose)
    return (
        select(results.c.game)
        .join(people, people.c.player == results.c.player)
        .where(results.c.game.in_(own), _A_MEMBER)
        .group_by(results.c.game)
        .having(func.count(distinct(results.c.player)) > 1)
    )


def _figures() -> Selection:
    """Who holds two seats of a game has played it once, with the turns of both."""
    one = results.c
    reckoned = one.luck_milli.is_not(None)
    played = (
        select(
            func.max(case((one.won, 1), else_=0)).label("won"),
            func.min(case((reckoned, 1), else_=0)).label("reckoned"),
            func.sum(case((reckoned, one.turns), else_=0)).label("reckoned_turns"),
            func.max(one.best).label("best"),
            *(
                func.sum(column).label(column.name)
                for column in (one.turns, one.gained, one.nulls, one.tuttos, one.luck_milli, one.lost_milli)
            ),
        )
        .join(people, people.c.player == one.player)
        .where(*_THEIRS, one.game.in_(_contested(_THEIRS)))
        .group_by(one.game)
        .subquery()
    )
    summed = ("won", "reckoned", "reckoned_turns", "turns", "gained", "nulls", "tuttos", "luck_milli", "lost_milli")
    return select(
        func.count().label("games"),
        func.max(played.c.best).label("best"),
        *(func.sum(played.c[name]).label(name) for name in summed),
    ).select_from(played)


FIGURES = _figures()
UNRECKONED = (
    select(games.c.game)
    .where(
        games.c.game.in_(
            select(results.c.game)
            .join(people, people.c.player == results.c.player)
            .where(*_THEIRS, results.c.luck_milli.is_(None))
        ),
        games.c.game.in_(_contested(_THEIRS)),
    )
    .order_by(games.c.number.desc())
    .limit(bindparam("limit", type_=Integer))
)
FORTUNES = (
    select(
        people.c.user,
        func.sum(results.c.turns).label("turns"),
        func.sum(results.c.luck_milli).label("luck_milli"),
    )
    .join(people, people.c.player == results.c.player)
    .where(*_OF_THESE, results.c.luck_milli.is_not(None), results.c.game.in_(_contested(_OF_THESE)))
    .group_by(people.c.user)
    .having(func.sum(results.c.turns) > 0)
)
KEEPING = (
    update(results)
    .where(
        results.c.game == bindparam("game_key"),
        results.c.seat == bindparam("seat_key"),
        results.c.score == bindparam("score_key"),
    )
    .values(luck_milli=bindparam("luck_milli"), lost_milli=bindparam("lost_milli"))
)


def figures(row: Found) -> Figures:
    """A person's figures; sums of nothing are empty in SQL."""
    count = {name: int(value or 0) for name, value in row.items()}
    return Figures(
        games=count["games"],
        wins=count["won"],
        tally=Tally(
            turns=count["turns"],
            gained=count["gained"],
            best=count["best"],
            nulls=count["nulls"],
            tuttos=count["tuttos"],
        ),
        reckoned_games=count["reckoned"],
        reckoned_turns=count["reckoned_turns"],
        luck_milli=count["luck_milli"],
        lost_milli=count["lost_milli"],
    )


def fortune(row: Found) -> Fortune:
    """A person's luck; PostgreSQL's sums are decimals."""
    return Fortune(turns=int(row["turns"]), luck_milli=int(row["luck_milli"]))


def luck_values(game: str, luck: Luck) -> Values:
    """What is written into a row of `results` that is there."""
    return {
        "game_key": game,
        "seat_key": luck.seat,
        "score_key": luck.score,
        "luck_milli": luck.luck_milli,
        "lost_milli": luck.lost_milli,
    }
