import type { ReadDocument } from "../read/readDocument";

/** Kinds whose files have the name of their id. */
const NAMED: readonly string[] = ["application", "grantFamily", "menu", "persona"];

/** The value that a key has by the names of its file and folder; null when they do not tell it. */
export function knownValue({ kind, file, value }: ReadDocument, path: readonly PropertyKey[]): string | null {
  const [name = "", folder = ""] = file
    .replace(/\.yaml$/, "")
    .split("/")
    .toReversed();
  const where = path.join(".");
  if (where === "id" && NAMED.includes(kind)) return name;
  if (kind !== "application") return null;
  if (where === "domain") return folder;
  const id = typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : name;
  return where === "frame.base" ? `/${id}` : where === "login.path" ? id : null;
}
