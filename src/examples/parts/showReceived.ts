import type { FrameContext, Shell } from "../../sdk";
import { type Texts, textsIn } from "./textsIn";

interface ReceivedWords {
  readonly title: string;
  readonly protocol: string;
  readonly route: string;
  readonly params: string;
  readonly herd: string;
  readonly lang: string;
}

const TEXTS: Texts<ReceivedWords> = {
  fr: {
    title: "Ce que Clarine a transmis",
    protocol: "Liaison",
    route: "Page demandée",
    params: "Paramètres",
    herd: "Élevage",
    lang: "Langue",
  },
  en: { title: "What Clarine has told", protocol: "Link", route: "Page asked for", params: "Parameters", herd: "Herd", lang: "Language" },
  de: {
    title: "Was Clarine mitgeteilt hat",
    protocol: "Verbindung",
    route: "Verlangte Seite",
    params: "Parameter",
    herd: "Betrieb",
    lang: "Sprache",
  },
  es: {
    title: "Lo que ha comunicado Clarine",
    protocol: "Enlace",
    route: "Página pedida",
    params: "Parámetros",
    herd: "Explotación",
    lang: "Idioma",
  },
  it: {
    title: "Che cosa ha comunicato Clarine",
    protocol: "Collegamento",
    route: "Pagina richiesta",
    params: "Parametri",
    herd: "Allevamento",
    lang: "Lingua",
  },
};

/** Puts language and theme on the document, and what the shell said at the foot of the page, for people and for checks alike. */
export function showReceived({ state, context, address }: Pick<Shell, "state" | "context" | "address">): void {
  document.documentElement.lang = context.language;
  document.documentElement.dataset.theme = context.theme;
  const texts = textsIn(TEXTS, context.language);
  const foot = footOf();
  foot.title.textContent = texts.title;
  const lines: Readonly<Record<keyof Omit<ReceivedWords, "title">, string>> = {
    protocol: state,
    route: context.route ?? address.path,
    params: sortedJson(context.params),
    herd: context.numCheptel ?? "",
    lang: context.language,
  };
  foot.list.replaceChildren(
    line(texts.protocol, "protocol", lines.protocol),
    line(texts.route, "route", lines.route),
    line(texts.params, "params", lines.params),
    line(texts.herd, "herd", lines.herd),
    line(texts.lang, "lang", lines.lang),
  );
}

/** The foot of the page, made once; it stays open once opened. */
function footOf(): { readonly title: HTMLElement; readonly list: HTMLElement } {
  const [title, list] = document.querySelectorAll<HTMLElement>("[data-foot]");
  if (title && list) return { title, list };
  const made = { title: document.createElement("summary"), list: document.createElement("dl") };
  for (const part of [made.title, made.list]) part.dataset.foot = "";
  const details = document.createElement("details");
  details.append(made.title, made.list);
  const foot = document.createElement("footer");
  foot.append(details);
  document.body.append(foot);
  return made;
}

function line(word: string, name: string, text: string): HTMLElement {
  const term = document.createElement("dt");
  term.textContent = word;
  const value = document.createElement("dd");
  value.textContent = text;
  value.dataset.received = name;
  const row = document.createElement("div");
  row.append(term, value);
  return row;
}

/** Keys sorted, so that the same parameters always read the same. */
function sortedJson(params: FrameContext["params"]): string {
  return JSON.stringify(Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))));
}
