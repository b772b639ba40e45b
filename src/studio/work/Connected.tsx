import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Call, Failure } from "./call";
import { type Connection, StudioContext } from "./context";

interface Told {
  readonly failure: Failure;
}

/** Gives a page its calls, and gathers which of its questions have no answer. */
export function Connected({ call, children }: { readonly call: Call; readonly children: ReactNode }) {
  const [told, setTold] = useState<readonly Told[]>([]);
  const tell = useCallback((failure: Failure) => {
    const one = { failure };
    setTold((all) => [...all, one]);
    return () => setTold((all) => all.filter((other) => other !== one));
  }, []);
  const failure = told.at(-1)?.failure ?? null;
  const connection = useMemo((): Connection => ({ call, failure, tell }), [call, failure, tell]);
  return <StudioContext value={connection}>{children}</StudioContext>;
}
