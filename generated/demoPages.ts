// Generated from registry/applications : edit the registry, then run npm run registry -- generate.
import type { DemoAction } from "../src/domain/registry/demoAction";

export const DEMO_PAGES: Readonly<Record<string, string>> = {
  "/card": "animalCard",
  "/icowdesk": "desk",
  "/map": "lots",
  "/planning": "planning",
  "/planning-candidate": "planningCandidate",
  "/synchrozor": "synchrozor",
};

export const DEMO_LINKS = {
  animalCard: { animal: "card.detail", lot: "map.detail", record: "card.action", tasks: "planning2.main.planning" },
  desk: {
    cells: "productions.controle.cell.main",
    late: "planning2.late",
    recording: "productions.controle.control.list",
    tank: "productions.tank.listing",
    tour: "synchrozor.sync.add",
  },
  lots: { animal: "card.detail" },
  planning: { animal: "card.detail", lot: "map.detail" },
  planningCandidate: { animal: "card.detail", lot: "map.detail" },
  synchrozor: {
    all: "synchrozor.sync.main",
    herd: "synchrozor.sync.solo",
    history: "synchrozor.sync.history",
    tour: "synchrozor.sync.add",
  },
} as const;

export type DemoSample =
  | "calves"
  | "feed"
  | "genetics"
  | "growth"
  | "health"
  | "herd"
  | "milk"
  | "movements"
  | "reproduction"
  | "air"
  | "documents"
  | "feeds"
  | "form"
  | "herdValue"
  | "inventory"
  | "medicines"
  | "semen"
  | "tags"
  | "tank"
  | "animalLabels"
  | "feedValues"
  | "milking"
  | "prices"
  | "silos"
  | "transponders"
  | "water"
  | "animalFields"
  | "comparison"
  | "discrepancies"
  | "feedJournal"
  | "forecast"
  | "gateway"
  | "harvests"
  | "hooves"
  | "pedigree"
  | "sale"
  | "traits"
  | "trough"
  | "weighingImport"
  | "entries"
  | "exits"
  | "mating"
  | "messages"
  | "protocols"
  | "sensors"
  | "sessions"
  | "tasks"
  | "team"
  | "weighing"
  | "applications"
  | "beefTargets"
  | "declarations"
  | "invoices"
  | "milkPay"
  | "reports"
  | "targets"
  | "trades";

export const DEMO_ROUTES: Readonly<Record<string, DemoSample>> = {
  "account.settings": "form",
  "alim2.aliment2": "feeds",
  "alim2.aliment2.stockage": "silos",
  "alim2.aliment2.variation.detail": "feeds",
  "alim2.aliment2.variation.inventaire": "feeds",
  "alim2.aliment2.variation.melange": "feeds",
  "alim2.catalogue2": "feedValues",
  "alim2.journal2": "feedJournal",
  "alim2.stockage2": "silos",
  "clarity.atmosphere.daily": "air",
  "clarity.water.daily": "water",
  "compte.account": "form",
  "compte.facture": "invoices",
  "compte.zoo2.lait": "targets",
  "compte.zoo2.preference": "animalFields",
  "compte.zoo2.viande": "beefTargets",
  "genetique.pedigree": "pedigree",
  "genetique.stock": "semen",
  "genetique.stock.detail": "semen",
  "genetique.tourTroupeau.settings.home": "traits",
  "innoAlim.constat": "trough",
  "innoAlim.home": "trough",
  "mouvements.boucles.order": "tags",
  "mouvements.correction": "declarations",
  "mouvements.entree": "entries",
  "mouvements.entree2": "entries",
  "mouvements.guide": "sale",
  "mouvements.inventaire": "inventory",
  "mouvements.inventaireFr": "discrepancies",
  "mouvements.inventaireFrV2": "discrepancies",
  "mouvements.sortie": "exits",
  "mouvements.suppression": "declarations",
  "mouvements.tag.animals.create": "animalLabels",
  "mouvements.tag.animals.edit": "animalLabels",
  "mouvements.tag.animals.list": "animalLabels",
  "mouvements.tag.referential.edit": "animalLabels",
  "mouvements.transpondeur": "transponders",
  "mouvements.verification": "declarations",
  "mytask.board": "tasks",
  "mytask.protocol": "protocols",
  "mytask.protocol.detail": "protocols",
  "mytask.protocol.instantiate": "protocols",
  "mytask.protocol.instantiate.param": "protocols",
  "mytask.task": "tasks",
  "mytask.team": "team",
  "mytask.team.detail": "team",
  "pilotage.dairy-dash.group": "comparison",
  "pilotage.dashboard.bilan": "targets",
  "pilotage.dashboard.eco": "feed",
  "pilotage.dashboard.repro": "reproduction",
  "pilotage.indicator.home": "targets",
  "productions.croissance.weighing.import": "weighingImport",
  "productions.dairyStat": "milkPay",
  "productions.forecast.main": "forecast",
  "productions.milking.dashboard": "milking",
  "productions.resolver.welcome": "gateway",
  "productions.tank.listing": "tank",
  "rationCalculator.aliment": "feedValues",
  "sante.carnet.parage.history": "hooves",
  "sante.carnet.pharmacy.detail": "medicines",
  "sante.carnet.pharmacy.list": "medicines",
  "session2.history.main": "sessions",
};

export const DEMO_ACTIONS: Readonly<Record<string, DemoAction>> = {
  "alim2.aliment2": { route: "alim2.aliment2.wizard", adds: true },
  "alim2.catalogue2": { route: "alim2.aliment2.wizard", adds: true },
  "alim2.distribution2": { route: "alim2.journal2" },
  "alim2.planDistribution2": { route: "alim2.distribution2" },
  "alim2.ration2": { route: "alim2.distribution2" },
  "clarity.atmosphere.daily": { route: "clarity.atmosphere.history" },
  "clarity.water.daily": { route: "clarity.water.animal" },
  "compte.communication": { route: "compte.communication.settings" },
  "genetique.indexV2.female.listing": { route: "genetique.indexV2.bull.listing" },
  "genetique.stock": { route: "genetique.stock.detail", adds: true },
  "genetique.tourTroupeau.settings.home": { route: "genetique.tourTroupeau.female.list", adds: true },
  "innoAlim.home": { route: "innoAlim.dashboard" },
  "mouvements.easycow.main": { route: "mouvements.sortie", adds: true },
  "mouvements.guide": { route: "mouvements.sortie", adds: true },
  "mouvements.inventaire": { route: "mouvements.sortie" },
  "mouvements.mouvements": { route: "mouvements.sortie", adds: true },
  "mytask.team": { route: "mytask.board" },
  "pilotage.indicator.home": { route: "pilotage.indicator.model.list", adds: true },
  "pilotage.trade.home": { route: "pilotage.trade.order", adds: true },
  "productions.achatVente.sale.individual": { route: "productions.achatVente.purchase.individual", adds: true },
  "productions.controle.control.list": { route: "productions.controle.control.prepare", adds: true },
  "productions.croissance.category.listing": { route: "session2.create.main", params: { type: "pesee" }, adds: true },
  "productions.croissance.group.listing": { route: "session2.create.main", params: { type: "pesee" }, adds: true },
  "productions.croissance.weighing.history": { route: "session2.create.main", params: { type: "pesee" }, adds: true },
  "productions.forecast.main": { route: "pilotage.dashboard.repro" },
  "productions.tank.listing": { route: "productions.tank.dairies" },
  "querymaker.query": { route: "querymaker.results", adds: true },
  "report2.main": { route: "report2.list" },
  "sante.carnet.consultation.list": { route: "sante.carnet.consultation.detail", adds: true },
  "sante.carnet.pharmacy.list": { route: "sante.carnet.pharmacy.detail", adds: true },
  "sante.carnet.treatment.listing": { route: "sante.carnet.consultation.detail", adds: true },
  "sante.carnet.treatment.ongoing": { route: "sante.carnet.consultation.detail", adds: true },
  "sante.colostrum.main": { route: "sante.colostrum.history" },
  "session2.create.main": { route: "session2.run.main", params: { uuid: "3f2b8c1e-5d4a-4c7b-9e21-7a6f0d1b2c34" }, adds: true },
  "session2.history.main": { route: "session2.create.main", adds: true },
};

export const DEMO_SAMPLES: Readonly<Record<string, DemoSample>> = {
  alimentation: "feed",
  genetique: "genetics",
  mouvement: "movements",
  planning: "reproduction",
  productions: "milk",
  sante: "health",
};

export const DEMO_SUBJECTS: Readonly<Record<string, { readonly section: string | null; readonly sample?: DemoSample }>> = {
  "/account": { section: "account" },
  "/achatVente": { section: "productions", sample: "trades" },
  "/activity": { section: "planning", sample: "sensors" },
  "/alim2": { section: "alimentation" },
  "/alim2-candidate": { section: "alimentation" },
  "/bilanSanitaire": { section: "sante" },
  "/bilangenetic": { section: "genetique" },
  "/bilanrepro": { section: "pilotage", sample: "reproduction" },
  "/card": { section: null },
  "/clarity": { section: "pilotage" },
  "/colostrum": { section: "sante", sample: "calves" },
  "/communication/notification": { section: "account", sample: "messages" },
  "/controleLaitier": { section: "productions" },
  "/croissance": { section: "productions", sample: "growth" },
  "/crop-tracker": { section: "alimentation", sample: "harvests" },
  "/dairy-dash": { section: "pilotage", sample: "milk" },
  "/dairy-stat": { section: "productions" },
  "/dashboard": { section: "pilotage" },
  "/document": { section: "account", sample: "documents" },
  "/easycow": { section: "mouvement", sample: "declarations" },
  "/easycow-candidate": { section: "mouvement", sample: "declarations" },
  "/ednotif": { section: "mouvement" },
  "/eleveur": { section: null },
  "/gedeos": { section: "sante" },
  "/genealogie": { section: "genetique" },
  "/grantor": { section: "account", sample: "applications" },
  "/health-somatic": { section: "sante", sample: "milk" },
  "/icowdesk": { section: "icowdesk" },
  "/index-v2": { section: "genetique" },
  "/indicator": { section: "pilotage", sample: "milk" },
  "/inno-dashpro": { section: "pilotage", sample: "reproduction" },
  "/innoAlim": { section: "alimentation" },
  "/inventaire-fr": { section: "mouvement" },
  "/inventaire-fr-v2": { section: "mouvement" },
  "/loggor": { section: "account" },
  "/mamelle": { section: "sante", sample: "milk" },
  "/map": { section: null },
  "/mating2": { section: "genetique", sample: "mating" },
  "/matingpro": { section: "genetique", sample: "mating" },
  "/milk-account": { section: "productions", sample: "milkPay" },
  "/milkPortal": { section: "productions" },
  "/milking": { section: "productions" },
  "/mouvement": { section: "mouvement" },
  "/msrpro": { section: "genetique" },
  "/mytask": { section: "planning" },
  "/planning": { section: "planning" },
  "/planning-candidate": { section: "planning" },
  "/prev-effectif": { section: "productions", sample: "herd" },
  "/previsionnel": { section: "productions" },
  "/querymaker": { section: "icowdesk", sample: "reports" },
  "/report": { section: "icowdesk", sample: "reports" },
  "/reproduction": { section: "planning" },
  "/resolver": { section: "productions" },
  "/sante": { section: "sante" },
  "/search": { section: null },
  "/session": { section: "session" },
  "/session2": { section: "session", sample: "weighing" },
  "/smartvel": { section: "planning" },
  "/stateManager": { section: null },
  "/stock": { section: "genetique" },
  "/syncManager": { section: "icowdesk" },
  "/synchrozor": { section: "account" },
  "/tag": { section: "mouvement" },
  "/tank": { section: "productions" },
  "/tourTroupeau": { section: "genetique" },
  "/trade": { section: "pilotage", sample: "prices" },
  "/valotroupeau": { section: "productions", sample: "herdValue" },
  "/zoo": { section: "account" },
};
