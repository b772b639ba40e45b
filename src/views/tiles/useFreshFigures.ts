import { useEffect } from "react";
import type { TileFigures } from "../../flows/menu/tileFigures";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";

/** The figures on tiles, asked for anew when what shows them opens; null until they are there. */
export function useFreshFigures(): TileFigures | null {
  const figures = usePart(useShell().tileFigures).value;
  useEffect(() => void figures?.refresh(), [figures]);
  return figures;
}
