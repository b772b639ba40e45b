import type { z } from "zod";
import type { ReadDocument } from "../read/readDocument";
import type { Inward } from "./beside";
import { conditionsBeside } from "./conditionsBeside";
import type { Unknown } from "./flatIssues";
import { languagesBeside } from "./languagesBeside";
import { valuesBeside } from "./valuesBeside";
import type { Written } from "./written";

/** Unknown keys that belong into a block beside them: languages of a text, who may pass, and what an address is given. */
export function inward(schema: z.ZodType, read: ReadDocument, faults: readonly Unknown[], written: Written): readonly Inward[] {
  const blocks = new Map<string, { readonly path: readonly PropertyKey[]; readonly keys: string[] }>();
  for (const { path, key } of faults) {
    const place = path.map(String).join("\n");
    const block = blocks.get(place);
    if (block === undefined) blocks.set(place, { path, keys: [key] });
    else block.keys.push(key);
  }
  return [...blocks.values()].flatMap((block) => {
    const beside = { schema, read, written, ...block };
    const languages = languagesBeside(beside);
    const taken = languages.flatMap((one) => one.keys);
    const rest = { ...beside, keys: block.keys.filter((key) => !taken.includes(key)) };
    return [...languages, ...conditionsBeside(rest), ...valuesBeside(rest)];
  });
}
