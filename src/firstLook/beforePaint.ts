import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { SCREENS } from "../../generated/screens";
import { DEMO, SKY, STORAGE } from "../../generated/settings";
import { LAYOUT } from "../../generated/workSettings";
import { afterPaint, browserClock as clock, nextTask } from "../adapters/clock";
import { languageMeant } from "../domain/preferences/language";
import { shownTheme, themeChoice } from "../domain/preferences/theme";
import { isDemoHost } from "../domain/publicPages/demoHost";
import { localTimeOf } from "../domain/publicPages/localTime";
import { isNight } from "../domain/publicPages/nightSky";
import { drawLook } from "./drawLook";
import { type Look, shellAddress } from "./look";
import { takeOver } from "./takeOver";

// Stands in the page itself and runs before the first paint: the looks of this device, and what will be seen once the shell has come:
// the login page as the build drew it, or for who is signed in the menus as they last were. The shell begins when that is painted.

const page = document.documentElement;
const place = document.getElementById("look");
const root = document.getElementById("root");
const session: unknown = kept("");

page.dataset.theme = shownTheme(themeChoice(kept(".theme")), matchMedia("(prefers-color-scheme: dark)").matches);
if (place && root) takeOver(place, root);
void show().then(() => afterPaint(() => void begin()), begin);

/** What was kept by another version, or whose styles do not come, is of no use: the shell draws everything anyway. */
async function show(): Promise<void> {
  if (session === null) showLogin();
  else await showMenus();
}

/** File by file, so that the page answers in between. */
async function begin(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]:not([data-shell])")) {
    await import(href);
    await nextTask();
  }
  const shell = shellAddress(document);
  if (shell) await import(shell);
}

function showLogin(): void {
  if (location.pathname !== `/${SCREENS.login.path}`) return;
  const asked = new URLSearchParams(location.search).get("lang");
  const language = languageMeant(LANGUAGES, asked) ?? languageMeant(LANGUAGES, textOf(kept(".language")));
  const id = language?.id ?? DEFAULT_LANGUAGE;
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-language="${id}"]`)?.content;
  if (!drawn) return;
  if (language) page.lang = language.locale;
  if (!isDemoHost(location.hostname, DEMO)) {
    drawn.querySelector("[data-demo]")?.remove();
    drawn.querySelector("[data-size]")?.removeAttribute("data-size");
  }
  drawn.querySelector("[data-sky]")?.setAttribute("data-sky", isNight(localTimeOf(clock.now()).hour, SKY) ? "night" : "day");
  place?.append(drawn);
  place?.addEventListener("submit", (event) => {
    event.preventDefault();
    press(event.submitter);
  });
  place?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[type=button]") : null;
    if (button) press(button);
  });
}

async function showMenus(): Promise<void> {
  const look = kept(".look");
  if (!isLook(look) || look.build !== shellAddress(document) || look.owner !== ownerOf(session)) return;
  if (look.wide !== matchMedia(`(min-width: ${LAYOUT.desktopFromPx}px)`).matches || isPublic(location.pathname)) return;
  place?.addEventListener("click", (event) => {
    const part = event.target instanceof Element ? event.target.closest("a, button") : null;
    if (event.ctrlKey || event.metaKey || event.shiftKey || part === null) return;
    event.preventDefault();
    press(part);
  });
  await Promise.all(look.styles.map(needStyles));
  place?.append(drawLook(document, look.drawn));
  const page = look.pages[location.pathname];
  if (page) place?.querySelector("main")?.append(drawLook(document, page));
}

/** The living page does it, once it is there. */
function press(part: Element | null): void {
  for (const other of place?.querySelectorAll("[data-pressed]") ?? []) other.removeAttribute("data-pressed");
  part?.setAttribute("data-pressed", "");
  part?.setAttribute("aria-busy", "true");
}

function needStyles(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

function isPublic(path: string): boolean {
  return Object.values(SCREENS).some((screen) => screen.path !== "" && path === `/${screen.path}`);
}

/** What the device has kept under a name of the shell. */
function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORAGE.sessionKey + name) ?? "null");
  } catch {
    return null;
  }
}

/** Whatever else is wrong with it shows when it is drawn. */
function isLook(value: unknown): value is Look {
  return typeof value === "object" && value !== null && "drawn" in value && "styles" in value;
}

/** Id of who is signed in, as the kept session says: for a herd, or for all. */
function ownerOf(users: unknown): unknown {
  if (typeof users !== "object" || users === null) return null;
  const { user, multiUser } = { user: null, multiUser: null, ...users };
  const owner: unknown = user ?? multiUser;
  return typeof owner === "object" && owner !== null && "id" in owner ? owner.id : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
