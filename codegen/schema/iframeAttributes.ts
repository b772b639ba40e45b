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

/** What a page on an origin of its own may do without listing it. */
export const USUAL_SANDBOX: readonly string[] = ["allow-forms", "allow-same-origin", "allow-scripts"];

/** A window of its own, free of the sandbox: it has no way back. */
export const POPUP_SANDBOX: readonly string[] = ["allow-popups", "allow-popups-to-escape-sandbox"];

export const REFERRER_POLICIES = ["no-referrer", "origin", "same-origin", "strict-origin"] as const;
