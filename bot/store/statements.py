"""The statements that are more than a line, and rows to values and back. Knows tables, but no connection."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Dialect,
    Insert,
    Integer,
    Select,
    Table,
    Update,
    bindparam,
    case,
    delete,
    distinct,
    exists,
    func,
    insert,
    literal_column,
    null,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.store import codec, timing
from bot.store.line import Found
from bot.store.schema import (
    WHOLE_GUILD,
    absences,
    banks,
    callings,
    events,
    fallen,
    games,
    messages,
    people,
    presets,
    results,
    seats,
    settings,
    waiting,
)
from bot.tables.latecomers import LateJoin, Waiting
from bot.tables.pace import LIVE, paced
from bot.tables.ports import (
    NO_USER,
    ByBot,
    Change,
    GameRow,
    Hints,
    Kind,
    MessageKind,
    MessageRef,
    Mode,
    Person,
    Pings,
    Result,
    Storable,
    Where,
)
from bot.tables.shards import SHARD_BITS

_INSERT = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

Values = Mapping[str, object]
Selection = Select[*tuple[Any, ...]]

_unfinished = games.c.ended_at_us.is_(None)
_here = or_(settings.c.channel == bindparam("channel"), settings.c.channel == WHOLE_GUILD)
_theirs = select(people.c.player).where(people.c.user == bindparam("user"))
_part_in = union(
    select(games.c.game).where(_unfinished, games.c.host.in_(_theirs)),
    select(games.c.game).where(_unfinished, games.c.scorer.in_(_theirs)),
    select(seats.c.game).where(seats.c.player.in_(_theirs)),
)

# Built once, so that SQLAlchemy knows them again: composing a statement costs as much as running it.
_called = people.outerjoin(callings, callings.c.user == people.c.user)
PLAYER = (
    select(people.c.player, callings.c.pings)
    .select_from(_called)
    .where(
        people.c.guild == bindparam("guild"),
        people.c.user == bindparam("user"),
        # Without it neither database would see that the index of these serves.
        people.c.user != NO_USER,
    )
)
GAME = select(games).where(games.c.game == bindparam("game"))
MESSAGES = select(messages).where(messages.c.game == bindparam("game"))
STREAM = (
    select(events.c.at_us, events.c.kind, events.c.version, events.c.body)
    .where(events.c.game == bindparam("game"))
    .order_by(events.c.seq)
)
NEWEST_SEQ = select(func.max(events.c.seq)).where(events.c.game == bindparam("game"))
NEWEST_INSTANT = select(func.max(events.c.at_us))
PEOPLE = (
    select(people, callings.c.pings)
    .select_from(_called)
    .where(people.c.player.in_(bindparam("players", expanding=True)))
)
CALLING = select(callings.c.pings).where(callings.c.user == bindparam("user"))
ABSENCES = select(absences.c.seat, absences.c.missed).where(absences.c.game == bindparam("game"), absences.c.missed > 0)
WAITING = (
    select(waiting.c.player, waiting.c.interaction)
    .where(waiting.c.game == bindparam("game"))
    .order_by(waiting.c.interaction)
)
UNQUEUING = delete(waiting).where(waiting.c.game == bindparam("game_key"), waiting.c.player == bindparam("player_key"))
WAKING = (
    select(games.c.game)
    .where(games.c.wake_us.is_not(None), games.c.wake_us <= bindparam("by_us"))
    .order_by(games.c.wake_us)
    .limit(bindparam("limit", type_=Integer))
)
NEXT_WAKE = select(func.min(games.c.wake_us)).where(games.c.wake_us.is_not(None))
WAKING_LATER = update(games).where(games.c.game == bindparam("key")).values(wake_us=bindparam("at_us"))
_shard_number = games.c.guild.bitwise_rshift(literal_column(str(SHARD_BITS)))
_in_need = (
    games.c.deadline_us.is_not(None),
    games.c.deadline_us < bindparam("until_us"),
    _shard_number % bindparam("shards", type_=BigInteger) == bindparam("shard"),
)
IN_NEED = select(games.c.game).where(*_in_need).order_by(games.c.deadline_us)
GRACE = update(games).where(*_in_need).values(deadline_us=bindparam("until_us"), wake_us=bindparam("applied_us"))
AT_PLACE = select(games.c.game).where(games.c.place == bindparam("place"), _unfinished)
LAST_AT_PLACE = (
    select(games.c.game)
    .where(
        games.c.begun_at_us.is_not(None),
        or_(games.c.place == bindparam("place"), games.c.channel == bindparam("place")),
    )
    .order_by(games.c.number.desc())
    .limit(1)
)
UNFINISHED_AT = select(games.c.game).where(
    or_(games.c.place == bindparam("channel"), games.c.channel == bindparam("channel")), _unfinished
)
UNFINISHED_IN = select(games.c.game).where(games.c.guild == bindparam("guild"), _unfinished)
SERVERS_IN_PLAY = select(games.c.guild).where(_unfinished).distinct()
HOST_OF = select(people.c.user).join(games, games.c.host == people.c.player).where(games.c.game == bindparam("game"))
UNFINISHED = select(games.c.game).where(_unfinished).order_by(games.c.number)
_computers = people.c.kind.in_([kind.value for kind in Kind if kind.is_computer])
WITH_COMPUTERS = (
    select(games.c.game)
    .where(
        _unfinished,
        games.c.begun_at_us.is_not(None),
        games.c.game.in_(select(seats.c.game).join(people, people.c.player == seats.c.player).where(_computers)),
    )
    .order_by(games.c.number)
)
UNFINISHED_OF = select(games.c.game).where(_unfinished, games.c.game.in_(_part_in)).order_by(games.c.number.desc())
SETTING = (
    select(settings.c.value)
    .where(settings.c.guild == bindparam("guild"), _here, settings.c.setting == bindparam("setting"))
    .order_by(settings.c.channel.desc())
    .limit(1)
)
# In no order: databases sort names each in their own way.
PRESETS = select(presets.c.name, presets.c.edition, presets.c.house).where(presets.c.guild == bindparam("guild"))
DROPPING = delete(presets).where(presets.c.guild == bindparam("guild_key"), presets.c.name == bindparam("name_key"))
UNSETTING = delete(settings).where(
    settings.c.guild == bindparam("guild_key"),
    settings.c.channel == bindparam("channel_key"),
    settings.c.setting == bindparam("setting_key"),
)
BOARDS_BEHIND = select(games.c.game).where(games.c.board_due.is_not(None)).order_by(games.c.number)
BOARD_POSTED = (
    update(games)
    .where(games.c.game == bindparam("key"), games.c.board_due < bindparam("shows"))
    .values(board_due=null())
)
_others = people.alias("others")
NEWCOMERS = select(people.c.player).where(
    people.c.player.in_(bindparam("players", expanding=True)),
    people.c.kind == Kind.MEMBER.value,
    ~exists().where(_others.c.user == people.c.user, _others.c.debut.is_not(None)),
)
FIRST_GAME = (
    update(people).where(people.c.player == bindparam("key"), people.c.debut.is_(None)).values(debut=bindparam("game"))
)
OPENING = (
    insert(games)
    .inline()
    .values({column.name: bindparam(column.name) for column in games.c if column.name not in {"number", "board_due"}})
)
RESULT = insert(results).values({column.name: bindparam(column.name) for column in results.c if not column.nullable})
NO_RESULTS = delete(results).where(results.c.game == bindparam("game"))
REOPENING = update(games).where(games.c.game == bindparam("key")).values(ended_at_us=null())
FALLEN = select(fallen.c.face, fallen.c.times).where(fallen.c.guild == bindparam("guild"))
BANKS = select(banks.c.dice_left, banks.c.at_risk, banks.c.times).where(banks.c.guild == bindparam("guild"))
RENAMING = update(people).where(people.c.player == bindparam("key")).values(name=bindparam("name"))


def _insertion(table: Table, dialect: Dialect) -> postgresql.Insert | sqlite.Insert:
    """A new row; what can be empty is."""
    filled: dict[str, BindParameter[Any]] = {
        column.name: bindparam(column.name, type_=column.type) for column in table.c if not column.nullable
    }
    return _INSERT[dialect.name](table).values(filled)


def addition(table: Table, dialect: Dialect) -> Insert:
    """A row that is left as it is where there is one."""
    return _insertion(table, dialect).on_conflict_do_nothing()


def replacement(table: Table, dialect: Dialect) -> Insert:
    """A row that is written over the one under its primary key; what can be empty stays as it is."""
    written = _insertion(table, dialect)
    lasting = (column for column in table.c if not (column.primary_key or column.nullable))
    renewed = {column.name: written.excluded[column.name] for column in lasting}
    return written.on_conflict_do_update(index_elements=list(table.primary_key), set_=renewed)


def adding_up(table: Table, dialect: Dialect) -> Insert:
    """What a row of `fallen` or `banks` counts has happened so many `times` more on the server of `game`."""
    guild = select(games.c.guild).where(games.c.game == bindparam("game")).scalar_subquery()
    counted = {column.name: bindparam(column.name, type_=column.type) for column in table.c if column.name != "guild"}
    added = _INSERT[dialect.name](table).inline().values({"guild": guild, **counted})
    return added.on_conflict_do_update(
        index_elements=list(table.primary_key), set_={"times": table.c.times + added.excluded.times}
    )


@cache
def insertion(count: int) -> Insert:
    """One INSERT of so many events."""
    lines = [
        {column.name: bindparam(f"{column.name}_{line}", type_=column.type) for column in events.c}
        for line in range(count)
    ]
    return insert(events).values(lines)


def flat(lines: Sequence[Values]) -> Values:
    """The values for an `insertion` of these."""
    return {f"{name}_{line}": value for line, row in enumerate(lines) for name, value in row.items()}


def event_lines(game: str, after: int, stream: Sequence[Storable], at: datetime) -> list[Values]:
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
        "mode": row.mode.value,
        "by_bot": row.by_bot.value,
        "scorer": row.scorer,
        "opened_at_us": codec.instant_us(row.opened_at),
        "begun_at_us": None if row.begun_at is None else codec.instant_us(row.begun_at),
        "ended_at_us": None if row.ended_at is None else codec.instant_us(row.ended_at),
        "pace": str(row.pace),
        "hints": row.hints.value,
        "late": row.late.value,
        "untold": row.untold,
        **timing.values(row.timing),
    }


def game_row(row: Found, refs: Sequence[Found], absent: Sequence[Found], queue: Sequence[Found]) -> GameRow:
    """A game from its row of `games` and those of `messages`, `absences` and `waiting`."""
    begun_at_us, ended_at_us = row["begun_at_us"], row["ended_at_us"]
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
        begun_at=None if begun_at_us is None else codec.instant(begun_at_us),
        ended_at=None if ended_at_us is None else codec.instant(ended_at_us),
        messages={MessageKind(ref["kind"]): MessageRef(channel=ref["channel"], message=ref["message"]) for ref in refs},
        table=row["table"],
        mode=Mode(row["mode"]),
        by_bot=ByBot(row["by_bot"]),
        scorer=row["scorer"],
        pace=paced(row["pace"]) or LIVE,
        hints=Hints(row["hints"]),
        late=LateJoin(row["late"]),
        waiting=tuple(Waiting(player=one["player"], interaction=one["interaction"]) for one in queue),
        timing=timing.read(row),
        missed={one["seat"]: one["missed"] for one in absent},
        untold=row["untold"],
    )


def person(row: Found) -> Person:
    """Somebody from their row of `people`, and of `callings` where there is one."""
    return Person(
        player=row["player"],
        user=row["user"],
        guild=row["guild"],
        name=row["name"],
        kind=Kind(row["kind"]),
        pings=pings(row["pings"]),
    )


def pings(stored: str | None) -> Pings:
    """How somebody is called who never said so, or did."""
    return Pings.NORMAL if stored is None else Pings(stored)


def absence_values(game: str, seat: int, missed: int) -> Values:
    """A row of `absences`."""
    return {"game": game, "seat": seat, "missed": missed}


def waiting_values(game: str, one: Waiting) -> Values:
    """A row of `waiting`."""
    return {"game": game, "player": one.player, "interaction": one.interaction}


def message_values(game: str, kind: MessageKind, ref: MessageRef) -> Values:
    """A row of `messages`."""
    return {"game": game, "kind": kind.value, "channel": ref.channel, "message": ref.message}


def person_values(person: Person) -> Values:
    """A row of `people`."""
    return {
        "player": person.player,
        "guild": person.guild,
        "user": person.user,
        "name": person.name,
        "kind": person.kind.value,
    }


def result_values(game: str, result: Result) -> Values:
    """A row of `results`."""
    return {
        "game": game,
        "seat": result.seat,
        "player": result.player,
        "score": result.score,
        "won": result.won,
        "turns": result.tally.turns,
        "gained": result.tally.gained,
        "best": result.tally.best,
        "nulls": result.tally.nulls,
        "tuttos": result.tally.tuttos,
    }


@cache
def changing(columns: tuple[str, ...]) -> Update:
    """The game `key` gets new values in these columns."""
    return update(games).where(games.c.game == bindparam("key")).values({name: bindparam(name) for name in columns})


def changed_values(change: Change) -> Values:
    """What a change sets in its row of `games`."""
    values: dict[str, object] = {
        "place": change.place,
        "where": change.where and change.where.value,
        "language": change.language,
        "host": change.host,
        "scorer": change.scorer,
        "begun_at_us": change.begun_at and codec.instant_us(change.begun_at),
        "ended_at_us": change.ended_at and codec.instant_us(change.ended_at),
        "board_due": change.turn,
        "pace": change.pace and str(change.pace),
        "hints": change.hints and change.hints.value,
        "late": change.late and change.late.value,
        "untold": change.untold,
    }
    changed = {name: value for name, value in values.items() if value is not None}
    shown: Values = {"board_due": None} if change.nowhere else {}
    ran: Values = {} if change.timing is None else timing.values(change.timing)
    return {**changed, **shown, **ran}


def leaderboard(guild: int, limit: int) -> Selection:
    """Members only. Who holds two seats of a game has played it once; among equals the older account leads."""
    mine = games.c.guild == guild
    a_member = people.c.kind == Kind.MEMBER.value
    contested = (
        select(results.c.game)
        .join(games, games.c.game == results.c.game)
        .join(people, people.c.player == results.c.player)
        .where(mine, a_member)
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
        .where(a_member)
        .group_by(*people.c)
        .order_by(wins.desc(), points.desc(), count, people.c.user)
        .limit(limit)
    )
