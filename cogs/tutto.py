"""The command tree: `/tutto` and its subcommands, each handed to its room. Knows their names and options only."""

from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Edition
from bot.i18n.translator import told
from bot.tables.ports import Mode, Pings, Where
from cogs._guard import guarded
from cogs._hall import Hall
from cogs.advice import AdviceRoom
from cogs.fairness import FairRoom
from cogs.greeting import Greeting
from cogs.leaving import LeaveRoom
from cogs.lobby import TARGET_HIGH, TARGET_LOW, LobbyRoom, Wanted
from cogs.play import TableRoom
from cogs.record import RecordRoom
from cogs.rulebook import RulesRoom
from cogs.standings import StandingsRoom
from cogs.stats import Somebody, StatsRoom

Interaction = discord.Interaction[discord.Client]
BY_BOT = "bot"


@app_commands.guild_only()
class Tutto(commands.GroupCog, name="tutto", description=told("command-tutto")):
    """What people type."""

    def __init__(
        self,
        hall: Hall,
        *,
        lobby: LobbyRoom,
        table: TableRoom,
        leaving: LeaveRoom,
        rulebook: RulesRoom,
        standings: StandingsRoom,
        stats: StatsRoom,
        greeting: Greeting,
        record: RecordRoom,
        fair: FairRoom,
        advice: AdviceRoom,
    ) -> None:
        super().__init__()
        self._hall = hall
        self._lobby = lobby
        self._table = table
        self._leaving = leaving
        self._rulebook = rulebook
        self._standings = standings
        self._stats = stats
        self._greeting = greeting
        self._record = record
        self._fair = fair
        self._advice = advice

    @app_commands.command(name="start", description=told("command-start"))
    @app_commands.describe(
        mode=told("option-start-mode"),
        edition=told("option-start-edition"),
        target=told("option-start-target"),
        where=told("option-start-where"),
        cards=told("option-start-cards"),
        dice=told("option-start-dice"),
    )
    @app_commands.choices(
        mode=[
            app_commands.Choice(name=told("choice-mode-play"), value=Mode.PLAY.value),
            app_commands.Choice(name=told("choice-mode-record"), value=Mode.RECORD.value),
        ],
        cards=[app_commands.Choice(name=told("choice-cards-bot"), value=BY_BOT)],
        dice=[app_commands.Choice(name=told("choice-dice-bot"), value=BY_BOT)],
        edition=[
            app_commands.Choice(name=told("choice-edition-tutto"), value=Edition.TUTTO.value),
            app_commands.Choice(name=told("choice-edition-fill-or-bust"), value=Edition.FILL_OR_BUST.value),
        ],
        where=[
            app_commands.Choice(name=told("choice-where-here"), value=Where.HERE.value),
            app_commands.Choice(name=told("choice-where-thread"), value=Where.THREAD.value),
        ],
    )
    async def start(
        self,
        interaction: Interaction,
        *,
        mode: app_commands.Choice[str] | None = None,
        edition: app_commands.Choice[str] | None = None,
        target: app_commands.Range[int, TARGET_LOW, TARGET_HIGH] | None = None,
        where: app_commands.Choice[str] | None = None,
        cards: app_commands.Choice[str] | None = None,
        dice: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table."""
        wanted = Wanted(
            edition=Edition(edition.value) if edition else None,
            target=target,
            where=Where(where.value) if where else None,
            mode=Mode(mode.value) if mode else None,
            bot_deals=cards is not None,
            bot_rolls=dice is not None,
        )
        await self._answer(interaction, self._lobby.start(interaction, wanted))

    @app_commands.command(name="board", description=told("command-board"))
    async def board(self, interaction: Interaction) -> None:
        """Bring the board here."""
        await self._answer(interaction, self._table.board(interaction))

    @app_commands.command(name="leave", description=told("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table."""
        await self._answer(interaction, self._leaving.leave(interaction))

    @app_commands.command(name="stop", description=told("command-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """End the game, after a yes."""
        await self._answer(interaction, self._table.stop(interaction))

    @app_commands.command(name="me", description=told("command-me"))
    @app_commands.describe(pings=told("option-me-pings"))
    @app_commands.choices(
        pings=[app_commands.Choice(name=told(f"choice-pings-{pings.value}"), value=pings.value) for pings in Pings]
    )
    async def me(self, interaction: Interaction, pings: app_commands.Choice[str] | None = None) -> None:
        """List my tables, or say how I am called."""
        work = self._table.call_me(interaction, Pings(pings.value)) if pings else self._table.me(interaction)
        await self._answer(interaction, work)

    @app_commands.command(name="odds", description=told("command-odds"))
    async def odds(self, interaction: Interaction) -> None:
        """Tell what one's choices are worth."""
        await self._answer(interaction, self._advice.odds(interaction))

    @app_commands.command(name="rules", description=told("command-rules"))
    @app_commands.describe(topic=told("option-rules-topic"), private=told("option-rules-private"))
    async def rules(
        self,
        interaction: Interaction,
        topic: str | None = None,
        private: bool = False,  # noqa: FBT001, FBT002 — an option that people set
    ) -> None:
        """Look something up."""
        work = self._rulebook.look_up if private else self._rulebook.open
        await self._answer(interaction, work(interaction, topic))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self._rulebook.choices(interaction, typed)

    @app_commands.command(name="leaderboard", description=told("command-leaderboard"))
    @app_commands.describe(share=told("option-leaderboard-share"))
    async def leaderboard(
        self,
        interaction: Interaction,
        share: bool = False,  # noqa: FBT001, FBT002 — an option that people set
    ) -> None:
        """Show this server's standings."""
        work = self._standings.share if share else self._standings.show
        await self._answer(interaction, work(interaction))

    @app_commands.command(name="stats", description=told("command-stats"))
    @app_commands.describe(player=told("option-stats-player"), share=told("option-stats-share"))
    async def stats(
        self,
        interaction: Interaction,
        player: Somebody | None = None,
        share: bool = False,  # noqa: FBT001, FBT002 — an option that people set
    ) -> None:
        """Show what somebody's games come to."""
        work = self._stats.share if share else self._stats.show
        await self._answer(interaction, work(interaction, player))

    @app_commands.command(name="fair", description=told("command-fair"))
    async def fair(self, interaction: Interaction) -> None:
        """Explain the sealed dice."""
        await self._answer(interaction, self._fair.show(interaction))

    @app_commands.command(name="export", description=told("command-export"))
    async def export(self, interaction: Interaction) -> None:
        """Hand out the game's record."""
        await self._answer(interaction, self._record.export(interaction))

    @app_commands.command(name="replay", description=told("command-replay"))
    @app_commands.describe(record=told("option-replay-record"))
    async def replay(self, interaction: Interaction, record: discord.Attachment) -> None:
        """Read a game's record."""
        await self._answer(interaction, self._record.replay(interaction, record))

    @app_commands.command(name="help", description=told("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Say what this is."""
        await self._answer(interaction, self._greeting.help(interaction))

    async def _answer(self, interaction: Interaction, work: Awaitable[None]) -> None:
        await guarded(work, interaction, self._hall)
