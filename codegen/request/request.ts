import type { Kept } from "../kept/kept";
import type { Language } from "../messages/language";
import type { Say } from "../messages/say";
import type { Options } from "./options";
import type { ExitCode, ToolIo } from "./toolIo";

/** What a command is asked, and in which language and form it answers. */
export interface Request {
  readonly options: Options;
  readonly io: ToolIo;
  readonly kept: Kept;
  readonly language: Language;
  readonly say: Say;
  /** A document for programs, in place of a text for people. */
  readonly json: boolean;
}

export type RunCommand = (request: Request) => Promise<ExitCode>;
