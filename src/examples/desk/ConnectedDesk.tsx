import { useEffect } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import { useShell } from "../../sdk/react";
import { connection } from "../parts/connection";
import { showReceived } from "../parts/showReceived";
import { textsIn } from "../parts/textsIn";
import { useReady } from "../parts/useReady";
import { DeskPage } from "./DeskPage";
import { referenceDomain } from "./figures/referenceDomain";
import { ReferencePage } from "./ReferencePage";
import { Skeleton } from "./Skeleton";
import { TEXTS } from "./texts/texts";

const OPTIONS = connection("desk 1.0");

/** The desk of advisers and technicians: connects, and shows what the shell asks for. */
export function ConnectedDesk() {
  const { state, shell, context, error } = useShell<RouteParams>(OPTIONS);
  useEffect(() => {
    if (shell !== null && context !== null) showReceived({ state: shell.state, context, address: shell.address });
  }, [shell, context]);
  const domain = shell === null ? null : referenceDomain(shell.address.path);
  useReady(shell, domain !== null);
  if (state === "connecting") return <Skeleton texts={textsIn(TEXTS, document.documentElement.lang)} />;
  if (state === "failed") return <p role="alert">{error.message}</p>;
  const texts = textsIn(TEXTS, context.language);
  // The reference data are served under the same base.
  if (domain !== null) return <ReferencePage {...{ texts, domain, shell, context }} />;
  return <DeskPage texts={texts} shell={shell} context={context} />;
}
