import { expect, test } from "vitest";
import { DEMO_PAGES } from "../../generated/demoPages";
import { TABLES } from "../../generated/tables";
import { TILES } from "../../generated/tiles";
import { routeAddress } from "../../src/domain/address/routeAddress";
import { labelKey } from "../../src/domain/labels/labelKey";
import type { ListedTile } from "../../src/domain/registry/listedTables";
import { referenceDomain } from "../../src/examples/desk/figures/referenceDomain";
import { TEXTS as DESK } from "../../src/examples/desk/texts/texts";
import { TEXTS as LOTS } from "../../src/examples/lots/texts";
import { headingOf } from "../../src/examples/planning/PlanningPage";
import { TEXTS as PLANNING } from "../../src/examples/planning/texts/texts";
import { TEXTS as ENVOIS } from "../../src/examples/synchrozor/texts/texts";

const LANGUAGES = ["fr", "en", "de", "es", "it"] as const;
type Language = (typeof LANGUAGES)[number];
type Params = Readonly<Record<string, string | readonly string[]>>;

/** The heading of the pages that bring their own words, by the program behind the base of their frame. */
const HEADINGS: Readonly<Record<string, (language: Language, path: string, params: Params) => string>> = {
  desk: (language, path) => {
    const domain = referenceDomain(path);
    return domain === null ? DESK[language].title : DESK[language].reference[domain].title;
  },
  lots: (language) => LOTS[language].title,
  planning: (language, path, params) => headingOf(PLANNING[language], path, { params }),
  synchrozor: (language) => ENVOIS[language].title,
};

const TILES_OF_ALL: readonly ListedTile[] = Object.values(TILES);

/** Tiles that open such a page. */
const cases = TILES_OF_ALL.flatMap(({ id, target }) => {
  const [first] = target.kind === "route" ? target.targets : [];
  const route = TABLES.routes[first?.route ?? ""];
  const heading = HEADINGS[DEMO_PAGES[TABLES.applications[route?.application ?? ""]?.frame?.base ?? ""] ?? ""];
  if (route === undefined || heading === undefined) return [];
  const params: Params = first?.params ?? {};
  const address = routeAddress(route, params);
  return "href" in address ? [{ id, heading, path: address.href.slice(1), params }] : [];
});

for (const language of LANGUAGES)
  test(`a page that brings its own words bears the name of the tile that opens it: ${language}`, async () => {
    const { LABELS } = await import(`../../generated/labels/${language}/pages.ts`);
    expect(cases.length).toBeGreaterThan(12);
    for (const { id, heading, path, params } of cases) expect(heading(language, path, params), id).toBe(LABELS[labelKey.tile(id)]);
  });
