import type { ChatMessage, Conversation } from "./conversation";
import { STYLE } from "./style";
import type { ChatTexts, Topic } from "./texts";
import { topicOf, topicsOf } from "./topicOf";

export interface ChatPanel {
  readonly focus: () => void;
  readonly remove: () => void;
}

interface PanelOptions {
  readonly document: Document;
  readonly language: string;
  readonly texts: ChatTexts;
  readonly name: string;
  readonly conversation: Conversation;
  readonly onClose: () => void;
}

const LONGEST_MESSAGE = 1000;
const TITLE_ID = "title";

/** The chat as a dialog that leaves the page usable, in a shadow root so that no style crosses over in either direction. */
export function showChatPanel({ document, language, texts, name, conversation, onClose }: PanelOptions): ChatPanel {
  const host = document.createElement("div");
  host.dataset.helpDesk = "";
  host.lang = language;
  const log = logOf(document, texts);
  const show = (message: ChatMessage) => {
    log.append(entryOf(document, texts, message));
    log.scrollTop = log.scrollHeight;
  };
  const say = (message: ChatMessage) => {
    conversation.add(message);
    show(message);
  };
  const ask = (text: string, topic: Topic) => {
    say({ from: "visitor", text });
    say({ from: "assistant", text: texts.answers[topic] });
  };
  const { form, input } = formOf(document, texts, (text) => ask(text, topicOf(text, texts)));
  const panel = make(document, "section", { role: "dialog", "aria-labelledby": TITLE_ID, class: "panel" });
  panel.append(headerOf(document, texts, onClose), log, topicList(document, texts, ask), form);
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Only the chat closes, not what lies below it.
    event.stopPropagation();
    onClose();
  });
  attach(document, host, panel);
  if (conversation.messages().length > 0) for (const message of conversation.messages()) show(message);
  else say({ from: "assistant", text: texts.greeting.replace("{name}", name === "" ? "" : ` ${name}`) });
  return { focus: () => input.focus(), remove: () => host.remove() };
}

/** A constructed style sheet needs no permission of a content security policy, as an inline one would. */
function attach(document: Document, host: HTMLElement, panel: HTMLElement): void {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.append(panel);
  document.body.append(host);
}

function headerOf(document: Document, texts: ChatTexts, onClose: () => void): HTMLElement {
  // No header: the page has one, and those who listen would meet two banners.
  const header = make(document, "div", { class: "head" });
  const title = make(document, "h2", { id: TITLE_ID });
  title.textContent = texts.title;
  const close = make(document, "button", { type: "button", "aria-label": texts.close });
  const cross = make(document, "span", { "aria-hidden": "true" });
  cross.textContent = "✕";
  close.append(cross);
  close.addEventListener("click", onClose);
  header.append(title, close);
  return header;
}

function logOf(document: Document, texts: ChatTexts): HTMLElement {
  // It scrolls, so the keyboard must reach it.
  return make(document, "div", { role: "log", "aria-label": texts.log, tabindex: "0", class: "log" });
}

function entryOf(document: Document, texts: ChatTexts, { from, text }: ChatMessage): HTMLElement {
  const entry = make(document, "p", { class: from });
  const who = make(document, "span", { class: "who" });
  who.textContent = `${from === "visitor" ? texts.you : texts.assistant} : `;
  entry.append(who, text);
  return entry;
}

function topicList(document: Document, texts: ChatTexts, ask: (text: string, topic: Topic) => void): HTMLElement {
  const list = make(document, "div", { role: "group", "aria-label": texts.topics, class: "topics" });
  for (const topic of topicsOf()) {
    const button = make(document, "button", { type: "button" });
    button.textContent = texts.names[topic];
    button.addEventListener("click", () => ask(texts.names[topic], topic));
    list.append(button);
  }
  return list;
}

function formOf(document: Document, texts: ChatTexts, send: (text: string) => void) {
  const form = document.createElement("form");
  const label = make(document, "label", {});
  const input = document.createElement("input");
  input.maxLength = LONGEST_MESSAGE;
  input.autocomplete = "off";
  label.append(texts.message, input);
  const button = make(document, "button", { type: "submit", class: "main" });
  button.textContent = texts.send;
  form.append(label, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    input.value = "";
    if (text !== "") send(text);
  });
  return { form, input };
}

function make(document: Document, tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
