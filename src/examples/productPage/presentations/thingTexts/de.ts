import type { ThingTexts } from "./thingTexts";

export const THINGS_DE: ThingTexts = {
  targets: {
    title: "Ihre Ziele und wo Sie stehen",
    goal: "Ziel",
    now: "Heute",
    gap: "Abstand",
    reached: "Erreicht",
    reachedOne: "Erreicht",
    missed: "Nicht erreicht",
    missedOne: "Nicht erreicht",
    noneMissed: "alle sind erreicht",
    farthest: (name) => `am weitesten: ${name}`,
    atLeast: (value) => `mindestens ${value}`,
    atMost: (value) => `höchstens ${value}`,
    set: "Ziele",
    ofAll: (count) => `von ${count} Zielen`,
    items: {
      beefTargets: ["Absetzgewicht", "Zunahme", "Kalbungen je Kuh und Jahr", "Abgesetzte Kälber", "Zwischenkalbezeit"],
      targets: ["Milch je Kuh", "Fett", "Eiweiß", "Zellen", "Zwischenkalbezeit"],
    },
  },
  transfers: {
    entries: "Letzte Zugänge",
    exits: "Geplante und mögliche Abgänge",
    day: "Datum",
    herd: "Anderer Betrieb",
    reasons: { entries: ["Zukauf", "Rückkehr aus Pension", "Leihe"], exits: ["Verkauf", "Schlachtung", "Pension"] },
    declared: "Gemeldet",
    expected: "Zu melden",
    latest: "Der letzte",
    next: "Der nächste",
    planned: "Geplant",
    possible: "Möglich",
  },
};
