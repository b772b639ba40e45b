import { candidateBase } from "../tables/applicationsOf";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, table, tree } from "./generatedModule";
import { sortedRecord } from "./sorted";

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
  return {
    path: "demoPages.ts",
    from: "registry/applications",
    imports: [],
    declarations: [
      table("DEMO_PAGES", "Readonly<Record<string, string>>", sortedRecord(pages)),
      tree("DEMO_LINKS", null, sortedRecord(links)),
    ],
  };
}
