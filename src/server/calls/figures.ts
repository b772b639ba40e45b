import { createResolver } from "../../domain/resolver/createResolver";
import type { UserProfile } from "../../domain/session/profile";
import { SHELL_CALLS } from "../../protocol/calls/shellCalls";
import { herdsOf } from "../database/accounts";
import { herdCall } from "../endpoint/endpoint";
import { accepted } from "../http/answer";
import type { BackendRegistry } from "../registry/backendRegistry";
import { buildProfile } from "./buildProfile";

/** The numbers of a herd and of all herds, by the names of the registry: of the tiles that the menu shows the caller, and of no others. */
export const figures = herdCall(SHELL_CALLS.figures, async ({ service }, { account, numCheptel, token, bySupport }) => {
  const herds = await herdsOf(service.database, account.id);
  const user = buildProfile(service, { account, herds, numCheptel, token, bySupport });
  const shown = namesInMenu(service.registry, user);
  if (shown.size === 0) return accepted({});
  const known = await service.figuresOf(herds.find(({ num_cheptel }) => num_cheptel === numCheptel) ?? null, herds);
  return accepted(Object.fromEntries(Object.entries(known).filter(([name]) => shown.has(name))));
});

function namesInMenu({ tables }: BackendRegistry, user: UserProfile): ReadonlySet<string> {
  // The mode is a choice on the device and no right: without one, the menu holds all that the user may open.
  const { menu } = createResolver(tables, { user, multiUser: null, online: true, mode: null, numCheptel: user.numCheptel });
  return new Set(menu().flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.flatMap(({ figure }) => figure ?? []))));
}
