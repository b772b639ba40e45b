// Generated from registry/calls.yaml : edit the registry, then run npm run registry -- generate.
import type { Calls } from "./documents";
import type { CallName } from "../src/domain/registry/callNames";

export const HEADERS: Readonly<Calls["headers"]> = {
  authorization: "Authorization",
  herd: "X-Num-Cheptel",
  accessToken: "X-Access-Token",
  appVersion: "X-App-Version",
  idempotencyKey: "Idempotency-Key",
};

export const CALLS: Readonly<Record<CallName, Readonly<Calls["calls"][string]>>> = {
  acceptTerms: { method: "POST", path: "/account/api/licence/cgu" },
  animals: { method: "GET", path: "/search/api/animals/{query}" },
  authenticate: { method: "POST", path: "/account/api/authenticate" },
  endOtherSessions: { method: "POST", path: "/account/api/sessions/others" },
  figures: { method: "GET", path: "/menu/api/figures" },
  login: { method: "GET", path: "/account/api/login/{token}" },
  logout: { method: "POST", path: "/account/api/logout" },
  openSessions: { method: "GET", path: "/account/api/sessions" },
  ping: { method: "GET", path: "/stateManager/api/ping", onlineOnly: true },
  recoverPassword: { method: "GET", path: "/account/api/password/{email}" },
  refresh: { method: "GET", path: "/account/api/refresh" },
  renewPassword: { method: "POST", path: "/account/api/password/{email}/{token}" },
  services: { method: "GET", path: "/stateManager/api/services" },
  stateManagerLogin: { method: "POST", path: "/stateManager/api/login/" },
  supportAccount: { method: "GET", path: "/account/api/support/{token}" },
  supportSession: { method: "POST", path: "/account/api/support/{token}" },
  syncActions: { method: "POST", path: "/syncManager/api/actions", onlineOnly: true },
  syncManagerLogin: { method: "POST", path: "/syncManager/api/login/", onlineOnly: true },
  tagDomainRead: { method: "POST", path: "/tag/api/domain/read", body: { domain: "BOUCLE" } },
  translationAll: { method: "GET", path: "/translate-proxy/api/translation/all" },
  translationLogin: { method: "POST", path: "/translate-proxy/api/login/eleveur" },
  whois: { method: "POST", path: "/account/api/whois" },
  widgetAuth: { method: "POST", path: "/account/api/widget/auth", onlineOnly: true },
};

export const MEDIATOR: Readonly<Calls["mediator"]> = {
  domain: "skeletor",
  subdomain: "login",
};
