import type { Texts } from "../../parts/textsIn";

/** What is pressed, and what its row says from then on. */
interface ActWords {
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
  | "complete"
  | "note"
  | "send"
  | "see"
  | "confirm"
  | "ask";

type ActTexts = Readonly<Record<ActKind, ActWords>>;

const words = (name: string, done: string): ActWords => ({ name, done });

export const ACTS: Texts<ActTexts> = {
  fr: {
    finish: words("Terminer", "Terminé"),
    read: words("Marquer lu", "Lu"),
    sign: words("Signer", "Signé"),
    correctF: words("Corriger : femelle", "Renvoyée"),
    correctM: words("Corriger : mâle", "Renvoyée"),
    fit: words("Noter la pose", "Posé"),
    launch: words("Lancer", "Lancé"),
    pay: words("Marquer réglée", "Réglée"),
    cash: words("Noter encaissé", "Encaissé"),
    order: words("Commander", "Commandé"),
    complete: words("Compléter", "Complété"),
    note: words("Noter fait", "Fait"),
    send: words("Envoyer", "Envoyée"),
    see: words("Noter vue", "Vue"),
    confirm: words("Confirmer", "Confirmé"),
    ask: words("Demander", "Demandée"),
  },
  en: {
    finish: words("Finish", "Done"),
    read: words("Mark as read", "Read"),
    sign: words("Sign", "Signed"),
    correctF: words("Correct: female", "Sent again"),
    correctM: words("Correct: male", "Sent again"),
    fit: words("Note as fitted", "Fitted"),
    launch: words("Start", "Started"),
    pay: words("Mark as paid", "Paid"),
    cash: words("Note as cashed", "Cashed"),
    order: words("Order", "Ordered"),
    complete: words("Top up", "Topped up"),
    note: words("Note as done", "Done"),
    send: words("Send", "Sent"),
    see: words("Note as seen", "Seen"),
    confirm: words("Confirm", "Confirmed"),
    ask: words("Ask for it", "Asked for"),
  },
  de: {
    finish: words("Erledigen", "Erledigt"),
    read: words("Als gelesen merken", "Gelesen"),
    sign: words("Unterschreiben", "Unterschrieben"),
    correctF: words("Korrigieren: weiblich", "Neu gesendet"),
    correctM: words("Korrigieren: männlich", "Neu gesendet"),
    fit: words("Als gesetzt notieren", "Gesetzt"),
    launch: words("Starten", "Gestartet"),
    pay: words("Als bezahlt merken", "Bezahlt"),
    cash: words("Eingang notieren", "Eingegangen"),
    order: words("Bestellen", "Bestellt"),
    complete: words("Nachgeben", "Nachgegeben"),
    note: words("Erledigt notieren", "Erledigt"),
    send: words("Senden", "Gesendet"),
    see: words("Als gesehen notieren", "Gesehen"),
    confirm: words("Bestätigen", "Bestätigt"),
    ask: words("Anfragen", "Angefragt"),
  },
  es: {
    finish: words("Terminar", "Terminada"),
    read: words("Marcar leído", "Leído"),
    sign: words("Firmar", "Firmado"),
    correctF: words("Corregir: hembra", "Reenviada"),
    correctM: words("Corregir: macho", "Reenviada"),
    fit: words("Anotar puesto", "Puesto"),
    launch: words("Iniciar", "Iniciado"),
    pay: words("Marcar pagada", "Pagada"),
    cash: words("Anotar cobrado", "Cobrado"),
    order: words("Pedir", "Pedido"),
    complete: words("Completar", "Completado"),
    note: words("Anotar hecho", "Hecho"),
    send: words("Enviar", "Enviada"),
    see: words("Anotar visto", "Visto"),
    confirm: words("Confirmar", "Confirmado"),
    ask: words("Solicitar", "Solicitada"),
  },
  it: {
    finish: words("Completa", "Completata"),
    read: words("Segna letto", "Letto"),
    sign: words("Firma", "Firmato"),
    correctF: words("Correggi: femmina", "Reinviata"),
    correctM: words("Correggi: maschio", "Reinviata"),
    fit: words("Annota messo", "Messo"),
    launch: words("Avvia", "Avviato"),
    pay: words("Segna pagata", "Pagata"),
    cash: words("Annota incassato", "Incassato"),
    order: words("Ordina", "Ordinato"),
    complete: words("Integra", "Integrato"),
    note: words("Annota fatto", "Fatto"),
    send: words("Invia", "Inviata"),
    see: words("Annota visto", "Visto"),
    confirm: words("Conferma", "Confermato"),
    ask: words("Richiedi", "Richiesta"),
  },
};
