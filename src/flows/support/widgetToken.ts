import { reaction } from "mobx";
import { LIMITS } from "../../../generated/settings";
import { userInCalls } from "../../domain/session/userInCalls";
import type { Http } from "../../ports/http";
import type { SupportWidget } from "../../ports/supportWidget";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { SupportStore } from "../../stores/supportStore";

interface WidgetTokenPorts {
  readonly http: Http;
  readonly supportWidget: SupportWidget;
}

interface WidgetTokenStores {
  readonly session: SessionStore;
  readonly menu: MenuStore;
  readonly support: SupportStore;
}

/** Asks for the token of the one who is signed in, if the grant is held (decision SVC-05) and they are no guest of support. */
export type LoadWidgetToken = () => Promise<void>;

/** The token that identifies the visitor to the help desk; it goes with the session, and the conversation with it. */
export function createWidgetToken(
  { http, supportWidget }: WidgetTokenPorts,
  { session, menu, support }: WidgetTokenStores,
): LoadWidgetToken {
  reaction(
    () => session.epoch,
    () => {
      if (support.token === null) return;
      support.setToken(null);
      supportWidget.close();
    },
  );
  return async () => {
    const { effective: user, epoch } = session;
    if (user === null || user.bySupport || !menu.resolver.feature("supportChat")) return;
    const { token } = await http.call("widgetAuth", { body: userInCalls(user, LIMITS.herdsInCalls) });
    if (session.epoch === epoch && token !== "") support.setToken(token);
  };
}
