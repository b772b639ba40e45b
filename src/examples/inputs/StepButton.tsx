import type { KeyboardEvent, PointerEvent } from "react";
import { TIMING } from "../../../generated/settings";
import type { Direction } from "../../domain/inputs/stepNumber";
import type { Clock } from "../../time/clock";
import { InputGlyph } from "./InputGlyph";
import { useRepeatWhileHeld } from "./useRepeatWhileHeld";

interface StepButtonProps {
  readonly direction: Direction;
  readonly label: string;
  readonly onStep: (direction: Direction) => void;
  readonly clock: Clock;
}

const PRESS = new Set(["Enter", " "]);
const MAIN_BUTTON = 0;

/** A button that works as long as it is held, by pointer or key; released, left, cancelled or without focus it stops. */
export function StepButton({ direction, label, onStep, clock }: StepButtonProps) {
  // Its own: the focus that comes to it leaves another part of the field, which stops what is held there.
  const hold = useRepeatWhileHeld(clock, TIMING.numberButtonRepeatMs);
  const onStart = () => hold.start(() => onStep(direction));
  const onStop = hold.stop;
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== MAIN_BUTTON) return;
    // A finger that slides off must leave the button, as a mouse does.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.releasePointerCapture(event.pointerId);
    onStart();
  };
  const onKey = (event: KeyboardEvent, run: () => void) => {
    if (!PRESS.has(event.key)) return;
    // The click that would follow has been answered already.
    event.preventDefault();
    if (!event.repeat) run();
  };
  return (
    <button
      type="button"
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerUp={onStop}
      onPointerLeave={onStop}
      onPointerCancel={onStop}
      onBlur={onStop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => onKey(event, onStart)}
      onKeyUp={(event) => onKey(event, onStop)}
      onClick={({ detail }) => {
        // Neither pointer nor key: a screen reader or a voice pressed it.
        if (detail > 0) return;
        onStart();
        onStop();
      }}
    >
      <InputGlyph name={direction === 1 ? "more" : "less"} />
    </button>
  );
}
