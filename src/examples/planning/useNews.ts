import { useEffect, useRef, useState } from "react";
import type { Sending } from "../herd/taskChanges";
import type { HerdTasks } from "./readTasks";

/** Of several at once the first of these is told. */
const TELLING: readonly Sending[] = ["refused", "sent", "waiting", "keeping"];

/** What has last become of what the user did; null: nothing, or without network, where the note counts what waits. */
export function useNews(herd: HerdTasks | null, isOnline: boolean): Sending | null {
  const [news, setNews] = useState<Sending | null>(null);
  const before = useRef(herd);
  useEffect(() => {
    const was = before.current;
    before.current = herd;
    if (!isOnline || herd === null || was?.herd !== herd.herd) return setNews(null);
    const sendings = Object.entries(herd.changes).map(([id, { sending }]) => [sending, was.changes[id]?.sending ?? "sent"] as const);
    const told = TELLING.find((one) => sendings.some(([sending, earlier]) => sending === one && earlier !== one));
    if (told !== undefined) setNews(told);
  }, [herd, isOnline]);
  return news;
}
