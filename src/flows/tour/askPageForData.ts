import type { UserProfile } from "../../domain/session/profile";
import type { HerdStorage } from "../../ports/herdStorage";
import { PREPARE_HERD } from "../../protocol/frames/messages/messagesToFrame";
import type { LiveFrame } from "../../stores/framesStore";
import type { Frames } from "../frames/createFrames";

interface PreparePorts {
  readonly frames: Pick<Frames, "callTo">;
  readonly herdStorage: Pick<HerdStorage, "store">;
  /** How long a page may take. */
  readonly pageMs: number;
}

/** The page has no data to take along, or an SDK from before there was a question for it. */
const WITHOUT_DATA: ReadonlySet<string> = new Set(["not-handled", "unknown-message"]);

/** Asks a page for its data of a herd and stores it for that herd. "failed": it did not come, or there is no room for it. */
export async function askPageForData(
  { frames, herdStorage, pageMs }: PreparePorts,
  frame: LiveFrame | undefined,
  application: string,
  numCheptel: string,
  { id: userId, laitier, allaitant }: Pick<UserProfile, "id" | "laitier" | "allaitant">,
): Promise<"stored" | "none" | "failed"> {
  const call = frame === undefined ? null : frames.callTo(frame);
  if (call === null) return "failed";
  const answer = await call(PREPARE_HERD, { numCheptel, laitier, allaitant }, pageMs);
  if (!answer.ok) return WITHOUT_DATA.has(answer.error) ? "none" : "failed";
  for (const { index, value } of answer.value) {
    const refusal = await herdStorage.store({ userId, numCheptel, application }, index, value);
    if (refusal !== null) return "failed";
  }
  return "stored";
}
