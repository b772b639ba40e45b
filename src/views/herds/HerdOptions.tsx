import { observer } from "mobx-react-lite";
import { useState } from "react";
import { herdsText } from "../../../generated/text/herds";
import type { Mode } from "../../domain/session/session";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import { TourLink } from "../tour/TourLink";
import styles from "./HerdOptions.module.css";

const MODES: readonly { readonly id: Mode; readonly text: string }[] = [
  { id: "multi", text: herdsText.herds.modeMulti },
  { id: "solo", text: herdsText.herds.modeSolo },
];

/** The tour, and folded beside it how the user works with their herds (stored options, section 3); one by one there is nothing else here. */
export const HerdOptions = observer(function HerdOptions() {
  const { options, menu, chooseMode } = useShell();
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const choose = async (mode: Mode) => {
    setChanging(true);
    await chooseMode(mode);
    setChanging(false);
  };
  return (
    <div className={styles.options}>
      <TourLink onOpen={() => menu.closeAll()} />
      <details open={!menu.resolver.multiHerd}>
        <summary>{t(herdsText.herds.settings)}</summary>
        <label>
          {t(herdsText.herds.mode)}
          <select
            className="choice"
            value={options.mode ?? "multi"}
            disabled={changing}
            onChange={({ target }) => void choose(target.value === "solo" ? "solo" : "multi")}
          >
            {MODES.map(({ id, text }) => (
              <option key={id} value={id}>
                {t(text)}
              </option>
            ))}
          </select>
        </label>
        {menu.resolver.multiHerd && (
          <label>
            <input
              type="checkbox"
              checked={options.stored.autoClose}
              onChange={({ target }) => options.change({ autoClose: target.checked })}
            />
            {t(herdsText.herds.autoClose)}
          </label>
        )}
      </details>
    </div>
  );
});
