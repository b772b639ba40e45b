import type { Regeneration } from "./regenerate";

/** Where the outcome of a generation is reported. */
export interface Listeners {
  readonly send: (message: Regeneration) => void;
  readonly error: (text: string) => void;
  readonly info: (text: string) => void;
}

export interface PageUpdates {
  /** Generates; asked while it runs, it runs once more afterwards, so that the last edit is never missed. */
  readonly update: () => Promise<void>;
  /** For a page opened while the registry is broken. */
  readonly resend: () => void;
}

/** Tells the page of findings as long as there are any, and once when they are mended; a good change needs no word. */
export function createPageUpdates(generate: () => Promise<Regeneration>, { send, error, info }: Listeners): PageUpdates {
  let broken: Regeneration | null = null;
  const generateAndReport = async () => {
    const made = await generate();
    if (!made.ok) error(made.text);
    else if (broken !== null) info("The registry is mended.");
    if (!made.ok || broken !== null) send(made);
    broken = made.ok ? null : made;
  };
  return {
    update: oneAtATime(generateAndReport),
    resend: () => {
      if (broken !== null) send(broken);
    },
  };
}

function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await job();
    } while (again);
    running = null;
  };
  return () => {
    if (running === null) running = run();
    else again = true;
    return running;
  };
}
