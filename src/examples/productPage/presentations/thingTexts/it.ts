import type { ThingTexts } from "./thingTexts";

export const THINGS_IT: ThingTexts = {
  targets: {
    title: "I vostri obiettivi e a che punto siete",
    goal: "Obiettivo",
    now: "Oggi",
    gap: "Scarto",
    reached: "Raggiunti",
    reachedOne: "Raggiunto",
    missed: "Non raggiunti",
    missedOne: "Non raggiunto",
    noneMissed: "tutti raggiunti",
    farthest: (name) => `il più lontano: ${name}`,
    atLeast: (value) => `${value} almeno`,
    atMost: (value) => `${value} al massimo`,
    set: "Obiettivi",
    ofAll: (count) => `su ${count} obiettivi`,
    items: {
      beefTargets: ["Peso allo svezzamento", "Accrescimento", "Parti per vacca e anno", "Vitelli svezzati", "Tra due parti"],
      targets: ["Latte per vacca", "Grasso", "Proteine", "Cellule", "Tra due parti"],
    },
  },
  transfers: {
    entries: "Ultime entrate",
    exits: "Uscite previste e possibili",
    day: "Data",
    herd: "Altro allevamento",
    reasons: { entries: ["Acquisto", "Rientro da pensione", "Prestito"], exits: ["Vendita", "Macello", "Pensione"] },
    declared: "Dichiarata",
    expected: "Da dichiarare",
    latest: "L’ultima",
    next: "La prossima",
    planned: "Prevista",
    possible: "Possibile",
  },
};
