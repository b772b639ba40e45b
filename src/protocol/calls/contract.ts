import * as z from "zod/mini";

/**
 * Who a call is made by: an unauthenticated caller, the refresh cookie, the login token in the path (with the access token, unless the
 * token is one for support), the access token alone, or access token and herd token together. A 401 to one of the last three is
 * worth a refresh and a retry.
 */
export type Caller = "anybody" | "cookie" | "token" | "account" | "herd";

/**
 * What goes over the wire in one call. Method, path and header names are in the registry, under the name of the contract, so
 * that caller and server read both from the same place.
 */
export interface Contract<
  Who extends Caller = Caller,
  Param extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly caller: Who;
  /** Placeholders of the path template. */
  readonly params: readonly Param[];
  /** `noBody` when nothing is sent. */
  readonly request: Request;
  readonly answer: Answer;
  /** Something the user does, anything but a read: it decides the words of a session that expires meanwhile (EXP-02). */
  readonly writes?: boolean;
  /** Changes nothing and answers everybody alike, so that it may come from a page of another origin as well. */
  readonly fromAnywhere?: boolean;
}

export const noBody = z.undefined();

/** An answer of which only the status counts (section 7.3). */
export const anyAnswer = z.unknown();

/** Keeps the exact types of a contract. */
export function contract<const Who extends Caller, const Param extends string, Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  definition: Contract<Who, Param, Request, Answer>,
): Contract<Who, Param, Request, Answer> {
  return definition;
}

/** What a caller sends and a handler receives, in the program's own types. */
export type RequestOf<C extends Contract> = z.output<C["request"]>;
export type AnswerOf<C extends Contract> = z.output<C["answer"]>;
export type ParamsOf<C extends Contract> = Readonly<Record<C["params"][number], string>>;
