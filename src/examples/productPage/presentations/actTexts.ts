import type { Texts } from "../../parts/textsIn";

/** What is pressed, and what its row says from then on. */
interface ActWords {
  readonly name: string;
  readonly done: string;
  /** The same where there is less room. */
  readonly brief?: string;
}

export type ActKind =
  | "finish"
  | "read"
  | "sign"
  | "correctF"
  | "correctM"
  | "fit"
  | "launch"
  | "pay"
  | "cash"
  | "order"
  | "follow"
  | "calving"
  | "chase"
  | "check"
  | "heat"
  | "note"
  | "preparation"
  | "treat"
  | "validate"
  | "seeCow"
  | "seeHeat"
  | "confirm"
  | "ask"
  | "show"
  | "hide"
  | "take"
  | "drop"
  | "retry"
  | "give"
  | "step";

type ActTexts = Readonly<Record<ActKind, ActWords>>;

const words = (name: string, done: string, brief?: string): ActWords => ({ name, done, ...(brief !== undefined && { brief }) });

export const ACTS: Texts<ActTexts> = {
  fr: {
    finish: words("Terminer", "Terminé"),
    read: words("Marquer lu", "Lu"),
    sign: words("Signer", "Signé"),
    correctF: words("C’est une femelle", "Renvoyée"),
    correctM: words("C’est un mâle", "Renvoyée"),
    fit: words("Noter la pose", "Posé"),
    launch: words("Lancer", "Lancé"),
    pay: words("Régler", "Réglée"),
    cash: words("Noter l’encaissement", "Encaissé", "Encaissé"),
    order: words("Commander", "Commandé"),
    follow: words("Noter un suivi", "Suivi noté", "Suivre"),
    note: words("Noter", "Fait"),
    seeCow: words("Vache vue", "Vue", "Vue"),
    seeHeat: words("Chaleur vue", "Vue", "Vue"),
    check: words("Noter le constat", "Fait", "Noter"),
    heat: words("Noter la chaleur", "Fait", "Noter"),
    preparation: words("Noter la préparation", "Fait", "Noter"),
    calving: words("Noter le vêlage", "Fait", "Noter"),
    chase: words("Relancer le passeport", "Relancé", "Relancer"),
    treat: words("Noter un soin", "Soin noté"),
    validate: words("Valider", "Validée"),
    confirm: words("Confirmer", "Confirmé"),
    ask: words("Demander", "Demandée"),
    show: words("Afficher", "Affiché"),
    hide: words("Masquer", "Masqué"),
    take: words("Reprendre", "Reprise"),
    drop: words("Écarter", "Écartée"),
    retry: words("Relancer", "Relancée"),
    give: words("Noter la distribution", "Distribué", "Distribué"),
    step: words("Faire l’étape", "Étape faite"),
  },
  en: {
    finish: words("Finish", "Done"),
    read: words("Mark as read", "Read"),
    sign: words("Sign", "Signed"),
    correctF: words("It is female", "Sent again"),
    correctM: words("It is male", "Sent again"),
    fit: words("Note as fitted", "Fitted"),
    launch: words("Start", "Started"),
    pay: words("Pay", "Paid"),
    cash: words("Note as cashed", "Cashed", "Cashed"),
    order: words("Order", "Ordered"),
    follow: words("Note a follow-up", "Followed up", "Follow up"),
    note: words("Note", "Done"),
    seeCow: words("Cow seen", "Seen", "Seen"),
    seeHeat: words("Heat seen", "Seen", "Seen"),
    check: words("Note the check", "Done", "Note"),
    heat: words("Note the heat", "Done", "Note"),
    preparation: words("Note the preparation", "Done", "Note"),
    calving: words("Note the calving", "Done", "Note"),
    chase: words("Ask for the passport", "Asked for", "Ask for it"),
    treat: words("Note a treatment", "Treated", "Treat"),
    validate: words("Confirm", "Confirmed"),
    confirm: words("Confirm", "Confirmed"),
    ask: words("Ask for it", "Asked for"),
    show: words("Show", "Shown"),
    hide: words("Hide", "Hidden"),
    take: words("Take over", "Taken over"),
    drop: words("Leave out", "Left out"),
    retry: words("Try again", "Tried again"),
    give: words("Note as fed", "Fed", "Fed"),
    step: words("Do the step", "Step done"),
  },
  de: {
    finish: words("Erledigen", "Erledigt"),
    read: words("Als gelesen merken", "Gelesen"),
    sign: words("Unterschreiben", "Unterschrieben"),
    correctF: words("Es ist weiblich", "Neu gesendet"),
    correctM: words("Es ist männlich", "Neu gesendet"),
    fit: words("Als gesetzt notieren", "Gesetzt"),
    launch: words("Starten", "Gestartet"),
    pay: words("Bezahlen", "Bezahlt"),
    cash: words("Eingang notieren", "Eingegangen", "Eingang"),
    order: words("Bestellen", "Bestellt"),
    follow: words("Kontrolle notieren", "Kontrolliert", "Notieren"),
    note: words("Notieren", "Erledigt"),
    seeCow: words("Kuh gesehen", "Gesehen", "Gesehen"),
    seeHeat: words("Brunst gesehen", "Gesehen", "Gesehen"),
    check: words("Befund notieren", "Erledigt", "Notieren"),
    heat: words("Brunst notieren", "Erledigt", "Notieren"),
    preparation: words("Vorbereitung notieren", "Erledigt", "Notieren"),
    calving: words("Kalbung notieren", "Erledigt", "Notieren"),
    chase: words("Pass anmahnen", "Angemahnt", "Anmahnen"),
    treat: words("Behandlung notieren", "Behandelt", "Behandeln"),
    validate: words("Bestätigen", "Bestätigt"),
    confirm: words("Bestätigen", "Bestätigt"),
    ask: words("Anfragen", "Angefragt"),
    show: words("Anzeigen", "Angezeigt"),
    hide: words("Ausblenden", "Ausgeblendet"),
    take: words("Übernehmen", "Übernommen"),
    drop: words("Verwerfen", "Verworfen"),
    retry: words("Neu verbinden", "Neu verbunden"),
    give: words("Fütterung notieren", "Gefüttert", "Gefüttert"),
    step: words("Schritt machen", "Schritt gemacht"),
  },
  es: {
    finish: words("Terminar", "Terminada"),
    read: words("Marcar leído", "Leído"),
    sign: words("Firmar", "Firmado"),
    correctF: words("Es hembra", "Reenviada"),
    correctM: words("Es macho", "Reenviada"),
    fit: words("Anotar puesto", "Puesto"),
    launch: words("Iniciar", "Iniciado"),
    pay: words("Pagar", "Pagada"),
    cash: words("Anotar el cobro", "Cobrado", "Cobrado"),
    order: words("Pedir", "Pedido"),
    follow: words("Anotar un control", "Controlado", "Anotar"),
    note: words("Anotar", "Hecho"),
    seeCow: words("Vaca vista", "Vista", "Vista"),
    seeHeat: words("Celo visto", "Visto", "Visto"),
    check: words("Anotar el diagnóstico", "Hecho", "Anotar"),
    heat: words("Anotar el celo", "Hecho", "Anotar"),
    preparation: words("Anotar la preparación", "Hecho", "Anotar"),
    calving: words("Anotar el parto", "Hecho", "Anotar"),
    chase: words("Reclamar el pasaporte", "Reclamado", "Reclamar"),
    treat: words("Anotar un tratamiento", "Tratada", "Tratar"),
    validate: words("Confirmar", "Confirmada"),
    confirm: words("Confirmar", "Confirmado"),
    ask: words("Solicitar", "Solicitada"),
    show: words("Mostrar", "Visible"),
    hide: words("Ocultar", "Oculto"),
    take: words("Recoger", "Recogido"),
    drop: words("Descartar", "Descartado"),
    retry: words("Reconectar", "Reconectado"),
    give: words("Anotar el reparto", "Repartido", "Repartido"),
    step: words("Hacer el paso", "Paso hecho"),
  },
  it: {
    finish: words("Completa", "Completata"),
    read: words("Segna letto", "Letto"),
    sign: words("Firma", "Firmato"),
    correctF: words("È femmina", "Reinviata"),
    correctM: words("È maschio", "Reinviata"),
    fit: words("Annota messo", "Messo"),
    launch: words("Avvia", "Avviato"),
    pay: words("Paga", "Pagata"),
    cash: words("Annota l’incasso", "Incassato", "Incassato"),
    order: words("Ordina", "Ordinato"),
    follow: words("Annota un controllo", "Controllato", "Annota"),
    note: words("Annota", "Fatto"),
    seeCow: words("Vacca vista", "Vista", "Vista"),
    seeHeat: words("Calore visto", "Visto", "Visto"),
    check: words("Annota la diagnosi", "Fatto", "Annota"),
    heat: words("Annota il calore", "Fatto", "Annota"),
    preparation: words("Annota la preparazione", "Fatto", "Annota"),
    calving: words("Annota il parto", "Fatto", "Annota"),
    chase: words("Sollecita il passaporto", "Sollecitato", "Sollecita"),
    treat: words("Annota una cura", "Cura annotata", "Cura"),
    validate: words("Conferma", "Confermata"),
    confirm: words("Conferma", "Confermato"),
    ask: words("Richiedi", "Richiesta"),
    show: words("Mostra", "Mostrato"),
    hide: words("Nascondi", "Nascosto"),
    take: words("Riprendi", "Ripresa"),
    drop: words("Scarta", "Scartata"),
    retry: words("Ricollega", "Ricollegato"),
    give: words("Annota la distribuzione", "Distribuito", "Distribuito"),
    step: words("Fare il passo", "Passo fatto"),
  },
};
