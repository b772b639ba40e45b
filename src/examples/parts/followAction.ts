import type { Shell, SyncItem, SyncOverview } from "../../sdk";
import { pageClock } from "../../sdk/clock";

/** How far what the user has done is on its way to the server. */
export type Sending = "none" | "keeping" | "waiting" | "sent" | "refused";

interface Followed {
  readonly herd: string | null;
  readonly since: number;
}

/** Hands what is done on a page to the shell, and shows how the last of it stands, whatever else waits in the herd or was refused. */
export function followAction(
  shell: Pick<Shell, "context" | "onSyncStatus" | "storageAction" | "syncRead">,
  show: (sending: Sending) => void,
  { now }: Pick<typeof pageClock, "now"> = pageClock,
) {
  let followed: Followed | null = null;
  const look = async () => {
    const asked = followed;
    if (asked === null) return;
    const overview = await shell.syncRead();
    if (overview.ok && followed === asked) show(sendingOf(overview.value, asked));
  };
  return {
    /** Whether it is safe on the device. */
    send: async (...action: Parameters<Shell["storageAction"]>): Promise<boolean> => {
      const asked = { herd: shell.context.numCheptel, since: now() };
      followed = asked;
      show("keeping");
      const { ok } = await shell.storageAction(...action);
      if (followed !== asked) return ok;
      show(ok ? "waiting" : "none");
      if (ok) void look();
      else followed = null;
      return ok;
    },
    /** Something else is shown. */
    forget: () => {
      followed = null;
      show("none");
    },
    stop: shell.onSyncStatus(() => void look()),
  };
}

/** The shell tells of this application alone, and nothing else has been done on the page since. */
function sendingOf({ parked, sent, discarded }: SyncOverview, { herd, since }: Followed): Sending {
  const isIn = (items: readonly SyncItem[]) => items.some(({ numCheptel, at }) => numCheptel === herd && Date.parse(at) >= since);
  if (isIn(parked)) return "refused";
  if (isIn(discarded)) return "none";
  return isIn(sent) ? "sent" : "waiting";
}
