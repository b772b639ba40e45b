import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { SCREENS } from "../../generated/screens";
import { DEMO, SKY, STORAGE } from "../../generated/settings";
import { browserClock as clock } from "../adapters/clock";
import { isDemoHost } from "../domain/welcome/demoHost";
import { languageMeant } from "../domain/welcome/language";
import { localTimeOf } from "../domain/welcome/localTime";
import { isNight } from "../domain/welcome/sky";
import { shownTheme, themeChoice } from "../domain/welcome/theme";

// Stands in the page itself and runs before the first paint: the looks of this device, and the login page as the build drew it.

const document = window.document;
const page = document.documentElement;
page.dataset.theme = shownTheme(themeChoice(kept(".theme")), matchMedia("(prefers-color-scheme: dark)").matches);

// Somebody who is in is led elsewhere, or told why not.
if (location.pathname === `/${SCREENS.login.path}` && kept("") === null) showLogin();

function showLogin(): void {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
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
  const form = drawn.querySelector("form");
  // Sent by the living page, once it is there.
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    form.dataset.pressed = "";
  });
  document.getElementById("root")?.append(drawn);
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
