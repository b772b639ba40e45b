import type { RouteTarget } from "../../domain/registry/tables";
import { type Answer, failed, succeeded } from "../../protocol/frames/answer";
import { type FrameUser, userForFrame } from "../../protocol/frames/messages/frameUser";
import { NAVIGATE } from "../../protocol/frames/messages/navigateMessage";
import { READY } from "../../protocol/frames/messages/readyMessage";
import { REPORT } from "../../protocol/frames/messages/reportMessage";
import { TITLE } from "../../protocol/frames/messages/titleMessage";
import { GET_USER } from "../../protocol/frames/messages/userMessage";
import { type MessageHandler, onMessage } from "../../protocol/frames/receiver";
import type { LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { TakeToken } from "./messageRateLimits";
import { createRateLimitedHandler, DONE } from "./rateLimitedHandler";

/** Messages every connected frame may send (section 7.2). */
export function coreHandlers(
  deps: FramesDependencies,
  frame: LiveFrame,
  takeToken: TakeToken,
  onReady: () => void,
): readonly MessageHandler[] {
  const { frames } = deps;
  const limited = createRateLimitedHandler(takeToken);
  return [
    limited("navigate", NAVIGATE, (target) => navigate(deps, frame, target)),
    limited("report", REPORT, (line) => {
      deps.report({ application: frame.owner.application, ...line });
      return DONE;
    }),
    limited("getUser", GET_USER, () => getUser(deps, frame)),
    onMessage(READY, () => {
      onReady();
      return DONE;
    }),
    limited("title", TITLE, ({ title }) => {
      frames.setTitle(frame, title);
      return DONE;
    }),
  ];
}

/** A hidden frame must not navigate the visible page, and no frame opens what signs in, out or another user: the public pages. */
function navigate({ frames, expired, navigate }: FramesDependencies, frame: LiveFrame, target: RouteTarget): Answer<null> {
  if (frames.activeKey !== frame.key) return failed("not-shown");
  // The sign-in lies over the page.
  if (expired()) return failed("not-signed-in");
  const reason = navigate(target);
  if (reason === "public") return failed("not-allowed");
  return reason === "ok" ? succeeded(null) : failed(reason);
}

/** What the registry lists for the application of the frame, and no more. */
function getUser({ user, tables, shellState }: FramesDependencies, { owner }: LiveFrame): Answer<FrameUser> {
  const current = user();
  if (current === null) return failed("not-signed-in");
  const { application, record } = owner;
  const code = tables().applications[application]?.code;
  const own = {
    droits: shellState().grantsOf?.(application) ?? [],
    grants: current.grants.filter((held) => held === code),
  };
  const shared = record.user.includes("droits") ? current : { ...current, ...own };
  return succeeded(userForFrame(shared, record.user));
}
