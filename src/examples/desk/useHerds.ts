import { useCallback, useEffect, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { today } from "../../sdk/formats";
import { onNewDay } from "../parts/onNewDay";
import { onSent } from "../parts/onSent";
import { type DeskHerd, deskHerds } from "./figures/deskHerds";
import { taskChanges } from "./taskChanges";

/** The herds of the account; while another one is opened those of before stay. `retry` asks the shell once more. */
export function useHerds(shell: Shell<RouteParams>, { numCheptel }: FrameContext) {
  const [herds, setHerds] = useState<readonly DeskHerd[] | "failed" | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another herd the shell tells more; and the user may ask again.
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const user = await shell.getUser();
      const changes = user.ok ? await taskChanges(user.value, shell.context.network) : new Map();
      if (gone) return;
      if (user.ok) setHerds(deskHerds(user.value, today(), changes));
      else setHerds((now) => (Array.isArray(now) ? now : "failed"));
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [shell, numCheptel, asked]);
  const retry = useCallback(() => setAsked((times) => times + 1), []);
  // What is done on the planning is late no more here.
  useEffect(() => onSent(shell, retry), [shell, retry]);
  useEffect(() => onNewDay(shell, retry), [shell, retry]);
  return { herds, retry };
}
