// Generated from registry/menus : edit the registry, then run npm run registry -- generate.
import type { ListedSection } from "../src/domain/registry/listedTables";
import { TILES } from "./tiles";

export type SectionId =
  | "account"
  | "alimentation"
  | "genetique"
  | "home"
  | "icowdesk"
  | "mouvement"
  | "pilotage"
  | "planning"
  | "productions"
  | "sante"
  | "session"
  | "shop";

export const SECTIONS: readonly ListedSection[] = [
  {
    id: "home",
    icon: "home",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "home",
    defaultRoute: null,
    reverseFor: [],
    groups: [],
  },
  {
    id: "icowdesk",
    icon: "headset",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: true,
    opens: "tiles",
    defaultRoute: "icowdesk.home.map",
    reverseFor: [],
    groups: [
      {
        id: "herds",
        tiles: [
          TILES["icowdesk-map"],
        ],
      },
      {
        id: "reference",
        tiles: [
          TILES["icowdesk-genetic"],
          TILES["icowdesk-production"],
          TILES["icowdesk-health"],
          TILES["icowdesk-reproduction"],
        ],
      },
      {
        id: "analysis",
        tiles: [
          TILES["icowdesk-reports"],
          TILES["icowdesk-queries"],
        ],
      },
    ],
  },
  {
    id: "planning",
    icon: "calendar",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "planning2.main.planning",
    reverseFor: [],
    groups: [
      {
        id: "day",
        tiles: [
          TILES["planning-upcoming"],
          TILES["planning-late"],
          TILES["planning-tasks"],
          TILES["planning-protocols"],
          TILES["planning-team"],
        ],
      },
      {
        id: "last",
        tiles: [
          TILES["planning-last-weaning"],
          TILES["planning-last-preparation"],
          TILES["planning-last-calving"],
          TILES["planning-last-heat"],
          TILES["planning-last-pregnancy"],
          TILES["planning-last-culling"],
        ],
      },
      {
        id: "watch",
        tiles: [
          TILES["planning-activity-alpha"],
          TILES["planning-activity-bravo"],
          TILES["planning-activity-charlie"],
          TILES["planning-activity-delta"],
          TILES["planning-activity-echo"],
          TILES["planning-activity-foxtrot"],
        ],
      },
    ],
  },
  {
    id: "productions",
    icon: "milk",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "productions.dashboard.production",
    reverseFor: [],
    groups: [
      {
        id: "results",
        tiles: [
          TILES["productions-dashboard"],
          TILES["productions-valuation"],
          TILES["productions-trade"],
        ],
      },
      {
        id: "milking",
        tiles: [
          TILES["productions-parlour"],
          TILES["productions-tank"],
          TILES["productions-gateway"],
        ],
      },
      {
        id: "milk",
        tiles: [
          TILES["productions-recording"],
          TILES["productions-cells"],
          TILES["productions-quality"],
          TILES["productions-mastitis"],
          TILES["productions-forecast"],
          TILES["productions-account-compte1"],
          TILES["productions-account-compte2"],
        ],
      },
      {
        id: "growth",
        tiles: [
          TILES["productions-weighing"],
          TILES["productions-weighing-history"],
          TILES["productions-weighing-import"],
          TILES["productions-growth-groups"],
          TILES["productions-growth-categories"],
        ],
      },
    ],
  },
  {
    id: "alimentation",
    icon: "wheat",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "alim2.aliment2",
    reverseFor: [],
    groups: [
      {
        id: "stock",
        tiles: [
          TILES["alimentation-feeds"],
          TILES["alimentation-storage"],
          TILES["alimentation-harvest"],
        ],
      },
      {
        id: "rations",
        tiles: [
          TILES["alimentation-rations"],
          TILES["alimentation-catalogue"],
          TILES["alimentation-calculator"],
        ],
      },
      {
        id: "distribution",
        tiles: [
          TILES["alimentation-distribution"],
          TILES["alimentation-plan"],
          TILES["alimentation-journal"],
          TILES["alimentation-check"],
        ],
      },
    ],
  },
  {
    id: "genetique",
    icon: "dna",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "genetique.indexV2.female.listing",
    reverseFor: [],
    groups: [
      {
        id: "values",
        tiles: [
          TILES["genetique-indexes"],
          TILES["genetique-pedigree"],
          TILES["genetique-export"],
        ],
      },
      {
        id: "mating",
        tiles: [
          TILES["genetique-mating"],
          TILES["genetique-round"],
          TILES["genetique-renewal"],
        ],
      },
      {
        id: "semen",
        tiles: [
          TILES["genetique-stock"],
          TILES["genetique-orders"],
        ],
      },
    ],
  },
  {
    id: "sante",
    icon: "heartbeat",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "sante.carnet.consultation.list",
    reverseFor: [],
    groups: [
      {
        id: "log",
        tiles: [
          TILES["sante-log"],
          TILES["sante-treatments"],
          TILES["sante-withdrawal"],
          TILES["sante-pharmacy"],
          TILES["sante-preferences"],
        ],
      },
      {
        id: "reports",
        tiles: [
          TILES["sante-diseases"],
          TILES["sante-udder"],
        ],
      },
      {
        id: "care",
        tiles: [
          TILES["sante-parage"],
          TILES["sante-colostrum"],
        ],
      },
    ],
  },
  {
    id: "mouvement",
    icon: "arrows-exchange",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "mouvements.mouvements",
    reverseFor: [],
    groups: [
      {
        id: "declare",
        tiles: [
          TILES["mouvement-entry"],
          TILES["mouvement-exit"],
          TILES["mouvement-easycow"],
          TILES["mouvement-guide"],
        ],
      },
      {
        id: "identify",
        tiles: [
          TILES["mouvement-tag-orders"],
          TILES["mouvement-number"],
          TILES["mouvement-transponders"],
          TILES["mouvement-labels"],
        ],
      },
      {
        id: "correct",
        tiles: [
          TILES["mouvement-correction"],
          TILES["mouvement-deletion"],
        ],
      },
      {
        id: "check",
        tiles: [
          TILES["mouvement-inventory"],
          TILES["mouvement-reconciliation"],
          TILES["mouvement-notifications"],
          TILES["mouvement-report"],
        ],
      },
    ],
  },
  {
    id: "pilotage",
    icon: "gauge",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "pilotage.dashboard.overviewDashboard",
    reverseFor: [],
    groups: [
      {
        id: "dashboards",
        tiles: [
          TILES["pilotage-overview"],
          TILES["pilotage-kpi"],
          TILES["pilotage-economics"],
          TILES["pilotage-adviser"],
        ],
      },
      {
        id: "reproduction",
        tiles: [
          TILES["pilotage-reproduction"],
          TILES["pilotage-reproduction-report"],
        ],
      },
      {
        id: "dairy",
        tiles: [
          TILES["pilotage-dairy"],
          TILES["pilotage-dairy-group"],
          TILES["pilotage-dairy-setup"],
        ],
      },
      {
        id: "follow",
        tiles: [
          TILES["pilotage-indicators"],
          TILES["pilotage-trade"],
          TILES["pilotage-water"],
          TILES["pilotage-atmosphere"],
        ],
      },
    ],
  },
  {
    id: "session",
    icon: "player-play",
    entry: true,
    desktop: false,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "session2.history.main",
    reverseFor: [],
    groups: [
      {
        id: "sessions",
        tiles: [
          TILES["session-create"],
          TILES["session-history"],
        ],
      },
    ],
  },
  {
    id: "account",
    icon: "user-circle",
    entry: true,
    desktop: false,
    mobile: false,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: "compte.account",
    reverseFor: [
      "DISTRIBUTEUR",
      "TECHNICIEN",
      "SUPPORT",
    ],
    groups: [
      {
        id: "mine",
        tiles: [
          TILES["account-profile"],
          TILES["account-invoices"],
          TILES["account-documents"],
          TILES["account-messages"],
        ],
      },
      {
        id: "targets",
        tiles: [
          TILES["account-targets-dairy"],
          TILES["account-targets-beef"],
          TILES["account-display"],
        ],
      },
      {
        id: "product",
        tiles: [
          TILES["account-applications"],
          TILES["account-settings"],
          TILES["account-sync"],
        ],
      },
    ],
  },
  {
    id: "shop",
    icon: "building-store",
    entry: false,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "workshops",
    defaultRoute: null,
    reverseFor: [],
    groups: [
      {
        id: "workshops",
        tiles: [
          TILES["shop-dairy"],
          TILES["shop-beef"],
        ],
      },
    ],
  },
];
