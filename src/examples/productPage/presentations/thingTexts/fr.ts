import type { ThingTexts } from "./thingTexts";

export const THINGS_FR: ThingTexts = {
  targets: {
    title: "Vos objectifs et où vous en êtes",
    goal: "Objectif",
    now: "Aujourd’hui",
    gap: "Écart",
    reached: "Atteints",
    reachedOne: "Atteint",
    missed: "Pas atteints",
    missedOne: "Pas atteint",
    noneMissed: "tous sont atteints",
    farthest: (name) => `le plus loin : ${name}`,
    atLeast: (value) => `${value} au moins`,
    atMost: (value) => `${value} au plus`,
    set: "Objectifs",
    ofAll: (count) => `sur ${count} objectifs`,
    items: {
      beefTargets: ["Poids au sevrage", "Croissance", "Vêlages par vache et par an", "Veaux sevrés", "Entre deux vêlages"],
      targets: ["Lait par vache", "Taux butyreux", "Taux protéique", "Cellules", "Entre deux vêlages"],
    },
  },
  transfers: {
    entries: "Dernières entrées",
    exits: "Sorties prévues et possibles",
    day: "Date",
    herd: "Autre élevage",
    reasons: { entries: ["Achat", "Retour de pension", "Prêt"], exits: ["Vente", "Boucherie", "Pension"] },
    declared: "Déclarée",
    expected: "À déclarer",
    latest: "La dernière",
    next: "La prochaine",
    planned: "Prévue",
    possible: "Possible",
  },
};
