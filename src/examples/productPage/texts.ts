/** Texts of the demo sub-application, in the languages of the product. */
export type Word =
  | "developers"
  | "base"
  | "protocol"
  | "route"
  | "params"
  | "herd"
  | "lang"
  | "network"
  | "hash"
  | "opened"
  | "elsewhere"
  | "name"
  | "go"
  | "siblings"
  | "variants"
  | "arrived"
  | "refused"
  | "badParams";

type Words = Readonly<Record<Word, string>>;

const FR: Words = {
  developers: "Détails techniques",
  base: "Application servie sous",
  protocol: "Liaison avec Clarine",
  route: "Page demandée",
  params: "Paramètres",
  herd: "Élevage",
  lang: "Langue",
  network: "Réseau",
  hash: "Adresse reçue",
  opened: "Messages reçus depuis le chargement",
  elsewhere: "Aller sur une autre page",
  name: "Nom de la page",
  go: "Ouvrir",
  siblings: "Pages de cette application",
  variants: "Version de cette page",
  arrived: "Page ouverte.",
  refused: "Clarine refuse\u00a0:",
  badParams: 'Les paramètres s’écrivent comme {"id": "12"}.',
};

const EN: Words = {
  developers: "Technical details",
  base: "Application served under",
  protocol: "Link with Clarine",
  route: "Page asked for",
  params: "Parameters",
  herd: "Herd",
  lang: "Language",
  network: "Network",
  hash: "Address received",
  opened: "Messages since it was loaded",
  elsewhere: "Go to another page",
  name: "Name of the page",
  go: "Open",
  siblings: "Pages of this application",
  variants: "Version of this page",
  arrived: "Page opened.",
  refused: "Clarine refuses:",
  badParams: 'Write parameters like {"id": "12"}.',
};

const DE: Words = {
  developers: "Technische Details",
  base: "Anwendung unter",
  protocol: "Verbindung zu Clarine",
  route: "Verlangte Seite",
  params: "Parameter",
  herd: "Betrieb",
  lang: "Sprache",
  network: "Netz",
  hash: "Erhaltene Adresse",
  opened: "Nachrichten seit dem Laden",
  elsewhere: "Zu einer anderen Seite",
  name: "Name der Seite",
  go: "Öffnen",
  siblings: "Seiten dieser Anwendung",
  variants: "Fassung dieser Seite",
  arrived: "Seite geöffnet.",
  refused: "Clarine lehnt ab:",
  badParams: 'Parameter schreibt man so: {"id": "12"}.',
};

const ES: Words = {
  developers: "Detalles técnicos",
  base: "Aplicación servida en",
  protocol: "Enlace con Clarine",
  route: "Página pedida",
  params: "Parámetros",
  herd: "Explotación",
  lang: "Idioma",
  network: "Red",
  hash: "Dirección recibida",
  opened: "Mensajes desde que se cargó",
  elsewhere: "Ir a otra página",
  name: "Nombre de la página",
  go: "Abrir",
  siblings: "Páginas de esta aplicación",
  variants: "Versión de esta página",
  arrived: "Página abierta.",
  refused: "Clarine lo rechaza:",
  badParams: 'Los parámetros se escriben así: {"id": "12"}.',
};

const IT: Words = {
  developers: "Dettagli tecnici",
  base: "Applicazione servita in",
  protocol: "Collegamento con Clarine",
  route: "Pagina richiesta",
  params: "Parametri",
  herd: "Allevamento",
  lang: "Lingua",
  network: "Rete",
  hash: "Indirizzo ricevuto",
  opened: "Messaggi dal caricamento",
  elsewhere: "Vai a un’altra pagina",
  name: "Nome della pagina",
  go: "Apri",
  siblings: "Pagine di questa applicazione",
  variants: "Versione di questa pagina",
  arrived: "Pagina aperta.",
  refused: "Clarine rifiuta:",
  badParams: 'I parametri si scrivono così: {"id": "12"}.',
};

const BY_LANGUAGE: ReadonlyMap<string, Words> = new Map([
  ["fr", FR],
  ["en", EN],
  ["de", DE],
  ["es", ES],
  ["it", IT],
]);

/** Texts of a language; French for any other. */
export function textsOf(language: string): Words {
  return BY_LANGUAGE.get(language) ?? FR;
}
