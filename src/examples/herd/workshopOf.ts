import type { Shell } from "../../sdk";
import type { Workshop } from "./sampleAnimals";

/** Whether the current herd is one of dairy or of suckler cows; dairy when it is not known. */
export async function workshopOf(shell: Pick<Shell, "getUser">): Promise<Workshop> {
  const user = await shell.getUser();
  return workshopIn(user.ok ? user.value : { laitier: true, allaitant: false });
}

export function workshopIn({ laitier, allaitant }: { readonly laitier: boolean; readonly allaitant: boolean }): Workshop {
  return allaitant && !laitier ? "suckler" : "dairy";
}
