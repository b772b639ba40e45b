import { readFrameUser } from "../../protocol/frames/frameUser";

/** Whom the stub shell signs in. */
export const STUB_USER = readFrameUser({
  id: "stub",
  numCheptel: "FR35123456",
  nom: "Stub",
  prenom: "Shell",
  email: "stub@example.org",
  droits: ["ALL"],
});
