import type { Place, RegistryModel } from "../link/model";
import type { Kind } from "../schema/kinds";

export interface ListedText {
  readonly text: string;
  readonly place: Place;
  /** Where the same text stands before it in its list. */
  readonly before: Place | null;
}

type IsWanted = (text: string, isRepeated: boolean) => boolean;
type Step = string | number;

/** Texts that are entries of a list and wanted, but for those that parts of an address are given as: they may repeat. */
export function textsInLists({ documents }: RegistryModel, isWanted: IsWanted): readonly ListedText[] {
  const found: ListedText[] = [];
  let kind: Kind;
  for (kind in documents) {
    for (const { file, document } of documents[kind]) {
      walk(document, [], (list, path) => found.push(...wantedIn(list, { file, path: [...path] }, isWanted)));
    }
  }
  return found;
}

/** Calls for every list that starts with a text. The path is the same array each time. */
function walk(value: unknown, path: Step[], visit: (list: readonly unknown[], path: readonly Step[]) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value) && typeof value[0] === "string") {
    visit(value, path);
    return;
  }
  for (const key in value) {
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner !== "object" || inner === null || key === "params" || key === "label") continue;
    path.push(Array.isArray(value) ? Number(key) : key);
    walk(inner, path, visit);
    path.pop();
  }
}

function* wantedIn(list: readonly unknown[], { file, path }: Place, isWanted: IsWanted): Iterable<ListedText> {
  const seen = new Map<unknown, number>();
  for (const [index, text] of list.entries()) {
    const first = seen.get(text);
    if (first === undefined) seen.set(text, index);
    if (typeof text !== "string" || !isWanted(text, first !== undefined)) continue;
    yield { text, place: { file, path: [...path, index] }, before: first === undefined ? null : { file, path: [...path, first] } };
  }
}
