import { expect, test } from "vitest";
import { readFrameAddress } from "../../src/domain/address/frameAddress";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { frameOf, smallTables, viewerOf } from "../support/smallTables";

const tables = smallTables({
  routes: [
    { name: "card.detail", path: "detail/:id", application: "card" },
    { name: "feed.store", path: "aliment2/:id/stockage/:idStockage", application: "feed" },
    { name: "feed.variation", path: "aliment2/:id/variation/detail/:idStockage?", application: "feed" },
    { name: "ration.code", path: "aliment/:code+", application: "feed" },
    { name: "board.dairy", path: "board", application: "feed", variant: { query: "typo", value: "L", contexts: ["L", "M"] } },
    { name: "board.beef", path: "board", application: "feed", variant: { query: "typo", value: "A", contexts: ["A"] } },
  ],
  applications: [
    { id: "card", frame: frameOf("/card", { candidate: "/card-candidate" }) },
    { id: "feed", frame: frameOf("/alim2") },
  ],
});
const resolver = createResolver(tables, viewerOf({}));

test.each([
  ["card.detail", { id: "12" }, {}, "/card/#/detail/12?id=12"],
  ["card.detail", { id: "FR 35/1" }, { tab: "soins" }, "/card/#/detail/FR%2035%2F1?id=FR%2035%2F1&tab=soins"],
  ["feed.store", { id: "1", idStockage: "2" }, {}, "/alim2/#/aliment2/1/stockage/2?id=1&idStockage=2"],
  ["feed.variation", { id: "1", idStockage: "" }, {}, "/alim2/#/aliment2/1/variation/detail?id=1"],
  ["ration.code", { code: ["a", "b"] }, { empty: "" }, "/alim2/#/aliment/a/b?code=a%2Fb"],
])(
  "the frame of %s has its base, its path in the hash and its non-empty parameters as query [ADR-01] [ADR-03] [ADR-04]",
  (route, params, query, frame) => {
    expect(resolver.route(route, params, query).frame).toBe(frame);
  },
);

test("a switch limits the query to values that are not in the path [ADR-04]", () => {
  const short = createResolver({ ...tables, pathParamsInQuery: false }, viewerOf({}));
  expect(short.route("card.detail", { id: "12" }, { tab: "soins" }).frame).toBe("/card/#/detail/12?tab=soins");
});

test.each([
  ["card.detail", { id: "été/1" }, { tab: "a b" }],
  ["feed.store", { id: "1", idStockage: "2" }, {}],
  ["feed.variation", { id: "1" }, {}],
  ["ration.code", { code: ["a", "b"] }, {}],
  ["board.beef", {}, {}],
])("a frame address is read back to its route, parameters and extra values: %s [ADR-03] [ADR-04]", (route, params, query) => {
  const { frame } = resolver.route(route, params, query);
  expect(readFrameAddress(tables, frame ?? "")).toEqual({
    application: tables.routes[route]?.application,
    candidate: false,
    route,
    params,
    query,
  });
});

test.each(["/card", "/card/", "/feed/#/detail/1", "/alim2/#/detail/1", "javascript:alert(1)/#/detail/1", "/card/#/%00"])(
  "%s is no frame address of the registry",
  (address) => {
    expect(readFrameAddress(tables, address)).toBeNull();
  },
);

test("the candidate version is loaded for holders of the toggle by its full name only [FRM-16] [FRM-18]", () => {
  const frameFor = (droits: string[]) => createResolver(tables, viewerOf({ droits })).route("card.detail", { id: "1" });
  expect(frameFor(["desk.candidate.card"])).toMatchObject({ candidate: true, frame: "/card-candidate/#/detail/1?id=1" });
  expect(frameFor(["desk.candidate", "desk"])).toMatchObject({ candidate: false, frame: "/card/#/detail/1?id=1" });
  expect(readFrameAddress(tables, "/card-candidate/#/detail/1?id=1")).toMatchObject({ application: "card", candidate: true });
});

test("two routes that share a path: the herd context decides, the query names the other [ROU-55]", () => {
  const dairy = createResolver(tables, viewerOf({ laitier: true }));
  const beef = createResolver(tables, viewerOf({ allaitant: true }));
  const mixed = createResolver(tables, viewerOf({ laitier: true, allaitant: true }));
  expect([dairy, beef, mixed].map((viewer) => viewer.address("/board").route)).toEqual(["board.dairy", "board.beef", "board.dairy"]);
  expect(dairy.address("/board?typo=A").route).toBe("board.beef");
  expect(dairy.route("board.beef").href).toBe("/board?typo=A");
});
