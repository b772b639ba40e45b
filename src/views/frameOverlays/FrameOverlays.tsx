import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { FrameDialogBar } from "./FrameDialogBar";
import { FrameProgress } from "./FrameProgress";
import { FrameQuestionDialog } from "./FrameQuestionDialog";
import { pressKey } from "./pressKey";
import { useFrameTalk } from "./useFrameApi";

/** What the frame in front shows through the shell, always under the name of its application. */
export const FrameTalk = observer(function FrameTalk() {
  const talk = useFrameTalk();
  useEffect(() => talk?.onPress(pressKey), [talk]);
  if (talk === null) return null;
  const { question, dialog, progress } = talk.store;
  return (
    <>
      {progress !== null && <FrameProgress progress={progress} />}
      {dialog !== null && <FrameDialogBar speaker={dialog} onClose={talk.closeDialog} />}
      {question !== null && <FrameQuestionDialog question={question} onAnswer={(accepted) => talk.store.answer(accepted)} />}
    </>
  );
});
