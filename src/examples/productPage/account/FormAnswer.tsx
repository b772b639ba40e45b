/** What became of what a form holds. */
export interface Answer {
  readonly said: string;
  readonly tone: "done" | "failed" | "plain";
}

export const NO_ANSWER: Answer = { said: "", tone: "plain" };

const SIGNS = {
  done: "m5 12 5 5L20 7",
  failed: "M12 8v5M12 16.5v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
} as const;

/** Said beside the button that was pressed. */
export function FormAnswer({ said, tone }: Answer) {
  return (
    <p role="status" data-tone={tone}>
      {said !== "" && tone !== "plain" && (
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={SIGNS[tone]} />
        </svg>
      )}
      {said}
    </p>
  );
}
