/** Code that stands in a value as it is, such as the name of another table. */
export class Code {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

export interface Layout {
  readonly width: number;
  /** JSON: every key quoted, no comma after the last entry. */
  readonly json: boolean;
}

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

export const TYPESCRIPT: Layout = { width: 120, json: false };
export const JSON_TEXT: Layout = { width: 120, json: true };

/** A value on one line, keys in the order of the value; undefined fields are left out. */
export function printInline(value: unknown, layout: Layout = TYPESCRIPT): string {
  if (value instanceof Code) return value.code;
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[${value.map((item) => printInline(item, layout)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = fieldsOf(value).map(([key, field]) => `${printKey(key, layout)}: ${printInline(field, layout)}`);
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  }
  return scalar(value);
}

/** A value with one entry a line, each entry whole on its line; with more levels opened, the entries of what is that far inside. */
export function printLines(value: unknown, layout: Layout = TYPESCRIPT, levels = 1, indent = ""): string {
  if (levels === 0 || typeof value !== "object" || value === null || value instanceof Code) return printInline(value, layout);
  return opened(value, indent, layout, (item) => printLines(item, layout, levels - 1, `${indent}  `));
}

/** A value on one line where it fits, otherwise opened level by level. */
export function printTree(value: unknown, layout: Layout = TYPESCRIPT, indent = ""): string {
  const inline = printInline(value, layout);
  if (indent.length + inline.length <= layout.width || typeof value !== "object" || value === null || value instanceof Code) return inline;
  return opened(value, indent, layout, (item) => printTree(item, layout, `${indent}  `));
}

/** Quoted only where it must be, so that the name stays easy to find. */
export function printKey(key: string, layout: Layout = TYPESCRIPT): string {
  if (layout.json) return JSON.stringify(key);
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

function opened(value: unknown, indent: string, layout: Layout, print: (item: unknown) => string): string {
  const [open, close, lines] = Array.isArray(value)
    ? ["[", "]", value.map((item) => print(item))]
    : typeof value === "object" && value !== null
      ? ["{", "}", fieldsOf(value).map(([key, field]) => `${printKey(key, layout)}: ${print(field)}`)]
      : ["", "", []];
  if (lines.length === 0) return printInline(value, layout);
  const between = `,\n${indent}  `;
  return `${open}\n${indent}  ${lines.join(between)}${layout.json ? "" : ","}\n${indent}${close}`;
}

function fieldsOf(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}

function scalar(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  throw new TypeError(`a ${typeof value} has no place in a generated table`);
}
