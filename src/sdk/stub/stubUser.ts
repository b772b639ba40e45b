import { readFrameUser } from "../../protocol/frames/frameUser";

/** The user of the stub shell. */
export const STUB_USER = readFrameUser({
  id: "stub",
  numCheptel: "FR35123456",
  nom: "Stub",
  prenom: "Shell",
  email: "stub@example.org",
  droits: ["ALL"],
});
