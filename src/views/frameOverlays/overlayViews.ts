export { UnsavedDialog } from "../frames/UnsavedDialog";
export { FrameDialogBar } from "./FrameDialogBar";
export { FrameProgress } from "./FrameProgress";
export { FrameQuestionDialog } from "./FrameQuestionDialog";
export { WhenUndisturbed } from "./WhenUndisturbed";
