import { observer } from "mobx-react-lite";
import type { FramesStore } from "../../stores/framesStore";
import type { FrameActions } from "../context/failureProps";
import styles from "./FrameArea.module.css";
import { FrameSlot } from "./FrameSlot";

/**
 * Every live frame, in the order they were opened. None is ever moved or taken out of the page to be hidden: a browser loads a
 * frame again when it is.
 */
export const FrameArea = observer(function FrameArea({ frames, actions }: { frames: FramesStore; actions: FrameActions }) {
  return (
    <div className={styles.area} data-frames={frames.activeKey === null ? "hidden" : "shown"}>
      {frames.slots.map((frame) => (
        <FrameSlot key={frame.key} frame={frame} shown={frame.key === frames.activeKey} actions={actions} />
      ))}
    </div>
  );
});
