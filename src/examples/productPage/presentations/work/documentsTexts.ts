import type { Workshop } from "../../../herd/sampleAnimals";
import type { Texts } from "../../../parts/textsIn";

export type Paper = "tankMilk" | "forage" | "certificate" | "collection" | "sale" | "passports" | "feedPlan";
export type PaperState = "toRead" | "toSign" | "read";

interface DocumentTexts {
  readonly title: string;
  readonly document: string;
  readonly from: string;
  readonly on: string;
  readonly received: string;
  readonly inThreeMonths: string;
  readonly latest: string;
  readonly before: (day: string) => string;
  readonly states: Readonly<Record<PaperState, string>>;
  readonly items: readonly { readonly id: Paper; readonly name: string; readonly from: string; readonly only?: Workshop }[];
}

export const DOCUMENTS: Texts<DocumentTexts> = {
  fr: {
    title: "Derniers documents",
    document: "Document",
    from: "De",
    on: "Reçu le",
    received: "Reçus",
    inThreeMonths: "en 3 mois",
    latest: "Dernier reçu",
    before: (day) => `avant le ${day}`,
    states: { toRead: "À lire", toSign: "À signer", read: "Lus" },
    items: [
      { id: "tankMilk", name: "Analyse du lait de tank", from: "Laboratoire", only: "dairy" },
      { id: "forage", name: "Analyse de fourrage", from: "Laboratoire" },
      { id: "certificate", name: "Attestation sanitaire", from: "Vétérinaire", only: "suckler" },
      { id: "collection", name: "Contrat de collecte", from: "Laiterie", only: "dairy" },
      { id: "sale", name: "Contrat de vente", from: "Coopérative", only: "suckler" },
      { id: "passports", name: "Passeports des veaux", from: "Service des boucles" },
      { id: "certificate", name: "Attestation sanitaire", from: "Vétérinaire", only: "dairy" },
      { id: "feedPlan", name: "Plan d’alimentation", from: "Conseillère" },
    ],
  },
  en: {
    title: "Latest documents",
    document: "Document",
    from: "From",
    on: "Received on",
    received: "Received",
    inThreeMonths: "in 3 months",
    latest: "Latest",
    before: (day) => `before ${day}`,
    states: { toRead: "To read", toSign: "To sign", read: "Read" },
    items: [
      { id: "tankMilk", name: "Analysis of bulk milk", from: "Laboratory", only: "dairy" },
      { id: "forage", name: "Analysis of forage", from: "Laboratory" },
      { id: "certificate", name: "Health certificate", from: "Vet", only: "suckler" },
      { id: "collection", name: "Collection contract", from: "Dairy", only: "dairy" },
      { id: "sale", name: "Sales contract", from: "Cooperative", only: "suckler" },
      { id: "passports", name: "Passports of calves", from: "Tag service" },
      { id: "certificate", name: "Health certificate", from: "Vet", only: "dairy" },
      { id: "feedPlan", name: "Feeding plan", from: "Adviser" },
    ],
  },
  de: {
    title: "Letzte Dokumente",
    document: "Dokument",
    from: "Von",
    on: "Erhalten am",
    received: "Erhalten",
    inThreeMonths: "in 3 Monaten",
    latest: "Zuletzt",
    before: (day) => `vor dem ${day}`,
    states: { toRead: "Zu lesen", toSign: "Zu unterschreiben", read: "Gelesen" },
    items: [
      { id: "tankMilk", name: "Analyse der Tankmilch", from: "Labor", only: "dairy" },
      { id: "forage", name: "Futteranalyse", from: "Labor" },
      { id: "certificate", name: "Gesundheitszeugnis", from: "Tierarzt", only: "suckler" },
      { id: "collection", name: "Abholvertrag", from: "Molkerei", only: "dairy" },
      { id: "sale", name: "Kaufvertrag", from: "Genossenschaft", only: "suckler" },
      { id: "passports", name: "Pässe der Kälber", from: "Ohrmarkenstelle" },
      { id: "certificate", name: "Gesundheitszeugnis", from: "Tierarzt", only: "dairy" },
      { id: "feedPlan", name: "Fütterungsplan", from: "Beraterin" },
    ],
  },
  es: {
    title: "Últimos documentos",
    document: "Documento",
    from: "De",
    on: "Recibido el",
    received: "Recibidos",
    inThreeMonths: "en 3 meses",
    latest: "El último",
    before: (day) => `antes del ${day}`,
    states: { toRead: "Por leer", toSign: "Por firmar", read: "Leídos" },
    items: [
      { id: "tankMilk", name: "Análisis de leche del tanque", from: "Laboratorio", only: "dairy" },
      { id: "forage", name: "Análisis de forraje", from: "Laboratorio" },
      { id: "certificate", name: "Certificado sanitario", from: "Veterinario", only: "suckler" },
      { id: "collection", name: "Contrato de recogida", from: "Central lechera", only: "dairy" },
      { id: "sale", name: "Contrato de venta", from: "Cooperativa", only: "suckler" },
      { id: "passports", name: "Pasaportes de terneros", from: "Servicio de crotales" },
      { id: "certificate", name: "Certificado sanitario", from: "Veterinario", only: "dairy" },
      { id: "feedPlan", name: "Plan de alimentación", from: "Asesora" },
    ],
  },
  it: {
    title: "Ultimi documenti",
    document: "Documento",
    from: "Da",
    on: "Ricevuto il",
    received: "Ricevuti",
    inThreeMonths: "in 3 mesi",
    latest: "L’ultimo",
    before: (day) => `prima del ${day}`,
    states: { toRead: "Da leggere", toSign: "Da firmare", read: "Letti" },
    items: [
      { id: "tankMilk", name: "Analisi del latte di massa", from: "Laboratorio", only: "dairy" },
      { id: "forage", name: "Analisi del foraggio", from: "Laboratorio" },
      { id: "certificate", name: "Certificato sanitario", from: "Veterinario", only: "suckler" },
      { id: "collection", name: "Contratto di raccolta", from: "Latteria", only: "dairy" },
      { id: "sale", name: "Contratto di vendita", from: "Cooperativa", only: "suckler" },
      { id: "passports", name: "Passaporti dei vitelli", from: "Servizio marche" },
      { id: "certificate", name: "Certificato sanitario", from: "Veterinario", only: "dairy" },
      { id: "feedPlan", name: "Piano alimentare", from: "Consulente" },
    ],
  },
};
