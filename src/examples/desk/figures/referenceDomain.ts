/** What the reference data that all herds share are about. */
export type ReferenceDomain = "genetic" | "production" | "health" | "reproduction";

const DOMAINS: readonly ReferenceDomain[] = ["genetic", "production", "health", "reproduction"];

/** Of the page with this address; null: one of the desk itself. */
export function referenceDomain(path: string): ReferenceDomain | null {
  const parts = path.split("/");
  return DOMAINS.find((domain) => parts.includes(domain)) ?? null;
}

/** Values of the demo, with their unit; `days` is a word of the language. */
export const SETTINGS: Readonly<Record<ReferenceDomain, readonly (readonly [value: number, unit: string])[]>> = {
  genetic: [
    [120, "ISU"],
    [6.25, "%"],
    [30, "%"],
    [456, "days"],
    [100, "%"],
  ],
  production: [
    [40, "g/kg"],
    [32, "g/kg"],
    [305, "days"],
    [60, "days"],
    [850, "g"],
  ],
  health: [
    [300_000, "/mL"],
    [800_000, "/mL"],
    [25, "%"],
    [3, "%"],
    [180, "days"],
  ],
  reproduction: [
    [50, "days"],
    [35, "days"],
    [390, "days"],
    [60, "days"],
    [456, "days"],
  ],
};
