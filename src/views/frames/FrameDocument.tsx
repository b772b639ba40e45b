import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { FrameRecord } from "../../domain/registry/tables";
import type { LiveFrame } from "../../stores/framesStore";
import styles from "./FrameSlot.module.css";
import type { FrameActions } from "./frameActions";

/** What a page on an origin of its own may do without saying so in the registry; never navigate the shell. */
const USUAL_SANDBOX = ["allow-scripts", "allow-same-origin", "allow-forms"];

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

/** Pages of the shell's own origin are trusted and could remove a sandbox themselves: they have one only if the registry says so. */
function sandboxOf({ isolation, sandbox }: FrameRecord): string | undefined {
  if (isolation === "path") return sandbox.length === 0 ? undefined : sandbox.join(" ");
  return [...new Set([...USUAL_SANDBOX, ...sandbox])].join(" ");
}
