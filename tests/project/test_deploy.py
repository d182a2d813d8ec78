"""What the systemd unit and the container file name is really there."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

from palifico.server.core.config import SETTINGS, read_settings

ROOT = Path(__file__).resolve().parents[2]
VARIABLES = {one.variable for one in SETTINGS}
FLAGS = {one.flag for one in SETTINGS}
PLAIN = read_settings({}, {})


def unit() -> dict[str, list[str]]:
    """The settings of the unit, by name; those that stand there twice have two values."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in (ROOT / "deploy" / "palifico.service").read_text("utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found[name].append(value)
    return found


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, each on one line."""
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [
        (line.partition(" ")[0], line.partition(" ")[2]) for line in joined.splitlines() if line
    ]


def of(kind: str) -> list[str]:
    """What one kind of instruction says."""
    return [rest for name, rest in instructions() if name == kind]


def given(text: str) -> dict[str, str]:
    """Variables that are set in a text."""
    return dict(re.findall(r"(\w+)=(\S+)", text))


def test_unit_serves_with_flags_and_variables_that_exist() -> None:
    (command,) = unit()["ExecStart"]
    program, name, *flags = command.split()
    assert (Path(program).name, name) == ("palifico", "serve")
    assert {flag.partition("=")[0] for flag in flags} <= FLAGS
    (environment,) = unit()["Environment"]
    assert given(environment).keys() <= VARIABLES
    settings = read_settings({}, {**given(environment), "PALIFICO_DATA": "/data"})
    assert settings.log_format == "json"


def test_unit_gives_the_server_time_to_stop() -> None:
    assert int(unit()["TimeoutStopSec"][0]) > PLAIN.shutdown_limit
    assert unit()["KillSignal"] == ["SIGTERM"]
    assert unit()["Restart"] == ["always"]


def test_unit_hands_over_the_keys_under_their_names() -> None:
    names = {one.partition(":")[0] for one in unit()["LoadCredential"]}
    assert names == {PLAIN.sealing_key.name, PLAIN.signing_key.name}
    environment = given(unit()["Environment"][0])
    assert environment["PALIFICO_KEYS"] == "%d"
    assert environment["PALIFICO_DATA"] == f"%S/{unit()['StateDirectory'][0]}"


def test_unit_may_do_little() -> None:
    wanted = {
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "CapabilityBoundingSet": "",
        "StateDirectoryMode": "0700",
    }
    assert {name: unit()[name][0] for name in wanted} == wanted
    assert int(unit()["LimitNOFILE"][0]) > PLAIN.max_sockets


def test_image_serves_with_variables_that_exist() -> None:
    assert json.loads(of("ENTRYPOINT")[0]) == ["palifico", "serve"]
    environment = given(of("ENV")[0])
    assert {name for name in environment if name.startswith("PALIFICO_")} <= VARIABLES
    settings = read_settings({}, environment)
    assert settings.host == "0.0.0.0"
    assert of("EXPOSE") == [str(settings.port)]
    assert of("VOLUME") == [str(settings.data)]
    assert of("STOPSIGNAL") == ["SIGTERM"]


def test_image_asks_for_its_health_where_there_is_an_answer() -> None:
    command = json.loads(of("HEALTHCHECK")[0].partition("CMD ")[2])
    assert command[0] == "python"
    assert f"http://127.0.0.1:{of('EXPOSE')[0]}/readyz" in command[2]
    compile(command[2], "healthcheck", "exec")


def test_image_runs_as_an_unprivileged_user() -> None:
    names = [name for name, _ in instructions()]
    assert of("USER") == ["palifico"]
    assert names.index("USER") < names.index("ENTRYPOINT")


def test_deploy_what_is_copied_is_there() -> None:
    copied = [rest.split()[:-1] for rest in of("COPY") if not rest.startswith("--from")]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []
    assert "requirements/run.txt" in " ".join(of("RUN"))
