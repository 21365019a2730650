"""What a host can set, and the example that explains it."""

from pathlib import Path

import pytest

from bot.settings import PREFIX, Settings, SettingsWrong, read_settings

EXAMPLE = Path(__file__).parent.parent / ".env.example"


def in_example() -> dict[str, str]:
    lines = [line.removeprefix("# ") for line in EXAMPLE.read_text(encoding="utf-8").splitlines()]
    return dict(line.split("=", 1) for line in lines if line.startswith(PREFIX))


def default(name: str) -> str:
    value = Settings.model_fields[name].default
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)


def test_the_example_explains_every_setting_and_no_other() -> None:
    assert {f"{PREFIX}{name.upper()}" for name in Settings.model_fields} == set(in_example())


@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name not in {"token", "shards"}])
def test_what_the_example_shows_is_the_default(name: str) -> None:
    assert default(name) == in_example()[f"{PREFIX}{name.upper()}"]


def test_the_example_itself_can_be_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert read_settings().token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TUTTO_DATABASE_URL", "mysql://localhost/tutto"),
        ("TUTTO_DISCORD_API", "ftp://example.org"),
        ("TUTTO_DISCORD_API", "localhost:9000"),
        ("TUTTO_SHARDS", "0"),
        ("TUTTO_SHARDS", "many"),
        ("TUTTO_TIDY", "perhaps"),
        ("TUTTO_LOG_LEVEL", "loud"),
    ],
)
def test_a_bad_setting_is_one_line_that_names_it(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsWrong) as wrong:
        read_settings()
    [line] = str(wrong.value).splitlines()
    assert line.startswith(f"{name}: ")


def test_every_bad_setting_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTTO_SHARDS", "many")
    monkeypatch.setenv("TUTTO_DATABASE_URL", "nowhere")
    with pytest.raises(SettingsWrong) as wrong:
        read_settings()
    assert ["TUTTO_DATABASE_URL", "TUTTO_SHARDS"] == sorted(
        line.split(":")[0] for line in str(wrong.value).splitlines()
    )


def test_a_password_in_a_bad_setting_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTTO_DATABASE_URL", "mysql://ada:hunter2@localhost/tutto")
    with pytest.raises(SettingsWrong) as wrong:
        read_settings()
    assert "hunter2" not in str(wrong.value)


@pytest.mark.parametrize("token", ["se\ncret", "se\x01cret"])
def test_a_token_that_is_no_single_line_is_named_and_not_repeated(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("TUTTO_TOKEN", token)
    with pytest.raises(SettingsWrong) as wrong:
        read_settings()
    assert "TUTTO_TOKEN: must be one line without control characters" == str(wrong.value)
