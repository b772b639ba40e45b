import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Viewer } from "../../src/domain/resolver/scope";
import { readProfile } from "../../src/domain/session/profile";
import { suggest } from "../diagnostic/suggest";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import type { ToolIo } from "../request/toolIo";
import { herdKinds } from "../snapshot/herdKinds";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import { defaultLanguage, type Registry } from "../viewer/registry";
import { type Circumstances, parseUserFile, type UserFile, viewerOf } from "../viewer/userFile";

/** The persona or user named by the options, or null when none is. Throws Misuse. */
export function viewerFrom({ options, io }: Request, registry: Registry): Viewer | null {
  const persona = options.values.get("persona");
  const user = options.values.get("user");
  if (persona !== undefined && user !== undefined) throw new Misuse(said("viewer-both", {}));
  if (persona === undefined && options.values.has("herd")) throw new Misuse(said("viewer-herd-alone", {}));
  const mode = options.values.get("mode");
  const circumstances: Circumstances = { online: !options.flags.has("offline"), mode: mode === "multi" || mode === "solo" ? mode : null };
  if (persona !== undefined) return ofPersona(persona, options.values.get("herd"), registry, circumstances);
  return user === undefined ? null : viewerOf(readUser(user, io), circumstances, defaultLanguage(registry));
}

/** As above, where somebody must be named. */
export function requiredViewer(request: Request, registry: Registry): Viewer {
  const viewer = viewerFrom(request, registry);
  if (viewer === null) throw new Misuse(said("viewer-nobody", {}));
  return viewer;
}

/** Names the viewer for people: `persona technicien-multi, online`, with the herd and one of each other kind that might give another answer. */
export function viewerName({ options, say }: Request, registry: Registry, { online, mode, user, numCheptel }: Viewer): string {
  const persona = options.values.get("persona");
  const who =
    persona === undefined ? say("viewer-user", { name: options.values.get("user") ?? "" }) : say("viewer-persona", { name: persona });
  const others = otherHerds(registry, persona, user);
  const herd = others.length === 0 ? [] : [say("viewer-herd", { herd: numCheptel ?? "", others: others.join(", ") })];
  return [who, say(online ? "online" : "offline"), ...(mode === null ? [] : [say("mode", { mode })]), ...herd].join(", ");
}

/** The herd that is looked at, null before one is chosen, and one of each other kind, as the name above says it. */
export function herdOf({ options }: Request, registry: Registry, { user, numCheptel }: Viewer) {
  return { herd: numCheptel, otherHerds: otherHerds(registry, options.values.get("persona"), user) };
}

function otherHerds(registry: Registry, persona: string | undefined, user: Viewer["user"]): readonly string[] {
  const record = personasOf(registry).get(persona ?? "");
  const kinds = record === undefined || user === null ? [] : herdKinds(record).map(({ profile }) => profile);
  const others = kinds.filter(({ laitier, allaitant }) => laitier !== user?.laitier || allaitant !== user.allaitant);
  return others.map(({ numCheptel }) => numCheptel);
}

/** The language in which texts of the registry are shown: the one asked for, else that of the terminal, else the default one of the product. */
export function textLanguage({ options, language }: Request, registry: Registry): string {
  const standard = defaultLanguage(registry);
  const known = registry.model.documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
  const value = options.values.get("lang") ?? (known.includes(language) ? language : standard);
  if (value === standard || known.includes(value)) return value;
  throw new Misuse(said("option-choice", { name: "lang", value, known: known.join(", "), suggestion: null }));
}

function ofPersona(name: string, number: string | undefined, registry: Registry, circumstances: Circumstances): Viewer {
  const personas = personasOf(registry);
  const persona = personas.get(name);
  const known = [...personas.keys()];
  if (persona === undefined) throw new Misuse(said("persona-unknown", { name, suggestion: suggest(name, known), known: known.join(", ") }));
  if (number === undefined) return personaViewer(persona, circumstances, registry.tables);
  const numbers = persona.herds.map(({ numCheptel }) => numCheptel);
  const herd = persona.herds.find(({ numCheptel }) => numCheptel === number);
  if (herd === undefined)
    throw new Misuse(
      said("option-choice", { name: "herd", value: number, known: numbers.join(", "), suggestion: suggest(number, numbers) }),
    );
  const { numCheptel, laitier, allaitant } = herd;
  const profile = { ...persona.profile, numCheptel, laitier, allaitant };
  const viewer = personaViewer({ ...persona, profile }, circumstances, registry.tables);
  // Who works with several herds has chosen this one.
  return viewer.user === null ? { ...viewer, user: viewer.multiUser && readProfile(profile), numCheptel } : viewer;
}

function readUser(file: string, io: ToolIo): UserFile {
  const parsed = parseUserFile(readText(resolve(io.cwd, file), file));
  if ("user" in parsed) return parsed.user;
  throw new Misuse(parsed.why === null ? said("user-no-object", { file }) : said("user-no-json", { file, why: parsed.why }));
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Misuse(said("user-unreadable", { file, code: error instanceof Error && "code" in error ? String(error.code) : "?" }));
  }
}
