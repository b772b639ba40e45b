/** Why an action was set aside; it waits for a decision of its user. */
export interface Parked {
  readonly status: number;
  readonly reason: string;
  /** It was not the server that refused it: something on the way to it did, or another version of the shell has written it. */
  readonly by?: "line" | "version" | undefined;
  /** Somebody else has changed the same meanwhile: what the server holds. */
  readonly conflict?: { readonly held: unknown } | undefined;
}

/** What an action is about, as its application calls it, and the values it was made from. */
export interface ActionSource {
  readonly about: string;
  readonly base: unknown;
}

/** An action the server has not confirmed yet. It belongs to one user and one herd. */
export interface QueuedAction {
  /** Sent with every attempt, so that the server applies it once. */
  readonly key: string;
  readonly userId: string;
  readonly numCheptel: string;
  readonly type: string;
  readonly payload: unknown;
  /** When it was done. */
  readonly at: Date;
  readonly parked: Parked | null;
  /** What was done, in words of the application that did it. */
  readonly label?: string | undefined;
  readonly from?: ActionSource | undefined;
}

/**
 * What the user of a parked action wants. A corrected one is another action for the server, so it has a new key. To keep one's own
 * value against another it is made from that one: the key stays, so that an earlier sending that comes late cannot add a second.
 */
export type Decision =
  | { readonly kind: "retry" }
  | { readonly kind: "keepMine" }
  | { readonly kind: "discard" }
  | { readonly kind: "edit"; readonly key: string; readonly payload: unknown };

/** The same before a corrected action has its key. */
export type UserDecision = Exclude<Decision, { kind: "edit" }> | { readonly kind: "edit"; readonly payload: unknown };

export type NewAction = Omit<QueuedAction, "parked">;

/** The application that an action is of: its type begins with it. What another version of the shell has written may have none. */
export function applicationOf({ type }: Pick<NewAction, "type">): string {
  return String(type).split(".", 1)[0] ?? "";
}

/** There is no room for more on this device: too much waits, or the disk is full. */
export class OutboxFull extends Error {
  override readonly name: string = "OutboxFull";
}

/** There is room left, but not for this application. */
export class OverQuota extends OutboxFull {
  override readonly name = "OverQuota";
}

/** The action after a decision; null: it is no more. */
export function decided(action: QueuedAction, decision: Decision): QueuedAction | null {
  if (decision.kind === "discard") return null;
  const open = { ...action, parked: null };
  if (decision.kind === "retry") return open;
  const conflict = action.parked?.conflict;
  const seen = action.from && conflict ? { ...open, from: { ...action.from, base: conflict.held } } : open;
  return decision.kind === "keepMine" ? seen : { ...seen, key: decision.key, payload: decision.payload };
}
