import type { Dashboards } from "../../flows/dashboards/createDashboards";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";

/** What makes dashboard tiles live; null until it has come, and for good when it cannot: the tiles are links all the same. */
export function useDashboards(): Dashboards | null {
  return usePart(useShell().dashboards).value;
}
