import { finding } from "../diagnostic/finding";
import { labels } from "../schema/vocabulary";
import type { LinkContext } from "./linkContext";
import type { LinkedText } from "./model";

type Nested = { readonly [key: string]: string | Nested };

/** The top keys of a labels file; what needs the texts of one loads them. */
export const LABEL_NAMESPACES = labels.keyof().options;
type Namespace = (typeof LABEL_NAMESPACES)[number];

export function isOfLabels(namespace: LinkedText["namespace"]): boolean {
  return LABEL_NAMESPACES.some((known) => known === namespace);
}

interface GrowingText extends LinkedText {
  readonly texts: Record<string, string>;
}

/** The texts of registry/labels by key, all languages together; the place is in the default language where it has one. */
export function linkLabels(context: LinkContext): Map<string, LinkedText> {
  const texts = new Map<string, GrowingText>();
  const standard = context.documents.languages[0]?.document.default ?? "";
  const files = context.documents.labels.toSorted(
    (a, b) => Number(languageOf(b.file) === standard) - Number(languageOf(a.file) === standard),
  );
  for (const { file, document } of files) {
    const language = languageOf(file);
    const add = (namespace: Namespace, path: readonly string[], text: string): void => {
      const key = path.join(".");
      const known = texts.get(key);
      const place = { file, path: [namespace, ...path] };
      if (known === undefined) texts.set(key, { key, namespace, place, texts: { [language]: text } });
      else if (language in known.texts) {
        const related = context.locate(known.place, "key");
        context.report(finding(context.locate(place, "key"), "duplicate-id", { name: key }, { related }));
      } else if (known.namespace === namespace) known.texts[language] = text;
    };
    for (const namespace of LABEL_NAMESPACES) walk(document[namespace] ?? {}, [], (path, text) => add(namespace, path, text));
  }
  return new Map(texts);
}

/** `labels/fr.yaml` holds the texts of `fr`. */
export function languageOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\..*$/, "").toLowerCase();
}

function walk(nested: Nested, path: readonly string[], visit: (path: readonly string[], text: string) => void): void {
  for (const [key, value] of Object.entries(nested)) {
    if (typeof value === "string") visit([...path, key], value);
    else walk(value, [...path, key], visit);
  }
}
