import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { SCREENS } from "../../generated/screens";
import { DEMO, SKY, STORAGE } from "../../generated/settings";
import { browserClock as clock } from "../adapters/clock";
import { type Language, matchLanguage } from "../domain/preferences/matchLanguage";
import { shownTheme, themeChoice } from "../domain/preferences/theme";
import { isDemoHost } from "../domain/publicPages/demoHost";
import { localTimeOf } from "../domain/publicPages/localTime";
import { isNight } from "../domain/publicPages/nightSky";
import { takeOver } from "./takeOver";

// Stands in the page itself and runs before the first paint: theme and typeface of this device, then the prerendered login page, or for
// who is signed in the files of the shell.

const page = document.documentElement;
const place = document.getElementById("prerendered");
const root = document.getElementById("root");

page.dataset.theme = shownTheme(themeChoice(kept(".theme")), matchMedia("(prefers-color-scheme: dark)").matches);
if (kept(".typeface") === true) page.dataset.typeface = "";
const session = kept("");
const lastChoice = matchLanguage(LANGUAGES, textOf(kept(".language")));
const language =
  session === null ? (matchLanguage(LANGUAGES, new URLSearchParams(location.search).get("lang")) ?? lastChoice) : ofSession();
const id = language?.id ?? DEFAULT_LANGUAGE;
if (session !== null) fetchShell();
else if (place && root && location.pathname === `/${SCREENS.login.path}`) showLogin(place, root);

/** All at once, rather than one after another as each names the next. */
function fetchShell(): void {
  const files = contentOf("shell");
  for (const text of files?.querySelectorAll(`[data-language]:not([data-language="${id}"])`) ?? []) text.remove();
  document.head.append(files ?? "");
}

/** As `LanguageStore` has it for who is signed in. */
function ofSession(): Language | null {
  if (kept(".language.chosen") === true) return lastChoice;
  const { user, multiUser } = Object(session);
  return matchLanguage(LANGUAGES, textOf((user ?? multiUser)?.trans));
}

function showLogin(place: HTMLElement, root: HTMLElement): void {
  const drawn = contentOf(id);
  if (!drawn) return;
  if (language) page.lang = language.locale;
  if (!isDemoHost(location.hostname, DEMO)) {
    drawn.querySelector("[data-demo]")?.remove();
    drawn.querySelector("[data-size]")?.removeAttribute("data-size");
  }
  const sky = drawn.querySelector<HTMLElement>("[data-sky]");
  if (sky && isNight(localTimeOf(clock.now()).hour, SKY)) {
    sky.dataset.sky = "night";
    sky.append(contentOf("stars") ?? "");
  }
  place.append(drawn);
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    press(place, event.submitter);
  });
  place.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[type=button]") : null;
    if (button) press(place, button);
  });
  takeOver(place, root);
}

/** The running page does it, once it is there. */
function press(place: HTMLElement, part: Element | null): void {
  for (const other of place.querySelectorAll("[data-pressed]")) other.removeAttribute("data-pressed");
  part?.setAttribute("data-pressed", "");
  part?.setAttribute("aria-busy", "true");
}

function contentOf(name: string): DocumentFragment | undefined {
  return document.querySelector<HTMLTemplateElement>(`template[data-prerendered="${name}"]`)?.content;
}

/** What the device has kept under a name of the shell. */
function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORAGE.sessionKey + name) ?? "null");
  } catch {
    return null;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
