import { type Side, sideOf } from "../../../codegen/diff/side";
import { registryFiles } from "../../../codegen/read/registryFiles";
import { replacedIn } from "../registryFixture";

type Files = Map<string, string>;

export type Edit = (files: Files) => void;

/** The registry of the product with some texts replaced or added. */
export function changed(...edits: readonly Edit[]): Files {
  return changedIn("registry", ...edits);
}

export function changedIn(registry: string, ...edits: readonly Edit[]): Files {
  const files = new Map(registryFiles(registry));
  for (const edit of edits) edit(files);
  return files;
}

/** That registry as one side of a comparison. */
export function sideWith(...edits: readonly Edit[]): Side {
  const made = sideOf(changed(...edits), "side");
  if ("findings" in made) throw new Error(JSON.stringify(made.findings));
  return made.side;
}

export function replace(file: string, from: string, to: string) {
  return (files: Files) => files.set(file, replacedIn(files.get(file), from, to));
}

export function add(file: string, text: string) {
  return (files: Files) => files.set(file, `${files.get(file) ?? ""}${text}`);
}

const texts = (text: string) => `{ fr: ${text}, en: ${text}, de: ${text}, es: ${text}, it: ${text} }`;

/** Five changes as product owners make them in a month. */
export const newTile = add(
  "menus/sante.yaml",
  `      - id: sante-past-colostrum
        label: ${texts("Colostrum")}
        icon: history
        route: sante.colostrum.history
`,
);
export const renamedRoute = (files: Files) => {
  replace("applications/sante/mamelle.yaml", "  sante.mamelle.home:", "  sante.mamelle.bilan:")(files);
  replace("menus/sante.yaml", "route: sante.mamelle.home", "route: sante.mamelle.bilan")(files);
};
export const narrowedApplication = replace(
  "applications/sante/bilanSanitaire.yaml",
  "anyOf: [sante.bilan.regular, sante.bilan.innoval]",
  "anyOf: [sante.bilan.regular]",
);
export const newApplication = (files: Files) => {
  add(
    "grants/alimentation.yaml",
    `id: alimentation
label: ${texts("Robot")}
grants:
  alimentation.robot:
    label: ${texts("Robot")}
    opens: ${texts("Robot")}
`,
  )(files);
  add(
    "applications/alimentation/robot.yaml",
    `id: robot
label: ${texts("Robot")}
domain: alimentation
section: alimentation
access: { anyOf: [alimentation.robot] }
frame: { base: /feeding-robot }
routes:
  alimentation.robot.list:
    label: ${texts("Robot")}
`,
  )(files);
};
const DOMAIN = "access: { anyOf: [alimentation] }";
export const openedDomain = replace("domains.yaml", DOMAIN, "access: signedIn");
export const publicDomain = replace("domains.yaml", DOMAIN, "access: public");
