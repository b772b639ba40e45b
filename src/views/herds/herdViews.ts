export { HerdDrawer } from "./HerdDrawer";
export { WhichHerd } from "./WhichHerd";
