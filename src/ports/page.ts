/** What the shell writes on the document itself, around what React draws. */
export interface Page {
  readonly setLanguage: (locale: string) => void;
  readonly setNetwork: (state: "ONLINE" | "OFFLINE") => void;
  readonly setTheme: (theme: "light" | "dark" | "sun") => void;
  /** Classes of the body, replaced as a whole. */
  readonly setBodyClasses: (classes: readonly string[]) => void;
  /** Whether the device prefers dark looks, and every change of it. */
  readonly prefersDark: () => boolean;
  readonly onPrefersDark: (listener: (dark: boolean) => void) => () => void;
}
