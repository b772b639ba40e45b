import { ALL_KINDS, KINDS, type Kind } from "../schema/kinds";

/** What kind of document a file holds, by its place in the registry; null when it has none there. */
export function kindOf(file: string): Kind | null {
  return ALL_KINDS.find((kind) => KINDS[kind].files.test(file)) ?? null;
}
