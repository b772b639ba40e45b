import type { Shell } from "../../sdk";
import { pageClock } from "../../sdk/clock";

/** Calls back when a page that was left open is looked at, opened or told something on another day than before; the answer ends that. */
export function onNewDay(
  shell: Pick<Shell, "onContext" | "onOpen">,
  begun: () => void,
  { now }: Pick<typeof pageClock, "now"> = pageClock,
): () => void {
  const dayNow = () => new Date(now()).toDateString();
  let day = dayNow();
  const look = () => {
    const before = day;
    day = dayNow();
    if (day !== before) begun();
  };
  const seen = () => {
    if (!document.hidden) look();
  };
  document.addEventListener("visibilitychange", seen);
  const stops = [shell.onContext(look), shell.onOpen(look), () => document.removeEventListener("visibilitychange", seen)];
  return () => {
    for (const stop of stops) stop();
  };
}
