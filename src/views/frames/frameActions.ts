import type { Frames } from "../../flows/frames/createFrames";

/** What the frame area asks of the flows. */
export type FrameActions = Pick<Frames, "attach" | "keepEmptyElement" | "loaded" | "retry">;
