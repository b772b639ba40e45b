/** What came of a step that was to be written. */
export interface Written {
  /** What was done, or why nothing was. */
  readonly said: string;
  readonly isWritten: boolean;
  readonly isConflict: boolean;
}

export function done(said: string): Written {
  return { said, isWritten: true, isConflict: false };
}

export function refused(said: string, isConflict = false): Written {
  return { said, isWritten: false, isConflict };
}
