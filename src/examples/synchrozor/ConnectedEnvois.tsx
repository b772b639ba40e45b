import { useEffect } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import { useShell } from "../../sdk/react";
import { connection } from "../parts/connection";
import { GreyRows } from "../parts/GreyRows";
import { showReceived } from "../parts/showReceived";
import { textsIn } from "../parts/textsIn";
import styles from "./Envois.module.css";
import { EnvoisPage } from "./EnvoisPage";
import { TEXTS } from "./texts/texts";

const OPTIONS = connection("synchrozor 1.0");

/** What is on its way to the server: connects, and shows what the shell asks for. */
export function ConnectedEnvois() {
  const { state, shell, context, error } = useShell<RouteParams>(OPTIONS);
  useEffect(() => {
    if (shell !== null && context !== null) showReceived({ state: shell.state, context, address: shell.address });
  }, [shell, context]);
  if (state === "connecting")
    return (
      <main className={styles.page} aria-busy="true">
        <GreyRows />
      </main>
    );
  if (state === "failed") return <p role="alert">{error.message}</p>;
  return <EnvoisPage texts={textsIn(TEXTS, context.language)} shell={shell} context={context} />;
}
