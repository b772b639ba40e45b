import { useRef } from "react";
import { paletteText } from "../../../generated/text/palette";
import type { FrameQuestion } from "../../stores/frameOverlayStore";
import { Dialog } from "../dialogs/Dialog";
import { useApplicationName } from "../parts/useApplicationName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./FrameOverlays.module.css";

/** A question of a frame, in its own words; leaving it refuses. */
export function FrameQuestionDialog({ question, onAnswer }: { question: FrameQuestion; onAnswer: (accepted: boolean) => void }) {
  const { t } = useTranslation();
  const title = t(paletteText.frames.messages.question, { application: useApplicationName()(question.application) });
  const accepted = useRef(false);
  return (
    <Dialog label={title} onClose={() => onAnswer(accepted.current)}>
      <form
        method="dialog"
        onSubmit={({ nativeEvent }) => {
          accepted.current = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("value") === "accept";
        }}
      >
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.words} data-frame-question>
          {question.text}
        </p>
        <div className={styles.buttons}>
          <button type="submit" value="refuse" className="quiet">
            {question.refuse}
          </button>
          <button type="submit" value="accept" className="primary">
            {question.accept}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
