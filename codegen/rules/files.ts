import { languageOf } from "../link/linkLabels";
import { wholeFile } from "../link/places";
import { type Kind, kindOf, NEEDED } from "../schema/kinds";
import { type Rule, rule } from "./rule";

/** What has a file of its own, and the folder it stands in. */
const FOLDERS = { application: "applications", menu: "menus", grantFamily: "grants", persona: "personas", list: "" } as const;

export const fileRules: readonly Rule[] = [
  /** A file is called like the id in it, and an application stands in the folder of its domain, so that people find it. */
  rule("file-name", "error", function* (model) {
    let kind: keyof typeof FOLDERS;
    for (kind in FOLDERS)
      for (const { file, document } of model.documents[kind]) {
        const domain = "domain" in document ? document.domain : null;
        // A file of no kind, or of an unknown domain, is another finding.
        if (kindOf(file) !== kind || (domain !== null && model.names.get("domain")?.has(domain) !== true)) continue;
        const expected = [FOLDERS[kind], domain, `${document.id}.yaml`].filter((part) => part !== null && part !== "").join("/");
        if (file === expected) continue;
        const isMoved = file.endsWith(`/${document.id}.yaml`);
        yield { at: { file, path: [isMoved ? "domain" : "id"] }, params: { id: document.id, file, expected } };
      }
  }),
  /** The files that the shell cannot do without. */
  rule("missing-file", "error", function* (model) {
    const labels = new Set(model.documents.labels.map(({ file }) => languageOf(file)));
    const isLacking = (kind: Kind) => model.documents[kind].length === 0 && !model.incomplete.has(kind);
    for (const kind of NEEDED) if (isLacking(kind)) yield { at: wholeFile(`${kind}.yaml`), params: { file: `${kind}.yaml` } };
    for (const id of model.incomplete.has("labels") || model.incomplete.has("languages") ? [] : (model.names.get("language") ?? []))
      if (!labels.has(id)) yield { at: wholeFile(`labels/${id}.yaml`), params: { file: `labels/${id}.yaml` } };
  }),
];
