import { createRoot, type Root } from "react-dom/client";
import { browserClock } from "../../../adapters/clock";
import { createTranslator, type I18nTranslator } from "../../../adapters/translator";
import type { Shell } from "../../../sdk";
import { TranslationProvider } from "../../../views/parts/TranslationProvider";
import "../../../views/theme/tokens.css";
import "../../../views/theme/base.css";
import { AccountForm, type AccountFormProps } from "./AccountForm";
import { accountTexts } from "./accountTexts";
import type { NamedHerd } from "./HerdChoice";
import { addTexts } from "./inputTexts";
import { readSettings, type SavedSettings, saveSettings } from "./savedSettings";

/** Draws the form into its place on the page, and again in another language or for another herd. */
export async function showAccountForm(shell: Shell, minimum: number): Promise<void> {
  const place = document.querySelector('[data-part="form"]');
  if (place === null) return;
  const user = await shell.getUser();
  const cards = user.ok ? (user.value.infoCheptels ?? []) : [];
  const herds: readonly NamedHerd[] = cards.map(({ numCheptel, raisonSociale }) => ({ numCheptel, name: raisonSociale }));
  const translator = createTranslator(shell.context.language);
  const root = createRoot(place);
  const onUnsaved = (isUnsaved: boolean) => void shell.setDirty(isUnsaved);
  /** What is stored is of one herd, and so is the form that shows it. */
  const ofHerd = (numCheptel: string | null) => ({
    numCheptel,
    saved: readSettings(shell),
    onSave: async (settings: SavedSettings) => shell.context.numCheptel === numCheptel && saveSettings(shell, settings),
  });
  let current = ofHerd(shell.context.numCheptel);
  const draw = async () => {
    const { language, numCheptel } = shell.context;
    if (current.numCheptel !== numCheptel) current = ofHerd(numCheptel);
    const { onSave } = current;
    const [saved] = await Promise.all([current.saved, addTexts(translator, language)]);
    if (shell.context.language !== language || shell.context.numCheptel !== numCheptel) return;
    render(root, translator, { language, numCheptel, herds, saved, minimum, onSave, onUnsaved });
  };
  shell.onContext(() => void draw());
  await draw();
}

interface Shown extends Pick<AccountFormProps, "herds" | "saved" | "minimum" | "onSave" | "onUnsaved"> {
  readonly language: string;
  readonly numCheptel: string | null;
}

function render(root: Root, { i18n }: I18nTranslator, { language, numCheptel, ...form }: Shown): void {
  root.render(
    <TranslationProvider i18n={i18n}>
      <AccountForm
        key={numCheptel}
        {...form}
        hasHerd={numCheptel !== null}
        texts={accountTexts(language)}
        locale={language}
        clock={browserClock}
      />
    </TranslationProvider>,
  );
}
