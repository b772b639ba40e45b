import type { Installer } from "../ports/installer";
import { createListeners } from "./listeners";

/** Not in the DOM types: only some browsers ask. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Keeps the question of the browser until the user wants to be asked. */
export function createInstaller(browser: Pick<Window, "addEventListener" | "matchMedia" | "navigator">): Installer {
  const listeners = createListeners<void>();
  let prompt: InstallPrompt | null = null;
  const set = (next: InstallPrompt | null) => {
    prompt = next;
    listeners.notify();
  };
  browser.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  browser.addEventListener("appinstalled", () => set(null));
  return {
    way: () => {
      if (browser.matchMedia("(display-mode: standalone)").matches) return null;
      // Safari on telephones and tablets never asks.
      return prompt ? "prompt" : "standalone" in browser.navigator ? "steps" : null;
    },
    subscribe: listeners.add,
    install: async () => {
      // It asks once.
      const asked = prompt;
      set(null);
      await asked?.prompt();
    },
  };
}
