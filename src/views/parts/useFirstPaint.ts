import { type RefObject, startTransition, useEffect, useState } from "react";

/** Whether an element has been painted: what follows it then delays no press. */
export function useFirstPaint(element: RefObject<Element | null>): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    // Its first word comes right after the picture, whether the element is in sight or not.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      startTransition(() => setPainted(true));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPainted;
}
