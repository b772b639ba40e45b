/**
 * The part of zod/mini that the contract of the frames uses, for the pages of sub-applications: the build of the SDK puts it in the
 * place of zod, which alone would be over what the whole SDK may weigh. A test holds its verdicts against those of zod.
 */
type Result = { readonly success: true; readonly data: unknown } | { readonly success: false };
type Parse = (value: unknown) => Result;
type Check = (value: never) => boolean;

interface Schema {
  readonly safeParse: Parse;
  readonly check: (...checks: readonly Check[]) => Schema;
  /** The key may be missing. */
  readonly mayMiss?: boolean;
}

const REFUSED: Result = { success: false };

function schema(parse: Parse): Schema {
  return {
    safeParse: parse,
    check: (...checks) =>
      schema((value) => {
        const read = parse(value);
        // The schema before has said of which kind the value is.
        return read.success && checks.every((holds) => holds(read.data as never)) ? read : REFUSED;
      }),
  };
}

function when(holds: (value: unknown) => boolean): Schema {
  return schema((value) => (holds(value) ? { success: true, data: value } : REFUSED));
}

export const string = () => when((value) => typeof value === "string");
export const number = () => when((value) => Number.isFinite(value));
export const int = () => when((value) => Number.isSafeInteger(value));
export const boolean = () => when((value) => typeof value === "boolean");
export const unknown = () => when(() => true);
export const any = unknown;
export const literal = (expected: unknown) => when((value) => value === expected);
export const _enum = (values: readonly unknown[]) => when((value) => values.includes(value));
const isNull = () => literal(null);

export { _enum as enum, isNull as null };

export const union = (options: readonly Schema[]): Schema =>
  schema((value) => {
    for (const option of options) {
      const read = option.safeParse(value);
      if (read.success) return read;
    }
    return REFUSED;
  });
export const discriminatedUnion = (_key: string, options: readonly Schema[]) => union(options);
export const nullable = (inner: Schema) => union([isNull(), inner]);
export const optional = (inner: Schema): Schema => ({ ...union([when((value) => value === undefined), inner]), mayMiss: true });
export const readonly = (inner: Schema) => inner;
export const transform = (change: (value: never) => unknown) => schema((value) => ({ success: true, data: change(value as never) }));
export const pipe = (first: Schema, second: Schema): Schema =>
  schema((value) => {
    const read = first.safeParse(value);
    return read.success ? second.safeParse(read.data) : REFUSED;
  });

export const array = (item: Schema): Schema =>
  schema((value) => {
    if (!Array.isArray(value)) return REFUSED;
    const data: unknown[] = [];
    for (const each of value) {
      const read = item.safeParse(each);
      if (!read.success) return REFUSED;
      data.push(read.data);
    }
    return { success: true, data };
  });

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
}

export const record = (key: Schema, item: Schema): Schema =>
  schema((value) => {
    const entries = entriesOf(value);
    if (entries === null) return REFUSED;
    const data: [string, unknown][] = [];
    for (const [name, each] of entries) {
      const read = key.safeParse(name).success ? item.safeParse(each) : REFUSED;
      if (!read.success) return REFUSED;
      data.push([name, read.data]);
    }
    return { success: true, data: Object.fromEntries(data) };
  });

const object =
  (others: boolean) =>
  (shape: Readonly<Record<string, Schema>>): Schema =>
    schema((value) => {
      const given = entriesOf(value);
      if (given === null || (!others && given.some(([name]) => !Object.hasOwn(shape, name)))) return REFUSED;
      const data = new Map(given);
      for (const [name, inner] of Object.entries(shape)) {
        if (!data.has(name) && inner.mayMiss) continue;
        if (!data.has(name)) return REFUSED;
        const read = inner.safeParse(data.get(name));
        if (!read.success) return REFUSED;
        data.set(name, read.data);
      }
      return { success: true, data: Object.fromEntries(data) };
    });
export const strictObject = object(false);
export const looseObject = object(true);

export const minLength = (least: number) => (value: { readonly length: number }) => value.length >= least;
export const maxLength = (most: number) => (value: { readonly length: number }) => value.length <= most;
export const minimum = (least: number) => (value: number) => value >= least;
export const maximum = (most: number) => (value: number) => value <= most;
export const nonnegative = () => minimum(0);
export const positive = () => (value: number) => value > 0;
export const regex = (pattern: RegExp) => (value: string) => pattern.test(value);
