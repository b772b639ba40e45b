import type { AccessDocument } from "../schema/common";
import { accessOf } from "./accessOf";
import { fill, fillAll, turnsOf } from "./expand";
import { claim, type LinkContext } from "./linkContext";
import type { LinkedApplication, LinkedRoute } from "./model";

export interface LinkedApplications {
  readonly applications: ReadonlyMap<string, LinkedApplication>;
  readonly routes: ReadonlyMap<string, LinkedRoute>;
}

/** Applications and their routes, with lists expanded and access inherited. */
export function linkApplications(context: LinkContext): LinkedApplications {
  const applications = new Map<string, LinkedApplication>();
  const routes = new Map<string, LinkedRoute>();
  const domains = new Map<string, AccessDocument>();
  for (const { document } of context.documents.domains) for (const domain of document.domains) domains.set(domain.id, domain.access);
  for (const { file, document } of context.documents.application) {
    const code = document.code ?? null;
    const outer = [
      ["application", document.access],
      ["domain", domains.get(document.domain)],
    ] as const;
    claim(applications, document.id, { id: document.id, place: { file, path: ["id"] }, document, access: accessOf(outer, code) });
    for (const [key, route] of Object.entries(document.routes ?? {})) {
      for (const turn of turnsOf(route.each, context.lists)) {
        const name = fill(key, turn);
        const filled = fillAll(route, turn);
        claim(routes, name, {
          name,
          place: { file, path: ["routes", key] },
          application: document.id,
          path: filled.navigable === false ? null : (filled.path ?? name.replaceAll(".", "/")),
          document: filled,
          access: accessOf([["route", filled.access], ...outer], code),
        });
      }
    }
  }
  return { applications, routes };
}
