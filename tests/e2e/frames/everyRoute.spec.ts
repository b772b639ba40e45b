import { expect, test } from "@playwright/test";
import { PARAMS } from "../../../generated/params";
import { TABLES } from "../../../generated/tables";
import { routeAddress } from "../../../src/domain/address/routeAddress";
import { isRest, paramsOf } from "../../../src/domain/routing/pattern";
import { enter, frameOf, open } from "../support/shell";

const samples: Readonly<Record<string, { readonly sample: string }>> = PARAMS;

/** Every route that a frame shows, with the sample values of its parameters. */
const cases = Object.values(TABLES.routes).flatMap((route) => {
  if (route.path === null || route.redirect || route.screen || !TABLES.applications[route.application]?.frame) return [];
  const params = Object.fromEntries(
    paramsOf(route.path).map(({ name, param }) => {
      const sample = samples[name]?.sample ?? "1";
      return [name, isRest(param) ? [sample, "2"] : sample];
    }),
  );
  const address = routeAddress(route, params);
  return "href" in address ? [{ route, params, href: address.href }] : [];
});

const SHARE = 4;

for (let part = 0; part < SHARE; part++)
  test(`every route opens its frame, which received the same route and parameters: part ${part + 1} of ${SHARE} [FRM-01] [ADR-01] [ADR-03] [ADR-07]`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await enter(page, "tous-droits");
    const mine = cases.filter((_, index) => index % SHARE === part);
    expect(mine.length).toBeGreaterThan(50);
    for (const { route, params, href } of mine) {
      await open(page, href);
      const { element, received } = frameOf(page, route.name);
      await expect(element, route.name).toBeVisible();
      await expect(element, route.name).toHaveAttribute("data-app", route.application);
      await expect(received("route"), route.name).toHaveText(route.name);
      const shown: unknown = JSON.parse((await received("params").textContent()) ?? "{}");
      expect(shown, route.name).toEqual(params);
    }
  });
