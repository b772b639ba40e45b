import type { Texts } from "../../../parts/textsIn";

interface SiloTexts {
  readonly held: string;
  readonly in: (stores: string) => string;
  readonly places: readonly [one: string, more: string];
  readonly room: string;
  readonly of: (tonnes: string) => string;
  readonly full: string;
  readonly onAverage: string;
  readonly low: string;
  readonly below: (percent: string) => string;
  readonly none: string;
  readonly noting: string;
  readonly delivered: string;
  readonly delivery: string;
  readonly title: string;
  readonly store: string;
  readonly holds: string;
  /** Where each feed of the stock is kept. */
  readonly stores: readonly string[];
}

export const SILOS: Texts<SiloTexts> = {
  fr: {
    held: "En stock",
    in: (stores) => `dans ${stores}`,
    places: ["stockage", "stockages"],
    room: "Place restante",
    of: (tonnes) => `pour ${tonnes} en tout`,
    full: "Rempli",
    onAverage: "en moyenne",
    low: "À remplir",
    below: (percent) => `à remplir sous ${percent}`,
    noting: "Noter une livraison",
    delivered: "livré aujourd’hui",
    delivery: "Livraison",
    none: "tous bien remplis",
    title: "Stockages",
    store: "Stockage",
    holds: "Contient",
    stores: ["Silo 1", "Silo 2", "Hangar à foin", "Cellule 1", "Cellule 2", "Local minéraux"],
  },
  en: {
    held: "In stock",
    in: (stores) => `in ${stores}`,
    places: ["store", "stores"],
    room: "Room left",
    of: (tonnes) => `for ${tonnes} in all`,
    full: "Full",
    onAverage: "on average",
    low: "To fill",
    below: (percent) => `to be filled below ${percent}`,
    noting: "Note a delivery",
    delivered: "delivered today",
    delivery: "Delivery",
    none: "all well filled",
    title: "Stores",
    store: "Store",
    holds: "Holds",
    stores: ["Silo 1", "Silo 2", "Hay barn", "Bin 1", "Bin 2", "Mineral room"],
  },
  de: {
    held: "Vorrat",
    in: (stores) => `in ${stores}`,
    places: ["Lager", "Lagern"],
    room: "Freier Platz",
    of: (tonnes) => `für insgesamt ${tonnes}`,
    full: "Gefüllt",
    onAverage: "im Mittel",
    low: "Zu füllen",
    below: (percent) => `unter ${percent} nachfüllen`,
    noting: "Lieferung notieren",
    delivered: "heute geliefert",
    delivery: "Lieferung",
    none: "alle gut gefüllt",
    title: "Lager",
    store: "Lager",
    holds: "Inhalt",
    stores: ["Silo 1", "Silo 2", "Heuhalle", "Zelle 1", "Zelle 2", "Mineralraum"],
  },
  es: {
    held: "En existencias",
    in: (stores) => `en ${stores}`,
    places: ["almacén", "almacenes"],
    room: "Sitio libre",
    of: (tonnes) => `para ${tonnes} en total`,
    full: "Lleno",
    onAverage: "de media",
    low: "Por llenar",
    below: (percent) => `por llenar bajo el ${percent}`,
    noting: "Anotar una entrega",
    delivered: "entregado hoy",
    delivery: "Entrega",
    none: "todos bien llenos",
    title: "Almacenes",
    store: "Almacén",
    holds: "Contiene",
    stores: ["Silo 1", "Silo 2", "Henil", "Celda 1", "Celda 2", "Cuarto de minerales"],
  },
  it: {
    held: "In scorta",
    in: (stores) => `in ${stores}`,
    places: ["deposito", "depositi"],
    room: "Posto libero",
    of: (tonnes) => `per ${tonnes} in tutto`,
    full: "Pieno",
    onAverage: "in media",
    low: "Da riempire",
    below: (percent) => `da riempire sotto il ${percent}`,
    noting: "Annota una consegna",
    delivered: "consegnato oggi",
    delivery: "Consegna",
    none: "tutti ben pieni",
    title: "Depositi",
    store: "Deposito",
    holds: "Contiene",
    stores: ["Silo 1", "Silo 2", "Fienile", "Cella 1", "Cella 2", "Locale minerali"],
  },
};
