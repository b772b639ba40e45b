export type { Answer, AnswerError } from "../protocol/frames/answer";
export type { FrameContext, NetworkState, Theme } from "../protocol/frames/context";
export type { HashAddress } from "../protocol/frames/hashAddress";
export type { FrameUser } from "../protocol/frames/shellMessages";
export { PROTOCOL_VERSION } from "../protocol/frames/versions";
export { type ConnectOptions, connectToShell } from "./connectToShell";
export type { AnyRoutes, Query, Shell, Stop } from "./shell";
export { ShellError, type ShellErrorCode } from "./shellError";
