export { createStubShell } from "./createStubShell";
export { startStubShell } from "./startStubShell";
export type { StubMessage, StubOptions, StubShell } from "./stubShell";
