import type { TextsFlow } from "../texts/texts";
import type { Work } from "./createShellFlows";

/** Brings what is needed after the sign-in, with its texts; asked for again it answers at once, after a failure it tries anew. */
export type LoadWork = () => Promise<Work>;

export function createLoadWork({
  load,
  texts,
}: {
  readonly load: () => Promise<() => Promise<Work>>;
  readonly texts: TextsFlow;
}): LoadWork {
  let loading: Promise<Work> | null = null;
  const start = async () => {
    const [create] = await Promise.all([load(), texts.need("shell")]);
    const work = await create();
    work.followHome(() => texts.need("routes", "pages"));
    return work;
  };
  return () => {
    loading ??= start().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
