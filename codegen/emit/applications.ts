import { DEMO_SAMPLES } from "../schema/demoPages";
import { candidateBase } from "../tables/applicationsOf";
import { documentOf, settingsOf } from "../tables/documentOf";
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
  const { origins } = settingsOf(model).frames;
  const applicationsOf = (name: string) =>
    sortedNames([...model.applications.values()].filter(({ document }) => document.frame?.origin === name).map(({ id }) => id));
  const entries = Object.entries(origins).map(([name, address]) => [name, { address, applications: applicationsOf(name) }] as const);
  const baseType =
    "Readonly<Record<string, { readonly application: ApplicationId; readonly candidate: boolean; readonly offline?: true }>>";
  const originType = "Readonly<Record<string, { readonly address: string; readonly applications: readonly ApplicationId[] }>>";
  return moduleOf(
    "frames.ts",
    "registry/applications, registry/settings",
    [table("FRAME_BASES", baseType, frameBasesOf(model)), table("FRAME_ORIGINS", originType, sortedRecord(entries))],
    importTypes("./applications", "ApplicationId"),
  );
}

/** What the demo environment serves under which base, the routes those pages lead to, and what the generic page is about. */
export function emitDemoPages({ model }: EmitSource): GeneratedModule {
  const samples = documentOf(model, "domains").domains.map(({ id, sample }) => [id, sample] as const);
  const ofRoutes = [...model.routes.values()].map(({ name, document }) => [name, document.sample] as const);
  const actions = [...model.routes.values()].map(
    ({ name, document: { action } }) => [name, action && { ...action, label: undefined }] as const,
  );
  const framed = [...model.applications.values()].flatMap(({ document: { section = null, frame } }) =>
    frame === undefined ? [] : [{ section, frame, demo: frame.demo ?? {}, candidate: candidateBase(frame) }],
  );
  const under = <Value>(frame: { base: string }, candidate: string | null, one: Value | undefined, other: Value | undefined) => [
    ...(one === undefined ? [] : [[frame.base, one] as const]),
    ...(candidate === null || other === undefined ? [] : [[candidate, other] as const]),
  ];
  const pages = framed.flatMap(({ frame, candidate, demo }) => under(frame, candidate, demo.page, demo.candidate));
  const subjects = framed.flatMap(({ section, frame, candidate, demo: { sample } }) =>
    under(frame, candidate, { section, sample }, { section, sample }),
  );
  const links = framed.flatMap(({ demo: { page, candidate, leadsTo = {} } }) =>
    [page, candidate].flatMap((name) => (name === undefined ? [] : [[name, sortedRecord(Object.entries(leadsTo))] as const])),
  );
  const declarations = [
    table("DEMO_PAGES", "Readonly<Record<string, string>>", sortedRecord(pages)),
    tree("DEMO_LINKS", null, sortedRecord(links)),
    union("DemoSample", DEMO_SAMPLES),
    table("DEMO_ROUTES", "Readonly<Record<string, DemoSample>>", sortedRecord(ofRoutes)),
    table("DEMO_ACTIONS", "Readonly<Record<string, DemoAction>>", sortedRecord(actions)),
    table("DEMO_SAMPLES", "Readonly<Record<string, DemoSample>>", sortedRecord(samples)),
    table(
      "DEMO_SUBJECTS",
      "Readonly<Record<string, { readonly section: string | null; readonly sample?: DemoSample }>>",
      sortedRecord(subjects),
    ),
  ];
  return moduleOf("demoPages.ts", FROM, declarations, importTypes("../src/domain/registry/demoAction", "DemoAction"));
}
