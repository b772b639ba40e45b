import type { SourceLine } from "../../read/slip";
import { valueBeside } from "../../read/valueBeside";
import type { Trial } from "./trial";

/** A text behind the colon of a key that holds the lines below it, and several of them. */
export function* besideTrials(lines: readonly SourceLine[], nested: boolean, isOwner: (name: string) => boolean): Iterable<Trial> {
  const found = lines.flatMap(({ number }, at) => {
    const beside = valueBeside(lines, at, { nested, isOwner });
    return beside === null ? [] : [{ number, ...beside }];
  });
  for (const { number, meant, slip } of found)
    yield { code: "syntax-error", changed: new Map([[number, meant]]), cost: 0, told: () => slip };
  const [first, ...others] = found;
  if (first === undefined || others.length === 0) return;
  const places = others.map(({ number }) => `line ${number + 1}`).join(" and ");
  yield {
    code: "syntax-error",
    changed: new Map(found.map(({ number, meant }) => [number, meant])),
    cost: found.length,
    told: () => ({ ...first.slip, hint: `${first.slip.hint} The same goes for ${places}.` }),
  };
}
