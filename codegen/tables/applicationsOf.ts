import type { ApplicationRecord, FrameRecord, LoginRecord } from "../../src/domain/registry/tables";
import { USER_PARTS } from "../../src/domain/session/userParts";
import { compareText } from "../diagnostic/finding";
import type { LinkedApplication, RegistryModel } from "../link/model";
import type { ApplicationDocument } from "../schema/application";
import type { CallsDocument } from "../schema/vocabulary";
import { settingsOf } from "./documentOf";
import { sortedNames } from "./sorted";

/** What a page on an origin of its own may do without listing it. */
const USUAL_SANDBOX: readonly string[] = ["allow-forms", "allow-same-origin", "allow-scripts"];
/** A window of its own, free of the sandbox: it has no way back. */
const POPUP_SANDBOX: readonly string[] = ["allow-popups", "allow-popups-to-escape-sandbox"];

/** What applications take from other files. */
interface Shared {
  readonly lifetimeMs: number;
  readonly limits: Readonly<Record<string, number>>;
  readonly calls: Partial<CallsDocument["calls"]>;
}

/** Every application by id, sorted. */
export function applicationsOf(model: RegistryModel): Readonly<Record<string, ApplicationRecord>> {
  const { frameTiming, limits } = settingsOf(model);
  const shared: Shared = {
    lifetimeMs: frameTiming?.revivedLifetimeMs ?? 0,
    limits,
    calls: Object.assign({}, ...model.documents.calls.map(({ document }) => document.calls)),
  };
  const sorted = [...model.applications.values()].sort((a, b) => compareText(a.id, b.id));
  return Object.fromEntries(sorted.map((application) => [application.id, applicationRecord(application, shared)]));
}

function applicationRecord({ id, document }: LinkedApplication, shared: Shared): ApplicationRecord {
  return {
    id,
    frame: document.frame === undefined ? null : frameRecord(document.frame, shared),
    login: document.login === undefined ? null : loginRecord(id, document.login, shared),
    code: document.code ?? null,
    domain: document.domain,
    section: document.section ?? null,
  };
}

/** Base of the candidate version; `true` stands for the base followed by `-candidate`. */
export function candidateBase({ base, candidate }: NonNullable<ApplicationDocument["frame"]>): string | null {
  return candidate === true ? `${base}-candidate` : (candidate ?? null);
}

function frameRecord(frame: NonNullable<ApplicationDocument["frame"]>, { lifetimeMs, limits }: Shared): FrameRecord {
  return {
    base: frame.base,
    candidate: candidateBase(frame),
    isolation: frame.isolation,
    lifetimeMs: frame.permanent === true ? null : (frame.lifetimeMs ?? lifetimeMs),
    sandbox: sandboxOf(frame),
    allow: frame.allow ?? [],
    referrerPolicy: frame.referrerPolicy ?? (frame.isolation === "origin" ? "strict-origin" : "same-origin"),
    calls: frame.calls ?? [],
    limits: Object.fromEntries((frame.limits ?? []).map((name) => [name, limits[name] ?? 0])),
    user: (frame.user ?? []).flatMap((part) => USER_PARTS[part]),
  };
}

/** Pages of the shell's own origin are trusted and could remove a sandbox themselves: they have one only if the registry says so. */
function sandboxOf({ isolation, sandbox = [], popups }: NonNullable<ApplicationDocument["frame"]>): readonly string[] {
  if (isolation === "path" && sandbox.length === 0) return [];
  const usual = isolation === "origin" ? USUAL_SANDBOX : [];
  return sortedNames(new Set([...usual, ...sandbox, ...(popups === true ? POPUP_SANDBOX : [])]));
}

/** Address of a login without its suffix; empty when its call could not be read. */
export function loginPath(id: string, login: NonNullable<ApplicationDocument["login"]>, calls: Partial<CallsDocument["calls"]>): string {
  return login.call === undefined ? `/${login.path ?? id}/api/login` : (calls[login.call]?.path ?? "");
}

function loginRecord(id: string, login: NonNullable<ApplicationDocument["login"]>, { calls }: Shared): LoginRecord {
  const path = loginPath(id, login, calls);
  return {
    path,
    suffix: login.suffix === undefined ? "" : joined(path, login.suffix.value),
    suffixNotFor: login.suffix?.notFor ?? [],
    priority: login.priority,
    grant: login.grant ?? null,
    multiHerd: login.multiHerd === true,
    onlineOnly: login.onlineOnly === true,
    onFailure: login.onFailure,
    keep: login.keep ?? null,
    followedBy: login.followedBy ?? null,
  };
}

/** The suffix with exactly one slash between it and the path. */
function joined(path: string, suffix: string): string {
  const bare = suffix.replace(/^\//, "");
  return bare === "" || path.endsWith("/") ? bare : `/${bare}`;
}
