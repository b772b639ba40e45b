import { useEffect } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { ConnectOptions } from "../../sdk";
import { useShell } from "../../sdk/react";
import { workshopIn } from "../herd/workshopOf";
import { connection } from "../parts/connection";
import { GreyRows } from "../parts/GreyRows";
import { showReceived } from "../parts/showReceived";
import { textsIn } from "../parts/textsIn";
import { useReady } from "../parts/useReady";
import { LOADED, loadHerd, storedHerd } from "./loadedHerd";
import styles from "./Planning.module.css";
import { headingOf, PlanningPage } from "./PlanningPage";
import { TEXTS } from "./texts/texts";

const OPTIONS: ConnectOptions = {
  ...connection("planning 1.0"),
  prepareHerd: async ({ numCheptel, ...kinds }) => ({ [LOADED]: storedHerd(await loadHerd(numCheptel, workshopIn(kinds))) }),
};

interface PlanningProps {
  /** The version that is being tried: a board instead of a list. */
  readonly isBoard: boolean;
}

/** The planning of a herd: connects, and shows what the shell asks for. */
export function ConnectedPlanning({ isBoard }: PlanningProps) {
  const { state, shell, context, error } = useShell<RouteParams>(OPTIONS);
  useEffect(() => {
    if (shell !== null && context !== null) showReceived({ state: shell.state, context, address: shell.address });
  }, [shell, context]);
  useReady(shell, context?.numCheptel === null);
  if (state === "connecting")
    return (
      <main className={styles.page} aria-busy="true">
        <GreyRows />
      </main>
    );
  if (state === "failed") return <p role="alert">{error.message}</p>;
  const texts = textsIn(TEXTS, context.language);
  // The shell says what the page is for, and asks for a herd.
  if (context.numCheptel === null)
    return (
      <main className={styles.page}>
        <h1 className="seenByReaders">{headingOf(texts, shell.address.path, context)}</h1>
      </main>
    );
  return <PlanningPage texts={texts} shell={shell} context={context} isBoard={isBoard} />;
}
