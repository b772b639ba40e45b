import { searchEntries, searchEntryOf } from "../../src/domain/search/searchEntries";
import { labelOf } from "../answer/labelOf";
import { positionOf } from "../answer/position";
import { type Diagnostic, inWords } from "../diagnostic/diagnostic";
import type { Side } from "../diff/side";
import { usedIcons } from "../emit/icons";
import type { FindAnswer } from "../explain/findAnswer";
import { defaultLanguage, type Registry } from "../viewer/registry";
import type { Folder, Loaded } from "./openFolder";
import type { Committed } from "./reviewView";
import { SIGNS } from "./signs";
import { FRENCH, type Named, type PersonaView, personaViews } from "./viewers";
import { changedNames } from "./writeFiles";

export interface StateView {
  readonly isBroken: boolean;
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

export interface FoundView {
  readonly found: readonly {
    readonly kind: string;
    readonly name: string;
    readonly label: string;
    readonly leads: string | null;
    readonly file: string;
    readonly line: number;
    /** What a screen is called, by language. */
    readonly texts?: Readonly<Record<string, string>>;
  }[];
  readonly more: number;
}

export function stateView(
  folder: Folder,
  { files, side, findings, isBroken }: Loaded,
  committed: Committed | string,
  undo: string | null,
): StateView {
  const changed = typeof committed === "string" ? null : changedNames(committed.files, files).length;
  const shown = { isBroken, findings: findings.map((one) => inWords(one, FRENCH)), changed, undo };
  if (side === null) return { ...shown, personas: [], languages: [], grants: [], icons: drawings(folder, SIGNS) };
  const own = side.model.documents.icons.flatMap(({ document }) => Object.entries(document.icons));
  return {
    ...shown,
    personas: personaViews(side),
    languages: side.model.documents.languages.flatMap(({ document }) => document.languages.map(({ id, name }) => ({ id, label: name }))),
    grants: [...side.model.grants.keys()].map((id) => ({ id, label: labelOf(side, `grant.${id}`, FRENCH) ?? id })),
    icons: { ...drawings(folder, [...SIGNS, ...usedIcons(side.model)]), ...Object.fromEntries(own) },
  };
}

function drawings({ icons }: Folder, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (icons.has(name) ? [[name, icons.get(name) ?? ""]] : [])));
}

const MOST = 6;

/** What the search of the tool finds, and personas and sections by their words. */
export function foundView(side: Side, words: string, { found, more }: FindAnswer): FoundView {
  const rows = found.map(({ kind, name, label, leads, file, line }) => {
    const texts = kind === "route" ? side.model.texts.get(`route.${name}`)?.texts : undefined;
    return { kind, name, label: label ?? name, leads, file, line, ...(texts && { texts }) };
  });
  return { found: [...sections(side, words), ...rows, ...personas(side, words)], more };
}

function sections(side: Registry, words: string): FoundView["found"] {
  const { model } = side;
  const entries = model.documents.menu.map(({ file, document: { id } }) => {
    const label = labelOf(side, `section.${id}`, defaultLanguage(side)) ?? id;
    const place = positionOf(side, { file, path: ["id"] });
    return searchEntryOf({ kind: "section", name: id, label, leads: null, file, line: place.line }, { title: label, more: [id] });
  });
  return searchEntries(entries, words, MOST).items;
}

function personas(side: Registry, words: string): FoundView["found"] {
  const files = new Map(side.model.documents.persona.map(({ file, document }) => [document.id, file]));
  const entries = personaViews(side).map(({ id, label, name }) => {
    const file = files.get(id) ?? "";
    const one = {
      kind: "persona",
      name: id,
      label: `${name} – ${label}`,
      leads: null,
      file,
      line: positionOf(side, { file, path: ["id"] }).line,
    };
    return searchEntryOf(one, { title: label, more: [name, id] });
  });
  return searchEntries(entries, words, MOST).items;
}
