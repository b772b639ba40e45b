/**
 * One figure. `value` is what the bound is about, in `unit`; for a ratio, `own` is the measure behind it. `baseline` is the
 * measure it is compared with, taken in the same run.
 */
export function figure({ name, value, unit, bound = null, own = null, baseline = null }) {
  return {
    name,
    value: rounded(value),
    unit,
    bound,
    ok: bound === null ? null : value <= bound,
    own: reading(own),
    baseline: reading(baseline),
  };
}

/** A ratio to a baseline; both readings are in the same unit. */
export function ratioFigure(name, ratio, bound, own, baseline) {
  return figure({ name, value: ratio, unit: "ratio", bound, own, baseline });
}

export function asJson(figures) {
  return `${JSON.stringify({ version: 1, figures }, null, 2)}\n`;
}

export function asTable(figures) {
  const rows = figures.map((entry) => [entry.name, shown(entry), boundOf(entry), verdictOf(entry), readingOf(entry.own), besideOf(entry)]);
  const table = [["figure", "value", "bound", "", "measured", "baseline in the same run"], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) =>
    row.map((cell, column) => (column === 1 || column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))),
  );
  return `${lines.map((line) => line.join("  ").trimEnd()).join("\n")}\n`;
}

function shown({ value, unit }) {
  return unit === "ratio" ? `${value} x` : `${value} ${unit}`;
}

function boundOf({ bound, unit }) {
  return bound === null ? "" : `<= ${bound} ${unit === "ratio" ? "x" : unit}`;
}

function verdictOf({ ok }) {
  return ok === null ? "" : ok ? "pass" : "OVER";
}

function readingOf(entry) {
  return entry === null ? "" : `${entry.value} ${entry.unit}`;
}

function besideOf({ baseline }) {
  return baseline === null ? "" : `${baseline.name}: ${readingOf(baseline)}`;
}

function reading(entry) {
  return entry === null ? null : { ...entry, value: rounded(entry.value) };
}

/** Three figures that count. */
function rounded(value) {
  return Number(value.toPrecision(3));
}
