import type { ComponentType } from "react";
import type { Frames } from "../../flows/frames/createFrames";
import type { FrameFailure, LiveFrame } from "../../stores/framesStore";

/** What the frame area asks of the flows. */
export type FrameActions = Pick<Frames, "attach" | "keepEmptyElement" | "loaded" | "retry">;

export interface FailureProps<Why extends FrameFailure = FrameFailure> {
  readonly why: Why;
  readonly page: string;
  readonly application: string;
  readonly onRetry: () => void;
}

export interface StoppedProps extends FailureProps<Exclude<FrameFailure, "notAnswering" | "offline">> {
  readonly address: string;
}

export interface UnconnectedProps {
  readonly frame: LiveFrame;
  readonly actions: FrameActions;
}

/** What is said about a page that had come and is not shown, or knows nothing of the shell. */
export interface FailureCards {
  readonly StoppedCard: ComponentType<StoppedProps>;
  readonly UnconnectedNote: ComponentType<UnconnectedProps>;
}
