import { type Finding, finding } from "../diagnostic/finding";

/** So many names under one first word that nothing declares are no slips: their file is gone. */
const SEVERAL = 3;

/** Unknown grants whose first words nothing declares are one finding, at the first of them: a file of grants is missing. */
export function withMissingFamilies(findings: readonly Finding[], grants: ReadonlySet<string>): readonly Finding[] {
  const known = new Set([...grants].map(familyOf));
  const lost = findings.filter(({ code, params }) => code === "unknown-grant" && !known.has(familyOf(params.name)));
  const counts = new Map<string, number>();
  for (const { params } of lost) counts.set(familyOf(params.name), (counts.get(familyOf(params.name)) ?? 0) + 1);
  const [first] = lost;
  if (first === undefined || Math.max(...counts.values()) < SEVERAL) return findings;
  const summary = finding(first, "unknown-family", { families: [...counts.keys()].join(", "), count: lost.length });
  const gone = new Set(lost);
  return [...findings.filter((one) => !gone.has(one)), summary];
}

const familyOf = (grant: unknown) => String(grant).replace(/\..*/, "");
