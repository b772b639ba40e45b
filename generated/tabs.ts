// Generated from registry/tabs.yaml : edit the registry, then run npm run registry -- generate.
import type { RegistryTables } from "../src/domain/registry/tables";

export const TABS: RegistryTables["tabs"] = {
  desktop: [
    { id: "home", icon: "home", opens: "home", targets: [], section: null, badge: null },
    { id: "sections", icon: "layout-grid", opens: "sections", targets: [], section: null, badge: null },
    { id: "search", icon: "animal-search", opens: "route", targets: ["search.animal"], section: null, badge: null },
    { id: "map", icon: "map", opens: "route", targets: ["map.main"], section: null, badge: null },
    {
      id: "session",
      icon: "player-play",
      opens: "route",
      targets: ["session2.history.main", "session.listing.encours"],
      section: null,
      badge: null,
    },
    { id: "shop", icon: "building-store", opens: "section", targets: [], section: "shop", badge: "activeWorkshops" },
    { id: "account", icon: "user-circle", opens: "section", targets: [], section: "account", badge: "network" },
  ],
  mobile: [
    { id: "menu", icon: "menu-2", opens: "drawer", targets: [], section: null, badge: null },
    { id: "home", icon: "home", opens: "home", targets: [], section: null, badge: null },
    { id: "search", icon: "animal-search", opens: "route", targets: ["search.animal"], section: null, badge: null },
    { id: "map", icon: "map", opens: "route", targets: ["map.main"], section: null, badge: null },
    {
      id: "session",
      icon: "player-play",
      opens: "route",
      targets: ["session2.history.main", "session.listing.encours"],
      section: null,
      badge: null,
    },
  ],
};
