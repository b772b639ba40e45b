import { searchEntries, searchEntryOf } from "../../src/domain/search/searchEntries";
import { labelOf } from "../answer/labelOf";
import { positionOf } from "../answer/position";
import type { Side } from "../diff/side";
import type { FindAnswer } from "../explain/findAnswer";
import { defaultLanguage, type Registry } from "../viewer/registry";
import { personaViews } from "./personaViews";

/** What the search of the studio shows. */
export interface FindView {
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

const MOST = 6;

/** What the search of the tool finds, and personas and sections by their words. */
export function findView(side: Side, words: string, { found, more }: FindAnswer): FindView {
  const rows = found.map(({ kind, name, label, leads, file, line }) => {
    const texts = kind === "route" ? side.model.texts.get(`route.${name}`)?.texts : undefined;
    return { kind, name, label: label ?? name, leads, file, line, ...(texts && { texts }) };
  });
  return { found: [...sections(side, words), ...rows, ...personas(side, words)], more };
}

function sections(side: Registry, words: string): FindView["found"] {
  const { model } = side;
  const entries = model.documents.menu.map(({ file, document: { id } }) => {
    const label = labelOf(side, `section.${id}`, defaultLanguage(side)) ?? id;
    const place = positionOf(side, { file, path: ["id"] });
    return searchEntryOf({ kind: "section", name: id, label, leads: null, file, line: place.line }, { title: label, more: [id] });
  });
  return searchEntries(entries, words, MOST).items;
}

function personas(side: Registry, words: string): FindView["found"] {
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
