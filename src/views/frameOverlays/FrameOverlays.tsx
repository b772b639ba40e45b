import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useShell } from "../context/shell";
import { SHOWN_FRAME } from "../parts/pageInFrame";
import { usePart } from "../parts/usePart";
import { pressKey } from "./pressKey";
import { useFrameApi } from "./useFrameApi";

/** What the active frame shows through the shell, always under the name of its application. */
export const FrameOverlays = observer(function FrameOverlays() {
  const api = useFrameApi();
  useEffect(() => api?.onKeyPress((key) => hasFocus() && pressKey(key)), [api]);
  const { question = null, dialog = null, progress = null } = api?.overlay ?? {};
  const { framesStore, frameOverlays } = useShell();
  const { unsaved } = framesStore;
  const views = usePart((unsaved ?? question ?? dialog ?? progress) === null ? null : frameOverlays, unsaved ?? question).value;
  if (api === null || views === null) return null;
  return (
    <>
      {unsaved !== null && <views.UnsavedDialog />}
      {progress !== null && <views.FrameProgress progress={progress} />}
      {dialog !== null && (
        <views.WhenUndisturbed asked={dialog}>
          <views.FrameDialogBar source={dialog} onClose={api.closeDialog} />
        </views.WhenUndisturbed>
      )}
      {question !== null && (
        <views.WhenUndisturbed asked={question}>
          <views.FrameQuestionDialog question={question} onAnswer={(accepted) => api.overlay.answer(accepted)} />
        </views.WhenUndisturbed>
      )}
    </>
  );
});

/** A key that was pressed in the shown page: no other page can have met one. */
function hasFocus(): boolean {
  return document.activeElement?.matches(SHOWN_FRAME) ?? false;
}
