import { observer } from "mobx-react-lite";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { HerdMark } from "./HerdMark";

/** The coat of the current herd; without one, the sign of any herd. */
export const CurrentHerdMark = observer(function CurrentHerdMark({ size }: { size?: number }) {
  const { user, numCheptel } = useShell().session;
  return user === null || numCheptel === null ? <Glyph name="herd" size={size} /> : <HerdMark herd={user} size={size} />;
});
