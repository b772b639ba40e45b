import { readFrameUser } from "../../protocol/frames/messages/frameUser";

/** The herds of the stub shell; the first one is open. */
export const STUB_HERDS = ["FR35123456", "FR22654321"] as const;

/** The user of the stub shell, as an application is told of one for which the registry lists nothing more. */
export const STUB_USER = readFrameUser({ id: "stub", numCheptel: STUB_HERDS[0], nom: "Stub", prenom: "Shell", laitier: true });
