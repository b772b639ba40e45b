import { createRoot } from "react-dom/client";
import { createTranslator } from "../../../adapters/translator";
import type { CalendarDay } from "../../../sdk/formats";
import { TranslationProvider } from "../../../views/parts/TranslationProvider";
import { CalendarDialog } from "../../inputs/CalendarDialog";
import { addTexts } from "../account/inputTexts";
import "../../../views/theme/tokens.css";
import "../../../views/theme/base.css";

interface Calendar {
  readonly label: string;
  readonly language: string;
  readonly chosen: CalendarDay | null;
  readonly today: CalendarDay;
  readonly onPick: (day: CalendarDay) => void;
}

/** The calendar of the date fields over the page, for a day that is over; loaded by the press that asks for it. */
export async function openCalendar({ label, language, chosen, today, onPick }: Calendar): Promise<void> {
  const translator = createTranslator(language);
  await addTexts(translator, language);
  const place = document.createElement("div");
  place.className = "calendarPlace";
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const pick = (day: CalendarDay) => {
    close();
    onPick(day);
  };
  root.render(
    <TranslationProvider i18n={translator.i18n}>
      <CalendarDialog label={label} chosen={chosen} today={today} pastOnly locale={language} onPick={pick} onClose={close} />
    </TranslationProvider>,
  );
}
