import { SERVER_ADDRESSES } from "../../src/domain/address/serverAddresses";
import { isRequired, parsePattern } from "../../src/domain/routing/pattern";
import type { LinkedApplication, LinkedRoute, RegistryModel } from "../link/model";
import { keyOf, type Spot } from "../link/places";
import { candidateBase, loginPath } from "../tables/applicationsOf";
import { placeOfPath } from "./addresses";
import { type Rule, rule } from "./rule";

/** An address that somebody else answers, perhaps with everything below it. */
interface Taken {
  readonly words: readonly string[];
  readonly below: boolean;
  /** Where the registry says so; what is built into the server stands nowhere. */
  readonly related?: Spot;
}

/** An address of the shell: the words it begins with, whether it can be just these, and those among which none may be that of calls. */
interface Wanted {
  readonly address: string;
  readonly words: readonly string[];
  readonly whole: boolean;
  readonly own: readonly string[];
  readonly isLogin?: true;
  readonly at: Spot;
}

export const reservedAddressRules: readonly Rule[] = [
  /** No route, frame or login stands where the server answers itself: it would never be reached. */
  rule("reserved-address", "error", function* (model) {
    const taken = [...takenAddresses(model)];
    const byCalls = [...takenByCalls(model)];
    const ofApplications = [...model.applications.values()].flatMap((one) => [...framesOf(one), ...loginOf(one)]);
    for (const { address, words, whole, own, isLogin, at } of [...[...model.routes.values()].map(ofRoute), ...ofApplications]) {
      const found = (isLogin === true ? [...taken, ...byCalls] : taken).find((one) => takes(one, words, whole));
      const related = found?.related && { related: found.related };
      if (found !== undefined) yield { at, params: { address, taken: shownOf(found) }, ...related };
      else if (own.includes(SERVER_ADDRESSES.calls)) yield { at, params: { address, taken: `/…/${SERVER_ADDRESSES.calls}/…` } };
    }
  }),
];

function* takenAddresses({ documents }: RegistryModel): Iterable<Taken> {
  const { demo, assets, health, policyReports } = SERVER_ADDRESSES;
  for (const address of [demo, assets]) yield { words: wordsOf(address), below: true };
  for (const address of [health, policyReports]) yield { words: wordsOf(address), below: false };
  for (const { file, document } of documents.settings) {
    if (document.product === undefined) continue;
    for (const key of [
      "termsPage",
      "termsDocument",
      "legalNotice",
      "supportSite",
      "orderingPrefix",
      "chatScript",
      "translationsAddress",
    ] as const) {
      const [address = "", rest] = document.product[key].split("{lang}");
      const words = address.startsWith("/") ? wordsOf(address) : [];
      // An address of another site takes nothing here.
      if (words.length > 0)
        yield { words, below: key === "orderingPrefix" || rest !== undefined, related: { file, path: ["product", key] } };
    }
  }
}

/** A login is a call like those of the shell, and only one of two with the same address is answered. */
function* takenByCalls({ documents }: RegistryModel): Iterable<Taken> {
  for (const { file, document } of documents.calls)
    for (const [name, { method, path }] of Object.entries(document.calls))
      if (method === "POST") yield { words: wordsOf(path), below: false, related: { file, path: ["calls", name, "path"] } };
}

function takes({ words, below }: Taken, address: readonly string[], whole: boolean): boolean {
  return words.every((word, n) => address[n] === word) && (below || (whole && words.length === address.length));
}

function ofRoute(route: LinkedRoute): Wanted {
  const segments = route.path === null ? [] : parsePattern(route.path);
  const at = placeOfPath(route);
  if ("error" in segments || segments.length === 0) return { address: "", words: [], whole: false, own: [], at };
  const end = segments.findIndex(({ kind }) => kind !== "static");
  const fixed = end < 0 ? segments : segments.slice(0, end);
  const whole = segments.slice(fixed.length).every((one) => one.kind === "catchAll" || (one.kind === "param" && !isRequired(one.param)));
  const words = (some: typeof segments) => some.flatMap((one) => (one.kind === "static" ? [one.text] : []));
  return { address: `/${route.path}`, words: words(fixed), whole, own: words(segments), at };
}

function* framesOf({ place: { file }, document: { frame } }: LinkedApplication): Iterable<Wanted> {
  const bases = frame === undefined ? [] : [["base", frame.base] as const, ["candidate", candidateBase(frame)] as const];
  for (const [key, address] of bases) {
    const words = wordsOf(address ?? "");
    if (address !== null) yield { address, words, whole: true, own: words, at: { file, path: ["frame", key] } };
  }
}

function* loginOf({ id, place: { file }, document: { login } }: LinkedApplication): Iterable<Wanted> {
  if (login === undefined || login.call !== undefined) return;
  const address = loginPath(id, login, {});
  const at = login.path === undefined ? keyOf({ file, path: ["login"] }) : { file, path: ["login", "path"] };
  yield { address, words: wordsOf(address), whole: true, own: wordsOf(login.path ?? id), isLogin: true, at };
}

function wordsOf(address: string): readonly string[] {
  return address.split("/").filter((word) => word !== "");
}

function shownOf({ words, below }: Taken): string {
  return `/${words.join("/")}${below ? "/…" : ""}`;
}
