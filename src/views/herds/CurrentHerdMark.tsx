import { observer } from "mobx-react-lite";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { HerdMark } from "./HerdMark";

/** The coat of the current herd, or of the only one; without one, the icon of any herd. */
export const CurrentHerdMark = observer(function CurrentHerdMark({ size }: { size?: number }) {
  const { user, numCheptel, effective } = useShell().session;
  const [herd, ...others] = numCheptel === null ? (effective?.infoCheptels ?? []) : [user];
  return herd && others.length === 0 ? <HerdMark herd={herd} size={size} /> : <Glyph name="herd" size={size} />;
});
