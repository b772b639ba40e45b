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
  /** For a page opened while there are findings. */
  readonly resend: () => void;
}

/** Tells the page of findings when they change, and once when there are none any more; a good change needs no word. */
export function createPageUpdates(generate: () => Promise<Regeneration>, { send, error, info }: Listeners): PageUpdates {
  let told: Regeneration = { ok: true, text: "" };
  const generateAndReport = async () => {
    const made = await generate();
    if (made.text === told.text) return;
    if (!made.ok) error(made.text);
    else info(made.text || "The registry is mended.");
    send(made);
    told = made;
  };
  return {
    update: oneAtATime(generateAndReport),
    resend: () => {
      if (told.text !== "") send(told);
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
