import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { createPart } from "../../loading/part";
import { usePart } from "../parts/usePart";
import { pressKey } from "./pressKey";
import { useFrameApi } from "./useFrameApi";

/** Comes with the first frame that shows something so. */
const overlayViews = createPart(() => import("./overlayViews"));

/** What the active frame shows through the shell, always under the name of its application. */
export const FrameOverlays = observer(function FrameOverlays() {
  const api = useFrameApi();
  useEffect(() => api?.onKeyPress(pressKey), [api]);
  const { question = null, dialog = null, progress = null } = api?.overlay ?? {};
  const views = usePart((question ?? dialog ?? progress) === null ? null : overlayViews, question).value;
  if (api === null || views === null) return null;
  return (
    <>
      {progress !== null && <views.FrameProgress progress={progress} />}
      {dialog !== null && <views.FrameDialogBar source={dialog} onClose={api.closeDialog} />}
      {question !== null && <views.FrameQuestionDialog question={question} onAnswer={(accepted) => api.overlay.answer(accepted)} />}
    </>
  );
});
