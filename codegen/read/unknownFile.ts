import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { Kind } from "../schema/kinds";
import { isLike, kindByContent } from "./kindByContent";
import { kindOf } from "./kindOf";
import { placeOf, SHELVES } from "./placeOf";
import type { RegistryFiles } from "./registryFiles";

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

const PLACES = `sub-applications are in applications/<domain>/<id>.yaml, sections in menus/<id>.yaml, grants in grants/<family>.yaml, users in personas/<id>.yaml, texts in labels/<language>.yaml, the rest in ${SINGLE_FILES.join(", ")}`;

/** What editors leave beside a file when they save it. */
const LEFT_BY_EDITOR = /(~|#|\.bak|\.orig|\.swp|\.tmp)$/i;

export interface UnknownFile {
  readonly finding: Diagnostic;
  /** What kind of file it would be under its right name, when nothing has that name yet; it is then read as such. */
  readonly kind: Kind | null;
}

/** A file that nothing would read, and what it holds. */
export function unknownFile(file: string, files: RegistryFiles, value: () => unknown): UnknownFile {
  const range = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const told = (message: string, hint: string, severity: Diagnostic["severity"] = "error", kind: Kind | null = null): UnknownFile => ({
    finding: finding(range, "unknown-file", message, { hint, severity }),
    kind,
  });
  const [, stem = file.includes(".") ? undefined : file, end = ""] = /^(.*?)(\.ya?ml.*|\.txt)$/i.exec(file) ?? [];
  const unread = !file.includes(".") ? `"${file}" has no ending and is not read.` : `"${file}" ends with ${endOf(file)} and is not read.`;
  if (LEFT_BY_EDITOR.test(file)) return told(unread, "Remove it: it is a copy that an editor has left.", "warning");
  if (stem === undefined) return told(unread, OUTSIDE, "warning");
  const named = nameFor(`${stem}.yaml`, value);
  if (named === null && !/^\.ya?ml/i.test(end)) return told(unread, OUTSIDE, "warning");
  const message = file.endsWith(".yaml") ? `Nothing in the registry is kept in "${file}"${guess(file, named)}` : unread;
  const kind = named === null ? kindByContent(value()) : null;
  if (kind !== null)
    return told(
      message,
      `It holds ${SHELVES[kind].what}, whose place is ${SHELVES[kind].where}: rename it, or remove it when it is a copy.`,
    );
  if (named === null) return told(message, `Move or rename it: ${PLACES}.`);
  if (files.has(named.name)) return told(message, `"${named.name}" exists already: put what is new into that one and remove this file.`);
  const same = named.name.slice(0, named.name.lastIndexOf("/") + 1) === file.slice(0, file.lastIndexOf("/") + 1);
  return told(message, `${same ? "Rename" : "Move"} it to "${named.name}".`, "error", named.kind);
}

const OUTSIDE = "Keep it outside the registry, which holds .yaml files only.";

/** The name a file should have: its own with the right ending, or the one that fits what is written in it. */
function nameFor(name: string, value: () => unknown): { readonly name: string; readonly kind: Kind } | null {
  const own = kindOf(name) ?? kindOf(name.toLowerCase());
  const written = value();
  if (own !== null && (written === undefined || isLike(own, written) || kindByContent(written) === null))
    return { name: kindOf(name) === null ? name.toLowerCase() : name, kind: own };
  const kind = kindByContent(written);
  const place = kind === null ? null : placeOf(kind, name, written);
  return kind === null || place === null ? null : { name: place, kind };
}

function guess(file: string, named: { readonly name: string } | null): string {
  if (named !== null) return ".";
  const parts = file.split("/");
  return didYouMean(parts[0] ?? "", parts.length > 1 ? FOLDERS : SINGLE_FILES) || ".";
}

function endOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return /\.ya?ml.*$/i.exec(name)?.[0] ?? /(\.[^.]+|.)$/.exec(name)?.[0] ?? name;
}
