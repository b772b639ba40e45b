// What is loaded once the first page is there: one file for all, which weighs less than three.
export { createFrameApi } from "../frames/handlers/createFrameApi";
export { startFrameLifecycle } from "../frames/lifecycle/startFrameLifecycle";
export { startAppUpdate } from "../update/appUpdate";
