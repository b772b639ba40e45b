import { createContext, useContext } from "react";
import type { Call, Failure } from "./call";

/** How the page asks, and what is not answered. */
export interface Connection {
  readonly call: Call;
  /** Why something that is shown now has no answer; null: all of it has. */
  readonly failure: Failure | null;
  /** Tells of a question without an answer, until what is returned is called. */
  readonly tell: (failure: Failure) => () => void;
}

export const StudioContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = useContext(StudioContext);
  if (connection === null) throw new Error("There is no studio around this view.");
  return connection;
}
