import { keyOfText } from "../../read/lineSlip";
import { isWholeAbove, remarkBelow } from "../../read/remarkBelow";
import { keyIn, type Slip, type SourceLine, slipIn } from "../../read/slip";
import type { Keys } from "./keys";
import { linesOf } from "./orderTrials";
import type { Trial } from "./trial";
import { type Wrapped, wrappedAt } from "./wrapped";

/** A remark without its mark is hardly less likely, and a colon that is missing is likelier. */
const PLAIN = 39;

/** What was wrapped to further lines: each alone, and all of them. */
export function* wrapTrials(lines: readonly SourceLine[], keys: Keys): Iterable<Trial> {
  const found = lines.flatMap((_, at) => wrappedAt(lines, at, keys) ?? []);
  for (const one of found) yield remarked(one, keys) ?? joined(one, []);
  const [first, ...more] = found;
  if (first !== undefined && more.length > 0) yield joined(first, more);
}

/** Below the name of something: no name goes on behind a space. */
function remarked({ line, next, rest, what, name }: Wrapped, { known }: Keys): Trial | null {
  const key = keyIn(line);
  const value = key === null ? "" : line.text.slice(key.value).trim();
  if (what !== "text" || !known.has(name) || keyOfText(name) || !isWholeAbove(value, next.content)) return null;
  return {
    code: "syntax-error",
    changed: new Map(rest.map(({ number, text }) => [number, `# ${text.trim()}`])),
    cost: PLAIN,
    told: () => {
      const text = rest.map(({ content }) => content.trim()).join(" ");
      const { message, hint } = remarkBelow(value, text, next.number + 1, (rest.at(-1) ?? next).number + 1);
      return slipIn(next, next.indent, message, hint);
    },
  };
}

function joined(first: Wrapped, more: readonly Wrapped[]): Trial {
  const all = [first, ...more];
  return {
    code: "syntax-error",
    changed: new Map(
      all.flatMap(({ line, rest, whole }) => [[line.number, whole] as const, ...rest.map(({ number }) => [number, "#"] as const)]),
    ),
    cost: (all.some(({ what }) => what === "text") ? PLAIN : 1) + more.length,
    told: () => told(first, more),
  };
}

function told(first: Wrapped, more: readonly Wrapped[]): Slip {
  const { line, next, rest, what, name } = first;
  const fact = `The ${what}${name === "" ? "" : ` of "${name}"`} in line ${line.number + 1} goes on here, on a line of its own.`;
  const remedies = [first, ...more].map(remedy).join("; ");
  const isRemark = what === "text" && more.length === 0 && rest.length === 1 && /^\p{Lu}/u.test(next.content);
  const hint = `${remedies.charAt(0).toUpperCase()}${remedies.slice(1)}.${isRemark ? ' When it is a remark, start it with "# ".' : ""}`;
  return slipIn(next, next.indent, fact, hint);
}

/** What goes on is put where it began; a text that then needs quotes is shown with them. */
function remedy({ line, next, rest, whole, what }: Wrapped): string {
  const below = linesOf(next, rest.at(-1) ?? next);
  const isJoined = what !== "text" || whole.startsWith(line.text.trimEnd());
  if (!isJoined) return `write ${whole.trim()} in line ${line.number + 1}, and remove ${below}`;
  const apart = rest.length === 1 ? "behind a space" : "all on that one line, with a space between them";
  return `move ${below} to the end of line ${line.number + 1}, ${apart}`;
}
