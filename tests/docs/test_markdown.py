"""The runner of examples notices what is wrong, so that a green page means something."""

from pathlib import Path

import pytest

from tests.docs.markdown import (
    Block,
    ExampleFailed,
    Story,
    blocks,
    matches,
    pages,
    run_console,
    run_python,
    tell,
)


def page(tmp_path: Path, text: str) -> list[Block]:
    path = tmp_path / "page.md"
    path.write_text(text, encoding="utf-8")
    return list(blocks(path))


def console(tmp_path: Path, text: str) -> None:
    (block,) = page(tmp_path, f"```console\n{text}\n```\n")
    run_console(block, tmp_path)


def python(tmp_path: Path, *texts: str) -> None:
    run_python(page(tmp_path, "\n\n".join(f"```python\n{text}\n```" for text in texts)))


def test_blocks_know_page_line_and_language(tmp_path: Path) -> None:
    found = page(tmp_path, "# Title\n\n```python\na = 1\n```\n\n- item\n  ~~~text\n  b\n  ~~~\n")
    assert [(block.line, block.language, block.text) for block in found] == [
        (4, "python", "a = 1"),
        (9, "text", "b"),
    ]
    assert str(found[0]) == "page.md:4"


def test_longer_fence_holds_a_shorter_one(tmp_path: Path) -> None:
    (block,) = page(tmp_path, "````markdown\n```python\n1 / 0\n```\n````\n")
    assert block.language == "markdown"


@pytest.mark.parametrize(
    ("above", "reason"),
    [
        ("<!-- not run: asks the player -->", "asks the player"),
        ("<!-- not run: asks the player -->\n", "asks the player"),
        ("<!-- not run: -->", ""),
        ("Some prose.", None),
        ("<!-- not run: old -->\n\nSome prose.", None),
    ],
)
def test_comment_right_above_leaves_a_block_out(
    tmp_path: Path, above: str, reason: str | None
) -> None:
    (block,) = page(tmp_path, f"{above}\n```python\n1 / 0\n```\n")
    assert block.not_run == reason


def test_python_blocks_of_a_page_share_names(tmp_path: Path) -> None:
    python(tmp_path, "dice = [1, 2]", ">>> dice\n[1, 2]", ">>> n = len(dice)", "assert n == 2")


@pytest.mark.parametrize("text", ["assert False", ">>> 1 + 1\n3", ">>> 1 / 0"])
def test_wrong_python_fails(tmp_path: Path, text: str) -> None:
    with pytest.raises(AssertionError):
        python(tmp_path, text)


def test_traceback_names_the_line_of_the_page(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        python(tmp_path, "a = 1", "b = 2\n1 / 0")
    assert raised.traceback[-1].lineno + 1 == len("# a\n\n\n\n\n".splitlines()) + 2


@pytest.mark.parametrize(
    "text",
    [
        "$ echo one\none",
        "$ printf one\none",
        "$ echo one; echo; echo two\none\n\ntwo",
        "$ echo one >&2\none",
        "$ true\n$ false\n$ echo $?\n1",
        "$ cup=3\n$ echo $cup\n3",
        "$ echo one \\\n> two\none two",
        "$ cat\n$ pwd | grep -c .\n1",
        "$ seq 5\n1\n...\n5",
        "$ seq 5\n...",
        "$ test -f pyproject.toml && echo at the root\nat the root",
    ],
)
def test_right_console_passes(tmp_path: Path, text: str) -> None:
    console(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    [
        "$ echo one\ntwo",
        "$ echo one",
        "$ true\none",
        "$ echo one; echo two\none",
        "$ echo one\none\ntwo",
        "$ echo 'one '\none",
        "$ echo a\na\n$ echo b\nc",
        "$ seq 5\n1\n...\n4",
        "$ no-such-command",
        "$ exit 3",
        "$ echo 'never closed",
    ],
)
def test_wrong_console_fails(tmp_path: Path, text: str) -> None:
    with pytest.raises(ExampleFailed):
        console(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("$ palifico referee", True),
        ("$ echo '{}' | palifico referee", True),
        ("$ LANG=es palifico rules", True),
        ("$ git clone somewhere/palifico\n$ make play", False),
        ("palifico is a game", False),
    ],
)
def test_block_knows_whether_it_calls_palifico(tmp_path: Path, text: str, calls: bool) -> None:
    assert Block(tmp_path, 1, "console", text).calls_palifico is calls


def story(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    tell(page(tmp_path, text), Story(tmp_path, folder))


def test_block_with_a_title_is_a_file(tmp_path: Path) -> None:
    (block,) = page(tmp_path, '```toml title="doubt.toml"\nseats = 2\n```\n')
    assert (block.language, block.title) == ("toml", "doubt.toml")


def test_story_happens_in_order_and_in_one_folder(tmp_path: Path) -> None:
    told = """
```js title="one.js"
two
```
```console
$ cat one.js; echo three > four
two
```
```python
import pathlib

assert pathlib.Path("four").read_text() == "three\\n"
```
```text title="one.js"
five
```
```console
$ cat one.js; ls examples | grep -c bots
five
1
```
"""
    story(tmp_path, told)


@pytest.mark.parametrize(
    "text",
    [
        "```console\n$ cat one.js\n```",
        "```python\nassert False\n```",
        '```text title="a"\nb\n```\n\n```console\n$ cat a\nc\n```',
    ],
)
def test_wrong_story_fails(tmp_path: Path, text: str) -> None:
    with pytest.raises(AssertionError):
        story(tmp_path, text)


@pytest.mark.parametrize(
    ("expected", "output", "same"),
    [
        ([], [], True),
        ([], ["a"], False),
        (["a", "..."], ["a"], True),
        (["a", "...", "b"], ["a", "x", "y", "b"], True),
        (["a", "...", "b"], ["a", "x"], False),
        (["a ... b"], ["a x b"], False),
        (["."], ["a"], False),
    ],
)
def test_three_dots_alone_match_any_lines(
    expected: list[str], output: list[str], same: bool
) -> None:
    assert matches(expected, output) is same


def test_pages_are_those_at_the_root_and_under_docs(tmp_path: Path) -> None:
    names = ["README.md", "docs/one.md", "docs/deep/two.md", "elsewhere/three.md", "docs/four.txt"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = [path.relative_to(tmp_path).as_posix() for path in pages(tmp_path)]
    assert found == ["README.md", "docs/deep/two.md", "docs/one.md"]
