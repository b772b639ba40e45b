import { createPath, type Navigator, type To } from "react-router-dom";

interface History {
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  readonly back: (steps: number) => void;
}

/** Lets the router speak to the navigation of the shell, so that there is one history. */
export function navigatorOf({ push, replace, back }: History): Navigator {
  const addressOf = (to: To) => (typeof to === "string" ? to : createPath(to));
  return { createHref: addressOf, go: back, push: (to) => push(addressOf(to)), replace: (to) => replace(addressOf(to)) };
}
