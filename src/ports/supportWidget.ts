/** The visitor of the help desk, with the language of the page. */
export interface HelpDeskVisitor {
  readonly token: string;
  readonly language: string;
  readonly name: string;
}

/** The help-desk chat of an external service. */
export interface SupportWidget {
  /** Loads its script, once; can be called again after a failure. */
  readonly load: () => Promise<void>;
  readonly open: (visitor: HelpDeskVisitor) => void;
  /** Ends the conversation on this page, if there is one. */
  readonly close: () => void;
}
