import { Icon } from "../../views/parts/Icon";
import { useWorkspace } from "../work/workspace";

/** A drawing of the icon set beside words. */
export function StudioIcon({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const { state } = useWorkspace();
  return <Icon name={name} size={size} more={state.icons} />;
}
