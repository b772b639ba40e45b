export { FrameFailureCard } from "./FrameFailureCard";
export { UnconnectedNote } from "./UnconnectedNote";
