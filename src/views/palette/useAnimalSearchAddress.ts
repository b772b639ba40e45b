import { LIMITS, QUICK_ACCESS, SHELL_ROUTES } from "../../../generated/settings";
import { animalQuery } from "../../domain/search/animalQuery";
import { useShell } from "../context/shell";

/** Gives the address that searches an animal for what was typed; null without the grant, and below the minimum of characters. */
export function useAnimalSearchAddress(): (typed: string) => { readonly query: string; readonly href: string } | null {
  const { menu } = useShell();
  return (typed) => {
    const query = animalQuery(typed, LIMITS.searchMinimumCharacters);
    if (query === null) return null;
    const { admitted, href } = menu.resolver.route(SHELL_ROUTES.search, {}, { [QUICK_ACCESS.animalQuery]: query });
    return admitted && href !== null ? { query, href } : null;
  };
}
