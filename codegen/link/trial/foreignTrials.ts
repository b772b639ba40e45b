import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Kind } from "../../schema/kinds";
import { linesOf } from "./orderTrials";
import type { Trial } from "./trial";

/** What a tile leads to. */
const TARGETS: readonly (string | undefined)[] = ["link", "route", "shop"];

/** Tiles in a file that holds none. */
export function* foreignTrials(kind: Kind, lines: readonly SourceLine[]): Iterable<Trial> {
  if (kind === "menu") return;
  for (const [at, first] of lines.entries()) {
    if (!first.content.startsWith("- ") || keyIn(first)?.name !== "id") continue;
    const end = lines.findIndex((line, index) => index > at && line.indent <= first.indent);
    const block = lines.slice(at, end < 0 ? lines.length : end);
    const names = block.map((line) => keyIn(line)?.name);
    if (!names.includes("icon") || !names.some((name) => TARGETS.includes(name))) continue;
    yield {
      code: "wrong-indent",
      changed: new Map(block.map(({ number }) => [number, "#"])),
      cost: 2,
      told: () =>
        slipIn(
          first,
          first.indent,
          "A tile stands here, where no tile belongs.",
          `Move ${linesOf(first, block.at(-1) ?? first)} into the file of a section, in menus/, below "tiles:" of a group.`,
        ),
    };
  }
}
