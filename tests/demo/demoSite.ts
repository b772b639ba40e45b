import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoSite, type Site } from "../../src/demo/server/site/createDemoSite";
import { createDemoPages } from "../../src/demo/server/site/demoPages";
import { type DemoServer, PASSWORD } from "./demoServer";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";

const PRODUCT = {
  name: "Clarine",
  termsUpdated: "2025-03-01",
  termsDocument: "/pages/terms.pdf",
  legalNotice: "/pages/legal.html",
  supportSite: "/pages/help.html",
  orderingPrefix: "/ordering",
  chatScript: "/demo/chat.js",
  translationsAddress: "/translate-proxy/translations/{lang}.json",
};

const MAIL_TEXTS = {
  language: "fr",
  title: "Messages",
  intro: "Rien ne part.",
  empty: "Aucun message",
  to: "À",
  sent: "Envoyé le",
  refresh: "Actualiser",
  recovery: { subject: "Mot de passe", text: "Bonjour", link: "Choisir" },
  support: { subject: "Assistance", text: "Bonjour", link: "Ouvrir" },
  supportTitle: "Assistance",
  supportIntro: "Préparez un lien.",
  supportSend: "Préparer",
};

const ACTION_TEXTS = {
  language: "fr",
  title: "Actions",
  intro: "",
  empty: "Aucune action",
  account: "Compte",
  herd: "Élevage",
  type: "Action",
  key: "Clé",
  applied: "Appliquée le",
  payload: "Contenu",
  refresh: "Actualiser",
};

/** The folder of a built shell, as small as it can be. */
export function smallShell(): { readonly dir: string; readonly remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), "clarine-shell-"));
  mkdirSync(join(dir, "assets"));
  writeFileSync(join(dir, "index.html"), "<title>shell</title>");
  writeFileSync(join(dir, "frame.html"), "<title>frame</title>");
  writeFileSync(join(dir, "icon.svg"), "<svg/>");
  writeFileSync(join(dir, "chat-widget.js"), "window.HelpDesk = {};");
  writeFileSync(join(dir, "assets/main-1a2b.js"), "export {};");
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

/** The demo environment around a server. */
export function siteOf({ backend, database, clock, newToken }: DemoServer, shellDir: string, isHealthy = async () => {}): Site {
  const pages = createDemoPages({
    database,
    clock,
    newToken,
    supportTokenMs: 900_000,
    accounts: (language) => [{ login: "breeder", password: PASSWORD, label: language ?? "fr", story: "" }],
    mailTexts: (language) => ({ ...MAIL_TEXTS, language: language ?? "fr" }),
    actionTexts: () => ACTION_TEXTS,
    supportPath: "/welcome/support",
    frameOrigins: {},
  });
  const registry = FIXTURE_REGISTRY;
  const frameAncestors = ["'self'"];
  return createDemoSite({ backend, registry, product: PRODUCT, shellDir, frameDocument: "frame.html", pages, isHealthy, frameAncestors });
}
