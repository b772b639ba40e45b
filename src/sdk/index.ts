export type { Answer, AnswerError } from "../protocol/frames/answerTypes";
export type { FrameContext, NetworkState, SyncStatus, Theme } from "../protocol/frames/contextTypes";
export type { FrameUser } from "../protocol/frames/frameUser";
export type { HashAddress } from "../protocol/frames/hashAddress";
export { PROTOCOL_VERSION } from "../protocol/frames/versions";
export { connectToShell } from "./connectToShell";
export type { ConnectOptions } from "./options";
export type { AnyRoutes, Query, SafeSyncRequest, Shell, Stop } from "./shell";
export { ShellError, type ShellErrorCode } from "./shellError";
