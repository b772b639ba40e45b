/** One value of an action that a person can correct. */
export interface Field {
  readonly name: string;
  readonly value: string | number | boolean | null;
}

/** Names what an action is about on the page it comes from. */
const REFERENCE = "task";

/** The plain values of an action; what is deeper stays as it is. */
export function fieldsOf(payload: unknown): readonly Field[] {
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return [];
  return Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    isPlain(value) && name !== REFERENCE ? [{ name, value }] : [],
  );
}

/** The action with the values of the form; each keeps its kind. */
export function withFields(payload: unknown, fields: readonly Field[], form: FormData): unknown {
  const changed = fields.map(({ name, value }) => {
    if (typeof value === "boolean") return [name, form.get(name) !== null];
    const text = String(form.get(name) ?? "");
    if (typeof value === "number") return [name, Number(text)];
    return [name, text === "" && value === null ? null : text];
  });
  return { ...(payload as object), ...Object.fromEntries(changed) };
}

function isPlain(value: unknown): value is Field["value"] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
