import { paramsOf } from "../../domain/routing/pattern";
import type { Shell } from "../../sdk";
import { showAnswer, word } from "./received";

const SIBLINGS = 8;

/** The part of the page that opens other pages through the shell: a name to type, and the pages of the same application. */
export function showNavigation(shell: Shell): void {
  const details = document.querySelector("details");
  const form = document.querySelector("form");
  if (!details || !form) return;
  let offered: string | null = null;
  details.addEventListener("toggle", () => {
    if (!details.open || offered === shell.context.route) return;
    offered = shell.context.route;
    void offerRoutes(shell);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const params = readParams(String(fields.get("params") ?? ""));
    if (params === null) showAnswer(word(shell, "badParams"));
    else void go(shell, String(fields.get("route") ?? ""), params);
  });
}

async function go(shell: Shell, route: string, params: Readonly<Record<string, string>>): Promise<void> {
  const answer = await shell.navigate(route, params);
  showAnswer(answer.ok ? word(shell, "arrived") : `${word(shell, "refused")} ${answer.error}`);
}

/** The names come from the registry, only on request: a real sub-application knows the few it needs. */
async function offerRoutes(shell: Shell): Promise<void> {
  const [{ ROUTES }, { PARAMS }] = await Promise.all([import("../../../generated/routes"), import("../../../generated/params")]);
  const samples = new Map(Object.entries(PARAMS).map(([name, { sample }]) => [name, sample]));
  const routes = Object.values(ROUTES).filter(({ path, screen, redirect }) => path !== null && !screen && !redirect);
  const application = routes.find(({ name }) => name === shell.context.route)?.application;
  const link = ({ name, path }: (typeof routes)[number]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.dataset.open = name;
    const params = Object.fromEntries(paramsOf(path ?? "").map((param) => [param.name, samples.get(param.name) ?? ""]));
    button.addEventListener("click", () => void go(shell, name, params));
    const item = document.createElement("li");
    item.append(button);
    return item;
  };
  const siblings = routes.filter((route) => route.application === application).slice(0, SIBLINGS);
  document.querySelector('[data-shown="siblings"]')?.replaceChildren(...siblings.map(link));
  document.querySelector("datalist")?.replaceChildren(...routes.map(({ name }) => new Option(name)));
}

/** `{"id": "12"}`; null for anything else. */
function readParams(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text || "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, String(part)]));
  } catch {
    return null;
  }
}
