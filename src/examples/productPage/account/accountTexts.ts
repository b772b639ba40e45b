/** Texts of the account form of the demo, in the languages of the product. */
export interface AccountTexts {
  readonly herd: string;
  readonly herdHint: string;
  readonly noHerd: string;
  readonly settled: string;
  readonly places: string;
  readonly placesHint: string;
  readonly save: string;
  readonly saved: string;
  /** A new password was typed too. */
  readonly savedBut: string;
  readonly notSaved: string;
}

const FR: AccountTexts = {
  herd: "Élevage ouvert à la connexion",
  herdHint: "Nom ou numéro",
  noHerd: "Aucun élevage de ce nom.",
  settled: "Date d’installation",
  places: "Places en bâtiment",
  placesHint: "Pour tout l’élevage",
  save: "Enregistrer",
  saved: "Enregistré.",
  savedBut: "Enregistré, sauf le mot de passe : il ne change pas dans la démonstration.",
  notSaved: "Rien n’a pu être enregistré. Essayez encore dans une minute.",
};

const EN: AccountTexts = {
  herd: "Herd opened when logging in",
  herdHint: "Name or number",
  noHerd: "No herd of that name.",
  settled: "Farming since",
  places: "Places in the barn",
  placesHint: "For the whole herd",
  save: "Save",
  saved: "Saved.",
  savedBut: "Saved, but for the password: it does not change in the demo.",
  notSaved: "Nothing could be saved. Try again in a minute.",
};

const DE: AccountTexts = {
  herd: "Betrieb, der beim Anmelden geöffnet wird",
  herdHint: "Name oder Nummer",
  noHerd: "Kein Betrieb mit diesem Namen.",
  settled: "Betriebsübernahme am",
  places: "Stallplätze",
  placesHint: "Für die ganze Herde",
  save: "Speichern",
  saved: "Gespeichert.",
  savedBut: "Gespeichert, außer dem Passwort: Es ändert sich in der Demo nicht.",
  notSaved: "Es konnte nichts gespeichert werden. Versuchen Sie es in einer Minute noch einmal.",
};

const ES: AccountTexts = {
  herd: "Explotación que se abre al entrar",
  herdHint: "Nombre o número",
  noHerd: "No hay ninguna explotación con ese nombre.",
  settled: "Fecha de incorporación",
  places: "Plazas en la nave",
  placesHint: "Para todo el rebaño",
  save: "Guardar",
  saved: "Guardado.",
  savedBut: "Guardado, salvo la contraseña: no cambia en la demostración.",
  notSaved: "No se ha podido guardar nada. Inténtelo de nuevo en un minuto.",
};

const IT: AccountTexts = {
  herd: "Allevamento aperto all’accesso",
  herdHint: "Nome o numero",
  noHerd: "Nessun allevamento con questo nome.",
  settled: "Data di insediamento",
  places: "Posti in stalla",
  placesHint: "Per tutta la mandria",
  save: "Salva",
  saved: "Salvato.",
  savedBut: "Salvato, tranne la password: nella demo non cambia.",
  notSaved: "Non è stato possibile salvare. Riprovi tra un minuto.",
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
