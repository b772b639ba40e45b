import { useEffect, useState, useSyncExternalStore } from "react";
import type { Part } from "../../loading/part";

export interface PartState<T> {
  /** Null until it has come. */
  readonly value: T | null;
  readonly failed: boolean;
}

/** A part of the product, loaded once something is drawn that needs it; what failed is loaded anew whenever `attempt` changes. */
export function usePart<T>(part: Part<T> | null, attempt: unknown = null): PartState<T> {
  const value = useSyncExternalStore(part?.subscribe ?? never, () => part?.loaded() ?? null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void attempt;
    if (part === null || part.loaded() !== null) return;
    let gone = false;
    setFailed(false);
    part.load().catch(() => gone || setFailed(true));
    return () => {
      gone = true;
    };
  }, [part, attempt]);
  return { value, failed };
}

function never(): () => void {
  return () => {};
}
