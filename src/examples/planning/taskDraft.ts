import { NOTE_LENGTH } from "../herd/taskChanges";

/** What the user has typed about a task and not saved. */
export interface TaskDraft {
  readonly task: string;
  /** As the field holds it: empty while it is being typed. */
  readonly day: string;
  readonly note: string;
}

/** Reads a draft that the shell kept; null for any other shape. */
export function readTaskDraft(value: unknown): TaskDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const [task, day, note] = ["task", "day", "note"].map((name) => Reflect.get(value, name));
  if (typeof task !== "string" || typeof day !== "string" || typeof note !== "string") return null;
  return { task, day: day.slice(0, 10), note: note.slice(0, NOTE_LENGTH) };
}
