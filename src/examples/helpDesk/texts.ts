/** What the assistant can answer; `other` is for everything else. */
export type Topic = "password" | "herd" | "offline" | "terms" | "person" | "other";

/** Words of the help-desk chat in one language. */
export interface ChatTexts {
  readonly title: string;
  readonly close: string;
  readonly log: string;
  readonly message: string;
  readonly send: string;
  readonly topics: string;
  readonly you: string;
  readonly assistant: string;
  /** `{name}` stands for the visitor, with the blank before it. */
  readonly greeting: string;
  readonly names: Readonly<Record<Exclude<Topic, "other">, string>>;
  /** Words that bring a message to a topic, in small letters without accents. */
  readonly words: Readonly<Record<Exclude<Topic, "other">, readonly string[]>>;
  readonly answers: Readonly<Record<Topic, string>>;
}

const FR: ChatTexts = {
  title: "Assistance",
  close: "Fermer la discussion",
  log: "Messages",
  message: "Votre message",
  send: "Envoyer",
  topics: "Questions fréquentes",
  you: "Vous",
  assistant: "Assistant",
  greeting: "Bonjour{name}, je suis l’assistant de démonstration. Quelle est votre question\u202f?",
  names: {
    password: "Mot de passe",
    herd: "Changer d’élevage",
    offline: "Travailler hors ligne",
    terms: "Conditions d’utilisation",
    person: "Parler à quelqu’un",
  },
  words: {
    password: ["mot de passe", "identifiant", "connecter", "code"],
    herd: ["elevage", "cheptel", "troupeau"],
    offline: ["hors", "reseau", "synchro", "internet"],
    terms: ["condition", "cgu"],
    person: ["quelqu", "humain", "telephone", "conseiller", "appeler"],
  },
  answers: {
    password:
      "Sur la page de connexion, choisissez «\u00a0Mot de passe oublié\u00a0». Le lien que vous recevez sert une seule fois, pendant une heure.",
    herd: "Ouvrez la liste des élevages, puis cherchez par nom, numéro, ville ou contact. Vos saisies partent avant le changement.",
    offline: "Continuez à saisir\u00a0: tout reste sur l’appareil et part dès que le réseau revient.",
    terms: "Les conditions sont présentées à la connexion. Vous pouvez aussi télécharger le document depuis cette page.",
    person: "En démonstration, personne ne répond au téléphone. Dans le produit, un conseiller prendrait la suite ici.",
    other: "Je ne connais que quelques réponses. Choisissez un des sujets ci-dessous.",
  },
};

const EN: ChatTexts = {
  title: "Support",
  close: "Close the chat",
  log: "Messages",
  message: "Your message",
  send: "Send",
  topics: "Frequent questions",
  you: "You",
  assistant: "Assistant",
  greeting: "Hello{name}, I am the demo assistant. What is your question?",
  names: {
    password: "Password",
    herd: "Change herd",
    offline: "Work offline",
    terms: "Terms of use",
    person: "Talk to somebody",
  },
  words: {
    password: ["password", "login", "log in", "sign in", "code"],
    herd: ["herd", "farm"],
    offline: ["offline", "network", "sync", "internet"],
    terms: ["terms", "conditions"],
    person: ["somebody", "human", "phone", "call", "adviser"],
  },
  answers: {
    password: "On the login page choose “Forgotten password”. The link you are sent works once, for one hour.",
    herd: "Open the list of herds and search by name, number, town or contact. What you entered is sent before the change.",
    offline: "Just go on: all you enter stays on the device and is sent as soon as the network is back.",
    terms: "The terms are shown when you log in. You can download the document from that page too.",
    person: "In the demo nobody answers the phone. In the product an adviser would take over here.",
    other: "I know only a few answers. Please choose one of the topics below.",
  },
};

const DE: ChatTexts = {
  title: "Support",
  close: "Chat schließen",
  log: "Nachrichten",
  message: "Ihre Nachricht",
  send: "Senden",
  topics: "Häufige Fragen",
  you: "Sie",
  assistant: "Assistent",
  greeting: "Guten Tag{name}, ich bin der Demo-Assistent. Was möchten Sie wissen?",
  names: {
    password: "Passwort",
    herd: "Betrieb wechseln",
    offline: "Offline arbeiten",
    terms: "Nutzungsbedingungen",
    person: "Mit jemandem sprechen",
  },
  words: {
    password: ["passwort", "anmelde", "kennwort", "code"],
    herd: ["betrieb", "herde"],
    offline: ["offline", "netz", "synchron", "internet"],
    terms: ["bedingung", "agb"],
    person: ["jemand", "mensch", "telefon", "anruf", "berater"],
  },
  answers: {
    password: "Wählen Sie auf der Anmeldeseite „Passwort vergessen“. Der Link gilt einmal und eine Stunde lang.",
    herd: "Öffnen Sie die Liste der Betriebe und suchen Sie nach Name, Nummer, Ort oder Kontakt. Ihre Eingaben werden vorher gesendet.",
    offline: "Arbeiten Sie einfach weiter: Alles bleibt auf dem Gerät und wird gesendet, sobald das Netz wieder da ist.",
    terms: "Die Bedingungen werden bei der Anmeldung angezeigt. Dort können Sie das Dokument auch herunterladen.",
    person: "In der Demo geht niemand ans Telefon. Im Produkt würde hier ein Berater übernehmen.",
    other: "Ich kenne nur wenige Antworten. Bitte wählen Sie ein Thema unten.",
  },
};

const ES: ChatTexts = {
  title: "Asistencia",
  close: "Cerrar la conversación",
  log: "Mensajes",
  message: "Su mensaje",
  send: "Enviar",
  topics: "Preguntas frecuentes",
  you: "Usted",
  assistant: "Asistente",
  greeting: "Buenos días{name}, soy el asistente de demostración. ¿Cuál es su pregunta?",
  names: {
    password: "Contraseña",
    herd: "Cambiar de explotación",
    offline: "Trabajar sin conexión",
    terms: "Condiciones de uso",
    person: "Hablar con alguien",
  },
  words: {
    password: ["contrasena", "conectar", "codigo"],
    herd: ["explotacion", "rebano", "ganaderia"],
    offline: ["sin conexion", "red", "sincron", "internet"],
    terms: ["condicion"],
    person: ["alguien", "persona", "telefono", "llamar", "asesor"],
  },
  answers: {
    password: "En la página de acceso elija «Contraseña olvidada». El enlace sirve una sola vez, durante una hora.",
    herd: "Abra la lista de explotaciones y busque por nombre, número, municipio o contacto. Lo introducido se envía antes del cambio.",
    offline: "Siga trabajando: todo queda en el dispositivo y se envía en cuanto vuelve la red.",
    terms: "Las condiciones se muestran al entrar. También puede descargar el documento desde esa página.",
    person: "En la demostración nadie contesta al teléfono. En el producto, un asesor seguiría aquí.",
    other: "Solo conozco algunas respuestas. Elija uno de los temas de abajo.",
  },
};

const IT: ChatTexts = {
  title: "Assistenza",
  close: "Chiudi la conversazione",
  log: "Messaggi",
  message: "Il tuo messaggio",
  send: "Invia",
  topics: "Domande frequenti",
  you: "Tu",
  assistant: "Assistente",
  greeting: "Buongiorno{name}, sono l’assistente della dimostrazione. Qual è la tua domanda?",
  names: {
    password: "Password",
    herd: "Cambiare allevamento",
    offline: "Lavorare offline",
    terms: "Condizioni d’uso",
    person: "Parlare con qualcuno",
  },
  words: {
    password: ["password", "accesso", "codice"],
    herd: ["allevamento", "mandria", "azienda"],
    offline: ["offline", "rete", "sincron", "internet"],
    terms: ["condizion"],
    person: ["qualcuno", "persona", "telefono", "chiamare", "consulente"],
  },
  answers: {
    password: "Nella pagina di accesso scegli «Password dimenticata». Il link vale una sola volta, per un’ora.",
    herd: "Apri l’elenco degli allevamenti e cerca per nome, numero, comune o contatto. I dati inseriti partono prima del cambio.",
    offline: "Continua pure: tutto resta sul dispositivo e parte appena torna la rete.",
    terms: "Le condizioni sono mostrate all’accesso. Da quella pagina puoi anche scaricare il documento.",
    person: "Nella dimostrazione nessuno risponde al telefono. Nel prodotto un consulente proseguirebbe qui.",
    other: "Conosco solo poche risposte. Scegli uno degli argomenti qui sotto.",
  },
};

const BY_LANGUAGE: ReadonlyMap<string, ChatTexts> = new Map([
  ["fr", FR],
  ["en", EN],
  ["de", DE],
  ["es", ES],
  ["it", IT],
]);

/** The language that is spoken for the one asked for; French for any other. */
export function spokenLanguage(language: string): string {
  return BY_LANGUAGE.has(language) ? language : "fr";
}

export function chatTextsOf(language: string): ChatTexts {
  return BY_LANGUAGE.get(language) ?? FR;
}
