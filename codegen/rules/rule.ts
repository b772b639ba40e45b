import { type Finding, finding, type Severity } from "../diagnostic/finding";
import { placeKey } from "../diagnostic/range";
import type { RegistryModel } from "../link/model";
import type { Spot } from "../link/places";
import type { Code, ParamsOf } from "../messages/code";
import type { Kind } from "../schema/kinds";

export interface RuleOptions {
  /** As 2027-06-30. Left out: nothing is over. */
  readonly today?: string | undefined;
  /** Keys of the texts that the pages of the product show; left out: they are not looked for. */
  readonly askedTexts?: readonly string[] | undefined;
}

/** One thing that must hold for the whole registry. Linear in its size: it is run on every change. */
export interface Rule {
  readonly code: Code;
  readonly severity: Severity;
  /** Kinds of file that must be whole: what is said about something that is missing would else be said of what could not be read. */
  readonly needs?: readonly Kind[];
  readonly check: (model: RegistryModel, options: RuleOptions) => Iterable<Finding>;
}

/** One place where a rule does not hold. */
export interface Violation<C extends Code> {
  readonly at: Spot;
  readonly params: ParamsOf<C>;
  readonly related?: Spot;
}

/** A rule that yields the places where it does not hold. Each counts once, however often what stands there repeats over a list. */
export function rule<C extends Code>(
  code: C,
  severity: Severity,
  violations: (model: RegistryModel, options: RuleOptions) => Iterable<Violation<C>>,
): Rule {
  return {
    code,
    severity,
    *check(model, options) {
      const places = new Set<string>();
      for (const { at, params, related } of violations(model, options)) {
        const range = model.locate(at, at.side);
        const place = placeKey(range);
        if (!places.has(place))
          yield finding(range, code, params, { severity, ...(related && { related: model.locate(related, related.side) }) });
        places.add(place);
      }
    },
  };
}

/** A rule about what is missing: it has nothing to say while something of these kinds could not be read. */
export function needing<C extends Code>(needs: readonly Kind[], ...given: Parameters<typeof rule<C>>): Rule {
  return { ...rule(...given), needs };
}
