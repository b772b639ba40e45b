import { readFrameUser } from "../../protocol/frames/messages/frameUser";

/** The user of the stub shell, as an application is told of one for which the registry lists nothing more. */
export const STUB_USER = readFrameUser({ id: "stub", numCheptel: "FR35123456", nom: "Stub", prenom: "Shell", laitier: true });
