/** Maximum of live frames for the device memory in GB; null: unknown. */
export function poolCap(
  memoryGb: number | null,
  { caps, capUnknown }: { readonly caps: readonly { readonly memoryGb: number; readonly frames: number }[]; readonly capUnknown: number },
): number {
  if (memoryGb === null) return capUnknown;
  const [best] = caps.filter((cap) => cap.memoryGb <= memoryGb).sort((a, b) => b.memoryGb - a.memoryGb);
  return best?.frames ?? capUnknown;
}
