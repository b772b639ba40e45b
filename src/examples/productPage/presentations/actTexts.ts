import type { Texts } from "../../parts/textsIn";

/** What is pressed, and what its row says from then on. */
interface ActWords {
  /** A verb, which cannot be read as the state of its row: the same words on every device, short enough for a phone. */
  readonly name: string;
  readonly done: string;
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
  | "chase"
  | "note"
  | "check"
  | "see"
  | "treat"
  | "validate"
  | "confirm"
  | "ask"
  | "show"
  | "hide"
  | "take"
  | "drop"
  | "weighAgain"
  | "serve"
  | "retry"
  | "give"
  | "step";

type ActTexts = Readonly<Record<ActKind, ActWords>>;

const words = (name: string, done: string): ActWords => ({ name, done });

export const ACTS: Texts<ActTexts> = {
  fr: {
    finish: words("Terminer", "Terminé"),
    read: words("Marquer lu", "Lu"),
    sign: words("Signer", "Signé"),
    correctF: words("Femelle", "Renvoyée"),
    correctM: words("Mâle", "Renvoyée"),
    fit: words("Noter la pose", "Posé"),
    launch: words("Lancer", "Lancé"),
    pay: words("Régler", "Réglée"),
    cash: words("Encaisser", "Encaissé"),
    order: words("Commander", "Commandé"),
    follow: words("Noter un suivi", "Suivi noté"),
    note: words("Noter", "Fait"),
    check: words("Marquer vérifié", "Vérifié"),
    see: words("Marquer vue", "Vue"),
    chase: words("Relancer", "Relancé"),
    treat: words("Noter un soin", "Soin noté"),
    validate: words("Valider", "Validée"),
    confirm: words("Confirmer", "Confirmé"),
    ask: words("Demander", "Demandée"),
    show: words("Afficher", "Affiché"),
    hide: words("Masquer", "Masqué"),
    take: words("Importer", "Importée"),
    drop: words("Écarter", "Écartée"),
    weighAgain: words("Repeser", "À repeser"),
    serve: words("Noter l’IA", "IA notée"),
    retry: words("Relancer", "Relancée"),
    give: words("Noter distribué", "Distribué"),
    step: words("Faire l’étape", "Étape faite"),
  },
  en: {
    finish: words("Finish", "Done"),
    read: words("Mark as read", "Read"),
    sign: words("Sign", "Signed"),
    correctF: words("Female", "Sent again"),
    correctM: words("Male", "Sent again"),
    fit: words("Note as fitted", "Fitted"),
    launch: words("Start", "Started"),
    pay: words("Pay", "Paid"),
    cash: words("Mark as received", "Received"),
    order: words("Order", "Ordered"),
    follow: words("Follow up", "Followed up"),
    note: words("Note", "Done"),
    check: words("Mark as checked", "Checked"),
    see: words("Mark as seen", "Seen"),
    chase: words("Ask for it", "Asked for"),
    treat: words("Note a treatment", "Treated"),
    validate: words("Confirm", "Confirmed"),
    confirm: words("Confirm", "Confirmed"),
    ask: words("Ask for it", "Asked for"),
    show: words("Show", "Shown"),
    hide: words("Hide", "Hidden"),
    take: words("Import", "Imported"),
    drop: words("Leave out", "Left out"),
    weighAgain: words("Weigh again", "To weigh again"),
    serve: words("Note the AI", "AI noted"),
    retry: words("Try again", "Tried again"),
    give: words("Mark as fed", "Fed"),
    step: words("Do the step", "Step done"),
  },
  de: {
    finish: words("Erledigen", "Erledigt"),
    read: words("Als gelesen markieren", "Gelesen"),
    sign: words("Unterschreiben", "Unterschrieben"),
    correctF: words("Weiblich", "Neu gesendet"),
    correctM: words("Männlich", "Neu gesendet"),
    fit: words("Als gesetzt notieren", "Gesetzt"),
    launch: words("Starten", "Gestartet"),
    pay: words("Bezahlen", "Bezahlt"),
    cash: words("Eingang notieren", "Eingegangen"),
    order: words("Bestellen", "Bestellt"),
    follow: words("Kontrollieren", "Kontrolliert"),
    note: words("Notieren", "Erledigt"),
    check: words("Abhaken", "Geprüft"),
    see: words("Abhaken", "Gesehen"),
    chase: words("Anmahnen", "Angemahnt"),
    treat: words("Behandeln", "Behandelt"),
    validate: words("Bestätigen", "Bestätigt"),
    confirm: words("Bestätigen", "Bestätigt"),
    ask: words("Anfragen", "Angefragt"),
    show: words("Anzeigen", "Angezeigt"),
    hide: words("Ausblenden", "Ausgeblendet"),
    take: words("Importieren", "Importiert"),
    drop: words("Verwerfen", "Verworfen"),
    weighAgain: words("Neu wiegen", "Neu zu wiegen"),
    serve: words("Besamung notieren", "Besamt"),
    retry: words("Neu verbinden", "Neu verbunden"),
    give: words("Gabe notieren", "Vorgelegt"),
    step: words("Schritt machen", "Schritt gemacht"),
  },
  es: {
    finish: words("Terminar", "Terminada"),
    read: words("Marcar leído", "Leído"),
    sign: words("Firmar", "Firmado"),
    correctF: words("Hembra", "Reenviada"),
    correctM: words("Macho", "Reenviada"),
    fit: words("Anotar colocado", "Colocado"),
    launch: words("Iniciar", "Iniciado"),
    pay: words("Pagar", "Pagada"),
    cash: words("Anotar cobro", "Cobrado"),
    order: words("Pedir", "Pedido"),
    follow: words("Anotar control", "Controlado"),
    note: words("Anotar", "Hecho"),
    check: words("Marcar revisado", "Revisado"),
    see: words("Marcar visto", "Visto"),
    chase: words("Reclamar", "Reclamado"),
    treat: words("Anotar cura", "Tratada"),
    validate: words("Confirmar", "Confirmada"),
    confirm: words("Confirmar", "Confirmado"),
    ask: words("Solicitar", "Solicitada"),
    show: words("Mostrar", "Visible"),
    hide: words("Ocultar", "Oculto"),
    take: words("Importar", "Importado"),
    drop: words("Descartar", "Descartado"),
    weighAgain: words("Volver a pesar", "Por pesar de nuevo"),
    serve: words("Anotar IA", "IA anotada"),
    retry: words("Reconectar", "Reconectado"),
    give: words("Anotar reparto", "Repartido"),
    step: words("Marcar hecha", "Etapa hecha"),
  },
  it: {
    finish: words("Completa", "Completata"),
    read: words("Segna letto", "Letto"),
    sign: words("Firma", "Firmato"),
    correctF: words("Femmina", "Reinviata"),
    correctM: words("Maschio", "Reinviata"),
    fit: words("Annota messo", "Messo"),
    launch: words("Avvia", "Avviato"),
    pay: words("Paga", "Pagata"),
    cash: words("Annota incasso", "Incassato"),
    order: words("Ordina", "Ordinato"),
    follow: words("Annota controllo", "Controllato"),
    note: words("Annota", "Fatto"),
    check: words("Segna verificato", "Verificato"),
    see: words("Segna visto", "Visto"),
    chase: words("Sollecita", "Sollecitato"),
    treat: words("Annota cura", "Cura annotata"),
    validate: words("Conferma", "Confermata"),
    confirm: words("Conferma", "Confermato"),
    ask: words("Richiedi", "Richiesta"),
    show: words("Mostra", "Mostrato"),
    hide: words("Nascondi", "Nascosto"),
    take: words("Importa", "Importata"),
    drop: words("Scarta", "Scartata"),
    weighAgain: words("Ripesa", "Da ripesare"),
    serve: words("Annota la FA", "FA annotata"),
    retry: words("Ricollega", "Ricollegato"),
    give: words("Annota razione", "Distribuito"),
    step: words("Segna fatta", "Fase fatta"),
  },
};
