import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { route } from "../../schema/application";
import type { Kind } from "../../schema/kinds";
import { linesOf } from "./orderTrials";
import { blockAt, type Trial } from "./trial";

/** What a tile leads to. */
const TARGETS: readonly (string | undefined)[] = ["link", "route", "shop"];
/** Keys of a grant. */
const OF_GRANT: readonly (string | undefined)[] = ["label", "opens", "exact", "each"];
/** Keys of a route. */
const OF_ROUTE: ReadonlySet<string> = new Set(Object.keys(route.shape));

type Lines = readonly SourceLine[];

/** Tiles, grants and routes in a file that holds none, or above the line below which they belong. Those that were pasted together move together. */
export function* foreignTrials(kind: Kind, lines: Lines): Iterable<Trial> {
  const blocks = lines.map((_, at) => blockAt(lines, at));
  for (const one of FOREIGN) {
    const found = blocks.filter(one.is);
    if (kind !== one.kind) yield* moved(found.filter(one.isOnly), { ...one, where: `where no ${one.name} belongs`, place: one.file });
    else {
      const early = found.filter((block) => isAbove(lines, block, one.header));
      yield* moved(early, { ...one, where: `above ${one.owner}`, place: one.below });
    }
  }
}

/** A kind of entry, the files that hold it, and where it stands in them. */
interface Foreign {
  readonly name: string;
  readonly kind: Kind;
  readonly header: string;
  readonly is: (block: Lines) => boolean;
  /** Whether it can be nothing else, in whatever file. */
  readonly isOnly: (block: Lines) => boolean;
  readonly file: string;
  readonly owner: string;
  readonly below: string;
}

const FOREIGN: readonly Foreign[] = [
  {
    name: "grant",
    kind: "grantFamily",
    header: "grants",
    is: isGrant,
    isOnly: isGrant,
    file: 'into a file in grants/, below "grants:", with 2 spaces before its name.',
    owner: 'the line "grants:"',
    below: 'below "grants:", with 2 spaces before its name.',
  },
  {
    name: "route",
    kind: "application",
    header: "routes",
    is: isRoute,
    isOnly: isRouteOnly,
    file: 'into the file of its application, below "routes:" in applications/<domain>/<application>.yaml, with 2 spaces before its name.',
    owner: 'the line "routes:"',
    below: 'below "routes:", with 2 spaces before its name.',
  },
  {
    name: "tile",
    kind: "menu",
    header: "tiles",
    is: isTile,
    isOnly: isTile,
    file: 'into the file of a section, in menus/, below "tiles:" of a group.',
    owner: "the groups of this section",
    below: 'below "tiles:" of a group, with 6 spaces before the dash.',
  },
];

/** What is told of entries in a wrong place, and where their lines go. */
interface Told {
  readonly name: string;
  readonly where: string;
  readonly place: string;
}

/** All of them at once; told are the lines of those that follow each other, and where the others begin. */
function* moved(blocks: readonly Lines[], { name, where, place }: Told): Iterable<Trial> {
  const [first] = blocks[0] ?? [];
  if (first === undefined) return;
  const apart = blocks.findIndex((block, index) => index > 0 && block[0]?.number !== (blocks[index - 1]?.at(-1)?.number ?? 0) + 1);
  const run = apart < 0 ? blocks : blocks.slice(0, apart);
  const last = run.at(-1)?.at(-1) ?? first;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const fact = run.length > 1 ? `${capital}s stand here, ${where}.` : `A ${name} stands here, ${where}.`;
  const more = apart < 0 ? "" : ` The same goes for those below, from line ${(blocks[apart]?.[0]?.number ?? 0) + 1} on.`;
  yield {
    code: "wrong-indent",
    changed: new Map(blocks.flat().map(({ number }) => [number, "#"])),
    cost: 2,
    told: () => slipIn(first, first.indent, fact, `Move ${linesOf(first, last)} ${place}${more}`),
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
function isGrant(block: Lines): boolean {
  const names = namesBelow(block);
  return names.includes("label") && names.includes("opens") && names.every((name) => OF_GRANT.includes(name));
}

function isRoute(block: Lines): boolean {
  const names = namesBelow(block);
  return names.includes("label") && names.every((name) => name !== undefined && OF_ROUTE.has(name));
}

/** A grant may have a label alone, and opens what it lacks. */
function isRouteOnly(block: Lines): boolean {
  return isRoute(block) && namesBelow(block).some((name) => !OF_GRANT.includes(name));
}

/** The keys of an entry that has its name above them; none of anything else. */
function namesBelow([first, ...below]: Lines): readonly (string | undefined)[] {
  const [next] = below;
  if (first === undefined || next === undefined || first.content.startsWith("- ") || !/:\s*(?:#.*)?$/.test(first.content)) return [];
  return below.filter(({ indent }) => indent === next.indent).map((line) => keyIn(line)?.name);
}

/** Whether the line below which entries belong comes only after it. */
function isAbove(lines: Lines, block: Lines, header: string): boolean {
  const at = lines.findIndex(({ number }) => number === block[0]?.number);
  const isHeader = (line: SourceLine) => keyIn(line)?.name === header;
  return !lines.slice(0, at).some(isHeader) && lines.slice(at + block.length).some(isHeader);
}
