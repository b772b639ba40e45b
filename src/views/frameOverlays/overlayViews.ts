export { FrameDialogBar } from "./FrameDialogBar";
export { FrameProgress } from "./FrameProgress";
export { FrameQuestionDialog } from "./FrameQuestionDialog";
