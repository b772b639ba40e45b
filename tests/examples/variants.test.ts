// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { ROUTES } from "../../generated/routes";
import { TABLES } from "../../generated/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { offerVariants } from "../../src/examples/productPage/variants";
import type { FrameContext, Shell } from "../../src/sdk";
import { viewerOf } from "../support/smallTables";

const DAIRY = ROUTES["pilotage.tableauInno.lait"].name;
const BEEF = ROUTES["pilotage.tableauInno.viande"].name;

afterEach(() => document.body.replaceChildren());

/** What the page shows to who holds these grants on this route, and where its buttons lead. */
async function shown(droits: string[], route: string, query: Record<string, string>) {
  document.body.innerHTML = "<nav data-variants hidden></nav>";
  const asked: string[] = [];
  const resolver = createResolver(TABLES, viewerOf({ droits }));
  const context: Partial<FrameContext> = { route, params: {}, language: "fr" };
  const shell = {
    context,
    address: { path: "", query },
    may: (grant: string) => resolver.grant(grant).held,
    navigate: async (name: string) => void asked.push(name),
  };
  await offerVariants(shell as unknown as Shell);
  const nav = document.querySelector("nav");
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("nav button")];
  return {
    hidden: nav?.hidden,
    buttons: buttons.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]),
    press: (n: number) => buttons[n]?.click(),
    asked,
  };
}

test("the page of one of two reproduction dashboards leads to the other, for who holds both [ROU-55]", async () => {
  const page = await shown(["pilotage"], BEEF, { typo: "A" });
  expect(page.hidden).toBe(false);
  expect(page.buttons).toEqual([
    ["Reproduction du troupeau laitier", null],
    ["Reproduction du troupeau allaitant", "page"],
  ]);
  page.press(0);
  expect(page.asked).toEqual([DAIRY]);
});

test("who holds one of the two is offered nothing, and neither is any other page [ROU-55]", async () => {
  expect((await shown([BEEF], BEEF, { typo: "A" })).hidden).toBe(true);
  expect((await shown(["pilotage"], ROUTES["pilotage.dashboard.repro"].name, { kind: "repro" })).hidden).toBe(true);
});
