import type { RouteTarget } from "../../domain/registry/tables";
import { type Answer, failed, succeeded } from "../../protocol/frames/answer";
import { type MessageHandler, onMessage } from "../../protocol/frames/receiver";
import { GET_USER, NAVIGATE, READY, REPORT, TITLE, withoutToken } from "../../protocol/frames/shellMessages";
import type { LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";

/** Messages every connected frame may send (section 7.2). */
export function coreHandlers(deps: FramesDependencies, frame: LiveFrame, onReady: () => void): readonly MessageHandler[] {
  const { frames } = deps;
  return [
    onMessage(NAVIGATE, (target) => navigate(deps, frame, target)),
    onMessage(REPORT, (line) => {
      deps.report({ application: frame.owner.application, ...line });
      return succeeded(null);
    }),
    onMessage(GET_USER, () => {
      const user = deps.user();
      return user === null ? failed("not-signed-in") : succeeded(withoutToken(user));
    }),
    onMessage(READY, () => {
      onReady();
      return succeeded(null);
    }),
    onMessage(TITLE, ({ title }) => {
      frames.setTitle(frame, title);
      return succeeded(null);
    }),
  ];
}

/** A hidden frame must not navigate the visible page. */
function navigate({ frames, navigate }: FramesDependencies, frame: LiveFrame, target: RouteTarget): Answer<null> {
  if (frames.activeKey !== frame.key) return failed("not-shown");
  const { admitted, reason } = navigate(target);
  if (admitted) return succeeded(null);
  return failed(reason === "ok" || reason === "public" ? "failed" : reason);
}
