import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { LiveFrame } from "../../stores/framesStore";
import styles from "./FrameSlot.module.css";
import type { FrameActions } from "./frameActions";
import { sandboxOf } from "./sandboxOf";

/** One document of a frame. Its address is set once: a deep link is a message, another load is another element. */
export const FrameDocument = observer(function FrameDocument({
  frame,
  title,
  actions,
}: {
  frame: LiveFrame;
  title: string;
  actions: FrameActions;
}) {
  const { attach, loaded } = actions;
  const mount = useCallback((element: HTMLIFrameElement | null) => (element ? attach(frame, element) : undefined), [attach, frame]);
  const { record, application } = frame.owner;
  return (
    <iframe
      ref={mount}
      className={styles.document}
      src={frame.src}
      title={title}
      sandbox={sandboxOf(record)}
      allow={record.allow.join("; ")}
      referrerPolicy="same-origin"
      data-app={application}
      data-route={frame.aim.target.route}
      onLoad={() => loaded(frame)}
    />
  );
});
