import type { Shell, SyncItem, SyncOverview } from "../../sdk";

/** How far what the user has done is on its way to the server. */
export type Sending = "keeping" | "waiting" | "sent" | "refused";

/** An action among those that the shell tells of, also once it was corrected: by the moment it was queued. */
type Followed = Pick<SyncItem, "numCheptel" | "at">;

/** Hands what is done on a page to the shell, and shows how the last of it stands, whatever else waits in the herd or was refused. */
export function followAction(
  shell: Pick<Shell, "context" | "onSyncStatus" | "storageAction" | "syncRead">,
  show: (sending: Sending | "none") => void,
) {
  let latest: { readonly herd: string | null; followed: Followed | null } | null = null;
  const look = async (asked = latest, isKept = asked?.followed !== null) => {
    if (asked === null || !isKept) return;
    const overview = await shell.syncRead();
    if (!overview.ok || latest !== asked) return;
    asked.followed ??= newestIn(overview.value, asked.herd);
    if (asked.followed !== null) show(sendingOf(overview.value, asked.followed));
  };
  return {
    /** Whether it is safe on the device. */
    send: async (...action: Parameters<Shell["storageAction"]>): Promise<boolean> => {
      const asked = { herd: shell.context.numCheptel, followed: null };
      latest = asked;
      show("keeping");
      const { ok } = await shell.storageAction(...action);
      if (latest !== asked) return ok;
      show(ok ? "waiting" : "none");
      if (ok) void look(asked, true);
      return ok;
    },
    /** Something else is shown. */
    forget: () => {
      latest = null;
      show("none");
    },
    stop: shell.onSyncStatus(() => void look()),
  };
}

/** The shell tells of this application alone, so that the newest is what was done just now. */
function newestIn({ parked, waiting, sent }: SyncOverview, herd: string | null): Followed | null {
  const own = [...parked, ...waiting, ...sent].filter(({ numCheptel }) => numCheptel === herd);
  return own.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0] ?? null;
}

function sendingOf({ parked, sent, discarded }: SyncOverview, followed: Followed): Sending | "none" {
  const isIn = (items: readonly SyncItem[]) => items.some(({ numCheptel, at }) => numCheptel === followed.numCheptel && at === followed.at);
  if (isIn(parked)) return "refused";
  if (isIn(discarded)) return "none";
  return isIn(sent) ? "sent" : "waiting";
}
