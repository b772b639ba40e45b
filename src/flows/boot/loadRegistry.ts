import type { RegistryTables } from "../../domain/registry/tables";
import type { RegistryStore } from "../../stores/registryStore";
import type { TextsFlow } from "../texts/texts";

export interface LoadedRegistry {
  readonly tables: RegistryTables;
  /** connectedAs values that must accept the terms. */
  readonly termsRequiredOf: readonly string[];
}

/** Brings the whole registry with its texts; asked for again it answers at once, after a failure it tries anew. */
export type LoadRegistry = () => Promise<void>;

export function createLoadRegistry(
  { loadTables, texts }: { readonly loadTables: () => Promise<LoadedRegistry>; readonly texts: TextsFlow },
  registry: RegistryStore,
): LoadRegistry {
  let loading: Promise<void> | null = null;
  const load = async () => {
    const [{ tables, termsRequiredOf }] = await Promise.all([loadTables(), texts.need("shell", "routes")]);
    if (!registry.complete) registry.replace(tables, termsRequiredOf);
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
