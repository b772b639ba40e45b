import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Trial } from "./trial";

/** Tiles that were put into the file of a section without groups, at whatever depth. */
export function* groupTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  if (lines.some((line) => line.indent === 0 && keyIn(line)?.name === "groups")) return;
  const first = lines.find(({ content }) => content.startsWith("- "));
  if (first === undefined) return;
  const block = lines.slice(lines.indexOf(first));
  const header = lines[lines.indexOf(first) - 1];
  const opens = lines.find(({ text }) => /^opens: +home\b/.test(text));
  // The home screen shows no tiles: nothing else is told of one that stands there.
  const changed = new Map(
    block.map((line) => [line.number, opens === undefined ? " ".repeat(Math.max(0, 6 + line.indent - first.indent)) + line.content : "#"]),
  );
  if (opens === undefined) changed.set(first.number, `groups:\n  - id: tiles\n    tiles:\n      ${first.content}`);
  if (header !== undefined && keyIn(header)?.name === "tiles") changed.set(header.number, "#");
  const other = 'Put it into the file of another section, in menus/, below "tiles:" of a group.';
  yield {
    code: "wrong-indent",
    changed,
    cost: 5,
    told: () =>
      opens === undefined
        ? slipIn(
            first,
            first.indent,
            'A tile stands here outside any group: this section has no "groups:" yet.',
            'Write three lines above it: "groups:", then "  - id: " with a name, then "    tiles:"; the tile itself starts after 6 spaces.',
          )
        : slipIn(first, first.indent, `A tile stands here, but this section has no tiles (${opens.text.trim()}).`, other),
  };
}
