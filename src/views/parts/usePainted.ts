import { startTransition, useEffect, useState } from "react";

/** Whether what was drawn first has been painted: what follows then holds up nobody's press. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The second one comes after the paint that the first one leads to.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
