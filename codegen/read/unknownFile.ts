import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import { kindOf } from "./kindOf";
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

/** A file that nothing would read. */
export function unknownFile(file: string, files: RegistryFiles): Diagnostic {
  const range = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  if (file.endsWith(".yaml")) {
    const parts = file.split("/");
    const guess = didYouMean(parts[0] ?? "", parts.length > 1 ? FOLDERS : SINGLE_FILES) || ".";
    return finding(range, "unknown-file", `Nothing in the registry is kept in "${file}"${guess}`, {
      hint: `Move or rename it: ${PLACES}.`,
    });
  }
  const message = `"${file}" ends with ${endOf(file)} and is not read.`;
  if (LEFT_BY_EDITOR.test(file))
    return finding(range, "unknown-file", message, { hint: "Remove it: it is a copy that an editor has left.", severity: "warning" });
  const [, stem] = /^(.*?)\.ya?ml/i.exec(file) ?? [];
  if (stem === undefined)
    return finding(range, "unknown-file", message, {
      hint: "Keep it outside the registry, which holds .yaml files only.",
      severity: "warning",
    });
  return finding(range, "unknown-file", message, { hint: remedy(`${stem}.yaml`, files) });
}

function endOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return /\.ya?ml.*$/i.exec(name)?.[0] ?? /(\.[^.]+|.)$/.exec(name)?.[0] ?? name;
}

/** The name a file should have, unless that leads to the next finding. */
function remedy(name: string, files: RegistryFiles): string {
  if (files.has(name)) return `"${name}" exists already: put what is new into that one and remove this file.`;
  if (kindOf(name) === null) return `Rename it so that it ends with .yaml, and put it where it belongs: ${PLACES}.`;
  return `Rename it to "${name}".`;
}
