import { reaction } from "mobx";
import { LIMITS, STORAGE } from "../../../generated/settings";
import { userInCalls } from "../../domain/session/userInCalls";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import { SERVER_TEXTS, type Texts, type TranslationFiles, type Translator } from "../../ports/texts";
import type { LanguageStore } from "../../stores/languageStore";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";

/** Loads texts of the server over those of the product, for holders of the grant. */
export type LoadServerTexts = () => Promise<void>;

interface ServerTextsPorts {
  readonly http: Http;
  readonly translator: Translator;
  readonly storage: KeyValueStore;
  readonly translationFiles: TranslationFiles;
  readonly log: Log;
}

interface ServerTextsStores {
  readonly session: SessionStore;
  readonly menu: MenuStore;
  readonly language: LanguageStore;
}

/** Where the texts of a language are kept on the device. */
export const cacheKey = (language: string) => `${STORAGE.sessionKey}.texts.${language}`;

/**
 * Decision INT-07: the one grant lays them over from the cache when there is one for the language, the other one loads them afresh
 * at each sign-in, and without either only the texts of the product are shown. A language chosen later comes by the loader.
 */
export function createServerTexts(ports: ServerTextsPorts, { session, menu, language }: ServerTextsStores): LoadServerTexts {
  const { http, translator, storage, translationFiles, log } = ports;
  const laid = new Set<string>();
  let following = false;

  const lay = (id: string, texts: Texts) => {
    translator.add(id, SERVER_TEXTS, texts);
    laid.add(id);
  };
  const layAndKeep = async (id: string, texts: Texts) => {
    lay(id, texts);
    await storage.write(cacheKey(id), texts);
  };
  const takeAway = () => {
    for (const id of laid) translator.add(id, SERVER_TEXTS, {});
    laid.clear();
    following = false;
  };
  const cached = async (id: string): Promise<Texts | null> => {
    const kept = await storage.read(cacheKey(id));
    return isTexts(kept) ? kept : null;
  };
  /** Section 7.2: two calls bring all languages. */
  const fetchAll = async (): Promise<void> => {
    const { effective: user, epoch } = session;
    if (user === null) return;
    await http.call("translationLogin", { body: userInCalls(user, LIMITS.herdsInCalls) });
    const all = await http.call("translationAll");
    if (session.epoch !== epoch) return;
    for (const [name, texts] of Object.entries(all)) {
      const id = language.known(name);
      if (id !== null) await layAndKeep(id, texts);
    }
  };
  const showChosen = async (id: string): Promise<void> => {
    if (!following || laid.has(id)) return;
    const { epoch } = session;
    const kept = await cached(id);
    const texts = kept ?? (await translationFiles.load(id));
    if (session.epoch !== epoch || laid.has(id)) return;
    if (kept) lay(id, texts);
    else await layAndKeep(id, texts);
  };

  reaction(
    () => language.current,
    (id) => showChosen(id).catch((error: unknown) => log.warn("translation loader", error)),
  );
  // The next user of this device may not hold the grant.
  reaction(
    () => session.signedIn,
    (signedIn) => signedIn || takeAway(),
  );
  return async () => {
    const { resolver } = menu;
    const { epoch } = session;
    const afresh = resolver.feature("forceTranslations");
    if (!afresh && !resolver.feature("translations")) return takeAway();
    following = true;
    const kept = afresh ? null : await cached(language.current);
    if (session.epoch !== epoch) return;
    if (kept) lay(language.current, kept);
    else await fetchAll();
  };
}

function isTexts(value: unknown): value is Texts {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}
