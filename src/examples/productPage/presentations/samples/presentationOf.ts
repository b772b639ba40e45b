import type { DemoSample } from "../../../../../generated/demoPages";
import { presentAnimals } from "../animals";
import { presentPedigree } from "../breeding/pedigree";
import { presentTraits } from "../breeding/traits";
import { presentCalves } from "../calves";
import { presentHerdValue } from "../economy/herdValue";
import { presentInvoices } from "../economy/invoices";
import { presentMilkPay } from "../economy/milkPay";
import { presentPrices } from "../economy/prices";
import { presentTrades } from "../economy/trades";
import { presentFeed } from "../feed";
import { presentFeedJournal } from "../feeding/feedJournal";
import { presentFeedValues } from "../feeding/feedValues";
import { presentHarvests } from "../feeding/harvests";
import { presentSilos } from "../feeding/silos";
import { presentTrough } from "../feeding/trough";
import { presentGenetics } from "../genetics";
import { presentHealth } from "../health";
import { presentAnimalFields } from "../identity/animalFields";
import { presentAnimalLabels } from "../identity/animalLabels";
import { presentDeclarations } from "../identity/declarations";
import { presentDiscrepancies } from "../identity/discrepancies";
import { presentInventory } from "../identity/inventory";
import { presentSale } from "../identity/sale";
import { presentTagOrders } from "../identity/tagOrders";
import { presentTransponders } from "../identity/transponders";
import { presentMating } from "../mating";
import { presentMilk } from "../milk";
import { presentMovements } from "../movements";
import { presentComparison } from "../overview/comparison";
import { presentForecast } from "../overview/forecast";
import { presentTargets } from "../overview/targets";
import type { HerdOnDay, Present, Presentation } from "../presentation";
import { presentReproduction } from "../reproduction";
import { presentAir } from "../site/air";
import { presentGateway } from "../site/gateway";
import { presentMilking } from "../site/milking";
import { presentSensors } from "../site/sensors";
import { presentTank } from "../site/tank";
import { presentWater } from "../site/water";
import { presentStock } from "../stock";
import type { PresentationTexts } from "../texts/presentationTexts";
import { presentTransfers } from "../transfers";
import { urgentFirst } from "../urgentFirst";
import { presentGrowth } from "../weighing/growth";
import { presentWeighing } from "../weighing/weighing";
import { presentWeighingImport } from "../weighing/weighingImport";
import { presentApplications } from "../work/applications";
import { presentDocuments } from "../work/documents";
import { presentHooves } from "../work/hooves";
import { presentMessages } from "../work/messages";
import { presentProtocols } from "../work/protocols";
import { presentReports } from "../work/reports";
import { presentSessions } from "../work/sessions";
import { presentTasks } from "../work/tasks";
import { presentTeam } from "../work/team";

export const PRESENTS: Readonly<Record<Exclude<DemoSample, "form">, Present>> = {
  air: presentAir,
  animalFields: presentAnimalFields,
  comparison: presentComparison,
  discrepancies: presentDiscrepancies,
  feedJournal: presentFeedJournal,
  forecast: presentForecast,
  gateway: presentGateway,
  harvests: presentHarvests,
  hooves: presentHooves,
  pedigree: presentPedigree,
  traits: presentTraits,
  trough: presentTrough,
  weighingImport: presentWeighingImport,
  animalLabels: presentAnimalLabels,
  applications: presentApplications,
  beefTargets: presentTargets("beefTargets"),
  calves: presentCalves,
  declarations: presentDeclarations,
  documents: presentDocuments,
  entries: presentTransfers("entries"),
  exits: presentTransfers("exits"),
  feed: presentFeed,
  feedValues: presentFeedValues,
  feeds: presentStock("feeds"),
  genetics: presentGenetics,
  growth: presentGrowth,
  health: presentHealth,
  herd: presentAnimals,
  herdValue: presentHerdValue,
  inventory: presentInventory,
  invoices: presentInvoices,
  mating: presentMating,
  medicines: presentStock("medicines"),
  messages: presentMessages,
  milk: presentMilk,
  milkPay: presentMilkPay,
  milking: presentMilking,
  movements: presentMovements,
  prices: presentPrices,
  protocols: presentProtocols,
  reports: presentReports,
  sale: presentSale,
  reproduction: presentReproduction,
  silos: presentSilos,
  semen: presentStock("semen"),
  sensors: presentSensors,
  sessions: presentSessions,
  tags: presentTagOrders,
  tank: presentTank,
  tasks: presentTasks,
  targets: presentTargets("targets"),
  team: presentTeam,
  transponders: presentTransponders,
  trades: presentTrades,
  water: presentWater,
  weighing: presentWeighing,
};

type Sample = keyof typeof PRESENTS;

/** What is about one workshop alone. */
const OF_WORKSHOP: Partial<Readonly<Record<Sample, "laitier" | "allaitant">>> = {
  beefTargets: "allaitant",
  comparison: "laitier",
  forecast: "laitier",
  gateway: "laitier",
  milk: "laitier",
  milkPay: "laitier",
  milking: "laitier",
  tank: "laitier",
  targets: "laitier",
};

/** The workshop that a herd would need to show anything on a page; null where it has what it takes. */
export function missingWorkshop(
  sample: Sample,
  workshops: Readonly<Record<"laitier" | "allaitant", boolean>>,
): "laitier" | "allaitant" | null {
  const asked = OF_WORKSHOP[sample];
  return asked === undefined || workshops[asked] ? null : asked;
}

/** What small views and tiles count instead where nothing is milked. */
const OF_BEEF: Partial<Readonly<Record<Sample, Sample>>> = { milk: "growth", milking: "growth", targets: "beefTargets" };

/** What a page shows of a herd. */
export function presentationOf(sample: Sample, herd: HerdOnDay, texts: PresentationTexts): Presentation {
  const fitting = herd.workshop === "suckler" ? (OF_BEEF[sample] ?? sample) : sample;
  return urgentFirst(PRESENTS[fitting](herd, texts));
}
