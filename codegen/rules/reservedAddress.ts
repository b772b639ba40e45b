import { SERVER_ADDRESSES } from "../../src/domain/address/serverAddresses";
import { parsePattern } from "../../src/domain/routing/pattern";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { LinkedApplication, RegistryModel } from "../link/model";
import { candidateBase, loginPath } from "../tables/applicationsOf";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** Somebody who answers at an address, or at everything below it. */
interface Answerer {
  readonly words: readonly string[];
  readonly below: boolean;
  readonly who: string;
}

/** The words an address begins with, and whether it can be just these. */
interface Beginning {
  readonly words: readonly string[];
  readonly whole: boolean;
}

/** No route, frame or login stands where the server answers itself: it would never be reached. */
export const reservedAddress: Rule = function* (model) {
  const answerers = answerersOf(model);
  const tell = function* (
    at: () => Range,
    what: string,
    beginning: Beginning,
    all: readonly string[],
    remedy: string | null = null,
  ): Iterable<Diagnostic> {
    const who = all.includes(SERVER_ADDRESSES.calls) ? CALLS : answerers.find((one) => takes(one, beginning))?.who;
    if (who === undefined) return;
    yield finding(at(), "reserved-address", `${what} would never be reached: ${who} answer there.`, {
      hint: who !== CALLS ? "Begin the address with another word." : (remedy ?? `Write another word than "${SERVER_ADDRESSES.calls}".`),
    });
  };
  for (const { path, place, document } of model.routes.values()) {
    const segments = path === null ? [] : parsePattern(path);
    if ("fault" in segments) continue;
    const words = segments.map((segment) => (segment.kind === "static" ? segment.text : null));
    // Looking a place up parses its file, which a registry without findings never needs.
    const at = () => (document.path === undefined ? model.locate(place, "key") : model.locate(below(place, "path")));
    const needed = segments.map((segment) => segment.kind === "static" || (segment.kind === "param" && /^(one|many)$/.test(segment.param)));
    yield* tell(
      at,
      `The address "/${path}"`,
      beginningOf(words, needed),
      words.flatMap((word) => word ?? []),
    );
  }
  for (const application of model.applications.values()) {
    for (const [key, address] of addressesOf(application)) {
      const words = address.split("/").slice(1);
      const at = () => model.locate({ file: application.place.file, path: key }, key.length === 1 ? "key" : "value");
      const remedy = key[0] === "login" ? endRemedy(words, application.document.login) : null;
      yield* tell(at, `The ${key[0] === "frame" ? "frame" : "login"} "${address}"`, { words, whole: true }, words, remedy);
    }
    yield* loginOfShell(model, application);
  }
};

/** `card/api/login` as the path of a login, which gets its end by itself. */
function endRemedy([first = "", ...rest]: readonly string[], login: LinkedApplication["document"]["login"]): string | null {
  const end = rest.join("/");
  return end !== "" && login !== undefined && loginPath("", { ...login, path: first }, {}) === `/${first}/${end}`
    ? `Write ${first}: /${end} is added by itself.`
    : null;
}

function beginningOf(words: readonly (string | null)[], needed: readonly boolean[]): Beginning {
  const end = words.indexOf(null);
  const fixed = (end < 0 ? words : words.slice(0, end)).flatMap((word) => word ?? []);
  return { words: fixed, whole: !needed.slice(fixed.length).includes(true) };
}

function takes(answerer: Answerer, { words, whole }: Beginning): boolean {
  const begins = answerer.words.every((word, index) => words[index] === word);
  return begins && (answerer.below || (whole && words.length === answerer.words.length));
}

function addressesOf({ id, document: { frame, login } }: LinkedApplication): readonly (readonly [readonly string[], string])[] {
  const candidate = frame === undefined ? null : candidateBase(frame);
  return [
    ...(frame === undefined ? [] : [[["frame", "base"], frame.base] as const]),
    ...(candidate === null ? [] : [[["frame", "candidate"], candidate] as const]),
    ...(login === undefined || login.call !== undefined
      ? []
      : [[login.path === undefined ? ["login"] : ["login", "path"], `/${login.path ?? id}`] as const]),
  ];
}

/** A login is a call like those of the shell, and only one of two with the same address is answered. */
function* loginOfShell(model: RegistryModel, { id, place, document: { login } }: LinkedApplication): Iterable<Diagnostic> {
  if (login === undefined || login.call !== undefined) return;
  const address = loginPath(id, login, {});
  for (const { document } of model.documents.calls) {
    const taken = Object.entries(document.calls).find(([, call]) => call.method === "POST" && call.path.replace(/\/$/, "") === address);
    if (taken === undefined) continue;
    const path = login.path === undefined ? ["login"] : ["login", "path"];
    yield finding(
      model.locate({ file: place.file, path }, path.length === 1 ? "key" : "value"),
      "reserved-address",
      `The login "${address}" would never be reached: the call "${taken[0]}" of calls.yaml answers there.`,
      { hint: `Choose another path, or write "call: ${taken[0]}" instead.` },
    );
  }
}

const CALLS = "the calls of the server";

function answerersOf(model: RegistryModel): readonly Answerer[] {
  const product = model.documents.settings[0]?.document.product;
  const own = [
    answerer(SERVER_ADDRESSES.demo, true, "the demo pages of the server"),
    answerer(SERVER_ADDRESSES.assets, true, "the files of the shell"),
    answerer(SERVER_ADDRESSES.health, false, "the health checks of the server"),
  ];
  if (product === undefined) return own;
  const [translations = ""] = product.translationsAddress.split("{lang}");
  const named = [
    answerer(product.termsDocument, false, 'the terms of use ("termsDocument" in settings.yaml)'),
    answerer(product.legalNotice, false, 'the pages of the legal notice ("legalNotice" in settings.yaml)'),
    answerer(product.supportSite, false, 'the support pages ("supportSite" in settings.yaml)'),
    answerer(product.orderingPrefix, true, 'the order lists ("orderingPrefix" in settings.yaml)'),
    answerer(product.chatScript, false, 'the files of the chat ("chatScript" in settings.yaml)'),
    answerer(translations, true, 'the translations ("translationsAddress" in settings.yaml)'),
  ];
  // An address of another site, or none at all, takes nothing here.
  return [...own, ...named.filter(({ words }) => words.length > 0)];
}

function answerer(address: string, everythingBelow: boolean, who: string): Answerer {
  const words = address.startsWith("/") ? address.split("/").filter((word) => word !== "") : [];
  return { words, below: everythingBelow, who };
}
