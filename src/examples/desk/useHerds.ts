import { useEffect, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { today } from "../../sdk/formats";
import { type DeskHerd, deskHerds } from "./figures/deskHerds";

/** The herds of the account; while another one is opened those of before stay. `retry` asks the shell once more. */
export function useHerds(shell: Shell<RouteParams>, { numCheptel }: FrameContext) {
  const [herds, setHerds] = useState<readonly DeskHerd[] | "failed" | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another herd the shell tells more; and the user may ask again.
  useEffect(() => {
    let gone = false;
    void shell.getUser().then((user) => {
      if (gone) return;
      if (user.ok) setHerds(deskHerds(user.value, today()));
      else setHerds((now) => (Array.isArray(now) ? now : "failed"));
    });
    return () => {
      gone = true;
    };
  }, [shell, numCheptel, asked]);
  return { herds, retry: () => setAsked((times) => times + 1) };
}
