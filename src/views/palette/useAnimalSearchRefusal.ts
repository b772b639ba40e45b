import { SHELL_ROUTES } from "../../../generated/settings";
import type { Reason } from "../../domain/registry/access";
import { useShell } from "../context/shell";

/** Why the viewer may not search animals; null for who may. */
export function useAnimalSearchRefusal(): Reason | null {
  const { admitted, reason } = useShell().menu.resolver.route(SHELL_ROUTES.search);
  return admitted ? null : reason;
}
