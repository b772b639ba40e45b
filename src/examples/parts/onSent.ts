import type { Shell } from "../../sdk";

/** Calls back whenever something that waited on the device has gone to the server; the answer ends that. */
export function onSent(shell: Pick<Shell, "onSyncStatus">, sent: () => void): () => void {
  let before = 0;
  return shell.onSyncStatus(({ waiting }) => {
    const isFewer = waiting < before;
    before = waiting;
    if (isFewer) sent();
  });
}
