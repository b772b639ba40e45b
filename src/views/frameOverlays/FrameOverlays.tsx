import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { FrameDialogBar } from "./FrameDialogBar";
import { FrameProgress } from "./FrameProgress";
import { FrameQuestionDialog } from "./FrameQuestionDialog";
import { pressKey } from "./pressKey";
import { useFrameApi } from "./useFrameApi";

/** What the active frame shows through the shell, always under the name of its application. */
export const FrameOverlays = observer(function FrameOverlays() {
  const api = useFrameApi();
  useEffect(() => api?.onKeyPress(pressKey), [api]);
  if (api === null) return null;
  const { question, dialog, progress } = api.overlay;
  return (
    <>
      {progress !== null && <FrameProgress progress={progress} />}
      {dialog !== null && <FrameDialogBar source={dialog} onClose={api.closeDialog} />}
      {question !== null && <FrameQuestionDialog question={question} onAnswer={(accepted) => api.overlay.answer(accepted)} />}
    </>
  );
});
