import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { Dashboards } from "../../flows/dashboards/createDashboards";
import type { LiveFrame } from "../../stores/framesStore";
import { sandboxWithoutLostOrigin } from "../frames/sandboxWithoutLostOrigin";
import styles from "./Dashboards.module.css";

/** The document of a small view. It is looked at only: pointer and keys belong to the link around it. */
export const PreviewFrame = observer(function PreviewFrame({ frame, title, live }: { frame: LiveFrame; title: string; live: Dashboards }) {
  const { attach, loaded } = live;
  const mount = useCallback((element: HTMLIFrameElement | null) => (element ? attach(frame, element) : undefined), [attach, frame]);
  const { record } = frame.owner;
  return (
    <iframe
      ref={mount}
      className={styles.document}
      src={frame.src}
      title={title}
      tabIndex={-1}
      inert
      sandbox={sandboxWithoutLostOrigin(frame.owner)}
      allow={record.allow.join("; ")}
      referrerPolicy={record.referrerPolicy}
      data-preview={frame.key}
      data-state={frame.state.kind}
      onLoad={() => loaded(frame)}
    />
  );
});
