import { SERVER_ADDRESSES } from "../../src/domain/address/serverAddresses";
import { parsePattern } from "../../src/domain/routing/pattern";
import type { Range } from "../diagnostic/range";
import type { LinkedApplication, LinkedRoute, Place, RegistryModel } from "../link/model";
import { candidateBase, loginPath } from "../tables/applicationsOf";
import { placeOfPath } from "./addresses";
import { type Rule, rule } from "./rule";

/** An address that somebody else answers, perhaps with everything below it. */
interface Taken {
  readonly words: readonly string[];
  readonly below: boolean;
  /** Where the registry says so; null: built into the server. */
  readonly place: Place | null;
}

/** An address of the shell: the words it begins with, and whether it can be just these. */
interface Wanted {
  readonly address: string;
  readonly words: readonly string[];
  readonly whole: boolean;
  readonly at: () => Range;
}

/** No route, frame or login stands where the server answers itself: it would never be reached. */
const reservedAddress = rule("reserved-address", "error", function* (model) {
  const taken = [...takenAddresses(model)];
  const logins = [...takenByCalls(model)];
  const wanted = [...model.routes.values()].map((route) => ofRoute(model, route));
  for (const application of model.applications.values()) wanted.push(...framesOf(model, application));
  for (const { address, words, whole, at } of wanted) {
    const found = taken.find((one) => takes(one, words, whole));
    if (found !== undefined) yield { at: at(), params: { address, taken: shownOf(found) }, ...relatedOf(model, found) };
    else if (isCall(address)) yield { at: at(), params: { address, taken: `/…/${SERVER_ADDRESSES.calls}/…` } };
  }
  for (const { id, place, document } of model.applications.values()) {
    if (document.login === undefined || document.login.call !== undefined) continue;
    const { path: own = id } = document.login;
    const address = loginPath(id, document.login, {});
    const at = () => model.locate({ file: place.file, path: own === id ? ["login"] : ["login", "path"] }, own === id ? "key" : "value");
    const found = [...taken, ...logins].find((one) => takes(one, wordsOf(address), true));
    if (found !== undefined) yield { at: at(), params: { address, taken: shownOf(found) }, ...relatedOf(model, found) };
    else if (isCall(`/${own}`)) yield { at: at(), params: { address: `/${own}`, taken: `/…/${SERVER_ADDRESSES.calls}/…` } };
  }
});

function* takenAddresses({ documents }: RegistryModel): Iterable<Taken> {
  const { demo, assets, health } = SERVER_ADDRESSES;
  for (const address of [demo, assets]) yield { words: wordsOf(address), below: true, place: null };
  yield { words: wordsOf(health), below: false, place: null };
  for (const { file, document } of documents.settings) {
    for (const key of ["termsDocument", "legalNotice", "supportSite", "orderingPrefix", "chatScript", "translationsAddress"] as const) {
      const [address = "", rest] = document.product[key].split("{lang}");
      const words = address.startsWith("/") ? wordsOf(address) : [];
      // An address of another site takes nothing here.
      if (words.length > 0) yield { words, below: key === "orderingPrefix" || rest !== undefined, place: { file, path: ["product", key] } };
    }
  }
}

/** A login is a call like those of the shell, and only one of two with the same address is answered. */
function* takenByCalls({ documents }: RegistryModel): Iterable<Taken> {
  for (const { file, document } of documents.calls)
    for (const [name, { method, path }] of Object.entries(document.calls))
      if (method === "POST") yield { words: wordsOf(path), below: false, place: { file, path: ["calls", name, "path"] } };
}

function takes({ words, below }: Taken, address: readonly string[], whole: boolean): boolean {
  return words.every((word, n) => address[n] === word) && (below || (whole && words.length === address.length));
}

function ofRoute(model: RegistryModel, route: LinkedRoute): Wanted {
  const segments = route.path === null ? [] : parsePattern(route.path);
  const at = () => placeOfPath(model, route);
  if ("fault" in segments || segments.length === 0) return { address: "", words: [], whole: false, at };
  const end = segments.findIndex(({ kind }) => kind !== "static");
  const fixed = end < 0 ? segments : segments.slice(0, end);
  const rest = segments.slice(fixed.length);
  const whole = !rest.some((one) => one.kind === "static" || (one.kind === "param" && (one.param === "one" || one.param === "many")));
  return { address: `/${route.path}`, words: fixed.flatMap((one) => (one.kind === "static" ? [one.text] : [])), whole, at };
}

function framesOf(model: RegistryModel, { place: { file }, document: { frame } }: LinkedApplication): readonly Wanted[] {
  if (frame === undefined) return [];
  const bases = [["base", frame.base] as const, ["candidate", candidateBase(frame)] as const];
  return bases.flatMap(([key, address]) =>
    address === null ? [] : [{ address, words: wordsOf(address), whole: true, at: () => model.locate({ file, path: ["frame", key] }) }],
  );
}

function isCall(address: string): boolean {
  return wordsOf(address).includes(SERVER_ADDRESSES.calls);
}

function wordsOf(address: string): readonly string[] {
  return address.split("/").filter((word) => word !== "");
}

function shownOf({ words, below }: Taken): string {
  return `/${words.join("/")}${below ? "/…" : ""}`;
}

function relatedOf(model: RegistryModel, { place }: Taken): { readonly related?: Range } {
  return place === null ? {} : { related: model.locate(place) };
}

export const reservedAddressRules: readonly Rule[] = [reservedAddress];
