import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Viewer } from "../../src/domain/resolver/scope";
import { didYouMean } from "../diagnostic/suggest";
import { defaultLanguage, type Registry } from "../prove/registry";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import { type Circumstances, parseUserFile, viewerOf } from "../viewer/userFile";
import { Misuse, type Options } from "./readOptions";
import type { ToolIo } from "./toolIo";

/** Options of every command that asks for somebody. */
export const VIEWER_VALUES = { persona: [], user: [], mode: ["multi", "solo"], registry: [], format: ["text", "json"] } as const;
export const VIEWER_FLAGS = ["offline"] as const;

/** The persona or user named by the options, or null when none is. Throws Misuse. */
export function viewerFrom(options: Options, registry: Registry, io: ToolIo): Viewer | null {
  const persona = options.values.get("persona");
  const user = options.values.get("user");
  if (persona !== undefined && user !== undefined) throw new Misuse("Give --persona or --user, not both.");
  const mode = options.values.get("mode");
  const circumstances: Circumstances = { online: !options.flags.has("offline"), mode: mode === "multi" || mode === "solo" ? mode : null };
  if (persona !== undefined) return ofPersona(persona, registry, circumstances);
  return user === undefined ? null : viewerOf(readUser(user, io), circumstances, defaultLanguage(registry));
}

/** As above, where somebody must be named. */
export function requiredViewer(options: Options, registry: Registry, io: ToolIo): Viewer {
  const viewer = viewerFrom(options, registry, io);
  if (viewer === null) throw new Misuse("Say who asks: --persona ID or --user FILE.");
  return viewer;
}

/** Names the viewer for people: `persona technicien-multi, online`. */
export function viewerName(options: Options, viewer: Viewer): string {
  const persona = options.values.get("persona");
  const who = persona === undefined ? `user file ${options.values.get("user") ?? ""}` : `persona ${persona}`;
  return `${who}, ${viewer.online ? "online" : "offline"}${viewer.mode === null ? "" : `, mode ${viewer.mode}`}`;
}

/** The language to show texts in. */
export function languageFrom(options: Options, registry: Registry): string {
  const standard = defaultLanguage(registry);
  const wanted = options.values.get("lang") ?? standard;
  const known = registry.model.documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
  if (wanted !== standard && !known.includes(wanted)) throw new Misuse(`--lang is "${wanted}", but it is one of ${known.join(", ")}.`);
  return wanted;
}

function ofPersona(id: string, registry: Registry, circumstances: Circumstances): Viewer {
  const personas = personasOf(registry);
  const persona = personas.get(id);
  if (persona === undefined)
    throw new Misuse(`There is no persona "${id}"${didYouMean(id, personas.keys()) || "."} Personas: ${[...personas.keys()].join(", ")}.`);
  return personaViewer(persona, circumstances, registry.tables);
}

function readUser(file: string, io: ToolIo) {
  const parsed = parseUserFile(readText(resolve(io.cwd, file), file));
  if ("fault" in parsed) throw new Misuse(`${file}: ${parsed.fault}`);
  return parsed.user;
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Misuse(
      `${shown}: the user file cannot be read (${error instanceof Error && "code" in error ? String(error.code) : "unknown"}).`,
    );
  }
}
