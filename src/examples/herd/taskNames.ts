import type { Texts } from "../parts/textsIn";
import type { TaskKind } from "./sampleAnimals";

/** What is to be done, in the words of each language. */
export const TASK_NAMES = {
  fr: {
    velage: "Vêlage",
    prepaVelage: "Préparation au vêlage",
    chaleur: "Chaleur et IA",
    confirmation: "Constat de gestation",
    sevrage: "Sevrage",
    reforme: "Réforme",
  },
  en: {
    velage: "Calving",
    prepaVelage: "Calving preparation",
    chaleur: "Heat and AI",
    confirmation: "Pregnancy check",
    sevrage: "Weaning",
    reforme: "Culling",
  },
  de: {
    velage: "Abkalbung",
    prepaVelage: "Abkalbevorbereitung",
    chaleur: "Brunst und Besamung",
    confirmation: "Trächtigkeitstest",
    sevrage: "Absetzen",
    reforme: "Merzung",
  },
  es: {
    velage: "Parto",
    prepaVelage: "Preparación al parto",
    chaleur: "Celo e IA",
    confirmation: "Diagnóstico de gestación",
    sevrage: "Destete",
    reforme: "Desvieje",
  },
  it: {
    velage: "Parto",
    prepaVelage: "Preparazione al parto",
    chaleur: "Calore e FA",
    confirmation: "Diagnosi di gravidanza",
    sevrage: "Svezzamento",
    reforme: "Riforma",
  },
} satisfies Texts<Readonly<Record<TaskKind, string>>>;

/** The same where several stand in a line. */
export const BRIEF_NAMES = {
  fr: {
    velage: "vêlage",
    prepaVelage: "préparation",
    chaleur: "chaleur",
    confirmation: "constat",
    sevrage: "sevrage",
    reforme: "réforme",
  },
  en: {
    velage: "calving",
    prepaVelage: "preparation",
    chaleur: "heat",
    confirmation: "pregnancy check",
    sevrage: "weaning",
    reforme: "culling",
  },
  de: {
    velage: "Abkalbung",
    prepaVelage: "Vorbereitung",
    chaleur: "Brunst",
    confirmation: "Trächtigkeit",
    sevrage: "Absetzen",
    reforme: "Merzung",
  },
  es: {
    velage: "parto",
    prepaVelage: "preparación",
    chaleur: "celo",
    confirmation: "gestación",
    sevrage: "destete",
    reforme: "desvieje",
  },
  it: {
    velage: "parto",
    prepaVelage: "preparazione",
    chaleur: "calore",
    confirmation: "gravidanza",
    sevrage: "svezzamento",
    reforme: "riforma",
  },
} satisfies Texts<Readonly<Record<TaskKind, string>>>;
