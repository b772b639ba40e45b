import { ignoreAccents } from "../../src/domain/search/ignoreAccents";
import type { RegistryFiles } from "../read/registryFiles";
import type { Plan } from "./applyPlan";
import { scalar } from "./cutOf";
import { fileOf, type Texts, textLine } from "./newEntry";

export interface NewPersona {
  readonly id: string;
  readonly label: Texts;
  readonly description: Texts;
  readonly prenom: string;
  readonly nom: string;
  readonly origin: string;
  readonly connectedAs: string;
  readonly droits: readonly string[];
  /** Number of its herd, and where that is. */
  readonly herd: string;
  readonly ville: string;
}

/** A demo account in a file of its own, with one herd of both workshops; null when there is a file of that name already. */
export function newPersona(files: RegistryFiles, persona: NewPersona): Plan | null {
  const { id, label, description, prenom, nom, origin, connectedAs, droits, herd, ville } = persona;
  const file = `personas/${id}.yaml`;
  if (files.has(file)) return null;
  const text = (value: string) => scalar(value, "PLAIN");
  const lines = [
    `id: ${scalar(id)}`,
    textLine("label", label),
    textLine("description", description),
    "login: oneToken",
    "profile:",
    `  nom: ${text(nom)}`,
    `  prenom: ${text(prenom)}`,
    `  email: ${scalar(`${ignoreAccents(`${prenom}.${nom}`).trim().replaceAll(" ", ".")}@ferme.example`)}`,
    `  origin: ${scalar(origin)}`,
    `  connectedAs: ${scalar(connectedAs)}`,
    `  droits: [${droits.map((name) => scalar(name)).join(", ")}]`,
    "herds:",
    `  - numCheptel: ${scalar(herd)}`,
    `    raisonSociale: ${text(`Élevage ${nom}`)}`,
    `    nom: ${text(nom)}`,
    `    prenom: ${text(prenom)}`,
    `    ville: ${text(ville)}`,
    "    laitier: true",
    "    allaitant: true",
  ];
  return { changes: new Map(), added: new Map([[file, fileOf("persona", lines)]]) };
}
