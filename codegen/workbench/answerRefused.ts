import type { z } from "zod";
import { schemaIssuesOf } from "../link/schemaIssues";
import { messageOf } from "../messages/write";
import type { Request } from "../request/request";
import { application, frame } from "../schema/application";
import { dottedName } from "../schema/common";
import { tile } from "../schema/menu";
import { persona } from "../schema/persona";
import { frameBasesOf } from "../tables/frameBasesOf";
import type { Registry } from "../viewer/registry";

/** By kind and question: the form of an answer, and what the names are that it cannot have. */
const ANSWERS: Readonly<Record<string, readonly [z.ZodType, "tile" | "route" | "grant" | "application" | "persona" | "base" | null]>> = {
  "tile id": [tile.shape.id, "tile"],
  "route name": [dottedName, "route"],
  "grant name": [dottedName, "grant"],
  "application id": [application.shape.id, "application"],
  "application name": [dottedName, "route"],
  "application base": [frame.shape.base, "base"],
  "persona id": [persona.shape.id, "persona"],
  "persona herd": [persona.shape.herds.element.shape.numCheptel, null],
};

/** What is wrong with an answer, while it can still be given otherwise; null: nothing that the question knows. */
export function answerRefused({ options, language, say }: Request, { model }: Registry, question: string, answer: string): string | null {
  const [schema, names = null] = ANSWERS[`${options.words[0]} ${question}`] ?? [];
  const [issue] = schemaIssuesOf(schema?.safeParse(answer).error?.issues ?? [], answer);
  if (issue !== undefined) return Object.values(messageOf(issue, language)).join(" ");
  const isTaken = names === "base" ? Object.hasOwn(frameBasesOf(model), answer) : names !== null && model.names.get(names)?.has(answer);
  return isTaken === true ? say("ask-taken", { name: answer }) : null;
}
