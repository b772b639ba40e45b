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
    atLeast: (value) => `${value} como mínimo`,
    atMost: (value) => `${value} como máximo`,
    set: "Objetivos",
    ofAll: (count) => `de ${count} objetivos`,
    chart: "Parte del objetivo alcanzada",
    items: {
      beefTargets: ["Peso al destete", "Crecimiento", "Partos por vaca y año", "Terneros destetados", "Entre dos partos"],
      targets: ["Leche por vaca", "Grasa", "Proteína", "Células", "Entre dos partos"],
    },
  },
  transfers: {
    entries: "Últimas entradas",
    exits: "Salidas por prever",
    day: "Fecha",
    herd: "Otra explotación",
    reasons: { entries: ["Compra", "Vuelta de pensión", "Préstamo"], exits: ["Venta", "Matadero", "Pensión"] },
    declared: "Declarada",
    expected: "Por declarar",
    latest: "La última",
    next: "La próxima",
    planned: "Prevista",
  },
};
