import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { openOverSteps } from "./closeOnBack";

/** How the flows move the page: they ask the router, and it reports every address it comes to. */
export interface RouterLink {
  readonly attach: (go: (address: string, how: { readonly replace: boolean }) => void) => () => void;
  readonly moved: (to: { readonly pathname: string; readonly search: string; readonly key: string }) => void;
}

/** Where the flows want to go, the router goes; and every address it comes to is put before the guard before it is painted. */
export function RouterBridge({ router }: { router: RouterLink }) {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(
    () => router.attach((address, how) => openOverSteps(how.replace, (replace) => void navigate(address, { replace }))),
    [router, navigate],
  );
  // The router hears of a redirect only once its own effect has run, which is after this one: still before anything is painted.
  const [listening, setListening] = useState(false);
  useLayoutEffect(() => setListening(true), []);
  useLayoutEffect(() => {
    if (listening) router.moved(location);
  }, [router, location, listening]);
  return null;
}
