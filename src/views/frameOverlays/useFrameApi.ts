import { useEffect, useState } from "react";
import type { FrameTalk } from "../../flows/frames/handlers/createFrameApi";
import { useShell } from "../shell";

/** What frames say through the shell, once that has come; null until then. */
export function useFrameTalk(): FrameTalk | null {
  const { frameTalk } = useShell();
  const [talk, setTalk] = useState<FrameTalk | null>(null);
  useEffect(() => {
    let gone = false;
    frameTalk().then(
      (come) => gone || setTalk(come),
      // Not fetched: frames are answered that it failed, and nothing is shown.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [frameTalk]);
  return talk;
}
