import { onTestFinished } from "vitest";
import { CALLS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { appliedActionsOf } from "../../src/server/database/appliedActions";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { createDevice, quiet, type Tab } from "../programs/device";
import { forwardTo } from "../programs/program";
import { startBackend } from "../server/startBackend";
import { type Fault, startFaultProxy } from "../support/faultProxy";
import { PASSWORD } from "../support/shellRig";
import { testClock } from "../support/testClock";

export const BREEDER = "eleveur-lait";
export const ADVISER = "technicien-multi";
export type User = typeof BREEDER | typeof ADVISER;

/** Longer than the longest pause between two attempts. */
export const A_WHILE_MS = 90_000;

/** What becomes of one sending of an action: a fault of the network, or an answer in place of that of the server. */
export type Spoiled = Fault | "none" | ((answered: () => Promise<Response>, request: Request) => Promise<Response>);

export interface FaultRigOptions {
  /** Pause between ten bytes of a slow answer. */
  readonly slicePauseMs?: number;
  /** The latency of a late answer, each way. */
  readonly eachWayMs?: number;
  /** How far the clock of the tablet is from that of the server. */
  readonly clockOff?: () => number;
}

/** A tablet over the real flows, its database and a real HTTP connection, in front of the real backend, whose log says what has arrived. */
export async function startFaultRig({ slicePauseMs, eachWayMs, clockOff = () => 0 }: FaultRigOptions = {}) {
  const server = await startBackend(
    GENERATED_REGISTRY,
    [BREEDER, ADVISER].map((id) => PERSONAS[id as User]),
  );
  const clock = testClock(server.clock.now().getTime());
  const spoiled: Spoiled[] = [];
  const replaced: Exclude<Spoiled, string>[] = [];
  let everything: Fault | null = null;
  let sendings = 0;
  let met = 0;
  const pass = forwardTo(server);
  const target = (request: Request) => {
    const replace = new URL(request.url).pathname === CALLS.syncActions.path ? replaced.shift() : undefined;
    return replace === undefined ? pass(request) : replace(() => pass(request), request);
  };
  const faultOf = (path: string): Fault | null => {
    if (path !== CALLS.syncActions.path) return everything;
    sendings += 1;
    if (everything === null && spoiled.length > 0) met += 1;
    const next = everything ?? spoiled.shift() ?? "none";
    if (typeof next === "function") replaced.push(next);
    return next === "none" || typeof next === "function" ? null : next;
  };
  const after = (ms: number | undefined) =>
    ms === undefined ? undefined : () => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const delays = { betweenSlices: after(slicePauseMs), eachWay: after(eachWayMs) };
  const proxy = await startFaultProxy(target, faultOf, delays);
  const worldClock = { ...clock, now: () => clock.now() + clockOff() };
  const device = createDevice({ server, clock: worldClock, origin: proxy.origin, chance: () => 0.5 });
  const tabs: Tab[] = [];
  onTestFinished(async () => {
    for (const tab of tabs) tab.crash();
    await proxy.close();
  });
  const calm = () => quiet(() => proxy.active() > 0);
  /** In pieces, so that calls get time to be answered before their timeout. */
  const wait = async (ms: number) => {
    await calm();
    server.clock.advance(ms);
    for (let left = ms; left > 0; left -= 1000) {
      await clock.advance(Math.min(1000, left));
      await calm();
    }
  };
  const opening = async (coming: Promise<Tab>) => {
    const tab = await coming;
    tabs.push(tab);
    await wait(1000);
    if (tab.shell.session.signedIn) await tab.shell.goHome();
    return tab;
  };
  const open = (...given: Parameters<typeof device.openTab>) => opening(device.openTab(...given));
  const switchTo = async (tab: Tab, herd: string) => {
    const done = tab.shell.inside().switchHerd(herd);
    await wait(2000);
    return done;
  };
  const enter = async (tab: Tab, user: User = BREEDER) => {
    void tab.shell.signIn.withPassword({ login: user, password: PASSWORD }).catch(() => {});
    await wait(3000);
    if (tab.shell.session.numCheptel === null && tab.shell.session.signedIn) await switchTo(tab, herdOf(user));
  };
  return {
    server,
    clock,
    device,
    calm,
    wait,
    open,
    /** F5, or an update. */
    reload: (tab: Tab) => opening(tab.reload()),
    switchTo,
    enter,
    /** A user who has signed in on a tab of this tablet. */
    opened: async (user: User = BREEDER) => {
      const tab = await open();
      await enter(tab, user);
      return tab;
    },
    /** What becomes of the next sendings of actions, one after the other. */
    spoil: (...next: readonly Spoiled[]) => void spoiled.push(...next),
    /** Nothing is spoiled any more. */
    heal: () => void spoiled.splice(0),
    /** What becomes of every call until the end of it is told with null. */
    spoilAll: (fault: Fault | null) => {
      everything = fault;
    },
    /** Sendings of actions so far, of all tabs. */
    sendings: () => sendings,
    /** How many of those that were to be spoiled have come. */
    met: () => met,
    /** Numbers of the actions that the server has applied, in its order. */
    applied: async (user: User = BREEDER) => (await rowsOf(user)).map(({ serial }) => serial),
    appliedIn: async (herd: string, user: User = BREEDER) =>
      (await rowsOf(user)).filter((row) => row.herd === herd).map(({ serial }) => serial),
    left: async (user: User = BREEDER) => (await device.waiting(user)).map(({ payload }) => serialOf(payload)),
    parked: async (user: User = BREEDER) => (await device.waiting(user)).map(({ parked }) => parked?.status ?? null),
  };

  async function rowsOf(user: User) {
    const rows = await appliedActionsOf(server.database, user);
    return rows.map(({ payload, num_cheptel }) => ({ serial: serialOf(JSON.parse(payload)), herd: num_cheptel }));
  }
}

export type FaultRig = Awaited<ReturnType<typeof startFaultRig>>;

/** The herds of a user, the first unless another is asked for. */
export function herdOf(user: User, which = 0): string {
  return PERSONAS[user].herds[which]?.numCheptel ?? "";
}

/** Enters actions of these numbers and says which of them the user was told to be kept. */
export async function act(tab: Tab, ...serials: readonly number[]): Promise<readonly boolean[]> {
  const kept: boolean[] = [];
  for (const serial of serials) kept.push(await tab.act({ serial }).catch(() => false));
  return kept;
}

function serialOf(payload: unknown): number {
  return payload !== null && typeof payload === "object" && "serial" in payload ? Number(payload.serial) : Number.NaN;
}
