/** Texts of the account form of the demo, in the languages of the product. */
export interface AccountTexts {
  /** What happens then. */
  readonly opening: string;
  readonly herd: string;
  readonly herdHint: string;
  readonly noHerd: string;
  /** Headings of the groups. */
  readonly reach: string;
  readonly farm: string;
  readonly security: string;
  readonly phone: string;
  readonly mail: string;
  readonly settled: string;
  readonly places: string;
  readonly placesHint: string;
  readonly current: string;
  /** A new password without the current one. */
  readonly currentMissing: string;
  readonly saveOpening: string;
  readonly saveReach: string;
  readonly saveFarm: string;
  /** Of the password. */
  readonly change: string;
  readonly saved: string;
  readonly passwordKept: string;
  readonly notSaved: string;
  /** Nothing can be saved, since no herd is open. */
  readonly herdFirst: string;
  readonly wrongPhone: string;
  readonly wrongMail: string;
}

const FR: AccountTexts = {
  opening: "À la connexion",
  herd: "Élevage ouvert à la connexion",
  herdHint: "Nom ou numéro",
  noHerd: "Aucun élevage de ce nom.",
  reach: "Vous joindre",
  farm: "L’élevage",
  security: "Mot de passe",
  phone: "Téléphone",
  mail: "Adresse e-mail",
  settled: "Date d’installation",
  places: "Places en bâtiment",
  placesHint: "Pour tout l’élevage",
  current: "Mot de passe actuel",
  currentMissing: "Tapez d’abord le mot de passe actuel.",
  saveOpening: "Enregistrer l’ouverture",
  saveReach: "Enregistrer le contact",
  saveFarm: "Enregistrer l’élevage",
  change: "Changer le mot de passe",
  saved: "Enregistré.",
  passwordKept: "Dans la démonstration, le mot de passe ne change pas.",
  notSaved: "Rien n’a pu être enregistré. Essayez encore dans une minute.",
  herdFirst: "Ouvrez d’abord un élevage\u00a0: ce que vous enregistrez ici reste sur cet appareil, pour cet élevage.",
  wrongPhone: "Écrivez un numéro de téléphone, comme 06 39 98 10 75.",
  wrongMail: "Écrivez une adresse e-mail, comme bonjour@ferme.example.",
};

const EN: AccountTexts = {
  opening: "When logging in",
  herd: "Herd opened when logging in",
  herdHint: "Name or number",
  noHerd: "No herd of that name.",
  reach: "How to reach you",
  farm: "The farm",
  security: "Password",
  phone: "Phone",
  mail: "Email address",
  settled: "Farming since",
  places: "Places in the barn",
  placesHint: "For the whole herd",
  current: "Current password",
  currentMissing: "Type the current password first.",
  saveOpening: "Save the herd to open",
  saveReach: "Save the contact",
  saveFarm: "Save the farm",
  change: "Change the password",
  saved: "Saved.",
  passwordKept: "In the demo the password does not change.",
  notSaved: "Nothing could be saved. Try again in a minute.",
  herdFirst: "Open a herd first: what you save here stays on this device, for that herd.",
  wrongPhone: "Type a phone number, like 06 39 98 10 75.",
  wrongMail: "Type an email address, like bonjour@ferme.example.",
};

const DE: AccountTexts = {
  opening: "Beim Anmelden",
  herd: "Betrieb, der beim Anmelden geöffnet wird",
  herdHint: "Name oder Nummer",
  noHerd: "Kein Betrieb mit diesem Namen.",
  reach: "So erreichen wir Sie",
  farm: "Der Betrieb",
  security: "Passwort",
  phone: "Telefon",
  mail: "E-Mail-Adresse",
  settled: "Betriebsübernahme am",
  places: "Stallplätze",
  placesHint: "Für die ganze Herde",
  current: "Aktuelles Passwort",
  currentMissing: "Geben Sie zuerst das aktuelle Passwort ein.",
  saveOpening: "Anmeldung speichern",
  saveReach: "Kontaktdaten speichern",
  saveFarm: "Betrieb speichern",
  change: "Passwort ändern",
  saved: "Gespeichert.",
  passwordKept: "In der Demo ändert sich das Passwort nicht.",
  notSaved: "Es konnte nichts gespeichert werden. Versuchen Sie es in einer Minute noch einmal.",
  herdFirst: "Öffnen Sie zuerst einen Betrieb: Was Sie hier speichern, bleibt auf diesem Gerät, für diesen Betrieb.",
  wrongPhone: "Geben Sie eine Telefonnummer ein, wie 06 39 98 10 75.",
  wrongMail: "Geben Sie eine E-Mail-Adresse ein, wie bonjour@ferme.example.",
};

const ES: AccountTexts = {
  opening: "Al entrar",
  herd: "Explotación que se abre al entrar",
  herdHint: "Nombre o número",
  noHerd: "No hay ninguna explotación con ese nombre.",
  reach: "Cómo localizarle",
  farm: "La explotación",
  security: "Contraseña",
  phone: "Teléfono",
  mail: "Correo electrónico",
  settled: "Fecha de incorporación",
  places: "Plazas en la nave",
  placesHint: "Para todo el rebaño",
  current: "Contraseña actual",
  currentMissing: "Escriba primero la contraseña actual.",
  saveOpening: "Guardar la entrada",
  saveReach: "Guardar el contacto",
  saveFarm: "Guardar la explotación",
  change: "Cambiar la contraseña",
  saved: "Guardado.",
  passwordKept: "En la demostración la contraseña no cambia.",
  notSaved: "No se ha podido guardar nada. Inténtelo de nuevo en un minuto.",
  herdFirst: "Abra primero una explotación: lo que guarde aquí queda en este dispositivo, para esa explotación.",
  wrongPhone: "Escriba un número de teléfono, como 06 39 98 10 75.",
  wrongMail: "Escriba una dirección de correo, como bonjour@ferme.example.",
};

const IT: AccountTexts = {
  opening: "All’accesso",
  herd: "Allevamento aperto all’accesso",
  herdHint: "Nome o numero",
  noHerd: "Nessun allevamento con questo nome.",
  reach: "I tuoi recapiti",
  farm: "L’allevamento",
  security: "Password",
  phone: "Telefono",
  mail: "Indirizzo e-mail",
  settled: "Data di insediamento",
  places: "Posti in stalla",
  placesHint: "Per tutta la mandria",
  current: "Password attuale",
  currentMissing: "Scrivi prima la password attuale.",
  saveOpening: "Salva l’accesso",
  saveReach: "Salva i recapiti",
  saveFarm: "Salva l’allevamento",
  change: "Cambia la password",
  saved: "Salvato.",
  passwordKept: "Nella demo la password non cambia.",
  notSaved: "Non è stato possibile salvare. Riprova tra un minuto.",
  herdFirst: "Apri prima un allevamento: quello che salvi qui resta su questo dispositivo, per quell’allevamento.",
  wrongPhone: "Scrivi un numero di telefono, come 06 39 98 10 75.",
  wrongMail: "Scrivi un indirizzo e-mail, come bonjour@ferme.example.",
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
