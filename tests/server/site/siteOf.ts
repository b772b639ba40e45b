import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECURITY_HEADERS } from "../../../generated/securityHeaders";
import { createDemoPages } from "../../../src/server/demo/demoPages";
import { createSite, type Site } from "../../../src/server/site/createSite";
import type { FrameOriginsOptions } from "../../../src/server/site/frameOrigins";
import { createIsolation } from "../../../src/server/site/isolation";
import { FIXTURE_REGISTRY } from "../fixtureRegistry";
import { PASSWORD, type RunningBackend } from "../startBackend";

const PRODUCT = {
  name: "Clarine",
  legalNotice: "/pages/legal.html",
  supportSite: "/pages/help.html",
  orderingPrefix: "/ordering",
  chatScript: "/demo/chat.js",
};

const TERMS = {
  page: "/pages/terms.html",
  document: "/pages/terms.pdf",
  product: "Clarine",
  updated: "2025-03-01",
  parents: ["https://parent.example"],
};

const MAIL_TEXTS = {
  language: "fr",
  title: "Messages",
  intro: "Rien ne part.",
  empty: "Aucun message",
  to: "À",
  sent: "Envoyé le",
  refresh: "Actualiser",
  login: "Connexion",
  mails: {
    recovery: { subject: "Mot de passe", text: "Bonjour", link: "Choisir" },
    passwordChanged: { subject: "Mot de passe changé", text: "Changé le {{when}}", link: "Redemander" },
    support: { subject: "Assistance", text: "Bonjour", link: "Ouvrir" },
  },
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
  bySupport: "par l’assistance",
  herd: "Élevage",
  type: "Action",
  key: "Clé",
  applied: "Appliquée le",
  payload: "Contenu",
  refresh: "Actualiser",
};

/** The folder of a built shell, as small as it can be. */
export function smallShell(page = "<title>shell</title>"): { readonly dir: string; readonly remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), "clarine-shell-"));
  for (const folder of ["assets", "pages"]) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, "index.html"), page);
  writeFileSync(join(dir, "frame.html"), "<title>frame</title>");
  writeFileSync(join(dir, "icon.svg"), `<svg>${"<g/>".repeat(300)}</svg>`);
  writeFileSync(join(dir, "pages/terms.pdf"), "%PDF-1.4\n");
  writeFileSync(join(dir, "pages/terms.html"), "<!doctype html><title>Terms</title>");
  writeFileSync(join(dir, "chat-widget.js"), "window.HelpDesk = {};");
  writeFileSync(join(dir, "assets/main-1a2b.js"), "export {};");
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

/** The demo environment around a server. */
export function siteOf(
  { backend, database, clock, newToken }: RunningBackend,
  shellDir: string,
  isHealthy = async () => {},
  table: FrameOriginsOptions["table"] = {},
): Site {
  const pages = createDemoPages({
    database,
    clock,
    newToken,
    product: PRODUCT,
    filesDir: shellDir,
    supportTokenMs: 900_000,
    accounts: (language) => [{ login: "breeder", password: PASSWORD, label: language ?? "fr", description: "" }],
    mailTexts: (language) => ({ ...MAIL_TEXTS, language: language ?? "fr" }),
    actionTexts: () => ACTION_TEXTS,
    loginPath: "/welcome/login",
    supportPath: "/welcome/support",
    frameOrigins: () => ({}),
  });
  const registry = FIXTURE_REGISTRY;
  const bases = Object.fromEntries(registry.frameBases.map((base) => [base, { application: base.slice(1) }]));
  const isolation = createIsolation({ table, given: {}, shell: null, ports: new Map(), bases, headers: SECURITY_HEADERS });
  return createSite({
    backend,
    registry,
    terms: TERMS,
    translationsAddress: "/translate-proxy/translations/{lang}.json",
    shellDir,
    frameDocument: "frame.html",
    framePages: {},
    pages,
    isHealthy,
    isolation,
    tokenPaths: ["/welcome/support", "/welcome/renew"],
  });
}
