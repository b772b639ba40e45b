export interface ChatMessage {
  readonly from: "visitor" | "assistant";
  readonly text: string;
}

/** What was said, kept as long as the tab is open and shown only to the visitor who wrote it. */
export interface Conversation {
  readonly messages: () => readonly ChatMessage[];
  readonly add: (message: ChatMessage) => void;
}

const KEY = "help-desk";
/** The oldest go first, so that the storage of the tab never fills up. */
const MOST_MESSAGES = 200;

/** The conversation of a visitor, or a new one when it was another visitor's. */
export function keptConversation(storage: Storage, visitor: string): Conversation {
  let messages = read(storage, visitor);
  return {
    messages: () => messages,
    add: (message) => {
      messages = [...messages, message].slice(-MOST_MESSAGES);
      write(storage, visitor, messages);
    },
  };
}

export function forgetConversation(storage: Storage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The visitor of a token; the token itself is another one after each sign-in. */
export function visitorOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null && "sub" in claims && typeof claims.sub === "string" ? claims.sub : token;
  } catch {
    // A token of another make says nothing: each is a visitor of its own.
    return token;
  }
}

function read(storage: Storage, visitor: string): readonly ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("visitor" in kept) || kept.visitor !== visitor) return [];
    return "messages" in kept && Array.isArray(kept.messages) ? kept.messages.filter(isMessage) : [];
  } catch {
    // What cannot be read was not written here.
    return [];
  }
}

function write(storage: Storage, visitor: string, messages: readonly ChatMessage[]): void {
  try {
    storage.setItem(KEY, JSON.stringify({ visitor, messages }));
  } catch {
    // A full or forbidden storage: the conversation lasts as long as the page.
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== "object" || value === null || !("from" in value) || !("text" in value)) return false;
  return (value.from === "visitor" || value.from === "assistant") && typeof value.text === "string";
}
