/** Why a message is refused before it is parsed. */
export type SizeViolation = "too-deep" | "too-many-values" | "too-long" | "not-plain" | "bad-key";

export interface MessageLimits {
  readonly depth: number;
  /** Values of any kind, containers included. */
  readonly values: number;
  /** Characters of all strings and keys together. */
  readonly characters: number;
}

export const MESSAGE_LIMITS: MessageLimits = { depth: 16, values: 10_000, characters: 262_144 };

/** Keys that allow prototype pollution. */
export const BAD_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Checks a message before it is parsed: plain values only, and not too deep, too many or too long. A cycle runs
 * into the depth limit. Not recursive, so that a deep message cannot exhaust the stack. Null: within the limits.
 */
export function checkMessageSize(message: unknown, limits: MessageLimits = MESSAGE_LIMITS): SizeViolation | null {
  return measureMessage(message, limits).excess;
}

/** The same, with the number of values that were met. */
export function measureMessage(
  message: unknown,
  limits: MessageLimits,
): { readonly excess: SizeViolation | null; readonly values: number } {
  let values = 0;
  let characters = 0;
  let level: unknown[] = [message];
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    values += level.length;
    if (values > limits.values) return { excess: "too-many-values", values };
    for (const value of level) {
      if (typeof value === "string") characters += value.length;
      else if (typeof value === "object" && value !== null) {
        if (depth >= limits.depth) return { excess: "too-deep", values };
        const excess = openContainer(value, limits.values - values - next.length, next);
        if (typeof excess === "string") return { excess, values };
        characters += excess;
      } else if (!isPlain(value)) return { excess: "not-plain", values };
      if (characters > limits.characters) return { excess: "too-long", values };
    }
    level = next;
  }
  return { excess: null, values };
}

/** Adds the values of an object or array to `next`; returns the length of its keys, or the violation. */
function openContainer(container: object, room: number, next: unknown[]): SizeViolation | number {
  if (Array.isArray(container)) {
    if (container.length > room) return "too-many-values";
    // A named property crosses too, and nothing else would weigh it.
    if (Object.keys(container).length > container.flat(0).length) return "not-plain";
    for (const value of container) next.push(value);
    return 0;
  }
  const prototype: unknown = Object.getPrototypeOf(container);
  if (prototype !== null && !isObjectPrototype(prototype)) return "not-plain";
  const entries = Object.entries(container);
  if (entries.length > room) return "too-many-values";
  let characters = 0;
  for (const [key, value] of entries) {
    if (BAD_KEYS.has(key)) return "bad-key";
    characters += key.length;
    next.push(value);
  }
  return characters;
}

/** The prototype of plain objects, of this window or of another one. */
function isObjectPrototype(prototype: unknown): boolean {
  return typeof prototype === "object" && prototype !== null && Object.getPrototypeOf(prototype) === null && !Array.isArray(prototype);
}

function isPlain(value: unknown): boolean {
  return value === null || value === undefined || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}
