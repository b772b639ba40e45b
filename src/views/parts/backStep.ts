/** Mark of the step in the history that the back button takes to close what is open over the page: see parts/closeOnBack. */
export const BACK_STEP = "backStep";

/** Whether the newest step of the history is there for the back button alone; whatever comes next takes its place. */
export function isBackStep(): boolean {
  return Boolean(window.history.state?.[BACK_STEP]);
}
