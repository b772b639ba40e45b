export { StoppedCard } from "./StoppedCard";
export { UnconnectedNote } from "./UnconnectedNote";
