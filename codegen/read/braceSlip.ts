import { type JoinedKey, joinedKey, joinedSlip } from "./joinedKey";
import { closingQuote } from "./openQuote";
import { asWritten } from "./quoted";
import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

/** Keys that hold texts, one a language, or one text. */
export const TEXTS: readonly string[] = ["label", "opens", "story"];
/** Keys that hold other keys, and are often written on one line. */
const BRACED: readonly string[] = ["access", "each", "frame", "login", "params", "query"];

/** What is wrong round the keys of a block on one line: braces that are missing, others in their place, words beside them. */
export function braceSlip(line: SourceLine): Slip | null {
  const key = keyIn(line);
  if (key === null) return null;
  const { name } = key;
  const whole = line.text.slice(key.value).trim();
  const told = (message: string, hint: string) => slipIn(line, key.value, message, hint);
  const isOwner = TEXTS.includes(name) || BRACED.includes(name);
  const joined = /^[{["']/.test(whole) ? joinedKey(line.text, key.value) : behindCloser(line, key.value);
  if (joined !== null) return joinedSlip(line, joined.start, joined.name, key.at);
  if (isOwner) {
    const beside = besideBraces(whole);
    if (beside !== null) return told(besideFact(name, beside), besideRemedy(name, beside));
    const inner = /^\(\s*([\w-]+: .*?)\s*[)}\]]?$/.exec(whole)?.[1];
    if (inner !== undefined)
      return told(`Round brackets ( ) stand round the keys of "${name}".`, `Write braces: ${name}: ${braced(inner)}`);
  }
  const [, first] = /^([\w-]+): +\S/.exec(whole) ?? [];
  if (first === undefined || whole.includes(" #")) return null;
  if (whole.endsWith("}") && (isOwner || /^[\w-]+: .*: /.test(whole)) && !whole.includes("{"))
    return told("A } closes this line, but no { opens it.", `Write ${name}: { ${whole}`);
  if (TEXTS.includes(name) && /^[a-z]{2}$/.test(first))
    return told(`Braces are missing round the languages of "${name}".`, `Write ${name}: ${braced(whole)}`);
  if (BRACED.includes(name)) return told(`Braces are missing round the keys of "${name}".`, `Write ${name}: ${braced(whole)}`);
  return null;
}

/** `frame: base: /x } section: herd`: a key behind a brace that nothing opens. */
function behindCloser(line: SourceLine, from: number): JoinedKey | null {
  const [whole, name] = /^[^{}]*\}[,;]? +([A-Za-z][\w-]*):(?= |$)/.exec(line.text.slice(from)) ?? [];
  return whole === undefined || name === undefined ? null : { start: from + whole.length - name.length - 1, name };
}

/** The keys of a block within braces; texts that need quotes get them. */
function braced(keys: string): string {
  const entries = keys.replace(/[,;]\s*$/, "").split(/[,;]\s*(?=[a-z]{2}: )/);
  const texts = entries.map((entry) => /^([a-z]{2}): +(.*)$/.exec(entry));
  const written = texts.map((text) => (text === null ? null : `${text[1]}: ${inQuotes(text[2] ?? "")}`));
  return `{ ${written.includes(null) ? keys : written.join(", ")} }`;
}

function inQuotes(text: string): string {
  const quote = text.charAt(0);
  return /["']/.test(quote) && closingQuote(text, 0, quote) === text.length - 1 ? text : asWritten(text);
}

interface Beside {
  readonly where: "before" | "behind";
  readonly word: string;
  readonly block: string;
}

/** `Soins { fr: … }`, `{ fr: … } Soins`: a block with a word beside it. */
function besideBraces(whole: string): Beside | null {
  const [, before = "", block = "", after = ""] =
    /^([^{}]*?)[,:]?\s*(\{ *[\w"'][^{}]*: [^{}]*\})[,;]?\s*((?:[^#{}\s][^{}]*)?)$/.exec(whole) ?? [];
  if (block === "" || (before === "") === (after === "")) return null;
  return before === "" ? { where: "behind", word: after.trim(), block } : { where: "before", word: before, block };
}

function besideFact(name: string, { where, word }: Beside): string {
  return `"${word.replace(/^(["'])(.*)\1$/, "$2")}" stands ${where} the braces of "${name}".`;
}

/** A word that stands in no language yet is not told to be removed. */
function besideRemedy(name: string, { word, block }: Beside): string {
  const bare = word.replace(/^(["'])(.*)\1$/, "$2");
  const isSaid = BRACED.includes(name) || block.toLowerCase().includes(bare.toLowerCase());
  return isSaid
    ? `Remove it: ${name}: ${block}`
    : `Write ${name}: ${block}. When "${bare}" belongs to a text, write it there, between the braces.`;
}
