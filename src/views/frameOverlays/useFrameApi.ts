import { useEffect, useState } from "react";
import type { FrameApi } from "../../flows/frames/handlers/createFrameApi";
import { useShell } from "../context/shell";

/** What frames say through the shell, once that has come; null until then. */
export function useFrameApi(): FrameApi | null {
  const { frameApi } = useShell();
  const [api, setApi] = useState<FrameApi | null>(null);
  useEffect(() => {
    let gone = false;
    frameApi().then(
      (come) => gone || setApi(come),
      // Not fetched: frames are answered that it failed, and nothing is shown.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [frameApi]);
  return api;
}
