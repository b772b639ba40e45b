import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef, useState } from "react";
import type { LiveFrame } from "../../stores/framesStore";
import type { FrameActions } from "../context/failureProps";
import styles from "./FrameSlot.module.css";
import { sandboxWithoutLostOrigin } from "./sandboxWithoutLostOrigin";

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
  const { attach, keepEmptyElement, loaded } = actions;
  const { load, removed } = frame;
  const { record, application } = frame.owner;
  const [src] = useState(frame.src);
  const place = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    // Each load is attached once, by the render that belongs to it.
    if (element && frame.load === load) return removed ? keepEmptyElement(element) : attach(frame, element);
  }, [attach, keepEmptyElement, frame, load, removed]);
  return (
    <iframe
      ref={place}
      className={styles.document}
      src={src}
      title={title}
      sandbox={sandboxWithoutLostOrigin(frame.owner)}
      allow={record.allow.join("; ")}
      referrerPolicy={record.referrerPolicy}
      data-frame={frame.key}
      data-app={removed ? undefined : application}
      data-route={removed ? undefined : (frame.destination.target.route ?? undefined)}
      onLoad={() => loaded(frame)}
    />
  );
});
