import type { Shell } from "../../sdk";
import type { Workshop } from "./sampleAnimals";

/** Whether the current herd is one of dairy or of suckler cows; dairy when nobody says. */
export async function workshopOf(shell: Pick<Shell, "getUser">): Promise<Workshop> {
  const user = await shell.getUser();
  return user.ok && user.value.allaitant && !user.value.laitier ? "suckler" : "dairy";
}
