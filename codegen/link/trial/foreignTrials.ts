import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import type { Kind } from "../../schema/kinds";
import { linesOf } from "./orderTrials";
import { blockAt, type Trial } from "./trial";

/** What a tile leads to. */
const TARGETS: readonly (string | undefined)[] = ["link", "route", "shop"];
/** Keys of a grant. */
const OF_GRANT: readonly (string | undefined)[] = ["label", "opens", "exact", "each"];

type Lines = readonly SourceLine[];

/** Tiles and grants in a file that holds none, and tiles above the list of a section. Those that were pasted together move together. */
export function* foreignTrials(kind: Kind, lines: Lines): Iterable<Trial> {
  const blocks = lines.map((_, at) => blockAt(lines, at));
  if (kind !== "grantFamily") yield* moved(blocks.filter(isGrant), GRANTS);
  const tiles = blocks.filter(isTile);
  if (kind === "menu") {
    yield* moved(
      tiles.filter((block) => isAbove(lines, block)),
      EARLY_TILES,
    );
  } else yield* moved(tiles, TILES);
}

/** What stands in the wrong file, and where its lines go. */
interface Foreign {
  readonly one: string;
  readonly several: string;
  readonly place: string;
}

const TILES: Foreign = {
  one: "A tile stands here, where no tile belongs.",
  several: "Tiles stand here, where no tile belongs.",
  place: 'into the file of a section, in menus/, below "tiles:" of a group.',
};

const EARLY_TILES: Foreign = {
  one: "A tile stands here, above the groups of this section.",
  several: "Tiles stand here, above the groups of this section.",
  place: 'below "tiles:" of a group, with 6 spaces before the dash.',
};

const GRANTS: Foreign = {
  one: "A grant stands here, where no grant belongs.",
  several: "Grants stand here, where no grant belongs.",
  place: 'into a file in grants/, below "grants:", with 2 spaces before its name.',
};

/** All of them at once; told are the lines of those that follow each other, and where the others begin. */
function* moved(blocks: readonly Lines[], { one, several, place }: Foreign): Iterable<Trial> {
  const [first] = blocks[0] ?? [];
  if (first === undefined) return;
  const apart = blocks.findIndex((block, index) => index > 0 && block[0]?.number !== (blocks[index - 1]?.at(-1)?.number ?? 0) + 1);
  const run = apart < 0 ? blocks : blocks.slice(0, apart);
  const last = run.at(-1)?.at(-1) ?? first;
  const more = apart < 0 ? "" : ` The same goes for those below, from line ${(blocks[apart]?.[0]?.number ?? 0) + 1} on.`;
  yield {
    code: "wrong-indent",
    changed: new Map(blocks.flat().map(({ number }) => [number, "#"])),
    cost: 2,
    told: () => slipIn(first, first.indent, run.length > 1 ? several : one, `Move ${linesOf(first, last)} ${place}${more}`),
  };
}

function isTile(block: Lines): boolean {
  const [first] = block;
  const column = first === undefined ? 0 : keyIn(first)?.at;
  const names = block.flatMap((line) => (keyIn(line)?.at === column ? [keyIn(line)?.name] : []));
  return (
    first?.content.startsWith("- ") === true && names[0] === "id" && names.includes("icon") && names.some((name) => TARGETS.includes(name))
  );
}

/** A name without a value, and below it what a grant has and nothing else. */
function isGrant([first, ...below]: Lines): boolean {
  const [next] = below;
  if (first === undefined || next === undefined || first.content.startsWith("- ") || !/:\s*(?:#.*)?$/.test(first.content)) return false;
  const names = below.filter(({ indent }) => indent === next.indent).map((line) => keyIn(line)?.name);
  return names.includes("label") && names.includes("opens") && names.every((name) => OF_GRANT.includes(name));
}

/** Whether tiles begin only below it. */
function isAbove(lines: Lines, block: Lines): boolean {
  const at = lines.findIndex(({ number }) => number === block[0]?.number);
  const isHeader = (line: SourceLine) => keyIn(line)?.name === "tiles";
  return !lines.slice(0, at).some(isHeader) && lines.slice(at + block.length).some(isHeader);
}
