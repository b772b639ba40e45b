import type { ApplicationRecord, LoginRecord } from "../../src/domain/registry/tables";
import type { Persona } from "../../src/domain/session/persona";
import { readProfile } from "../../src/domain/session/profile";
import type { BackendRegistry } from "../../src/server/registry/backendRegistry";
import { smallTables } from "../support/smallTables";

/** A registry of three sub-applications, enough for every kind of call. */
export const FIXTURE_REGISTRY: BackendRegistry = {
  headers: {
    authorization: "Authorization",
    herd: "X-Num-Cheptel",
    accessToken: "X-Access-Token",
    appVersion: "X-App-Version",
    idempotencyKey: "Idempotency-Key",
  },
  calls: {
    authenticate: { method: "POST", path: "/account/api/authenticate" },
    refresh: { method: "GET", path: "/account/api/refresh" },
    recoverPassword: { method: "GET", path: "/account/api/password/{email}" },
    renewPassword: { method: "POST", path: "/account/api/password/{email}/{token}" },
    acceptTerms: { method: "POST", path: "/account/api/licence/cgu" },
    login: { method: "GET", path: "/account/api/login/{token}" },
    supportAccount: { method: "GET", path: "/account/api/support/{token}" },
    supportSession: { method: "POST", path: "/account/api/support/{token}" },
    whois: { method: "POST", path: "/account/api/whois" },
    openSessions: { method: "GET", path: "/account/api/sessions" },
    endOtherSessions: { method: "POST", path: "/account/api/sessions/others" },
    logout: { method: "POST", path: "/account/api/logout" },
    ping: { method: "GET", path: "/stateManager/api/ping" },
    animals: { method: "GET", path: "/search/api/animals/{query}" },
    figures: { method: "GET", path: "/menu/api/figures" },
    services: { method: "GET", path: "/stateManager/api/services" },
    widgetAuth: { method: "POST", path: "/account/api/widget/auth" },
    tagDomainRead: { method: "POST", path: "/tag/api/domain/read", body: { domain: "BOUCLE" } },
    translationLogin: { method: "POST", path: "/translate-proxy/api/login/eleveur" },
    translationAll: { method: "GET", path: "/translate-proxy/api/translation/all" },
    syncManagerLogin: { method: "POST", path: "/syncManager/api/login/" },
    stateManagerLogin: { method: "POST", path: "/stateManager/api/login/" },
    syncActions: { method: "POST", path: "/syncManager/api/actions" },
  },
  tables: smallTables({}),
  applications: {
    plain: application("plain", { path: "/plain/api/login" }),
    keeping: application("keeping", { path: "/keeping/api/login", keep: "helper" }),
    sync: application("sync", { path: "/syncManager/api/login/" }),
    state: application("state", { path: "/stateManager/api/login/", suffix: "eleveur", suffixNotFor: ["TECHNICIEN"] }),
  },
  frameBases: ["/plain", "/plain-candidate", "/communication/notification", "/account"],
  workshops: [
    { value: "LAITIER", typo: "L", flag: "laitier" },
    { value: "ALLAITANT", typo: "A", flag: "allaitant" },
  ],
  workshopAction: "workshop.switch",
  supportChat: { grant: "account.chat", rules: { offlineMask: 8, everybody: "ALL", allOpensEverything: false } },
  retiredServices: ["feed"],
  attemptLimits: {
    signIn: { perAccount: 5, perAddress: 12, windowMs: 600_000 },
    recovery: { perAccount: 3, perAddress: 8, windowMs: 600_000 },
  },
  longestSessionDays: 90,
  storedActions: { actions: 1000, bytes: 1_000_000 },
  termsRequiredOf: ["PROPRIO", "ADMIN"],
  termsUpdated: "2025-03-01",
  version: "B",
  passwordMinimum: 6,
  renewPath: "welcome/renew/:email/:token",
  forgotPath: "welcome/forgot",
  translations: { fr: { "tile.parage": "Parage" }, de: {} },
};

const LAIT = herd("FR35100001", "GAEC DU MOULIN BLEU", true, false);
const VIANDE = herd("FR35100002", "EARL DES CHARMES", false, true);
const MIXTE = herd("FR35100003", "FERME DE LA LANDE", true, true);

export const FIXTURE_PERSONAS: readonly Persona[] = [
  persona("breeder", { herds: [LAIT] }),
  persona("neighbour", { herds: [VIANDE] }),
  persona("technician", { herds: [LAIT, MIXTE], origin: "TECHNICIEN" }),
  persona("several", { login: "tokenPerHerd", herds: [LAIT, VIANDE, MIXTE] }),
  persona("herdless", { herds: [] }),
  persona("chatter", { herds: [LAIT], droits: ["account.chat"] }),
  persona("nobody", { login: "none", herds: [] }),
  persona("owner", { herds: [LAIT], connectedAs: "PROPRIO" }),
  persona("early-owner", { herds: [LAIT], connectedAs: "PROPRIO", termsAccepted: "2025-02-28" }),
  persona("admin", { herds: [LAIT], connectedAs: "ADMIN", termsAccepted: "2025-03-01" }),
];

interface PersonaOptions {
  readonly login?: Persona["login"];
  readonly herds: Persona["herds"];
  readonly origin?: string;
  readonly connectedAs?: string;
  readonly termsAccepted?: string;
  readonly droits?: readonly string[];
}

function persona(
  id: string,
  { login = "oneToken", herds, origin = "ELEVEUR", connectedAs = "USER", termsAccepted, droits = [] }: PersonaOptions,
): Persona {
  return {
    id,
    login,
    termsAccepted: termsAccepted ?? null,
    mode: null,
    herds,
    profile: {
      ...readProfile({}),
      id,
      nom: "Le Gall",
      prenom: "Anne",
      email: `${id}@clarine.example`,
      origin,
      connectedAs,
      droits: ["sante.carnet", "map", ...droits],
      grants: ["CARD"],
      rules: { authorizes: { "sante.gds": 9, planning: 1 } },
      emetteur: "Coop",
      offre: "Premium",
      prescripteur: "",
      trans: "de",
      timeout: 90_000,
      settings: { home: "MAP" },
    },
  };
}

function herd(numCheptel: string, raisonSociale: string, laitier: boolean, allaitant: boolean) {
  return { numCheptel, raisonSociale, nom: "Le Gall", prenom: "Anne", ville: "Rennes", background: "prairie", laitier, allaitant };
}

function application(id: string, login: Partial<LoginRecord> & { readonly path: string }): ApplicationRecord {
  return {
    id,
    frame: null,
    code: null,
    domain: "herd",
    section: null,
    login: {
      suffix: "",
      suffixNotFor: [],
      priority: 100,
      grant: null,
      multiHerd: false,
      onlineOnly: false,
      onFailure: "ignore",
      keep: null,
      followedBy: null,
      ...login,
    },
  };
}
