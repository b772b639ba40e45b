import { createContext, useContext } from "react";
import type { Call } from "./call";

export const StudioContext = createContext<Call | null>(null);

export function useCall(): Call {
  const call = useContext(StudioContext);
  if (call === null) throw new Error("There is no studio around this view.");
  return call;
}
