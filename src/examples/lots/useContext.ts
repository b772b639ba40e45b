import { onUnmounted, type ShallowRef, shallowRef } from "vue";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";

/** Where the shell says that the page stands; what draws from it follows every change. */
export function useContext(shell: Shell<RouteParams>): Readonly<ShallowRef<FrameContext>> {
  const context = shallowRef(shell.context);
  const take = () => {
    context.value = shell.context;
  };
  const stops = [shell.onContext(take), shell.onOpen(take), shell.onNetwork(take)];
  onUnmounted(() => {
    for (const stop of stops) stop();
  });
  return context;
}
