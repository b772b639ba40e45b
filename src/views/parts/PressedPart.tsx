import { type ReactNode, useEffect } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import { isFileMissing } from "../../loading/missingFiles";
import type { Part } from "../../loading/part";
import { usePublic } from "../context/public";
import { onCloseRequest } from "./closeOnBack";
import { usePart } from "./usePart";

interface PressedPartProps<T> {
  readonly part: Part<T>;
  /** Where it cannot come, or Escape says that it need not: it counts as closed, so that the next press tries again. */
  readonly onClose: () => void;
  /** Shown until it has come. */
  readonly waiting?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** What is needed only after a press, drawn as soon as it has come. */
export function PressedPart<T>({ part, onClose, waiting = null, children }: PressedPartProps<T>) {
  const { notices } = usePublic();
  const { value, failed } = usePart(part);
  useEffect(() => {
    if (!failed) return;
    // A file that the server has not got any more is not the network: the newer version is offered.
    if (!isFileMissing()) notices.show({ kind: "negative", lines: [welcomeText.error.offline] });
    onClose();
  });
  const waits = value === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it is the same for as long as it waits.
  useEffect(() => (waits ? onCloseRequest(onClose) : undefined), [waits]);
  return waits ? waiting : children(value);
}
