import * as z from "zod/mini";
import type { FrameContext, RelatedTile, Welcome } from "./context";
import { draftText } from "./draft";
import { type FrameUser, readFrameUser } from "./frameUser";
import { HELLO } from "./helloMessage";
import type { MessageSpec } from "./message";
import { CONTEXT, OPEN } from "./messagesToFrame";
import { RELATED } from "./relatedMessage";
import { name, paramValues, queryValues } from "./routeTarget";
import { GET_USER } from "./userMessage";

/** Messages that only the page parses, with their schemas. The shell does not load these. */
export const frameContext: z.ZodMiniType<FrameContext> = z.strictObject({
  epoch: z.int().check(z.nonnegative()),
  numCheptel: z.nullable(z.string().check(z.maxLength(64))),
  language: z.string().check(z.minLength(2), z.maxLength(16)),
  theme: z.enum(["light", "dark", "sun"]),
  network: z.enum(["ONLINE", "OFFLINE"]),
  route: z.nullable(name),
  params: paramValues,
  query: queryValues,
  limits: z.record(name, z.number()),
  grants: z.array(name).check(z.maxLength(500)),
});

const welcome: z.ZodMiniType<Welcome> = z.strictObject({
  version: z.int(),
  context: frameContext,
  calls: z.array(z.string()),
  draft: z.nullable(draftText),
  shortcuts: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(40)),
});

export const PAGE_HELLO = { ...HELLO, value: welcome };

export const PAGE_OPEN: MessageSpec<{ readonly context: FrameContext; readonly address: string }, null> = {
  ...OPEN,
  payload: z.strictObject({ context: frameContext, address: z.string().check(z.maxLength(4000)) }),
};

export const PAGE_CONTEXT: MessageSpec<{ readonly context: FrameContext }, null> = {
  ...CONTEXT,
  payload: z.strictObject({ context: frameContext }),
};

const frameUser = z.pipe(
  z.looseObject({}),
  z.transform((user) => readFrameUser(user)),
);

export const PAGE_GET_USER: MessageSpec<Record<string, never>, FrameUser> = { ...GET_USER, value: frameUser };

const relatedTile = z.strictObject({ tile: name, route: name, params: paramValues, query: queryValues });

export const PAGE_RELATED: MessageSpec<Record<string, never>, readonly RelatedTile[]> = {
  ...RELATED,
  value: z.array(relatedTile).check(z.maxLength(100)),
};
