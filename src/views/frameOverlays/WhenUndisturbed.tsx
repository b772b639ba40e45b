import { type ReactNode, useEffect, useState } from "react";
import { useShell } from "../context/shell";
import { isTypingBeside } from "../frames/typingPlace";

/** Shorter than anybody would notice once the dialog or field is left. */
const LOOK_MS = 200;

/** What a page asks for is not shown while the user answers a dialog or types beside the page. Then it waits; once shown it stays. */
export function WhenUndisturbed({ asked, children }: { asked: object; children: ReactNode }) {
  const { clock } = useShell();
  const [shown, setShown] = useState<object | null>(null);
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      if (document.querySelector("dialog[open]") === null && !isTypingBeside()) setShown(asked);
      else cancel = clock.after(LOOK_MS, look);
    };
    look();
    return () => cancel();
  }, [asked, clock]);
  return shown === asked && children;
}
