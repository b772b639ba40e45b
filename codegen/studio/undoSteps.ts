import { backwards, type Step } from "../edit/writeStep";
import { studioText } from "./answerTexts";
import { done, refused, type Written } from "./written";

/** What was written since the studio was started, any number of steps. */
export interface UndoSteps {
  /** What is undone next, in words; null: nothing. */
  readonly next: () => string | null;
  readonly add: (step: Step, said: string) => void;
  readonly undo: () => Written;
}

/** `write`: the name of the file that stopped it, which was changed meanwhile; null: it is written. */
export function undoSteps(write: (step: Step) => string | null): UndoSteps {
  const steps: { readonly step: Step; readonly said: string }[] = [];
  return {
    next: () => steps.at(-1)?.said ?? null,
    add: (step, said) => void steps.push({ step, said }),
    undo: () => {
      const last = steps.at(-1);
      if (last === undefined) return refused(studioText("nothing-to-undo", {}));
      const stopped = write(backwards(last.step));
      if (stopped !== null) return refused(studioText("conflict-undo", { file: stopped }), true);
      steps.pop();
      return done(studioText("step-undo", { what: last.said }));
    },
  };
}
