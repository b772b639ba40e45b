import { formatDay } from "../../sdk/formats";
import { dayIn, fieldsOf } from "./fields";
import type { EnvoisTexts } from "./texts/envoisTexts";

/** One value as it was entered here and as it is held elsewhere, in words. */
export interface ComparedField {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What two values differ in. */
export function comparedFields(mine: unknown, theirs: unknown, texts: EnvoisTexts): readonly ComparedField[] {
  const [own, other] = [mine, theirs].map((value) => new Map(fieldsOf(value).map((field) => [field.name, field.value])));
  const names = new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...names].flatMap((name) => {
    const words = [own, other].map((values) => inWords(values?.get(name) ?? null, texts));
    const [one = "", two = ""] = words;
    return one === two ? [] : [{ name: texts.fields[name] ?? name, mine: one, theirs: two }];
  });
}

function inWords(value: string | number | boolean | null, { values }: EnvoisTexts): string {
  if (value === null || value === "") return values.none;
  if (typeof value === "boolean") return value ? values.yes : values.no;
  const day = dayIn(value);
  return day === null ? String(value) : formatDay(day);
}
