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
  readonly phone: string;
  readonly mail: string;
  readonly settled: string;
  readonly places: string;
  readonly placesHint: string;
  readonly current: string;
  /** A new password without the current one. */
  readonly currentMissing: string;
  readonly save: string;
  /** The hour, as it is written in the language. */
  readonly saved: (hour: string) => string;
  /** Nothing is left to save. */
  readonly unchanged: string;
  /** The same while a new password is typed. */
  readonly passwordApart: string;
  /** Something is wrong with a field, which says so itself. */
  readonly toCorrect: string;
  readonly notSaved: string;
  /** Of the password: what opens its part, and what is pressed there. */
  readonly change: string;
  readonly confirm: string;
  readonly passwordKept: string;
  /** Nothing can be saved, since no herd is open. */
  readonly herdFirst: string;
  /** Said where saving is tried all the same. */
  readonly notWithoutHerd: string;
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
  phone: "Téléphone",
  mail: "Adresse e-mail",
  settled: "Date d’installation",
  places: "Places en bâtiment",
  placesHint: "Pour tout l’élevage",
  current: "Mot de passe actuel",
  currentMissing: "Tapez d’abord le mot de passe actuel.",
  save: "Enregistrer",
  saved: (hour) => `Enregistré à ${hour}.`,
  unchanged: "Rien à enregistrer\u00a0: vous n’avez rien changé.",
  passwordApart: "Rien à enregistrer ici\u00a0: le mot de passe a son propre bouton.",
  toCorrect: "Pas encore enregistré\u00a0: corrigez ce qui est signalé.",
  notSaved: "Rien n’a pu être enregistré. Votre saisie reste ici\u00a0: essayez encore dans une minute.",
  change: "Changer le mot de passe",
  confirm: "Valider le mot de passe",
  passwordKept: "Dans la démonstration, le mot de passe ne change pas.",
  herdFirst: "Ouvrez d’abord un élevage\u00a0: ce que vous enregistrez ici reste sur cet appareil, pour cet élevage.",
  notWithoutHerd: "Pas enregistré\u00a0: aucun élevage n’est ouvert.",
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
  phone: "Phone",
  mail: "Email address",
  settled: "Farming since",
  places: "Places in the barn",
  placesHint: "For the whole herd",
  current: "Current password",
  currentMissing: "Type the current password first.",
  save: "Save",
  saved: (hour) => `Saved at ${hour}.`,
  unchanged: "Nothing to save: you have changed nothing.",
  passwordApart: "Nothing to save here: the password has a button of its own.",
  toCorrect: "Not saved yet: correct what is marked.",
  notSaved: "Nothing could be saved. What you typed stays here: try again in a minute.",
  change: "Change the password",
  confirm: "Confirm the password",
  passwordKept: "In the demo the password does not change.",
  herdFirst: "Open a herd first: what you save here stays on this device, for that herd.",
  notWithoutHerd: "Not saved: no herd is open.",
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
  phone: "Telefon",
  mail: "E-Mail-Adresse",
  settled: "Betriebsübernahme am",
  places: "Stallplätze",
  placesHint: "Für die ganze Herde",
  current: "Aktuelles Passwort",
  currentMissing: "Geben Sie zuerst das aktuelle Passwort ein.",
  save: "Speichern",
  saved: (hour) => `Um ${hour} Uhr gespeichert.`,
  unchanged: "Nichts zu speichern: Sie haben nichts geändert.",
  passwordApart: "Hier ist nichts zu speichern: Das Passwort hat eine eigene Taste.",
  toCorrect: "Noch nicht gespeichert: Korrigieren Sie die markierten Angaben.",
  notSaved: "Es konnte nichts gespeichert werden. Ihre Eingaben bleiben hier: Versuchen Sie es in einer Minute noch einmal.",
  change: "Passwort ändern",
  confirm: "Passwort übernehmen",
  passwordKept: "In der Demo ändert sich das Passwort nicht.",
  herdFirst: "Öffnen Sie zuerst einen Betrieb: Was Sie hier speichern, bleibt auf diesem Gerät, für diesen Betrieb.",
  notWithoutHerd: "Nicht gespeichert: Es ist kein Betrieb geöffnet.",
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
  phone: "Teléfono",
  mail: "Correo electrónico",
  settled: "Fecha de incorporación",
  places: "Plazas en la nave",
  placesHint: "Para todo el rebaño",
  current: "Contraseña actual",
  currentMissing: "Escriba primero la contraseña actual.",
  save: "Guardar",
  saved: (hour) => `Guardado a ${hour.startsWith("1:") ? "la" : "las"} ${hour}.`,
  unchanged: "Nada que guardar: no ha cambiado nada.",
  passwordApart: "Nada que guardar aquí: la contraseña tiene su propio botón.",
  toCorrect: "Aún sin guardar: corrija lo que está señalado.",
  notSaved: "No se ha podido guardar nada. Lo que ha escrito sigue aquí: inténtelo de nuevo en un minuto.",
  change: "Cambiar la contraseña",
  confirm: "Confirmar la contraseña",
  passwordKept: "En la demostración la contraseña no cambia.",
  herdFirst: "Abra primero una explotación: lo que guarde aquí queda en este dispositivo, para esa explotación.",
  notWithoutHerd: "Sin guardar: no hay ninguna explotación abierta.",
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
  phone: "Telefono",
  mail: "Indirizzo e-mail",
  settled: "Data di insediamento",
  places: "Posti in stalla",
  placesHint: "Per tutta la mandria",
  current: "Password attuale",
  currentMissing: "Scrivi prima la password attuale.",
  save: "Salva",
  saved: (hour) => `Salvato alle ${hour}.`,
  unchanged: "Niente da salvare: non hai cambiato nulla.",
  passwordApart: "Niente da salvare qui: la password ha un suo pulsante.",
  toCorrect: "Non ancora salvato: correggi quanto è segnalato.",
  notSaved: "Non è stato possibile salvare. Quello che hai scritto resta qui: riprova tra un minuto.",
  change: "Cambia la password",
  confirm: "Conferma la password",
  passwordKept: "Nella demo la password non cambia.",
  herdFirst: "Apri prima un allevamento: quello che salvi qui resta su questo dispositivo, per quell’allevamento.",
  notWithoutHerd: "Non salvato: nessun allevamento è aperto.",
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
