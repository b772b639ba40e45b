import { reaction } from "mobx";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import type { ParentFrame } from "../../ports/parentFrame";
import type { LocationStore } from "../../stores/locationStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { RegistryStore } from "../../stores/registryStore";

interface NavigationStores {
  readonly location: LocationStore;
  readonly registry: RegistryStore;
  readonly notices: NoticeStore;
}

const LOGIN = SCREENS.login.route;

/** Reports the routes that want it to the parent frame, and a user who was sent home of the reason (section 4, route guard). */
export function startReportNavigation(parent: ParentFrame, { location, registry, notices }: NavigationStores): void {
  let isReported = false;
  reaction(
    () => location.page,
    ({ kind }) => {
      // The login page says it itself. A multi-herd user is sent home instead, so the reason is said there.
      if (location.route === LOGIN) isReported = location.refusal !== null;
      if (kind === "frame" || kind === "empty") {
        if (!isReported) reportRefusal(location, notices);
        location.refuse(null);
        isReported = false;
      }
      const { resolution } = location;
      if (resolution === null) return;
      const { route, params, href } = resolution;
      if (route !== null && href !== null && registry.tables.routes[route]?.navi) parent.navigate({ route, params, href });
    },
    { fireImmediately: true },
  );
}

function reportRefusal(location: LocationStore, notices: NoticeStore): void {
  const { refusal } = location;
  if (refusal === null) return;
  const reason = welcomeText.refusal.reason[refusal.reason];
  // A slip in an address is nothing for the support.
  if (refusal.reason === "unknown-route") notices.show({ kind: "info", lines: [reason] });
  else notices.show({ kind: "negative", lines: [reason, welcomeText.refusal.code], values: { code: refusal.code } });
}
