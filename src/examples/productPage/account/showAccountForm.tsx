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

/** Draws the form into its place on the page, and again in another language. */
export async function showAccountForm(shell: Shell, minimum: number): Promise<void> {
  const place = document.querySelector('[data-part="form"]');
  if (place === null) return;
  const [user, saved] = await Promise.all([shell.getUser(), readSettings(shell)]);
  const cards = user.ok ? (user.value.infoCheptels ?? []) : [];
  const herds: readonly NamedHerd[] = cards.map(({ numCheptel, raisonSociale }) => ({ numCheptel, name: raisonSociale }));
  const translator = createTranslator(shell.context.language);
  const root = createRoot(place);
  const onSave = (settings: SavedSettings) => saveSettings(shell, settings);
  const onUnsaved = (isUnsaved: boolean) => void shell.setDirty(isUnsaved);
  const draw = async () => {
    const { language } = shell.context;
    await addTexts(translator, language);
    if (shell.context.language === language) render(root, translator, { language, herds, saved, minimum, onSave, onUnsaved });
  };
  shell.onContext(() => void draw());
  await draw();
}

interface Shown extends Pick<AccountFormProps, "herds" | "saved" | "minimum" | "onSave" | "onUnsaved"> {
  readonly language: string;
}

function render(root: Root, { i18n }: I18nTranslator, { language, ...form }: Shown): void {
  root.render(
    <TranslationProvider i18n={i18n}>
      <AccountForm {...form} texts={accountTexts(language)} locale={language} clock={browserClock} />
    </TranslationProvider>,
  );
}
