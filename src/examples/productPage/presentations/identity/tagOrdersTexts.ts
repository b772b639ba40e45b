import type { Texts } from "../../../parts/textsIn";

interface TagOrderTexts {
  readonly stock: string;
  readonly pair: readonly [one: string, more: string];
  readonly official: string;
  readonly toOrder: string;
  readonly noting: string;
  /** The same, below what is to be ordered. */
  readonly another: string;
  /** Births to come, and the pairs there are or that were ordered. */
  readonly forBirths: (births: number) => string;
  readonly onTheWay: string;
  readonly expected: (day: string) => string;
  /** Of one delivery among several. */
  readonly onDay: (count: number, day: string) => string;
  readonly nothing: string;
  readonly paid: string;
  readonly orders: (count: number) => string;
  readonly title: string;
  readonly order: string;
  readonly amount: string;
  readonly deliveredOn: string;
  readonly price: string;
  readonly prepared: string;
  readonly sent: string;
  readonly delivered: string;
  readonly chart: string;
  readonly items: readonly string[];
}

export const TAG_ORDERS: Texts<TagOrderTexts> = {
  fr: {
    stock: "En réserve",
    pair: ["paire", "paires"],
    official: "boucles officielles",
    toOrder: "À commander",
    noting: "Commander des boucles",
    another: "Autre commande",
    forBirths: (births) => `pour ${births} naissances`,
    onTheWay: "En route",
    expected: (day) => `livraison le ${day}`,
    onDay: (count, day) => `${count} le\u00a0${day}`,
    nothing: "aucune commande en cours",
    paid: "Commandé",
    orders: (count) => `${count} commandes en un\u00a0an`,
    title: "Commandes",
    order: "Commande",
    amount: "Quantité",
    deliveredOn: "Livraison",
    price: "Prix",
    prepared: "En préparation",
    sent: "Expédiée",
    delivered: "Livrée",
    chart: "Naissances attendues par mois",
    items: ["Boucles officielles", "Boucles électroniques", "Boucles de remplacement", "Boucles de travail"],
  },
  en: {
    stock: "In reserve",
    pair: ["pair", "pairs"],
    official: "official tags",
    toOrder: "To order",
    noting: "Order tags",
    another: "Another order",
    forBirths: (births) => `for ${births} births`,
    onTheWay: "On the way",
    expected: (day) => `delivery on ${day}`,
    onDay: (count, day) => `${count} on\u00a0${day}`,
    nothing: "no order under way",
    paid: "Ordered",
    orders: (count) => `${count} orders in a\u00a0year`,
    title: "Orders",
    order: "Order",
    amount: "Amount",
    deliveredOn: "Delivery",
    price: "Price",
    prepared: "Being packed",
    sent: "Sent",
    delivered: "Delivered",
    chart: "Births expected by month",
    items: ["Official tags", "Electronic tags", "Replacement tags", "Farm tags"],
  },
  de: {
    stock: "Vorrat",
    pair: ["Paar", "Paare"],
    official: "amtliche Ohrmarken",
    toOrder: "Zu bestellen",
    noting: "Marken bestellen",
    another: "Andere Bestellung",
    forBirths: (births) => `für ${births} Geburten`,
    onTheWay: "Unterwegs",
    expected: (day) => `Lieferung am ${day}`,
    onDay: (count, day) => `${count} am\u00a0${day}`,
    nothing: "keine Bestellung offen",
    paid: "Bestellt",
    orders: (count) => `${count} Bestellungen in einem Jahr`,
    title: "Bestellungen",
    order: "Bestellung",
    amount: "Menge",
    deliveredOn: "Lieferung",
    price: "Preis",
    prepared: "In Arbeit",
    sent: "Versandt",
    delivered: "Geliefert",
    chart: "Erwartete Geburten je Monat",
    items: ["Amtliche Ohrmarken", "Elektronische Ohrmarken", "Ersatzohrmarken", "Arbeitsohrmarken"],
  },
  es: {
    stock: "En reserva",
    pair: ["par", "pares"],
    official: "crotales oficiales",
    toOrder: "Por pedir",
    noting: "Pedir crotales",
    another: "Otro pedido",
    forBirths: (births) => `para ${births} nacimientos`,
    onTheWay: "En camino",
    expected: (day) => `entrega el ${day}`,
    onDay: (count, day) => `${count} el\u00a0${day}`,
    nothing: "ningún pedido en curso",
    paid: "Pedido",
    orders: (count) => `${count} pedidos en un año`,
    title: "Pedidos",
    order: "Artículo",
    amount: "Cantidad",
    deliveredOn: "Entrega",
    price: "Precio",
    prepared: "En preparación",
    sent: "Enviado",
    delivered: "Entregado",
    chart: "Nacimientos esperados por mes",
    items: ["Crotales oficiales", "Crotales electrónicos", "Crotales de sustitución", "Crotales de trabajo"],
  },
  it: {
    stock: "Di scorta",
    pair: ["paio", "paia"],
    official: "marche ufficiali",
    toOrder: "Da ordinare",
    noting: "Ordina marche",
    another: "Altro ordine",
    forBirths: (births) => `per ${births} nascite`,
    onTheWay: "In viaggio",
    expected: (day) => `consegna il ${day}`,
    onDay: (count, day) => `${count} il\u00a0${day}`,
    nothing: "nessun ordine in corso",
    paid: "Ordinato",
    orders: (count) => `${count} ordini in un anno`,
    title: "Ordini",
    order: "Ordine",
    amount: "Quantità",
    deliveredOn: "Consegna",
    price: "Prezzo",
    prepared: "In preparazione",
    sent: "Spedito",
    delivered: "Consegnato",
    chart: "Nascite attese al mese",
    items: ["Marche ufficiali", "Marche elettroniche", "Marche di ricambio", "Marche di lavoro"],
  },
};
