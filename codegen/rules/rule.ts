import type { Diagnostic } from "../diagnostic/diagnostic";
import type { RegistryModel } from "../link/model";

export interface RuleOptions {
  /** Names of the icon set beside those of icons.yaml; left out: icon names are not checked. */
  readonly icons?: ReadonlySet<string> | undefined;
}

/** One thing that must hold for the whole registry. Linear in its size: it is run on every change. */
export type Rule = (model: RegistryModel, options: RuleOptions) => Iterable<Diagnostic>;
