import type { Shell } from "../../sdk";
import { word } from "./received";

const LABELS = import.meta.glob<Readonly<Record<string, string>>>("../../../generated/labels/*/pages.ts", { import: "LABELS" });

/**
 * Of two pages at one address the shell opens the one for the herd; this leads to the other, for who holds both (decision ROU-55).
 * The registry is only loaded for an address with a value that is no parameter, such as the one that names the page.
 */
export async function offerVariants(shell: Shell): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-variants]");
  if (!place) return;
  const { route, params, language } = shell.context;
  place.hidden = true;
  if (Object.keys(shell.address.query).every((name) => name in params)) return;
  const { TABLES } = await import("../../../generated/tables");
  const labels = await LABELS[`../../../generated/labels/${language}/pages.ts`]?.();
  if (shell.context.route !== route) return;
  const routes = Object.values(TABLES.routes);
  const path = routes.find(({ name, variant }) => name === route && variant !== undefined)?.path;
  const held = routes.filter(
    (one) => one.variant !== undefined && one.path === path && TABLES.guards[one.guard]?.clauses.every((anyOf) => anyOf.some(shell.may)),
  );
  place.hidden = held.length < 2;
  place.setAttribute("aria-label", word(shell, "variants"));
  place.replaceChildren(...held.map(({ name }) => linkTo(shell, name, labels?.[`route.${name}`] ?? name)));
}

function linkTo(shell: Shell, route: string, label: string): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.ariaCurrent = route === shell.context.route ? "page" : null;
  button.addEventListener("click", () => void shell.navigate(route));
  return button;
}
