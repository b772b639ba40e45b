import { useEffect, useState } from "react";
import { useShell } from "../context/shell";
import { isTypingBeside } from "../frames/typingPlace";

/** Shorter than anybody would notice once the dialog or field is left. */
const LOOK_MS = 200;

/** Whether what a page asks for may be shown: not while the user answers a dialog or types beside the page. Then it waits; once shown it stays. */
export function useUndisturbed<Asked>(asked: Asked | null): boolean {
  const { clock } = useShell();
  const [shown, setShown] = useState<Asked | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let cancel = () => {};
    const look = () => {
      if (document.querySelector("dialog[open]") === null && !isTypingBeside()) setShown(asked);
      else cancel = clock.after(LOOK_MS, look);
    };
    look();
    return () => cancel();
  }, [asked, clock]);
  return asked !== null && shown === asked;
}
