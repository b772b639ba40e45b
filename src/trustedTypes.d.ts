/** The part of Trusted Types that is used here. Values are typed as the text they stand for, since elements take both. */
interface TrustedTypesPolicy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

declare var trustedTypes:
  | {
      readonly createPolicy: (
        name: string,
        rules: { readonly createHTML?: (text: string) => string; readonly createScriptURL?: (address: string) => string },
      ) => TrustedTypesPolicy;
    }
  | undefined;
