import { isOfLabels } from "../link/linkLabels";
import type { LinkedText } from "../link/model";
import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, table } from "./generatedModule";
import { sortedRecord } from "./sorted";

export const NAMESPACES = [
  "welcome",
  "account",
  "shell",
  "pages",
  "routes",
  "catalogue",
] as const satisfies readonly LinkedText["namespace"][];

/** The texts of one language and namespace a file, so that a page loads what it shows. */
export function emitLabels({ model }: EmitSource): readonly GeneratedModule[] {
  const texts = [...model.texts.values()];
  return documentOf(model, "languages").languages.flatMap(({ id }) =>
    NAMESPACES.map((namespace) => {
      const entries = texts.flatMap((text): [string, string][] => {
        const shown = text.namespace === namespace ? text.texts[id] : undefined;
        return shown === undefined ? [] : [[text.key, shown]];
      });
      return {
        path: `labels/${id}/${namespace}.ts`,
        from: isOfLabels(namespace) ? `registry/labels/${id}.yaml, registry/**` : "registry/**",
        imports: [],
        declarations: [table("LABELS", "Readonly<Record<string, string>>", sortedRecord(entries))],
      };
    }),
  );
}
