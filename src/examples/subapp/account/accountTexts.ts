/** Texts of the account form of the demo, in the languages of the product. */
export interface AccountTexts {
  readonly title: string;
  readonly herd: string;
  readonly herdHint: string;
  readonly noHerd: string;
  readonly settled: string;
  readonly places: string;
  readonly placesHint: string;
  readonly save: string;
  readonly checked: string;
}

const FR: AccountTexts = {
  title: "Réglages du compte",
  herd: "Élevage ouvert à la connexion",
  herdHint: "Nom ou numéro",
  noHerd: "Aucun élevage de ce nom.",
  settled: "Date d’installation",
  places: "Places en bâtiment",
  placesHint: "Pour tout l’élevage",
  save: "Vérifier",
  checked: "Tout est correct. Cette page de démonstration n’enregistre rien.",
};

const EN: AccountTexts = {
  title: "Account settings",
  herd: "Herd opened when logging in",
  herdHint: "Name or number",
  noHerd: "No herd of that name.",
  settled: "Farming since",
  places: "Places in the barn",
  placesHint: "For the whole herd",
  save: "Check",
  checked: "All is well. This demo page keeps nothing.",
};

const DE: AccountTexts = {
  title: "Kontoeinstellungen",
  herd: "Betrieb, der beim Anmelden geöffnet wird",
  herdHint: "Name oder Nummer",
  noHerd: "Kein Betrieb mit diesem Namen.",
  settled: "Betriebsübernahme am",
  places: "Stallplätze",
  placesHint: "Für die ganze Herde",
  save: "Prüfen",
  checked: "Alles in Ordnung. Diese Demoseite speichert nichts.",
};

const ES: AccountTexts = {
  title: "Ajustes de la cuenta",
  herd: "Explotación que se abre al entrar",
  herdHint: "Nombre o número",
  noHerd: "No hay ninguna explotación con ese nombre.",
  settled: "Fecha de incorporación",
  places: "Plazas en la nave",
  placesHint: "Para todo el rebaño",
  save: "Comprobar",
  checked: "Todo está correcto. Esta página de demostración no guarda nada.",
};

const IT: AccountTexts = {
  title: "Impostazioni dell’account",
  herd: "Allevamento aperto all’accesso",
  herdHint: "Nome o numero",
  noHerd: "Nessun allevamento con questo nome.",
  settled: "Data di insediamento",
  places: "Posti in stalla",
  placesHint: "Per tutta la mandria",
  save: "Verifica",
  checked: "Tutto corretto. Questa pagina dimostrativa non salva nulla.",
};

const BY_LANGUAGE: ReadonlyMap<string, AccountTexts> = new Map([
  ["fr", FR],
  ["en", EN],
  ["de", DE],
  ["es", ES],
  ["it", IT],
]);

/** Texts of a language; French for any other. */
export function accountTexts(language: string): AccountTexts {
  return BY_LANGUAGE.get(language) ?? FR;
}
