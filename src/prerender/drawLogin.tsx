import { enableStaticRendering } from "mobx-react-lite";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { SKY } from "../../generated/settings";
import { browserClock as clock } from "../adapters/clock";
import { createTranslator } from "../adapters/translator";
import { localTimeOf } from "../domain/publicPages/localTime";
import { createLabelFiles } from "../flows/texts/labelFiles";
import { DemoStore } from "../stores/demoStore";
import { HerdChoiceStore } from "../stores/herdChoiceStore";
import { LanguageStore } from "../stores/languageStore";
import { LocationStore } from "../stores/locationStore";
import { NetworkStore } from "../stores/networkStore";
import { NoticeStore } from "../stores/noticeStore";
import { ProgressStore } from "../stores/progressStore";
import { SessionStore } from "../stores/sessionStore";
import { ThemeStore } from "../stores/themeStore";
import { type Public, PublicContext } from "../views/context/public";
import { TranslationProvider } from "../views/parts/TranslationProvider";
import { LoginPage } from "../views/publicPages/LoginPage";
import { Stars } from "../views/publicPages/page/Stars";

/** Of any build, whatever its hour: the night is drawn in the browser. */
const MIDDAY = 12;

/** The login page by day in every language, by the id of the language, and the stars of its night. */
export async function drawLogin(): Promise<Readonly<Record<string, string>>> {
  enableStaticRendering(true);
  const drawn = LANGUAGES.map(async ({ id }) => [id, await drawIn(id)] as const);
  return { ...Object.fromEntries(await Promise.all(drawn)), stars: renderToString(<Stars count={SKY.stars} />) };
}

async function drawIn(id: string): Promise<string> {
  const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE, { effective: null });
  language.start(id, null);
  const translator = createTranslator(DEFAULT_LANGUAGE);
  translator.add(id, "welcome", await createLabelFiles().load(id, "welcome"));
  translator.use(id);
  const drawn = renderToString(
    <TranslationProvider i18n={translator.i18n}>
      <PublicContext value={emptyPublic(language)}>
        <MemoryRouter>
          <LoginPage />
        </MemoryRouter>
      </PublicContext>
    </TranslationProvider>,
  );
  // The head of the page has its own.
  return drawn.replace(/<link [^>]*>|<title>[^<]*<\/title>/g, "");
}

/** A page without behaviour: it is only shown, until the running page replaces it. */
function emptyPublic(language: LanguageStore): Public {
  const nothing = async () => {};
  return {
    session: new SessionStore(),
    network: new NetworkStore(true),
    location: new LocationStore(),
    notices: new NoticeStore(clock, 0),
    language,
    theme: new ThemeStore(false),
    progress: new ProgressStore(),
    // Where there is no demo, its banner and the space of its accounts are removed before the first paint.
    demo: new DemoStore(true),
    choice: new HerdChoiceStore(),
    goHome: nothing,
    signIn: { withPassword: async () => "failed", withToken: async () => "failed" },
    logout: nothing,
    copy: nothing,
    acceptTerms: async () => false,
    chooseLanguage: nothing,
    localTime: () => ({ ...localTimeOf(clock.now()), hour: MIDDAY }),
  };
}
