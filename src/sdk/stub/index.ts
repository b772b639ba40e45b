export { startStubShell } from "./startStubShell";
export { createStubShell, type StubMessage, type StubOptions, type StubShell } from "./stubShell";
