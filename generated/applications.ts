// Generated from registry/applications : edit the registry, then run npm run registry -- generate.
import type { ApplicationRecord } from "../src/domain/registry/tables";

export type ApplicationId =
  | "account"
  | "achatVente"
  | "activity"
  | "bilanSanitaire"
  | "bilangenetic"
  | "bilanrepro"
  | "card"
  | "clarity"
  | "colostrum"
  | "controleLaitier"
  | "croissance"
  | "crop-tracker"
  | "dairy-dash"
  | "dairy-stat"
  | "dashboard"
  | "document"
  | "easycow"
  | "edeHelper"
  | "ednotif"
  | "eleveur"
  | "equarrissagev2"
  | "feed"
  | "feeding-check"
  | "fivl"
  | "gedeos"
  | "genealogie"
  | "grantor"
  | "health-somatic"
  | "icowdesk"
  | "icowdesk-genetic"
  | "icowdesk-health"
  | "icowdesk-production"
  | "icowdesk-reproduction"
  | "index-v2"
  | "indicator"
  | "innodashpro"
  | "inventaire-fr"
  | "inventaire-fr-v2"
  | "lilco"
  | "loggor"
  | "mamelle"
  | "map"
  | "mating2"
  | "matingpro"
  | "milk-account"
  | "milkPortal"
  | "milking"
  | "ml"
  | "mouvement"
  | "msrpro"
  | "mytask"
  | "notifications"
  | "planning2"
  | "prev-effectif"
  | "previsionnel"
  | "proxy-bcelo"
  | "proxy-evolution"
  | "querymaker"
  | "rationCalculator"
  | "report2"
  | "reproduction"
  | "resolver"
  | "sanael"
  | "sante"
  | "search"
  | "session"
  | "session2"
  | "shell"
  | "smartvel"
  | "stateManager"
  | "stock"
  | "syncManager"
  | "synchrozor"
  | "tag"
  | "tank"
  | "tourTroupeau"
  | "trade"
  | "valotroupeau"
  | "zoo";

export const APPLICATIONS: Readonly<Record<ApplicationId, ApplicationRecord>> = {
  account: { id: "account", frame: { base: "/account", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: { passwordMinimumAccount: 8 }, user: ["infoCheptels"] }, login: null, code: null, domain: "account", section: "account" },
  achatVente: { id: "achatVente", frame: { base: "/achatVente", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: null, code: null, domain: "productions", section: "productions" },
  activity: { id: "activity", frame: { base: "/activity", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/activity/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "planning", section: "planning" },
  bilanSanitaire: { id: "bilanSanitaire", frame: { base: "/bilanSanitaire", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/bilanSanitaire/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "sante", section: "sante" },
  bilangenetic: { id: "bilangenetic", frame: { base: "/bilangenetic", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/bilangenetic/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  bilanrepro: { id: "bilanrepro", frame: { base: "/bilanrepro", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/bilanrepro/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "pilotage", section: "pilotage" },
  card: { id: "card", frame: { base: "/card", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageAction"], limits: {}, user: [] }, login: { path: "/card/api/login", suffix: "", suffixNotFor: [], priority: 2, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: "tagDomainRead" }, code: null, domain: "common", section: null },
  clarity: { id: "clarity", frame: { base: "/clarity", candidate: null, isolation: "origin", lifetimeMs: 120000, sandbox: ["allow-forms", "allow-same-origin", "allow-scripts"], allow: [], referrerPolicy: "strict-origin", calls: [], limits: {}, user: [] }, login: { path: "/clarity/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: "clarity", domain: "pilotage", section: "pilotage" },
  colostrum: { id: "colostrum", frame: { base: "/colostrum", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/colostrum/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "sante", section: "sante" },
  controleLaitier: { id: "controleLaitier", frame: { base: "/controleLaitier", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/controleLaitier/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "productions", section: "productions" },
  croissance: { id: "croissance", frame: { base: "/croissance", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/croissance/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "productions", section: "productions" },
  "crop-tracker": { id: "crop-tracker", frame: { base: "/crop-tracker", candidate: null, isolation: "origin", lifetimeMs: 120000, sandbox: ["allow-forms", "allow-same-origin", "allow-scripts"], allow: [], referrerPolicy: "strict-origin", calls: [], limits: {}, user: [] }, login: null, code: "crop-tracker", domain: "alimentation", section: "alimentation" },
  "dairy-dash": { id: "dairy-dash", frame: { base: "/dairy-dash", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "pilotage", section: "pilotage" },
  "dairy-stat": { id: "dairy-stat", frame: { base: "/dairy-stat", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "productions", section: "productions" },
  dashboard: { id: "dashboard", frame: { base: "/dashboard", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/dashboard/api/login", suffix: "", suffixNotFor: [], priority: 1, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "pilotage", section: "pilotage" },
  document: { id: "document", frame: { base: "/document", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/document/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "account", section: "account" },
  easycow: { id: "easycow", frame: { base: "/easycow", candidate: "/easycow-candidate", isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/easycow/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "mouvement", section: "mouvement" },
  edeHelper: { id: "edeHelper", frame: null, login: { path: "/edeHelper/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "rethrow", keep: "edeHelper", followedBy: null }, code: null, domain: "common", section: null },
  ednotif: { id: "ednotif", frame: { base: "/ednotif", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/ednotif/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "mouvement", section: "mouvement" },
  eleveur: { id: "eleveur", frame: { base: "/eleveur", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "common", section: null },
  equarrissagev2: { id: "equarrissagev2", frame: null, login: { path: "/equarrissagev2/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  feed: { id: "feed", frame: { base: "/alim2", candidate: "/alim2-candidate", isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/feed/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "alimentation", section: "alimentation" },
  "feeding-check": { id: "feeding-check", frame: { base: "/innoAlim", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/feeding-check/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "alimentation", section: "alimentation" },
  fivl: { id: "fivl", frame: null, login: { path: "/fivl/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: "CodeOrganismeCollecteur", followedBy: null }, code: null, domain: "common", section: null },
  gedeos: { id: "gedeos", frame: { base: "/gedeos", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/gedeos/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: "sante.gds", multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "sante", section: "sante" },
  genealogie: { id: "genealogie", frame: { base: "/genealogie", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/genealogie/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  grantor: { id: "grantor", frame: { base: "/grantor", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: null, code: null, domain: "account", section: "account" },
  "health-somatic": { id: "health-somatic", frame: { base: "/health-somatic", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "sante", section: "sante" },
  icowdesk: { id: "icowdesk", frame: { base: "/icowdesk", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["login"], limits: {}, user: ["infoCheptels"] }, login: null, code: null, domain: "icowdesk", section: "icowdesk" },
  "icowdesk-genetic": { id: "icowdesk-genetic", frame: { base: "/icowdesk", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/genetic/referentiel/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: true, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "icowdesk", section: "icowdesk" },
  "icowdesk-health": { id: "icowdesk-health", frame: { base: "/icowdesk", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "icowdesk", section: "icowdesk" },
  "icowdesk-production": { id: "icowdesk-production", frame: { base: "/icowdesk", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "icowdesk", section: "icowdesk" },
  "icowdesk-reproduction": { id: "icowdesk-reproduction", frame: { base: "/icowdesk", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "icowdesk", section: "icowdesk" },
  "index-v2": { id: "index-v2", frame: { base: "/index-v2", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/index-v2/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  indicator: { id: "indicator", frame: { base: "/indicator", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "pilotage", section: "pilotage" },
  innodashpro: { id: "innodashpro", frame: { base: "/inno-dashpro", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/dashpro/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "pilotage", section: "pilotage" },
  "inventaire-fr": { id: "inventaire-fr", frame: { base: "/inventaire-fr", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/inventaire-fr/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "mouvement", section: "mouvement" },
  "inventaire-fr-v2": { id: "inventaire-fr-v2", frame: { base: "/inventaire-fr-v2", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/inventaire-fr-v2/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "mouvement", section: "mouvement" },
  lilco: { id: "lilco", frame: null, login: { path: "/lilco/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  loggor: { id: "loggor", frame: { base: "/loggor", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "common", section: "account" },
  mamelle: { id: "mamelle", frame: { base: "/mamelle", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/mamelle/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "sante", section: "sante" },
  map: { id: "map", frame: { base: "/map", candidate: null, isolation: "path", lifetimeMs: null, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction"], limits: {}, user: [] }, login: { path: "/map/api/login", suffix: "", suffixNotFor: [], priority: 3, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "map", section: null },
  mating2: { id: "mating2", frame: { base: "/mating2", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/mating2/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  matingpro: { id: "matingpro", frame: { base: "/matingpro", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/matingpro/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  "milk-account": { id: "milk-account", frame: { base: "/milk-account", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "productions", section: "productions" },
  milkPortal: { id: "milkPortal", frame: { base: "/milkPortal", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "productions", section: "productions" },
  milking: { id: "milking", frame: { base: "/milking", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/milking/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "productions", section: "productions" },
  ml: { id: "ml", frame: null, login: { path: "/ml/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  mouvement: { id: "mouvement", frame: { base: "/mouvement", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/mouvement/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "mouvement", section: "mouvement" },
  msrpro: { id: "msrpro", frame: { base: "/msrpro", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/msrpro/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  mytask: { id: "mytask", frame: { base: "/mytask", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/mytask/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "planning", section: "planning" },
  notifications: { id: "notifications", frame: { base: "/communication/notification", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/notifications/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "account", section: "account" },
  planning2: { id: "planning2", frame: { base: "/planning", candidate: "/planning-candidate", isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction"], limits: {}, user: [] }, login: { path: "/planning/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "planning", section: "planning" },
  "prev-effectif": { id: "prev-effectif", frame: { base: "/prev-effectif", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/prev-effectif/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "productions", section: "productions" },
  previsionnel: { id: "previsionnel", frame: { base: "/previsionnel", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/previsionnel/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "productions", section: "productions" },
  "proxy-bcelo": { id: "proxy-bcelo", frame: null, login: { path: "/proxy-bcelo/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  "proxy-evolution": { id: "proxy-evolution", frame: null, login: { path: "/proxy-evolution/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  querymaker: { id: "querymaker", frame: { base: "/querymaker", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/querymaker/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "report", section: "icowdesk" },
  rationCalculator: { id: "rationCalculator", frame: { base: "/alim2", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "alimentation", section: "alimentation" },
  report2: { id: "report2", frame: { base: "/report", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/report/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "report", section: "icowdesk" },
  reproduction: { id: "reproduction", frame: { base: "/reproduction", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/reproduction/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "planning", section: "planning" },
  resolver: { id: "resolver", frame: { base: "/resolver", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/resolver/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "productions", section: "productions" },
  sanael: { id: "sanael", frame: null, login: { path: "/sanael/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: "sante.carnet", multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  sante: { id: "sante", frame: { base: "/sante", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/sante/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "sante", section: "sante" },
  search: { id: "search", frame: { base: "/search", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore"], limits: {}, user: [] }, login: null, code: null, domain: "report", section: null },
  session: { id: "session", frame: { base: "/session", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "session", section: "session" },
  session2: { id: "session2", frame: { base: "/session2", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/session2/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "session", section: "session" },
  shell: { id: "shell", frame: null, login: null, code: null, domain: "shell", section: null },
  smartvel: { id: "smartvel", frame: { base: "/smartvel", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: { path: "/smartvel/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "planning", section: "planning" },
  stateManager: { id: "stateManager", frame: { base: "/stateManager", candidate: null, isolation: "path", lifetimeMs: null, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/stateManager/api/login/", suffix: "eleveur", suffixNotFor: ["TECHNICIEN"], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "common", section: null },
  stock: { id: "stock", frame: { base: "/stock", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: {}, user: [] }, login: null, code: null, domain: "genetique", section: "genetique" },
  syncManager: { id: "syncManager", frame: { base: "/syncManager", candidate: null, isolation: "path", lifetimeMs: null, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/syncManager/api/login/", suffix: "", suffixNotFor: [], priority: 4, grant: null, multiHerd: false, onlineOnly: true, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "icowdesk", section: "icowdesk" },
  synchrozor: { id: "synchrozor", frame: { base: "/synchrozor", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: ["syncRead", "syncDecide", "syncRetry", "syncEntries", "syncSafe"], limits: {}, user: [] }, login: null, code: null, domain: "common", section: "account" },
  tag: { id: "tag", frame: { base: "/tag", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/tag/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "mouvement", section: "mouvement" },
  tank: { id: "tank", frame: { base: "/tank", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "productions", section: "productions" },
  tourTroupeau: { id: "tourTroupeau", frame: { base: "/tourTroupeau", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/tourTroupeau/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "genetique", section: "genetique" },
  trade: { id: "trade", frame: { base: "/trade", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "pilotage", section: "pilotage" },
  valotroupeau: { id: "valotroupeau", frame: { base: "/valotroupeau", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: null, code: null, domain: "productions", section: "productions" },
  zoo: { id: "zoo", frame: { base: "/zoo", candidate: null, isolation: "path", lifetimeMs: 120000, sandbox: [], allow: [], referrerPolicy: "same-origin", calls: [], limits: {}, user: [] }, login: { path: "/zoo/api/login", suffix: "", suffixNotFor: [], priority: 100, grant: null, multiHerd: false, onlineOnly: false, onFailure: "ignore", keep: null, followedBy: null }, code: null, domain: "account", section: "account" },
};
