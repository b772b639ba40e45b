import type { EachDocument } from "../schema/common";
import type { ListDocument } from "../schema/vocabulary";

export type ListItem = ListDocument["items"][number];

/** One copy of an entry: the item it is for, or null for an entry that does not repeat. */
export interface Copy {
  readonly placeholder: string;
  readonly item: ListItem | null;
}

export const ONCE: Copy = { placeholder: "", item: null };

/** The copies an entry stands for: itself, or one for each item of its list. None when the list is unknown. */
export function copiesOf(each: EachDocument | undefined, lists: ReadonlyMap<string, ListDocument>): readonly Copy[] {
  if (each === undefined) return [ONCE];
  const list = lists.get(each.list);
  if (list === undefined) return [];
  const { having } = each;
  const items = having === undefined ? list.items : list.items.filter((item) => item.pages?.includes(having) === true);
  return items.map((item) => ({ placeholder: list.placeholder, item }));
}

/** A name or path with `{placeholder}` replaced by the id of the item. */
export function fill(text: string, { placeholder, item }: Copy): string {
  return item === null ? text : text.replaceAll(`{${placeholder}}`, item.id);
}

/** A copy of an entry in which every `{placeholder}` is replaced, except in the texts of `label` and `opens`. */
export function fillAll<T>(entry: T, copy: Copy): T;
export function fillAll(entry: unknown, copy: Copy): unknown {
  if (copy.item === null) return entry;
  if (typeof entry === "string") return fill(entry, copy);
  if (Array.isArray(entry)) return entry.map((one) => fillAll(one, copy));
  if (typeof entry !== "object" || entry === null) return entry;
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry))
    out[fill(key, copy)] = key === "label" || key === "opens" ? value : fillAll(value, copy);
  return out;
}

/** A text with `{placeholder}` replaced by the name of the item in the language of the text. */
export function fillText(text: string, language: string, { placeholder, item }: Copy): string {
  if (item === null) return text;
  const name = typeof item.label === "string" ? item.id : (item.label[language] ?? item.id);
  return text.replaceAll(`{${placeholder}}`, name);
}
