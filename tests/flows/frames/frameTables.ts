import { anyOf, frameOf, smallTables, viewerOf } from "../../support/smallTables";

/** A card with a candidate version and a right it may ask for, a plain notebook, a permanent map and a hidden manager. */
export const frameTables = smallTables({
  guards: [anyOf("health")],
  applications: [
    { id: "card", frame: frameOf("/card", { candidate: "/card-candidate" }) },
    { id: "notebook", frame: frameOf("/notebook", { lifetimeMs: 5000, calls: ["disconnect"] }) },
    { id: "map", frame: frameOf("/map", { lifetimeMs: null }) },
    { id: "manager", frame: frameOf("/manager", { lifetimeMs: null }) },
  ],
  routes: [
    { name: "card.detail", path: "detail/:id", application: "card" },
    { name: "notebook.main", application: "notebook" },
    { name: "notebook.pharmacy", application: "notebook", guard: 2 },
    { name: "map.main", application: "map" },
    { name: "manager.hidden", path: null, application: "manager" },
    { name: "plain.page", application: "shell" },
  ],
});

export const breeder = viewerOf({ rules: { authorizes: {} }, token: "secret-token" });
