import { labelKey } from "../../../domain/labels/labelKey";
import { applicationOf, type Parked, type QueuedAction } from "../../../domain/sync/queuedAction";
import type { SentAction } from "../../../domain/sync/sentAction";
import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import { checkMessageSize } from "../../../protocol/frames/checkMessageSize";
import type { SyncItem, SyncOverview } from "../../../protocol/frames/messages/syncOverview";
import type { FrameOwner } from "../../../stores/framesStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { SyncStore } from "../../../stores/syncStore";
import type { LoadQueue } from "../../outbox/actionQueue";

export interface SyncPorts {
  readonly queue: LoadQueue;
  readonly textOf: (key: string) => string;
}

export interface SyncStores {
  readonly session: Pick<SessionStore, "effective" | "multiUser" | "user" | "expired">;
  readonly sync: SyncStore;
}

/** Of each list, so that the answer stays small; the counts are of all. */
const MOST_ITEMS = 100;
/** Of what one of them holds: all lists together stay below what a page takes as an answer. */
const MOST_HELD = { depth: 8, values: 300, characters: 4000 };

/** The sync state as it is told to an application: to one that may not decide about it of its own actions alone. */
export async function readOverview(owner: FrameOwner, { queue, textOf }: SyncPorts, stores: SyncStores): Promise<Answer<SyncOverview>> {
  const user = stores.session.effective?.id;
  const nearlyFull = user === undefined ? null : await (await queue()).nearlyFull(user);
  return stores.session.effective === null ? failed("not-signed-in") : succeeded(overviewOf(owner, stores, nearlyFull, textOf));
}

function overviewOf(
  { application, record }: FrameOwner,
  { session, sync }: SyncStores,
  nearlyFull: number | null,
  textOf: SyncPorts["textOf"],
): SyncOverview {
  const { actions, processes, sent, total, nextTryAt, loading, purge } = sync;
  const itemOf = (action: QueuedAction | SentAction): SyncItem => ({
    key: action.key,
    numCheptel: action.numCheptel,
    application: textOf(labelKey.application(applicationOf(action))),
    label: action.label ?? null,
    at: action.at.toISOString(),
    ...("parked" in action && action.parked !== null ? refusalOf(action.payload, action.parked) : NOT_REFUSED),
    sentAt: "sentAt" in action ? action.sentAt.toISOString() : null,
  });
  const decides = record.calls.includes("syncDecide");
  const isTold = (action: QueuedAction | SentAction) => decides || applicationOf(action) === application;
  const first = (all: readonly (QueuedAction | SentAction)[]) => firstOfEach(all.filter(isTold)).map(itemOf);
  const names = new Map([session.multiUser, session.effective].flatMap((user) => user?.infoCheptels ?? []).map(nameOf));
  const { user } = session;
  if (user !== null && !names.has(user.numCheptel)) names.set(user.numCheptel, user.elevageEnCours.denomination);
  return {
    loading,
    purge,
    herds: (decides ? [...processes] : []).map(([numCheptel, { state, progress, waiting, parked }]) => ({
      ...{ numCheptel, name: names.get(numCheptel) ?? numCheptel },
      ...{ state, progress, waiting, parked },
    })),
    oldestAt: total.oldestAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    nearlyFull,
    parked: first(actions.filter(({ parked }) => parked !== null)),
    waiting: first(actions.filter(({ parked }) => parked === null)),
    sent: first(sent.filter(({ discarded }) => !discarded)),
    discarded: first(sent.filter(({ discarded }) => discarded)),
  };
}

/** The first entry of each herd, then the second of each, as many as are told, so that a long queue hides no other herd; in the order they had. */
function firstOfEach<Entry extends { readonly numCheptel: string }>(all: readonly Entry[]): readonly Entry[] {
  const before = new Map<string, number>();
  const ranked = all.map((entry) => {
    const rank = before.get(entry.numCheptel) ?? 0;
    before.set(entry.numCheptel, rank + 1);
    return { entry, rank };
  });
  const told = new Set(
    ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_ITEMS)
      .map(({ entry }) => entry),
  );
  return all.filter((entry) => told.has(entry));
}

const NOT_REFUSED = { refusal: null, conflict: null, payload: null };

function refusalOf(payload: unknown, { status, reason, by, conflict }: Parked): Pick<SyncItem, keyof typeof NOT_REFUSED> {
  const held = conflict ? { held: shortEnough(conflict.held) } : null;
  return { refusal: { status, reason, by: by ?? "server" }, conflict: held, payload: shortEnough(payload) };
}

function nameOf({ numCheptel, raisonSociale }: { readonly numCheptel: string; readonly raisonSociale: string }): readonly [string, string] {
  return [numCheptel, raisonSociale];
}

function shortEnough(payload: unknown): unknown {
  return checkMessageSize(payload, MOST_HELD) === null ? payload : null;
}
