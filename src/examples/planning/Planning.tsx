import { useEffect } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import { useShell } from "../../sdk/react";
import { connection } from "../parts/connection";
import { showReceived } from "../parts/showReceived";
import { wordsIn } from "../parts/wordsIn";
import styles from "./Planning.module.css";
import { PlanningPage } from "./PlanningPage";
import { TEXTS } from "./texts";

const OPTIONS = connection("planning 1.0");

interface PlanningProps {
  /** The version that is being tried: a board instead of a list. */
  readonly isBoard: boolean;
}

/** The planning of a herd: connects, and shows what the shell asks for. */
export function Planning({ isBoard }: PlanningProps) {
  const { state, shell, context, error } = useShell<RouteParams>(OPTIONS);
  useEffect(() => {
    if (shell !== null && context !== null) showReceived({ state: shell.state, context, address: shell.address });
  }, [shell, context]);
  if (state === "connecting") return null;
  if (state === "failed") return <p role="alert">{error.message}</p>;
  const words = wordsIn(TEXTS, context.language);
  if (context.numCheptel === null)
    return (
      <main className={styles.page}>
        <h1>{words.upcoming}</h1>
        <p>{words.noHerd}</p>
      </main>
    );
  return <PlanningPage words={words} shell={shell} context={context} isBoard={isBoard} />;
}
