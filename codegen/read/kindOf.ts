import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import { KINDS, type Kind } from "../schema/kinds";

const FOLDERS = ["applications", "grants", "labels", "menus", "personas"];
const SINGLE_FILES = [
  "calls.yaml",
  "dashboards.yaml",
  "domains.yaml",
  "entities.yaml",
  "homes.yaml",
  "icons.yaml",
  "languages.yaml",
  "milkProviders.yaml",
  "params.yaml",
  "settings.yaml",
  "shops.yaml",
  "suppliers.yaml",
  "tabs.yaml",
];

/** What kind of document a file holds, by its place in the registry; null when it has none there. */
export function kindOf(file: string): Kind | null {
  for (const [kind, { files }] of kindTable) if (files.test(file)) return kind;
  return null;
}

const kindTable = listKinds();

function listKinds(): readonly (readonly [Kind, { readonly files: RegExp }])[] {
  const out: (readonly [Kind, { readonly files: RegExp }])[] = [];
  let kind: Kind;
  for (kind in KINDS) out.push([kind, KINDS[kind]]);
  return out;
}

/** A file that nothing would read. */
export function unknownFile(file: string): Diagnostic {
  const range = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  if (file.endsWith(".yml")) {
    return finding(range, "unknown-file", `"${file}" ends with .yml and is not read.`, { hint: "Rename it so that it ends with .yaml." });
  }
  const parts = file.split("/");
  const known = parts.length > 1 ? FOLDERS : SINGLE_FILES;
  const guess = didYouMean(parts[0] ?? "", known);
  return finding(range, "unknown-file", `Nothing in the registry is kept in "${file}"${guess}`.replace(/([^?])$/, "$1."), {
    hint: `Move or rename it: sub-applications are in applications/<area>/<id>.yaml, sections in menus/<id>.yaml, grants in grants/<family>.yaml, users in personas/<id>.yaml, texts in labels/<language>.yaml, the rest in ${SINGLE_FILES.join(", ")}.`,
  });
}
