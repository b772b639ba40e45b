import { useState } from "react";
import { createRoot } from "react-dom/client";
import { LABELS as ACCOUNT } from "../../../generated/labels/fr/account";
import { LABELS as PAGES } from "../../../generated/labels/fr/pages";
import { LABELS as WELCOME } from "../../../generated/labels/fr/welcome";
import { browserClock } from "../../../src/adapters/clock";
import { createTranslator } from "../../../src/adapters/translator";
import { DateInput } from "../../../src/examples/inputs/DateInput";
import { NumberInput } from "../../../src/examples/inputs/NumberInput";
import { SearchInput } from "../../../src/examples/inputs/SearchInput";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import "../../../src/views/theme/tokens.css";
import "../../../src/views/theme/base.css";

/** The fourth of May 2026 at ten in the morning, for as long as the page is open. */
const clock = { ...browserClock, now: () => new Date(2026, 4, 4, 10).getTime() };

/** Every input of the shell, and what it last told the page around it. */
function Gallery() {
  const [told, setTold] = useState<unknown>(null);
  return (
    <main style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, padding: 16, maxWidth: 480, overflowWrap: "anywhere" }}>
      <h1>Saisie</h1>
      <NumberInput label="Poids" clock={clock} onChange={setTold} />
      <NumberInput label="Veaux" step={1} clock={clock} onChange={setTold} />
      <DateInput label="Vêlage" pastOnly required locale="fr-FR" clock={clock} onChange={setTold} />
      <DateInput label="Rendez-vous" locale="fr-FR" clock={clock} onChange={setTold} />
      <SearchInput label="Animal" clock={clock} onSearch={setTold} />
      <output data-told>{JSON.stringify(told)}</output>
    </main>
  );
}

const translator = createTranslator("fr");
translator.add("fr", "welcome", WELCOME);
translator.add("fr", "account", ACCOUNT);
translator.add("fr", "pages", PAGES);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <TranslationProvider i18n={translator.i18n}>
      <Gallery />
    </TranslationProvider>,
  );
