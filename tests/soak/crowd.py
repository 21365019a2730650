"""People in many channels who press whatever a board offers, mostly what leads on and sometimes anything else.

Knows verbs and commands; whether an answer is right is judged elsewhere.
"""

from collections import Counter, deque
from random import Random

from tests.kit.discordd import Channel, Interaction, Message, User
from tests.kit.wire import FORWARD, Den, pressable
from tests.soak.ledger import Ledger
from tests.soak.weather import Weather

LOCALES = ("en-US", "nl", "de", "fr", "es-ES")
LOOKING = ("me", "help", "fair", "leaderboard", "rules", "export", "board")
STRANGE = ("tutto:levitate:x:1", "tutto:roll", "tutto:roll:nosuchgame:3:1", "another:bot", "tutto:die:-:0:999-999", "x")
CHANNELS_EACH = 10
FORM = 9
ANSWERED_WITHIN_S, STRUCK_WITHIN_S = 12.0, 3.5


class Place:
    """A channel, its regulars, and one who never sits down."""

    def __init__(self, channel: Channel, people: list[User], stranger: User) -> None:
        self.channel, self.people, self.stranger = channel, people, stranger
        self.is_busy = False
        self.old: deque[tuple[Message, str]] = deque(maxlen=12)
        """Buttons that stood there once."""

    @property
    def host(self) -> User:
        return self.people[0]

    @property
    def rooms(self) -> list[Channel]:
        """The channel and the threads that hang on it."""
        guild = self.channel.guild
        every = guild.channels.values() if guild else ()
        return [self.channel, *(each for each in every if each.parent is self.channel)]

    @property
    def board(self) -> Message | None:
        """The newest message with a game's buttons."""
        found = [
            next((each for each in reversed(room.messages.values()) if pressable(each)), None) for room in self.rooms
        ]
        return max((each for each in found if each), key=lambda message: message.id, default=None)


class Crowd:
    """Everybody; `step` has somebody somewhere do one thing."""

    def __init__(self, den: Den, ledger: Ledger, weather: Weather, chance: Random, tables: int) -> None:
        self.did: Counter[str] = Counter()
        self.latencies_ms: list[float] = []
        self._den, self._ledger, self._weather, self._chance = den, ledger, weather, chance
        guilds = [den.server.world.add_guild(f"Dice Club {each}") for each in range(-(-tables // CHANNELS_EACH))]
        self.places = [self._place(number, den.channel(guilds[number // CHANNELS_EACH])) for number in range(tables)]

    def _place(self, number: int, channel: Channel) -> Place:
        count = self._chance.choice((1, 2, 2, 3, 3, 4))
        people = [self._person(f"p{number}{letter}", channel) for letter in "abcde"[: count + 1]]
        return Place(channel, people[:-1], people[-1])

    def _person(self, name: str, channel: Channel) -> User:
        user = self._den.person(name, channel.guild)
        user.locale = self._chance.choice(LOCALES)
        return user

    async def step(self) -> None:
        """One act at a place where nobody else is about to act."""
        free = [place for place in self.places if not place.is_busy]
        if not free:
            return
        place = self._chance.choice(free)
        place.is_busy = True
        try:
            await self._act(place)
        finally:
            place.is_busy = False

    async def _act(self, place: Place) -> None:
        board = place.board
        if board is None:
            await self._slash(place, self._chance.choice(place.people), self._chance.choice(("board", "start")))
            return
        self._remember(place, board)
        mood = self._chance.random()
        if mood < 0.03:
            await self._press_old(place)
        elif mood < 0.04:
            await self._press_late(place, board, self._chance.choice(STRANGE))
        elif mood < 0.07:
            await self._slash(place, self._chance.choice(place.people), self._chance.choice(LOOKING))
        elif mood < 0.08:
            self.did["board deleted"] += 1
            self._den.server.world.delete(board)
        elif mood < 0.085:
            await self._slash(place, self._chance.choice(place.people), self._chance.choice(("leave", "stop")))
        else:
            await self._press_on(place, board)

    async def _press_on(self, place: Place, board: Message) -> None:
        verbs = pressable(board)
        if "rematch" in verbs:
            if self._chance.random() < 0.5:
                await self._slash(place, place.host, "start")
            else:
                await self._press(place, self._chance.choice(place.people), board, verbs["rematch"])
        elif "join" in verbs:
            await self._in_the_lobby(place, board, verbs)
        else:
            await self._in_a_turn(place, board, verbs)

    async def _in_the_lobby(self, place: Place, board: Message, verbs: dict[str, str]) -> None:
        verb = self._chance.choices(("join", "begin", "leave", "cancel", "settings"), (10, 8, 0.5, 0.3, 0.5))[0]
        # Mostly who opened it begins; at times somebody else tries, or opened it.
        who = place.host if verb != "join" and self._chance.random() < 0.7 else self._chance.choice(place.people)
        if verb in verbs:
            await self._press(place, who, board, verbs[verb])

    async def _in_a_turn(self, place: Place, board: Message, verbs: dict[str, str]) -> None:
        named = next((each for each in place.people if f"<@{each.id}>" in board.content), place.host)
        mood = self._chance.random()
        if mood < 0.04:
            named = self._chance.choice([*place.people, place.stranger])
        on = [verb for verb in FORWARD if verb in verbs]
        # Whoever may bank does so half of the time, or no game would come to its end.
        verb = "bank" if "bank" in verbs and self._chance.random() < 0.5 else next(iter(on), next(iter(verbs)))
        if mood > 0.85:
            buttons = [each.custom_id for each in board.buttons if each.custom_id and not each.disabled]
            custom_id = self._chance.choice([each for each in buttons if each.split(":")[1] != "stop"] or buttons)
        else:
            custom_id = verbs[verb]
        if mood > 0.98:
            self._weather.begin(self._den.server.people.press_late(named, board, custom_id), self._ledger)
            self.did["double tap"] += 1
        await self._press(place, named, board, custom_id)

    def _remember(self, place: Place, board: Message) -> None:
        if self._chance.random() < 0.1:
            place.old.append((board, self._chance.choice(list(pressable(board).values()))))

    async def _press_old(self, place: Place) -> None:
        if place.old:
            board, custom_id = self._chance.choice(place.old)
            await self._press_late(place, board, custom_id)

    async def _press_late(self, place: Place, board: Message, custom_id: str) -> None:
        who = self._chance.choice([*place.people, place.stranger])
        self.did["old or strange"] += 1
        await self._answered(self._den.server.people.press_late(who, board, custom_id))

    async def _press(self, place: Place, who: User, board: Message, custom_id: str) -> None:
        try:
            interaction = self._den.server.people.press(who, board, custom_id)
        except LookupError:
            return  # gone by now: what a person would see, too
        self.did[custom_id.split(":")[1]] += 1
        await self._answered(interaction)
        await self._follow(place, interaction)

    async def _slash(self, place: Place, who: User, name: str) -> None:
        room = self._chance.choice(place.rooms) if name != "start" else place.channel
        options: dict[str, str | int] = {}
        if name == "start":
            options = {
                "where": self._chance.choice(("thread", "here")),
                "target": self._chance.randrange(500, 3001, 50),
            }
            if self._chance.random() < 0.3:
                options |= {"edition": "fill-or-bust", "target": self._chance.randrange(1000, 5001, 50)}
        if room.id not in self._den.server.world.channels:
            return
        self.did[f"/{name}"] += 1
        interaction = self._den.server.people.slash(who, room, f"tutto {name}", options)
        await self._answered(interaction)
        await self._follow(place, interaction)

    async def _follow(self, place: Place, interaction: Interaction) -> None:
        """At times press what a private answer offers, or send the form that was shown."""
        if self._chance.random() < 0.4:
            return
        response, answer = interaction.response, interaction.original
        if response is not None and response.kind == FORM:
            self.did["form"] += 1
            await self._answered(self._den.server.people.submit(interaction, {}))
        elif answer is not None and answer.ephemeral_to is interaction.user:
            offered = [each.custom_id for each in answer.buttons if each.custom_id and not each.disabled]
            if offered:
                await self._press(place, interaction.user, answer, self._chance.choice(offered))

    async def _answered(self, interaction: Interaction) -> None:
        self._weather.begin(interaction, self._ledger)
        try:
            patience_s = STRUCK_WITHIN_S if self._ledger.is_excused(interaction) else ANSWERED_WITHIN_S
            await self._den.server.wait_for(lambda _: self._ledger.is_over(interaction), patience_s)
        except TimeoutError:
            return  # the verdict names it
        if interaction.acknowledged_at is not None:
            self.latencies_ms.append(interaction.latency_ms)
