import type { FrameApi } from "../../flows/frames/handlers/createFrameApi";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";

/** What frames say through the shell, once that has come; null until then. */
export function useFrameApi(): FrameApi | null {
  return usePart(useShell().frameApi).value;
}
