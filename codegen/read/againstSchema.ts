import type { z } from "zod";
import { once } from "../kept/kept";
import { KINDS } from "../schema/kinds";
import type { ReadDocument } from "./readDocument";

/** A document is held against the schema of its kind once, however often it is checked. */
export const againstSchema = once(
  ({ kind, value, isTyped }: ReadDocument): z.ZodSafeParseResult<unknown> =>
    isTyped ? { success: true, data: value } : KINDS[kind].schema.safeParse(value),
);
