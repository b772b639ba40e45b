/** Who speaks to the help desk, in the language of the page. */
export interface HelpDeskVisitor {
  readonly token: string;
  readonly language: string;
  readonly name: string;
}

/** The help-desk chat of an outside service. */
export interface SupportWidget {
  /** Brings its script, once; rejects when it does not come, and may then be asked again. */
  readonly load: () => Promise<void>;
  readonly open: (visitor: HelpDeskVisitor) => void;
  /** Ends the conversation on this page, if there is one. */
  readonly close: () => void;
}
