import { type Position, positionOf } from "../answer/position";
import type { Registry } from "../viewer/registry";
import type { Change } from "./viewerChange";

/** Where the file of a persona says what a change is about. */
export interface ChangePlace extends Position {
  /** The key that the change belongs under. */
  readonly key: "authorizes" | "droits" | "grants";
  /** Whether the key is there already; if not, the place is that of the block it is added to. */
  readonly written: boolean;
}

/** The place in the file of a persona for a change of its rights; null for what no file says: network, mode, workshops. */
export function changePlace(registry: Registry, persona: string, change: Change): ChangePlace | null {
  const found = registry.model.documents.persona.find(({ document }) => document.id === persona);
  const under = underOf(change);
  if (found === undefined || under === null) return null;
  const { droits, grants, authorizes } = found.document.profile;
  const written = { droits: droits.length > 0, grants: grants.length > 0, authorizes: Object.keys(authorizes).length > 0 }[under.key];
  const names = under.key === "droits" ? droits : under.key === "grants" ? grants : [];
  const index = names.indexOf(under.name);
  const path = ["profile", under.key, ...(under.key === "authorizes" ? [under.name] : index < 0 ? [] : [index])];
  return { key: under.key, written, ...positionOf(registry, { file: found.file, path }) };
}

function underOf(change: Change): { readonly key: ChangePlace["key"]; readonly name: string } | null {
  switch (change.kind) {
    case "add-grant":
    case "remove-grant":
      return { key: "droits", name: change.grant };
    case "set-level":
      return { key: "authorizes", name: change.grant };
    case "add-application":
    case "remove-application":
      return { key: "grants", name: change.code };
    default:
      return null;
  }
}
