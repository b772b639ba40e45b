import type { ThingTexts } from "./thingTexts";

export const THINGS_ES: ThingTexts = {
  targets: {
    title: "Sus objetivos y dónde está",
    goal: "Objetivo",
    now: "Hoy",
    gap: "Diferencia",
    reached: "Alcanzados",
    reachedOne: "Alcanzado",
    missed: "No alcanzados",
    missedOne: "No alcanzado",
    noneMissed: "todos alcanzados",
    farthest: (name) => `el más lejano: ${name}`,
    atLeast: (value) => `${value} como mínimo`,
    atMost: (value) => `${value} como máximo`,
    set: "Objetivos",
    ofAll: (count) => `de ${count} objetivos`,
    items: {
      beefTargets: ["Peso al destete", "Crecimiento", "Partos por vaca y año", "Terneros destetados", "Entre dos partos"],
      targets: ["Leche por vaca", "Grasa", "Proteína", "Células", "Entre dos partos"],
    },
  },
  transfers: {
    entries: "Últimas entradas",
    exits: "Salidas previstas y posibles",
    day: "Fecha",
    herd: "Otra explotación",
    reasons: { entries: ["Compra", "Vuelta de pensión", "Préstamo"], exits: ["Venta", "Matadero", "Pensión"] },
    declared: "Declarada",
    expected: "Por declarar",
    latest: "La última",
    next: "La próxima",
    planned: "Prevista",
    possible: "Posible",
  },
};
