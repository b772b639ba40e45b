import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import type { ListDocument } from "../schema/vocabulary";
import type { Place, RegistryModel } from "./model";

/** What the parts of linking share. */
export interface LinkContext {
  readonly documents: RegistryModel["documents"];
  readonly lists: ReadonlyMap<string, ListDocument>;
  readonly locate: (place: Place, what?: "key" | "value") => Range;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Gives a name to the first who asks for it; the second is told where the first one stands. */
export function claim<T extends { readonly place: Place }>(
  { locate, report }: Pick<LinkContext, "locate" | "report">,
  names: Map<string, T>,
  name: string,
  entry: T,
  what: string,
): void {
  const first = names.get(name);
  if (first === undefined) {
    names.set(name, entry);
    return;
  }
  const at = locate(entry.place, sideOf(entry.place));
  const other = locate(first.place, sideOf(first.place));
  const repeated = first.place.file === entry.place.file && samePath(first.place, entry.place);
  report(
    repeated
      ? finding(at, "duplicate-id", `The ${what} "${name}" repeats over a list, but every copy has the same name.`, {
          hint: "Put the placeholder of the list in the name, as in {supplier}.",
        })
      : finding(at, "duplicate-id", `The ${what} "${name}" exists twice.`, {
          hint: "Give one of the two another name, or remove it.",
          related: relatedTo(other, `the other "${name}" is here`),
        }),
  );
}

/** A name is a key (routes, grants) or the value of `id` or `value`. */
function sideOf(place: Place): "key" | "value" {
  const last = place.path.at(-1);
  return last === "id" || last === "value" ? "value" : "key";
}

function samePath(a: Place, b: Place): boolean {
  return a.path.length === b.path.length && a.path.every((step, index) => step === b.path[index]);
}
