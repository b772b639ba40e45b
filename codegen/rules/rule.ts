import type { Diagnostic } from "../diagnostic/diagnostic";
import type { RegistryModel } from "../link/model";

/** What bears names that the last generation tells. */
export type NamedKind = "application" | "grant" | "param" | "route" | "section";

/** What was there at the last generation, to tell what was added since. */
export interface LastGeneration {
  readonly hasChanged: (file: string, text: string) => boolean;
  /** null: nobody can say. */
  readonly had: (kind: NamedKind, name: string) => boolean | null;
}

/** Names of the pictures that settings may ask for. */
export interface Pictures {
  /** Without their ending. */
  readonly logos: ReadonlySet<string>;
  /** Of the installed product, with their ending. */
  readonly icons: ReadonlySet<string>;
}

export interface RuleOptions {
  /** Names of the icon set beside those of icons.yaml; left out: icon names are not checked. */
  readonly icons?: ReadonlySet<string> | undefined;
  /** Left out: pictures are not looked for. */
  readonly pictures?: Pictures | undefined;
  /** Asked when two things are in each other's way; left out: neither is said to have come last. */
  readonly last?: (() => LastGeneration) | undefined;
  /** Whether a file has changed since the last generation; left out: nobody knows. */
  readonly isLate?: ((file: string) => boolean) | undefined;
}

/** One thing that must hold for the whole registry. Linear in its size: it is run on every change. */
export type Rule = (model: RegistryModel, options: RuleOptions) => Iterable<Diagnostic>;
