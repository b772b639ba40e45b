import type { FrameContext, Shell } from "../../sdk";
import { basePath } from "../subject/basePath";
import { textsOf, type Word } from "./texts";

/** Writes on the page what the shell said, for people and for checks alike. */
export function showReceived(shell: Shell, messages: number): void {
  const { context } = shell;
  document.documentElement.lang = context.language;
  document.documentElement.dataset.theme = context.theme;
  write("received", "route", context.route ?? shell.address.path);
  write("received", "params", sortedJson(context.params));
  write("received", "herd", context.numCheptel ?? "");
  write("received", "lang", context.language);
  write("shown", "network", context.network);
  write("shown", "opened", String(messages));
  showAddress();
  showTexts(context);
}

export function showProtocol(state: string): void {
  write("received", "protocol", state);
  document.documentElement.dataset.protocol = state;
}

export function showAnswer(text: string): void {
  write("shown", "answer", text);
}

/** Where this page is served, and what stood behind the `#`. */
export function showAddress(): void {
  write("shown", "base", basePath());
  write("shown", "hash", window.location.hash);
}

function showTexts({ language }: FrameContext): void {
  const texts = textsOf(language);
  const known = new Map<string, string>(Object.entries(texts));
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]")) {
    element.textContent = known.get(element.dataset.text ?? "") ?? "";
  }
}

export function word(shell: Shell, name: Word): string {
  return textsOf(shell.context.language)[name];
}

/** Keys sorted, so that the same parameters always read the same. */
function sortedJson(params: FrameContext["params"]): string {
  return JSON.stringify(Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function write(kind: "received" | "shown", name: string, text: string): void {
  const element = document.querySelector(`[data-${kind}="${name}"]`);
  if (element) element.textContent = text;
}
