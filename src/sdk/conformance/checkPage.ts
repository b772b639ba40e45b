import type { BrowserContext } from "@playwright/test";
import { PROTOCOL_VERSION, SUPPORTED_VERSIONS } from "../../protocol/frames/versions";
import type { StubMessage } from "../stub/stubShell";
import { openStub, type StubInPage, serveStub } from "./stubPage";

export interface CheckOptions {
  /** Origin the page expects the shell at; left out: its own. */
  readonly shellOrigin?: string;
  /** An address behind the `#` that the page knows, for the deep link: `/detail/12?id=12`. */
  readonly deepLink?: string;
  /** How long the page may take for the handshake; 10 s by default. */
  readonly timeoutMs?: number;
  /** Folder of the built SDK. */
  readonly sdk: string;
}

/** One rule a page keeps, or not. */
export interface RuleResult {
  readonly rule: string;
  /** Under which shell: the version it supports, or `stand-alone`. */
  readonly shell: string;
  /** What is wrong and what to do; null: the rule is kept. */
  readonly wrong: string | null;
}

interface Shell {
  readonly name: string;
  readonly versions: readonly number[];
  readonly expected: number;
}

/** Until there is a version before this one, a shell one version ahead stands in for it: this version is its N−1. */
function shells(): readonly Shell[] {
  const before = SUPPORTED_VERSIONS[1];
  const now = PROTOCOL_VERSION;
  return [
    { name: `protocol ${now}`, versions: [now], expected: now },
    before === undefined
      ? { name: `protocol ${now} as N−1 of a later shell`, versions: [now + 1, now], expected: now }
      : { name: `protocol ${before}`, versions: [before], expected: before },
  ];
}

/** Refusals that only a page can cause which does not follow the contract; and `stale-epoch`, where it does not send again. */
const FAULTS: ReadonlySet<string> = new Set(["bad-message", "bad-payload", "unknown-message", "too-large", "other-version", "other-herd"]);

const GREETING_MS = 10_000;
const SENT_AGAIN_MS = 10_000;
const MOST_MESSAGES = 300;

/** Opens a page under the shells it must work with, and alone; answers every rule with what is wrong about it. */
export async function checkPage(context: BrowserContext, address: string, options: CheckOptions): Promise<readonly RuleResult[]> {
  const shellOrigin = options.shellOrigin ?? new URL(address).origin;
  await serveStub(context, { ...options, shellOrigin });
  const findings: RuleResult[] = [];
  for (const shell of shells()) findings.push(...(await underShell(context, address, { ...options, shellOrigin }, shell)));
  return [...findings, ...(await standingAlone(context, address))];
}

type WithOrigin = CheckOptions & { readonly shellOrigin: string };

async function underShell(context: BrowserContext, address: string, options: WithOrigin, shell: Shell): Promise<readonly RuleResult[]> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const found: RuleResult[] = [];
  const rule = (name: string, wrong: string | null) => void found.push({ rule: name, shell: shell.name, wrong });
  try {
    const stub = await openStub(page, options, address, { versions: shell.versions });
    const version = await stub.greeted(options.timeoutMs ?? GREETING_MS);
    rule(
      "greets",
      version === null ? `The page did not greet a shell at ${options.shellOrigin}. Call connectToShell when it loads.` : null,
    );
    if (version !== null) {
      rule("version", version === shell.expected ? null : `It agreed on version ${version} instead of ${shell.expected}.`);
      await conversation(stub, options, rule);
      const top = page.url();
      rule("stays in its frame", top.startsWith(options.shellOrigin) ? null : `The page around it was sent to ${top}.`);
      // A herd may change while a message is on its way: who sends it again follows the contract.
      const isSentAgain = await stub.sentAgain(options.timeoutMs ?? SENT_AGAIN_MS);
      rule("speaks the contract", failuresOf(await stub.messages(), isSentAgain));
    }
    rule("throws nothing", errors.length === 0 ? null : `Errors nobody caught: ${errors.join("; ")}`);
  } finally {
    await page.close();
  }
  return found;
}

async function conversation(
  stub: StubInPage,
  { deepLink = "/conformance/12?id=12" }: WithOrigin,
  rule: (name: string, wrong: string | null) => void,
) {
  rule("answers a ping", wrongUnless(await stub.ask("ping"), []));
  rule("refuses an unknown message", wrongUnlessError(await stub.sendRaw({ type: "no-such-message" }), "unknown-message"));
  rule("refuses an unknown key", wrongUnlessError(await stub.sendRaw({ payload: { more: 1 } }), "bad-payload"));
  rule("refuses another version", wrongUnlessError(await stub.sendRaw({ version: 99 }), "other-version"));
  // The shell reloads a page without a listener: slower, never wrong.
  rule("follows a deep link or says that it does not", wrongUnless(await stub.open(deepLink), ["not-handled"]));
  rule("follows a change of language or says that it does not", wrongUnless(await stub.changeLanguage("de"), ["not-handled"]));
  rule("follows a change of herd or says that it does not", wrongUnless(await stub.changeHerd("FR22654321"), ["not-handled"]));
  const before = await stub.messages();
  const kept = await stub.ask("keepDraft");
  const isDirty = before.reduce((dirty, { type, payload }) => (type === "dirty" ? isTrue(payload) : dirty), false);
  rule("gives its draft when it says that something is unsaved", wrongUnless(kept, isDirty ? [] : ["not-handled"]));
  rule("bears being left", wrongUnless(await stub.ask("leave"), []));
}

async function standingAlone(context: BrowserContext, address: string): Promise<readonly RuleResult[]> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  try {
    await page.goto(address, { waitUntil: "load" });
    const isEmpty = (await page.locator("body *:visible").count()) === 0;
    const wrong = errors.length > 0 ? `Errors nobody caught: ${errors.join("; ")}` : isEmpty ? "The page shows nothing." : null;
    return [{ rule: "opens outside the shell", shell: "stand-alone", wrong }];
  } finally {
    await page.close();
  }
}

function failuresOf(messages: readonly StubMessage[], isSentAgain: boolean): string | null {
  const failures = messages.filter(
    ({ answer }) => !answer.ok && (FAULTS.has(answer.error) || (answer.error === "stale-epoch" && !isSentAgain)),
  );
  if (failures.length > 0)
    return failures
      .map(({ type, answer, payload }) => `${type} was answered ${answer.ok ? "" : answer.error}: ${JSON.stringify(payload)}`)
      .join("; ");
  return messages.length > MOST_MESSAGES ? `${messages.length} messages: the shell closes a frame that sends so many.` : null;
}

function errorOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return "no answer";
  if (Reflect.get(answer, "ok") === true) return null;
  return String(Reflect.get(answer, "error"));
}

function wrongUnless(answer: unknown, alsoRight: readonly string[]): string | null {
  const error = errorOf(answer);
  return error === null || alsoRight.includes(error) ? null : `It was answered ${error}.`;
}

function wrongUnlessError(answer: unknown, expected: string): string | null {
  const error = errorOf(answer);
  return error === expected ? null : `It was answered ${error ?? "ok"} instead of ${expected}.`;
}

function isTrue(payload: unknown): boolean {
  return typeof payload === "object" && payload !== null && Reflect.get(payload, "dirty") === true;
}
