import { useEffect, useState } from "react";
import type { Dashboards } from "../../flows/dashboards/createDashboards";
import { useShell } from "../context/shell";

/** What makes dashboard tiles live; null until it has come, and for good when it cannot: the tiles are links all the same. */
export function useDashboards(): Dashboards | null {
  const { dashboards } = useShell();
  const [arrived, setArrived] = useState<Dashboards | null>(null);
  useEffect(() => {
    let gone = false;
    dashboards().then(
      (live) => gone || setArrived(live),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [dashboards]);
  return arrived;
}
