import { labelKey } from "../../src/domain/labels/labelKey";
import { suggest } from "../diagnostic/suggest";
import type { Plan } from "../edit/applyPlan";
import { newApplication, newGrant, newRoute, newTile, type Texts } from "../edit/newEntry";
import { newPersona } from "../edit/newPersona";
import type { RegistryModel } from "../link/model";
import { type Said, said } from "../messages/say";
import { directoryOf, Misuse } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import type { Registry } from "../viewer/registry";
import { carryOut, type Edited, editedRegistry } from "./carryOut";
import { given, givenGroup, givenList, missingMisuse, type Question } from "./questions";

const KINDS = ["tile", "route", "grant", "application", "persona"] as const;

/** What has to be said of each; the rest may be left out. */
const NEEDED: Readonly<Record<(typeof KINDS)[number], readonly Question[]>> = {
  tile: ["route", "id", "fr", "icon", "section"],
  route: ["name", "fr", "application"],
  grant: ["name", "fr", "opens"],
  application: ["id", "domain", "fr", "base", "name"],
  persona: ["id", "fr", "description", "prenom", "nom", "origin", "connectedAs", "herd", "ville"],
};

/** A new entry where it belongs; what is not given is asked for in a terminal. */
export async function newCommand(request: Request): Promise<ExitCode> {
  const { options, io, say } = request;
  const kind = KINDS.find((one) => one === options.words[0]);
  if (kind === undefined) throw new Misuse(said("new-nothing", {}));
  const missing = io.ask === undefined ? NEEDED[kind].filter((name) => !options.values.has(name)) : [];
  if (missing.length > 0) throw missingMisuse(request, missing);
  const edited = editedRegistry(request);
  if (edited === null) return FINDINGS;
  const inFrench = new Set<string>();
  const plan = await planOf(kind, request, edited, inFrench);
  const code = carryOut(request, edited, plan);
  if (code === CLEAN && inFrench.size > 0 && !options.flags.has("dry-run")) {
    const { shown } = directoryOf(options, "registry", io);
    const files = [...plan.changes.keys(), ...(plan.added?.keys() ?? [])].map((file) => `${shown}/${file}`);
    const languages = languagesOf(edited.side.model).filter((one) => inFrench.has(one));
    io.out(`${say("new-to-translate", { languages: languages.join(", "), files: files.join(", ") })}\n`);
  }
  return code;
}

/** What is to be written; `inFrench` gets the languages in which a text stays French. */
async function planOf(kind: (typeof KINDS)[number], request: Request, { files, side }: Edited, inFrench: Set<string>): Promise<Plan> {
  const { options } = request;
  const { model } = side;
  const value = (name: Question) => given(request, side, name);
  const unusedName = async (name: Question) => {
    const one = await value(name);
    if (model.names.get(kind)?.has(one)) throw new Misuse(said("ask-taken", { name: one }));
    return one;
  };
  const languages = languagesOf(model);
  const texts = (first: "fr" | "opens" | "description", known: Known = {}) => textsOf(request, side, languages, first, known, inFrench);
  const grants = () => givenList(request, side, "anyOf");
  const nearest = (vocabulary: "section" | "application", name: string) => suggest(name, [...(model.names.get(vocabulary) ?? [])]);
  switch (kind) {
    case "tile": {
      const route = await value("route");
      const tile = {
        route,
        id: await unusedName("id"),
        // A tile is called like its page.
        label: await texts("fr", model.texts.get(labelKey.route(route))?.texts),
        icon: await value("icon"),
        section: await value("section"),
      };
      const menu = model.documents.menu.find(({ document }) => document.id === tile.section);
      if (menu === undefined)
        throw new Misuse(said("new-no-section", { section: tile.section, suggestion: nearest("section", tile.section) }));
      const group = await givenGroup(request, side, tile.section);
      const known = menu.document.groups.map(({ id }) => id).join(", ");
      return placed(newTile(model, { ...tile, group }), said("new-no-group", { section: tile.section, group: group ?? "", known }));
    }
    case "route": {
      const route = {
        name: await unusedName("name"),
        label: await texts("fr"),
        application: await value("application"),
        path: options.values.get("path") ?? null,
        grants: await grants(),
      };
      return placed(
        newRoute(model, route),
        said("new-no-application", { application: route.application, suggestion: nearest("application", route.application) }),
      );
    }
    case "grant":
      return newGrant(model, {
        name: await unusedName("name"),
        label: await texts("fr"),
        opens: await texts("opens"),
        exact: options.flags.has("exact"),
      });
    case "application": {
      const id = await value("id");
      const domain = await value("domain");
      const made = newApplication(files, {
        id,
        label: await texts("fr"),
        domain,
        section: options.values.get("section") ?? null,
        base: await value("base"),
        grants: await grants(),
        route: await value("name"),
      });
      return unused(made, `applications/${domain}/${id}.yaml`);
    }
    case "persona": {
      const id = await value("id");
      const made = newPersona(files, {
        id,
        label: await texts("fr"),
        description: await texts("description"),
        prenom: await value("prenom"),
        nom: await value("nom"),
        origin: await value("origin"),
        connectedAs: await value("connectedAs"),
        droits: await givenList(request, side, "droits"),
        herd: await value("herd"),
        ville: await value("ville"),
      });
      return unused(made, `personas/${id}.yaml`);
    }
    default:
      return kind satisfies never;
  }
}

function placed(plan: Plan | null, missing: Said): Plan {
  if (plan === null) throw new Misuse(missing);
  return plan;
}

function unused(plan: Plan | null, file: string): Plan {
  if (plan === null) throw new Misuse(said("new-exists", { file }));
  return plan;
}

type Known = Readonly<Record<string, string>>;

/** In the order in which the texts of the registry have them. */
function languagesOf({ documents }: RegistryModel): readonly string[] {
  const names = documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
  const written = documents.menu.flatMap(({ document }) => (typeof document.label === "string" ? [] : Object.keys(document.label)));
  return [...new Set([...written, ...names])].filter((name) => names.includes(name));
}

/** A text in every language; one that is not given is what is known of it, else it stands in French until somebody translates it. */
async function textsOf(
  request: Request,
  registry: Registry,
  languages: readonly string[],
  first: "fr" | "opens" | "description",
  known: Known,
  inFrench: Set<string>,
): Promise<Texts> {
  const french = await given(request, registry, first, known.fr);
  const own = (language: string) => (first === "fr" ? request.options.values.get(language) : undefined) ?? known[language];
  for (const language of languages) if (language !== "fr" && own(language) === undefined) inFrench.add(language);
  return new Map(languages.map((language) => [language, language === "fr" ? french : (own(language) ?? french)]));
}
