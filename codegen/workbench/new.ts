import type { Plan } from "../edit/applyPlan";
import { newApplication, newGrant, newRoute, newTile, type Texts } from "../edit/newEntry";
import { newPersona } from "../edit/newPersona";
import { type Sentence, said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import { type ExitCode, FINDINGS } from "../request/toolIo";
import { carryOut, type Edited, editedRegistry } from "./carryOut";

const KINDS = ["tile", "route", "grant", "application", "persona"] as const;
type Question = Extract<Sentence, `ask.${string}`> extends `ask.${infer Name}` ? Name : never;

/** A new entry where it belongs; what is not given is asked for in a terminal. */
export async function newCommand(request: Request): Promise<ExitCode> {
  const { options } = request;
  const kind = KINDS.find((one) => one === options.words[0]);
  if (kind === undefined) throw new Misuse(said("new-nothing", {}));
  const edited = editedRegistry(request);
  if (edited === null) return FINDINGS;
  return carryOut(request, edited, await planOf(kind, request, edited));
}

async function planOf(kind: (typeof KINDS)[number], request: Request, { files, side: { model } }: Edited): Promise<Plan> {
  const { options } = request;
  const value = (name: Question) => given(request, name);
  const languages = model.documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
  const label = () => textsOf(request, languages, "fr");
  const list = (name: "anyOf" | "droits") => (options.values.get(name) ?? "").split(",").filter((one) => one !== "");
  const grants = list("anyOf");
  switch (kind) {
    case "tile": {
      const tile = {
        route: await value("route"),
        id: await value("id"),
        label: await label(),
        icon: await value("icon"),
        section: await value("section"),
        group: options.values.get("group") ?? null,
      };
      return placed(newTile(model, tile), tile.section);
    }
    case "route": {
      const route = {
        name: await value("name"),
        label: await label(),
        application: await value("application"),
        path: options.values.get("path") ?? null,
        grants,
      };
      return placed(newRoute(model, route), route.application);
    }
    case "grant":
      return newGrant(model, {
        name: await value("name"),
        label: await label(),
        opens: await textsOf(request, languages, "opens"),
        exact: options.flags.has("exact"),
      });
    case "application": {
      const id = await value("id");
      const domain = await value("domain");
      const made = newApplication(files, {
        id,
        label: await label(),
        domain,
        base: await value("base"),
        grants,
        route: await value("name"),
      });
      return unused(made, `applications/${domain}/${id}.yaml`);
    }
    case "persona": {
      const id = await value("id");
      const made = newPersona(files, {
        id,
        label: await label(),
        description: await textsOf(request, languages, "description"),
        prenom: await value("prenom"),
        nom: await value("nom"),
        origin: await value("origin"),
        connectedAs: await value("connectedAs"),
        droits: list("droits"),
        herd: await value("herd"),
        ville: await value("ville"),
      });
      return unused(made, `personas/${id}.yaml`);
    }
    default:
      return kind satisfies never;
  }
}

function placed(plan: Plan | null, place: string): Plan {
  if (plan === null) throw new Misuse(said("new-no-place", { place }));
  return plan;
}

function unused(plan: Plan | null, file: string): Plan {
  if (plan === null) throw new Misuse(said("new-exists", { file }));
  return plan;
}

/** The value of an option, else what is answered in a terminal. Throws Misuse where nobody can answer. */
async function given({ options, io, say }: Request, name: Question): Promise<string> {
  const value = options.values.get(name) ?? (await io.ask?.(`${say(`ask.${name}`)} : `))?.trim();
  if (value === undefined || value === "") throw new Misuse(said("new-missing", { name, what: say(`ask.${name}`) }));
  return value;
}

/** A text in every language; one that is not given stands in French until somebody translates it. */
async function textsOf(request: Request, languages: readonly string[], first: "fr" | "opens" | "description"): Promise<Texts> {
  const french = await given(request, first);
  const own = (language: string) => (first === "fr" ? request.options.values.get(language) : undefined);
  return new Map(languages.map((language) => [language, own(language) ?? french]));
}
