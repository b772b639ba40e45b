import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef, useState } from "react";
import type { LiveFrame } from "../../stores/framesStore";
import styles from "./FrameSlot.module.css";
import type { FrameActions } from "./frameActions";
import { sandboxOf } from "./frameSandbox";

/** The element of a frame. Its address is set once: a deep link is a message, and another load takes the place of the one before. */
export const FrameDocument = observer(function FrameDocument({
  frame,
  title,
  actions,
}: {
  frame: LiveFrame;
  title: string;
  actions: FrameActions;
}) {
  const { attach, empty, loaded } = actions;
  const { load, gone } = frame;
  const { record, application } = frame.owner;
  const [src] = useState(frame.src);
  const place = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    // Every load is attached to, each by its own drawing.
    if (element && frame.load === load) return gone ? empty(element) : attach(frame, element);
  }, [attach, empty, frame, load, gone]);
  return (
    <iframe
      ref={place}
      className={styles.document}
      src={src}
      title={title}
      sandbox={sandboxOf(frame.owner)}
      allow={record.allow.join("; ")}
      referrerPolicy={record.referrerPolicy}
      data-app={gone ? undefined : application}
      data-route={gone ? undefined : (frame.aim.target.route ?? undefined)}
      onLoad={() => loaded(frame)}
    />
  );
});
