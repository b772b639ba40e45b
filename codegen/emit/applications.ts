import { candidateBase } from "../tables/applicationsOf";
import { documentOf } from "../tables/documentOf";
import { frameBasesOf } from "../tables/frameBasesOf";
import { sortedNames, sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, moduleOf, table, tree, union } from "./generatedModule";

const FROM = "registry/applications";

export function emitApplications({ tables }: EmitSource): GeneratedModule {
  return moduleOf(
    "applications.ts",
    FROM,
    [
      union("ApplicationId", sortedNames(Object.keys(tables.applications))),
      table("APPLICATIONS", "Readonly<Record<ApplicationId, ApplicationRecord>>", sortedRecord(Object.entries(tables.applications))),
    ],
    importTypes(DOMAIN_TABLES, "ApplicationRecord"),
  );
}

/** Every base a frame is served under, candidates included, with the application it belongs to, and the origins of their own. */
export function emitFrames({ model }: EmitSource): GeneratedModule {
  const { origins } = documentOf(model, "settings").frames;
  const applicationsOf = (name: string) =>
    sortedNames([...model.applications.values()].filter(({ document }) => document.frame?.origin === name).map(({ id }) => id));
  const entries = Object.entries(origins).map(([name, address]) => [name, { address, applications: applicationsOf(name) }] as const);
  const baseType =
    "Readonly<Record<string, { readonly application: ApplicationId; readonly candidate: boolean; readonly offline?: true }>>";
  const originType = "Readonly<Record<string, { readonly address: string; readonly applications: readonly ApplicationId[] }>>";
  return moduleOf(
    "frames.ts",
    "registry/applications, registry/settings.yaml",
    [table("FRAME_BASES", baseType, frameBasesOf(model)), table("FRAME_ORIGINS", originType, sortedRecord(entries))],
    importTypes("./applications", "ApplicationId"),
  );
}

/** What the demo environment serves under which base, and the routes those pages lead to. */
export function emitDemoPages({ model }: EmitSource): GeneratedModule {
  const served = [...model.applications.values()].flatMap(({ document: { frame } }) =>
    frame?.demo === undefined ? [] : [{ frame, demo: frame.demo }],
  );
  const pages = served.flatMap(({ frame, demo }) => {
    const candidate = candidateBase(frame);
    const ownCandidate = candidate === null || demo.candidate === undefined ? [] : [[candidate, demo.candidate] as const];
    return [[frame.base, demo.page] as const, ...ownCandidate];
  });
  const links = served.flatMap(({ demo }) =>
    [demo.page, demo.candidate].flatMap((page) =>
      page === undefined ? [] : [[page, sortedRecord(Object.entries(demo.leadsTo ?? {}))] as const],
    ),
  );
  return moduleOf("demoPages.ts", FROM, [
    table("DEMO_PAGES", "Readonly<Record<string, string>>", sortedRecord(pages)),
    tree("DEMO_LINKS", null, sortedRecord(links)),
  ]);
}
