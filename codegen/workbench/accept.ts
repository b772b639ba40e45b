import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSeq, parseDocument } from "yaml";
import { z } from "zod";
import { visible } from "../diagnostic/visible";
import { isWaiting } from "../diff/effect";
import { headline } from "../diff/words/effectHeadline";
import { said } from "../messages/say";
import { directoryOf, Misuse } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { compare } from "./diff";

export const SHORTEST_REASON = 10;
export const ACCEPTED = "accepted.yaml";
const HEAD = `# yaml-language-server: $schema=../generated/schema/accepted.schema.json
# What was said yes to: \`registry diff\` shows each effect with the name that stands here.
accepted:
`;

/** Says yes to one effect, with a reason, in a file of the registry, which goes through review with the change itself. */
export async function acceptCommand(request: Request): Promise<ExitCode> {
  const { options, io, say } = request;
  const [name] = options.words;
  if (name === undefined) throw new Misuse(said("accept-nothing", {}));
  const why = (options.values.get("why") ?? "").trim();
  if (why.length < SHORTEST_REASON) throw new Misuse(said("accept-short", {}));
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  const until = options.values.get("until");
  if (until !== undefined && !(z.iso.date().safeParse(until).success && until >= today))
    throw new Misuse(said("accept-until", { until: visible(until), today }));
  const base = options.values.get("base") ?? "main";
  // Whatever may wait for whoever asks for more.
  const comparison = compare(request, base, undefined, true);
  if (comparison === null) return FINDINGS;
  const { result, wording } = comparison;
  const found = result.effects.filter(({ id, answer }) => answer !== "none" && id.startsWith(name));
  const [effect] = found;
  if (effect === undefined || found.length > 1) {
    const known = result.effects.filter(isWaiting).map(({ id }) => id);
    throw new Misuse(said("accept-unknown", { base, head: wording.head.shown, id: name, known: known.join(", ") || say("accept-none") }));
  }
  if (effect.answer === "impossible") throw new Misuse(said("accept-impossible", {}));
  if (effect.accepted !== null) {
    io.out(`${say("accept-given", { id: effect.id })}\n`);
    return CLEAN;
  }
  const what = headline(effect, wording);
  const entry = { id: effect.id, what, why, by: whoSaysYes(request), on: today, until };
  append(join(directoryOf(options, "registry", io).path, ACCEPTED), entry);
  io.out(`${say("accept-done", { file: ACCEPTED, id: effect.id, what })}\n`);
  return CLEAN;
}

function whoSaysYes({ options, io }: Request): string {
  const by = options.values.get("by") ?? nameInGit(io.root);
  if (by === "") throw new Misuse(said("accept-who", {}));
  return by;
}

/** Empty where git knows nobody. */
export function nameInGit(root: string): string {
  return spawnSync("git", ["config", "user.name"], { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
}

function append(file: string, entry: Readonly<Record<string, string | undefined>>): void {
  writeFileSync(`${file}.new`, withYes(existsSync(file) ? readFileSync(file, "utf8") : undefined, entry));
  renameSync(`${file}.new`, file);
}

/** The file with an entry behind all that stands there, which stays as it is; indented and with ends of lines as they are there. */
export function withYes(before: string | undefined, entry: Readonly<Record<string, string | undefined>>): string {
  const text = before ?? HEAD;
  const document = parseDocument(text);
  const list = document.get("accepted");
  // Behind a list in brackets nothing can stand.
  if (isSeq(list) && list.flow) {
    list.add(document.createNode(entry));
    return String(document);
  }
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const [, indent = "  "] = /^( *)- /m.exec(text) ?? [];
  const lines = Object.entries(entry).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`]));
  return `${text}${text.endsWith("\n") ? "" : end}${indent}- ${lines.join(`${end}${indent}  `)}${end}`;
}
