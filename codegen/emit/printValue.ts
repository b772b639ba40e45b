/** Code that stands in a value as it is, such as the name of another table. */
export class Code {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** In JSON every key is quoted, and no comma follows the last entry. */
export type Layout = "json" | "typescript";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

const WIDTH = 120;

/** A value on one line, keys in the order of the value; undefined fields are left out. */
export function printInline(value: unknown, layout: Layout = "typescript"): string {
  return isNested(value) ? opened(value, "", layout, (item) => printInline(item, layout), Infinity) : scalar(value);
}

/** A value with one entry a line, each entry whole on its line; with more levels opened, the entries of what is that far inside. */
export function printLines(value: unknown, layout: Layout = "typescript", levels = 1, indent = ""): string {
  if (levels === 0 || !isNested(value)) return printInline(value, layout);
  return opened(value, indent, layout, (item) => printLines(item, layout, levels - 1, `${indent}  `));
}

/** A value on one line where it fits, otherwise opened level by level. */
export function printTree(value: unknown, layout: Layout = "typescript", indent = ""): string {
  if (!isNested(value)) return scalar(value);
  return opened(value, indent, layout, (item) => printTree(item, layout, `${indent}  `), WIDTH - indent.length);
}

/** Quoted only where it must be, so that the name stays easy to find. */
export function printKey(key: string, layout: Layout = "typescript"): string {
  if (layout === "json") return JSON.stringify(key);
  // As a plain key it would set the prototype.
  if (key === "__proto__") return `["__proto__"]`;
  return IDENTIFIER.test(key) ? key : JSON.stringify(key);
}

/** `TILES.parage`, `TILES["prairie-suivi"]`. */
export function printMember(table: string, key: string): string {
  return IDENTIFIER.test(key) ? `${table}.${key}` : `${table}[${JSON.stringify(key)}]`;
}

/** A text of several lines between backquotes. */
export function printTemplate(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Code);
}

/** `room`: for the whole on one line, none when an entry has several. */
function opened(value: object, indent: string, layout: Layout, print: (item: unknown) => string, room = 0): string {
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  const lines = Array.isArray(value)
    ? value.map((item) => print(item))
    : fieldsOf(value).map(([key, field]) => `${printKey(key, layout)}: ${print(field)}`);
  if (lines.length === 0) return `${open}${close}`;
  const inline = room > 0 ? `${open}${space}${lines.join(", ")}${space}${close}` : "\n";
  if (inline.length <= room && !inline.includes("\n")) return inline;
  return `${open}\n${indent}  ${lines.join(`,\n${indent}  `)}${layout === "json" ? "" : ","}\n${indent}${close}`;
}

function fieldsOf(value: object): readonly [string, unknown][] {
  return (value instanceof Map ? [...value] : Object.entries(value)).filter(([, field]) => field !== undefined);
}

function scalar(value: unknown): string {
  if (value instanceof Code) return value.code;
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  throw new TypeError(`a ${typeof value} has no place in a generated table`);
}
