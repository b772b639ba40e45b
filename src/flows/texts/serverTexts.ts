import type { Http } from "../../ports/http";
import { SERVER_TEXTS, type Translator } from "../../ports/texts";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";

export interface ServerTexts {
  /** Texts of the server over those of the product, for holders of the grant (decision INT-07). */
  readonly load: () => Promise<void>;
}

export function createServerTexts(
  { http, translator }: { readonly http: Http; readonly translator: Translator },
  { session, menu }: { readonly session: SessionStore; readonly menu: MenuStore },
): ServerTexts {
  return {
    load: async () => {
      const { resolver } = menu;
      const user = session.effective;
      if (user === null || !(resolver.feature("translations") || resolver.feature("forceTranslations"))) return;
      await http.call("translationLogin", { body: user });
      const all = await http.call("translationAll");
      for (const [language, texts] of Object.entries(all)) translator.add(language, SERVER_TEXTS, texts);
    },
  };
}
