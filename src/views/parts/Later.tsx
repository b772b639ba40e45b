import { type ComponentType, useEffect, useState } from "react";

/** A part of the shell that nobody sees before it is opened, and that therefore comes after the first page. */
export interface LaterPart<P> {
  readonly arrived: () => ComponentType<P> | null;
  /** Fetches it, ahead of its use where possible; what failed is asked for again the next time. */
  readonly fetch: () => Promise<void>;
}

export function laterPart<P>(load: () => Promise<ComponentType<P>>): LaterPart<P> {
  let part: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const settle = (component: ComponentType<P> | null) => {
    part = component;
    if (component === null) loading = null;
  };
  return {
    arrived: () => part,
    fetch: () => {
      loading ??= load().then(settle, () => settle(null));
      return loading;
    },
  };
}

/** Draws the part once it has arrived, and nothing until then. */
export function Later<P extends object>({ part, props }: { part: LaterPart<P>; props: P }) {
  const [Arrived, setArrived] = useState(part.arrived);
  useEffect(() => {
    let gone = false;
    if (Arrived === null) void part.fetch().then(() => gone || setArrived(part.arrived));
    return () => {
      gone = true;
    };
  });
  return Arrived === null ? null : <Arrived {...props} />;
}
