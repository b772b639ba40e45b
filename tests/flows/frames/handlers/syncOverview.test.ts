import { expect, test } from "vitest";
import type { QueuedAction } from "../../../../src/domain/sync/queuedAction";
import { readOverview } from "../../../../src/flows/frames/handlers/syncOverview";
import { checkMessageSize, MESSAGE_LIMITS } from "../../../../src/protocol/frames/checkMessageSize";
import type { SyncOverview } from "../../../../src/protocol/frames/messages/syncOverview";
import { SyncStore } from "../../../../src/stores/syncStore";
import { viewerOf } from "../../../support/smallTables";

const [HERD, OTHER_HERD] = ["FR35123456", "FR22654321"];

const action = (key: string, numCheptel: string, more: Partial<QueuedAction> = {}): QueuedAction => ({
  ...{ key, numCheptel, userId: "u", type: "planner.treat", payload: {}, at: new Date(0), parked: null },
  ...more,
});
const many = (count: number, name: string, numCheptel: string, more?: Partial<QueuedAction>) =>
  Array.from({ length: count }, (_, at) => action(`${name}${at}`, numCheptel, more));

/** What the page that decides is told of these. */
async function toldOf(actions: readonly QueuedAction[]): Promise<SyncOverview> {
  const { user } = viewerOf({ rules: { authorizes: {} }, token: "t", infoCheptels: [] });
  const sync = new SyncStore();
  sync.replace(actions);
  const owner = { application: "envois", record: { calls: ["syncDecide"] } } as unknown as Parameters<typeof readOverview>[0];
  const queue = (async () => ({ nearlyFull: async () => null })) as unknown as Parameters<typeof readOverview>[1]["queue"];
  const session = { effective: user, multiUser: user, user, expired: null };
  const answer = await readOverview(owner, { queue, textOf: (key) => key }, { session, sync });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

const keysOf = (items: SyncOverview["waiting"], numCheptel: string) =>
  items.filter((item) => item.numCheptel === numCheptel).map(({ key }) => key);

test("a herd with a long queue leaves the others their place: of each the oldest entries are told [SYN-02]", async () => {
  const { waiting } = await toldOf([...many(400, "a", HERD), ...many(3, "b", OTHER_HERD)]);
  expect(keysOf(waiting, OTHER_HERD)).toEqual(["b0", "b1", "b2"]);
  const [first, second] = keysOf(waiting, HERD);
  expect([first, second, waiting[0]?.key]).toEqual(["a0", "a1", "a0"]);
  expect(waiting.length).toBeLessThan(403);
});

test("however much was refused, and whatever it holds, the page can read what it is told of it", async () => {
  const packed = { list: Array.from({ length: 1900 }, () => 1) };
  const long = { text: "x".repeat(3900) };
  const parked = (held: unknown) => ({ status: 409, reason: "x", conflict: { held } });
  const told = await toldOf([
    ...many(300, "packed", HERD, { payload: packed, parked: parked(packed) }),
    ...many(300, "long", OTHER_HERD, { payload: long, parked: parked(long) }),
  ]);
  // As much as a page takes as an answer.
  expect(checkMessageSize(told, { ...MESSAGE_LIMITS, values: 100_000, characters: 2_000_000 })).toBeNull();
  expect(told.parked.find(({ numCheptel }) => numCheptel === OTHER_HERD)?.payload).toEqual(long);
});

test("a refused entry that another version of the shell has written does not hide the others", async () => {
  const parked = { status: 422, reason: "", by: "version" } as const;
  const { parked: told } = await toldOf([action("big", HERD, { payload: { herd: 10n }, parked }), action("plain", HERD, { parked })]);
  expect(told.map(({ key, payload }) => [key, payload])).toEqual([
    ["big", null],
    ["plain", {}],
  ]);
});
