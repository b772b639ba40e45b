import type { Dashboards } from "../../flows/dashboards/createDashboards";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";

/** What drives the previews of dashboard tiles; null until it has loaded, and for good when it cannot: the tiles are links all the same. */
export function useDashboards(): Dashboards | null {
  return usePart(useShell().dashboards).value;
}
