// Generated from registry/homes.yaml : edit the registry, then run npm run registry -- generate.
import type { HomesRecord } from "../src/domain/registry/tables";

export const HOMES: HomesRecord = {
  values: {
    EASYCOW: "mouvements.easycow.main",
    ICOWDESK: "icowdesk.home.map",
    MAP: "map.main",
    MYTASK: "mytask.board",
    PLANNING: "planning2.main.planning",
  },
  byOrigin: { TECHNICIEN: "ICOWDESK" },
  otherwise: "PLANNING",
};
