"""The statements that are more than a line, and rows to values and back. Knows tables, but no connection."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Dialect, RowMapping, Select, bindparam, case, distinct, func, insert, or_, select

from bot.engine.events import Event
from bot.store import codec
from bot.store.schema import WHOLE_GUILD, events, games, languages, people, results, seats
from bot.tables.ports import Change, GameRow, MessageKind, MessageRef, Where

Values = Mapping[str, object]
Selection = Select[*tuple[Any, ...]]

unfinished = games.c.ended_at_us.is_(None)


def insertion(count: int, dialect: Dialect) -> str:
    """One INSERT of so many events, as the driver takes it: atomic by itself, and compiled once for good."""
    lines = [
        {column.name: bindparam(f"{column.name}_{line}", type_=column.type) for column in events.c}
        for line in range(count)
    ]
    return str(insert(events).values(lines).compile(dialect=dialect))


def flat(lines: Sequence[Values]) -> Values:
    """The values for an `insertion` of these."""
    return {f"{name}_{line}": value for line, row in enumerate(lines) for name, value in row.items()}


def event_lines(game: str, after: int, stream: Sequence[Event], at: datetime) -> list[Values]:
    """Rows of `events`, numbered from `after` on."""
    at_us = codec.instant_us(at)
    return [
        {"game": game, "seq": seq, "at_us": at_us, "kind": one.kind, "version": one.version, "body": one.body}
        for seq, one in enumerate(map(codec.encoded, stream), after)
    ]


def game_values(row: GameRow) -> Values:
    """A row of `games`."""
    return {
        "game": row.game,
        "guild": row.guild,
        "channel": row.channel,
        "place": row.place,
        "where": row.where.value,
        "language": row.language,
        "host": row.host,
        "secret": row.secret,
        "table": row.table,
        "opened_at_us": codec.instant_us(row.opened_at),
        "ended_at_us": None if row.ended_at is None else codec.instant_us(row.ended_at),
    }


def game_row(row: RowMapping, refs: Sequence[RowMapping]) -> GameRow:
    """A game from its row of `games` and those of `messages`."""
    ended_at_us = row["ended_at_us"]
    return GameRow(
        game=row["game"],
        guild=row["guild"],
        channel=row["channel"],
        place=row["place"],
        where=Where(row["where"]),
        language=row["language"],
        host=row["host"],
        secret=bytes(row["secret"]),
        opened_at=codec.instant(row["opened_at_us"]),
        ended_at=None if ended_at_us is None else codec.instant(ended_at_us),
        messages={MessageKind(ref["kind"]): MessageRef(channel=ref["channel"], message=ref["message"]) for ref in refs},
        table=row["table"],
    )


def changed_values(change: Change) -> Values:
    """What a change sets in its row of `games`."""
    values: dict[str, object] = {}
    if change.place is not None:
        values["place"] = change.place
    if change.where is not None:
        values["where"] = change.where.value
    if change.host is not None:
        values["host"] = change.host
    if change.ended_at is not None:
        values["ended_at_us"] = codec.instant_us(change.ended_at)
    return values


def games_of(user: int) -> Selection:
    """The unfinished games this user has a part in, newest first."""
    keys = select(people.c.player).where(people.c.user == user)
    sat_in = select(seats.c.game).where(seats.c.player.in_(keys))
    theirs = or_(games.c.host.in_(keys), games.c.game.in_(sat_in))
    return select(games.c.game).where(unfinished, theirs).order_by(games.c.number.desc())


def language_for(guild: int, channel: int) -> Selection:
    """The channel's setting, else the whole server's."""
    settings = select(languages.c.language).where(
        languages.c.guild == guild, languages.c.channel.in_((channel, WHOLE_GUILD))
    )
    return settings.order_by(languages.c.channel.desc()).limit(1)


def leaderboard(guild: int, limit: int) -> Selection:
    """A server's standings. Who holds two seats of a game has played it once; among equals the older account leads."""
    mine = games.c.guild == guild
    contested = (
        select(results.c.game)
        .join(games, games.c.game == results.c.game)
        .where(mine)
        .group_by(results.c.game)
        .having(func.count(distinct(results.c.player)) > 1)
    )
    won = func.max(case((results.c.won, 1), else_=0))
    played = (
        select(results.c.player, won.label("won"), func.sum(results.c.score).label("points"))
        .where(results.c.game.in_(contested))
        .group_by(results.c.game, results.c.player)
        .subquery()
    )
    wins, points, count = func.sum(played.c.won), func.sum(played.c.points), func.count()
    return (
        select(*people.c, count.label("games"), wins.label("wins"), points.label("points"))
        .join(played, played.c.player == people.c.player)
        .group_by(*people.c)
        .order_by(wins.desc(), points.desc(), count, people.c.user)
        .limit(limit)
    )
