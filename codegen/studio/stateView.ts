import { labelOf } from "../answer/labelOf";
import { type Diagnostic, inWords } from "../diagnostic/diagnostic";
import { changedNames } from "../edit/writeStep";
import { usedIcons } from "../emit/icons";
import { brokenText } from "./answerTexts";
import type { Folder, Loaded } from "./openFolder";
import { FRENCH, type Named, type PersonaView, personaViews } from "./personaViews";
import type { Committed } from "./reviewView";
import { STUDIO_ICONS } from "./studioIcons";

export interface StateView {
  readonly isBroken: boolean;
  /** What does not work meanwhile. */
  readonly broken: string;
  readonly findings: readonly Diagnostic[];
  readonly personas: readonly PersonaView[];
  readonly languages: readonly Named[];
  /** Rights with what they are called, as they can be given to a persona for a try. */
  readonly grants: readonly Named[];
  /** Drawings of all that the registry uses and of the studio itself. */
  readonly icons: Readonly<Record<string, string>>;
  /** Files that differ from what is committed; null: git cannot say. */
  readonly changed: number | null;
  /** What the next undo takes back. */
  readonly undo: string | null;
}

export function stateView(
  folder: Folder,
  { files, shown: readable, findings, base, broken, isBroken }: Loaded,
  committed: Committed | string,
  undo: string | null,
): StateView {
  const changed = typeof committed === "string" ? null : changedNames(committed.files, files).length;
  const shown = {
    isBroken,
    broken: brokenText({ findings, base, broken }),
    findings: findings.map((one) => inWords(one, FRENCH)),
    changed,
    undo,
  };
  if (readable === null) return { ...shown, personas: [], languages: [], grants: [], icons: drawings(folder, STUDIO_ICONS) };
  const { side } = readable;
  const own = side.model.documents.icons.flatMap(({ document }) => Object.entries(document.icons));
  return {
    ...shown,
    personas: personaViews(side),
    languages: side.model.documents.languages.flatMap(({ document }) => document.languages.map(({ id, name }) => ({ id, label: name }))),
    grants: [...side.model.grants.keys()].map((id) => ({ id, label: labelOf(side, `grant.${id}`, FRENCH) ?? id })),
    icons: { ...drawings(folder, [...STUDIO_ICONS, ...usedIcons(side.model)]), ...Object.fromEntries(own) },
  };
}

function drawings({ icons }: Folder, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (icons.has(name) ? [[name, icons.get(name) ?? ""]] : [])));
}
