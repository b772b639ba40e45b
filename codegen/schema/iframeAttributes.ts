/** Words of the `sandbox` attribute that an application may list. */
export const SANDBOX_WORDS = [
  "allow-downloads",
  "allow-forms",
  "allow-modals",
  "allow-orientation-lock",
  "allow-pointer-lock",
  "allow-presentation",
  "allow-same-origin",
  "allow-scripts",
] as const;

export const REFERRER_POLICIES = ["no-referrer", "origin", "same-origin", "strict-origin"] as const;
