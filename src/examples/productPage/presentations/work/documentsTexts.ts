import type { Workshop } from "../../../herd/sampleAnimals";
import type { Texts } from "../../../parts/textsIn";

export type PaperState = "toRead" | "toSign" | "read";

interface DocumentTexts {
  readonly title: string;
  readonly document: string;
  readonly from: string;
  readonly on: string;
  readonly size: string;
  readonly page: readonly [one: string, more: string];
  readonly received: string;
  readonly inThreeMonths: string;
  readonly latest: string;
  readonly states: Readonly<Record<PaperState, string>>;
  readonly items: readonly { readonly name: string; readonly from: string; readonly only?: Workshop }[];
}

export const DOCUMENTS: Texts<DocumentTexts> = {
  fr: {
    title: "Derniers documents",
    document: "Document",
    from: "De",
    on: "Reçu le",
    size: "Taille",
    page: ["page", "pages"],
    received: "Reçus",
    inThreeMonths: "en 3 mois",
    latest: "Dernier reçu",
    states: { toRead: "À lire", toSign: "À signer", read: "Lu" },
    items: [
      { name: "Analyse du lait de tank", from: "Laboratoire", only: "dairy" },
      { name: "Analyse de fourrage", from: "Laboratoire" },
      { name: "Attestation sanitaire", from: "Vétérinaire", only: "suckler" },
      { name: "Contrat de collecte", from: "Laiterie", only: "dairy" },
      { name: "Contrat de vente", from: "Coopérative", only: "suckler" },
      { name: "Passeports des veaux", from: "Service des boucles" },
      { name: "Attestation sanitaire", from: "Vétérinaire", only: "dairy" },
      { name: "Plan d’alimentation", from: "Conseillère" },
    ],
  },
  en: {
    title: "Latest documents",
    document: "Document",
    from: "From",
    on: "Received on",
    size: "Size",
    page: ["page", "pages"],
    received: "Received",
    inThreeMonths: "in 3 months",
    latest: "Latest",
    states: { toRead: "To read", toSign: "To sign", read: "Read" },
    items: [
      { name: "Analysis of bulk milk", from: "Laboratory", only: "dairy" },
      { name: "Analysis of forage", from: "Laboratory" },
      { name: "Health certificate", from: "Vet", only: "suckler" },
      { name: "Collection contract", from: "Dairy", only: "dairy" },
      { name: "Sales contract", from: "Cooperative", only: "suckler" },
      { name: "Passports of calves", from: "Tag service" },
      { name: "Health certificate", from: "Vet", only: "dairy" },
      { name: "Feeding plan", from: "Adviser" },
    ],
  },
  de: {
    title: "Letzte Dokumente",
    document: "Dokument",
    from: "Von",
    on: "Erhalten am",
    size: "Umfang",
    page: ["Seite", "Seiten"],
    received: "Erhalten",
    inThreeMonths: "in 3 Monaten",
    latest: "Zuletzt",
    states: { toRead: "Zu lesen", toSign: "Zu unterschreiben", read: "Gelesen" },
    items: [
      { name: "Analyse der Tankmilch", from: "Labor", only: "dairy" },
      { name: "Futteranalyse", from: "Labor" },
      { name: "Gesundheitszeugnis", from: "Tierarzt", only: "suckler" },
      { name: "Abholvertrag", from: "Molkerei", only: "dairy" },
      { name: "Kaufvertrag", from: "Genossenschaft", only: "suckler" },
      { name: "Pässe der Kälber", from: "Ohrmarkenstelle" },
      { name: "Gesundheitszeugnis", from: "Tierarzt", only: "dairy" },
      { name: "Fütterungsplan", from: "Beraterin" },
    ],
  },
  es: {
    title: "Últimos documentos",
    document: "Documento",
    from: "De",
    on: "Recibido el",
    size: "Tamaño",
    page: ["página", "páginas"],
    received: "Recibidos",
    inThreeMonths: "en 3 meses",
    latest: "El último",
    states: { toRead: "Por leer", toSign: "Por firmar", read: "Leído" },
    items: [
      { name: "Análisis de leche del tanque", from: "Laboratorio", only: "dairy" },
      { name: "Análisis de forraje", from: "Laboratorio" },
      { name: "Certificado sanitario", from: "Veterinario", only: "suckler" },
      { name: "Contrato de recogida", from: "Central lechera", only: "dairy" },
      { name: "Contrato de venta", from: "Cooperativa", only: "suckler" },
      { name: "Pasaportes de terneros", from: "Servicio de crotales" },
      { name: "Certificado sanitario", from: "Veterinario", only: "dairy" },
      { name: "Plan de alimentación", from: "Asesora" },
    ],
  },
  it: {
    title: "Ultimi documenti",
    document: "Documento",
    from: "Da",
    on: "Ricevuto il",
    size: "Dimensione",
    page: ["pagina", "pagine"],
    received: "Ricevuti",
    inThreeMonths: "in 3 mesi",
    latest: "L’ultimo",
    states: { toRead: "Da leggere", toSign: "Da firmare", read: "Letto" },
    items: [
      { name: "Analisi del latte di massa", from: "Laboratorio", only: "dairy" },
      { name: "Analisi del foraggio", from: "Laboratorio" },
      { name: "Certificato sanitario", from: "Veterinario", only: "suckler" },
      { name: "Contratto di ritiro", from: "Latteria", only: "dairy" },
      { name: "Contratto di vendita", from: "Cooperativa", only: "suckler" },
      { name: "Passaporti dei vitelli", from: "Servizio marche" },
      { name: "Certificato sanitario", from: "Veterinario", only: "dairy" },
      { name: "Piano alimentare", from: "Tecnica" },
    ],
  },
};
