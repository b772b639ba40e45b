import { CALLS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { TIMING } from "../../generated/settings";
import type { ActionSource } from "../../src/domain/sync/queuedAction";
import type { Outbox } from "../../src/ports/outbox";
import { revokeSessionsOf } from "../../src/server/database/sessions";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { ORIGIN, type RunningBackend, startBackend } from "../server/startBackend";
import { FAULTS, startFaultProxy } from "../support/faultProxy";
import { seeded } from "../support/seeded";
import { PASSWORD } from "../support/shellRig";
import { testClock } from "../support/testClock";
import { createDevice, quiet, type Tab } from "./device";
import { type Broken, compare, type Entry } from "./oracle";

const USERS = ["eleveur-lait", "technicien-multi", "technicien-hors-ligne"] as const;
const STEPS = 60;
const MOST_TABS = 3;
/** Longer than the longest pause between two attempts. */
const A_WHILE_MS = 90_000;
const DAY_MS = 86_400_000;
/** What several entries are about. */
const THINGS = 2;
const DECISIONS = ["retry", "discard", "edit", "keepMine"] as const;

export interface ProgramResult {
  readonly seed: number;
  readonly entered: number;
  readonly faults: number;
  readonly conflicts: number;
  readonly decisions: number;
  /** What went wrong; nothing when the promise held. */
  readonly broken: readonly Broken[];
  readonly steps: readonly string[];
}

/** One random life of a tablet in a barn, decided by its seed alone, and what the server has of it in the end. */
export async function runProgram(seed: number): Promise<ProgramResult> {
  const chance = seeded(seed);
  const server = await startBackend(
    GENERATED_REGISTRY,
    USERS.map((id) => PERSONAS[id]),
  );
  const clock = testClock(server.clock.now().getTime());
  const badness = chance();
  let healed = false;
  let faults = 0;
  const proxy = await startFaultProxy(forwardTo(server), (path) => {
    // Mostly what is sent in the background, so that users get on with their day.
    if (healed || chance() >= badness * (path === CALLS.syncActions.path ? 0.8 : 0.15)) return null;
    faults += 1;
    return pick(chance, FAULTS);
  });
  let clockOff = 0;
  const worldClock = { ...clock, now: () => clock.now() + clockOff };
  const device = createDevice({ server, clock: worldClock, origin: proxy.origin, chance });
  const calm = () => quiet(() => proxy.active() > 0);
  const pass = async (ms: number) => {
    await calm();
    server.clock.advance(ms);
    // In pieces, so that calls get time to be answered before their timeout.
    for (let left = ms; left > 0; left -= 1000) {
      await clock.advance(Math.min(1000, left));
      await calm();
    }
  };
  let tabs: Tab[] = [];
  const steps: string[] = [];
  const entries: Entry[] = [];
  let serial = 0;
  let decisions = 0;
  const conflicting = new Set<string>();
  let isFull = false;
  const withoutRoom = (outbox: Outbox): Outbox => ({
    ...outbox,
    add: async (actions) => {
      if (isFull) throw new DOMException("the disk is full", "QuotaExceededError");
      return outbox.add(actions);
    },
  });
  /** What a page of this tablet has last said about a thing. */
  const said = new Map<string, unknown>();

  const open = async () => {
    tabs.push(await device.openTab(withoutRoom));
    await pass(1000);
  };
  const crash = (tab: Tab) => {
    tab.crash();
    tabs = tabs.filter((one) => one !== tab);
  };
  const enter = async (tab: Tab, user: string) => {
    const { session, signIn, logout } = tab.shell;
    if (session.signedIn && session.expired === null) return;
    if (session.signedIn) await logout();
    void signIn.withPassword({ login: user, password: PASSWORD }).catch(() => {});
    await pass(3000);
    await chooseFirstHerd(tab);
  };
  const chooseFirstHerd = async (tab: Tab, which = 0) => {
    const { session } = tab.shell;
    const herd = session.multiUser?.infoCheptels[which]?.numCheptel;
    if (!session.signedIn || herd === undefined || session.numCheptel === herd) return;
    void tab.shell
      .inside()
      .switchHerd(herd)
      .catch(() => {});
    await pass(2000);
  };
  const act = async (tab: Tab, { shown = tab.shell.session.numCheptel, about = null as string | null } = {}) => {
    const { session } = tab.shell;
    if (!session.signedIn || shown === null || session.effective === null) return;
    const entry: Entry = {
      serial: ++serial,
      userId: session.effective.id,
      herd: shown,
      after: new Set(entries.filter(({ kept }) => kept).map((one) => one.serial)),
      decidable: about !== null,
      kept: null,
      discarded: false,
    };
    entries.push(entry);
    const payload = { serial: entry.serial };
    const thing = `${shown}/${about}`;
    // Now and then the page has not heard of what was said last.
    const from: ActionSource | undefined = about === null ? undefined : { about, base: chance() < 0.3 ? null : (said.get(thing) ?? null) };
    said.set(thing, payload);
    void tab.act(payload, { from, shown }).then(
      (kept) => {
        entry.kept = kept;
      },
      // The page has gone meanwhile, whatever it was going to say.
      () => {},
    );
  };
  const decide = async (tab: Tab, decision = pick(chance, DECISIONS)) => {
    const overview = await Promise.race([tab.overview(), pass(1000).then(() => null)]);
    const item = overview?.parked.length ? pick(chance, overview.parked) : null;
    if (item === null) return;
    if (item.conflict !== null) conflicting.add(item.key);
    const entry = entries.find((one) => one.serial === serialOf(item.payload));
    const isDiscard = decision === "discard";
    if (entry !== undefined && isDiscard && entry.discarded === false) entry.discarded = null;
    const done = tab.decide(item.key, decision, decision === "edit" ? item.payload : undefined).then((isDone) => {
      decisions += Number(isDone);
      if (entry !== undefined && isDiscard) entry.discarded = isDone;
    });
    await Promise.race([done, pass(1000)]);
  };

  const choices: readonly (readonly [weight: number, name: string, run: (tab: Tab) => Promise<void>])[] = [
    [16, "act", (tab) => act(tab)],
    [6, "act on what others change", (tab) => act(tab, { about: `thing ${Math.floor(chance() * THINGS)}` })],
    [4, "decide", (tab) => decide(tab)],
    [2, "act on a page that lags", (tab) => act(tab, { shown: pick(chance, tab.shell.session.multiUser?.infoCheptels ?? [])?.numCheptel })],
    [
      2,
      "disk",
      async () => {
        isFull = !isFull;
      },
    ],
    [
      2,
      "clock",
      async () => {
        clockOff = Math.floor((chance() - 0.5) * 8) * DAY_MS;
      },
    ],
    [
      4,
      "act twice, then crash",
      async (tab) => {
        await act(tab);
        await act(tab);
        for (let turns = Math.floor(chance() * 30); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
        crash(tab);
      },
    ],
    [5, "wait", () => pass(Math.floor(chance() * 20_000))],
    [2, "wait long", () => pass(A_WHILE_MS)],
    [3, "network", async () => device.setOnline(!device.isOnline())],
    [5, "switch", (tab) => chooseFirstHerd(tab, Math.floor(chance() * 3))],
    [2, "another tab", async () => void (tabs.length < MOST_TABS && (await open()))],
    [1, "logout", async (tab) => void tab.shell.logout().catch(() => {})],
    [3, "enter", (tab) => enter(tab, pick(chance, USERS))],
    [1, "session revoked", async (tab) => revoke(server, tab)],
    [
      1,
      "update",
      async () => {
        for (const tab of tabs) crash(tab);
        device.evictStorage();
      },
    ],
  ];
  const lots = choices.flatMap((choice) => Array.from({ length: choice[0] }, () => choice));
  await open();
  for (let n = 0; n < STEPS; n++) {
    if (tabs.length === 0) await open();
    const tab = pick(chance, tabs);
    if (!tab.shell.session.signedIn && chance() < 0.7) {
      steps.push("enter");
      await enter(tab, pick(chance, USERS));
      continue;
    }
    const [, name, run] = pick(chance, lots);
    steps.push(name);
    await run(tab);
    if (chance() < 0.5) await calm();
  }

  // Everything is well again. Who is still signed in need not touch the tablet.
  await calm();
  healed = true;
  isFull = false;
  if (!device.isOnline()) device.setOnline(true);
  for (let n = 0; n < 3; n++) await pass(A_WHILE_MS);
  const broken: Broken[] = [];
  for (const { shell } of tabs) {
    const { signedIn, expired, effective } = shell.session;
    if (!signedIn || expired !== null || effective === null) continue;
    const left = (await device.waiting(effective.id)).filter(({ parked }) => parked === null).length;
    if (left === 0) continue;
    // Where the server has ended the session, what waits goes with the next sign-in.
    if (await device.isSessionAlive(effective.id))
      broken.push({ breach: "stuck", what: `${left} of ${effective.id} were not sent by themselves` });
  }
  // Each user signs in once more and leaves the tablet on.
  for (const tab of tabs) crash(tab);
  await open();
  const [tab] = tabs;
  for (const user of USERS) {
    if (tab === undefined) break;
    if (tab.shell.session.signedIn) await tab.shell.logout();
    await pass(2 * TIMING.logoutReloadMs);
    await enter(tab, user);
    // Whatever was set aside is decided in the end; what is kept of one is a change for those about the same thing.
    for (let tries = 0; tries < 100 && (await device.waiting(user)).length > 0; tries++) {
      await decide(tab, "keepMine");
      await pass(tries % 4 === 0 ? A_WHILE_MS : 1000);
    }
  }
  await calm();
  broken.push(...(await compare(server, USERS, entries)));
  for (const user of USERS) {
    const left = await device.waiting(user);
    if (left.length > 0)
      broken.push({ breach: "stuck", what: `${left.length} of ${user} still on the device, ${JSON.stringify(left[0]?.parked)}` });
  }
  if (tab !== undefined) crash(tab);
  await proxy.close();
  await server.database.destroy();
  const entered = entries.filter(({ kept }) => kept).length;
  return { seed, entered, faults, conflicts: conflicting.size, decisions, broken, steps };
}

async function revoke(server: RunningBackend, { shell }: Tab): Promise<void> {
  const user = shell.session.effective;
  if (user !== null) await revokeSessionsOf(server.database, user.id, server.clock.now().toISOString());
}

/** The way of a request to a backend in process. */
export function forwardTo(server: RunningBackend) {
  return async (request: Request) => {
    const url = new URL(request.url);
    const body = request.method === "GET" ? {} : { body: await request.text() };
    const moved = new Request(ORIGIN + url.pathname + url.search, { method: request.method, headers: request.headers, ...body });
    return server.backend(moved, { incoming: { socket: { remoteAddress: "127.0.0.1" } } });
  };
}

function pick<Item>(chance: () => number, items: readonly Item[]): Item {
  return items[Math.floor(chance() * items.length)] as Item;
}

function serialOf(payload: unknown): number {
  return payload !== null && typeof payload === "object" && "serial" in payload ? Number(payload.serial) : Number.NaN;
}
