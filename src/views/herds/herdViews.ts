export { HerdDrawer } from "./HerdDrawer";
export { SwitchCard } from "./SwitchCard";
export { WhichHerd } from "./WhichHerd";
