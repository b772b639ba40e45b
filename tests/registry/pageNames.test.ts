import { expect, test } from "vitest";
import { LANGUAGES } from "../../generated/languages";
import { TABLES } from "../../generated/tables";
import { subjectOf } from "../../src/examples/subject/subjectOf";
import { pageName } from "../../src/views/parts/usePageName";

type Labels = { readonly LABELS: Readonly<Record<string, string>> };

const FILES = import.meta.glob<Labels>("../../generated/labels/*/{pages,shell}.ts", { eager: true });
const tiles = TABLES.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));

test.each(LANGUAGES.map(({ id }) => id))("a tile, the title of its page and the heading of the demo page are one name: %s", (language) => {
  const labels = Object.assign({}, ...["pages", "shell"].map((of) => FILES[`../../generated/labels/${language}/${of}.ts`]?.LABELS));
  const find = (key: string): string | undefined => labels[key];
  const named = tiles.flatMap(({ id, target }) =>
    (target.kind === "route" ? target.targets : []).map(({ route, params, query }) => {
      const values = { ...query, ...params };
      const { names } = subjectOf("", { route, params: values, query: {} });
      return {
        id,
        tile: find(`tile.${id}`) ?? find(`route.${route}`),
        title: pageName(route, TABLES, find, values),
        heading: names.map(find).find(Boolean),
      };
    }),
  );
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter(({ tile, title, heading }) => tile === undefined || title !== tile || heading !== tile)).toEqual([]);
});
