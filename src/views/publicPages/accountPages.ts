import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type LaterPage = LazyExoticComponent<ComponentType>;

/** The public pages that come when they are opened, each with its texts. */
export interface LaterPages {
  readonly Support: LaterPage;
  readonly Forgot: LaterPage;
  readonly Renew: LaterPage;
  readonly Multi: LaterPage;
  readonly Cgu: LaterPage;
}

/** The pages, whose files may not come: `onLost` is told then, and what is lost stays lost until they are made anew. */
export function createLaterPages(needTexts: () => Promise<void>, onLost: () => void): LaterPages {
  const later = (load: () => Promise<ComponentType>): LaterPage =>
    lazy(async () => {
      try {
        const [page] = await Promise.all([load(), needTexts()]);
        return { default: page };
      } catch (error) {
        onLost();
        throw error;
      }
    });
  return {
    Support: later(async () => (await import("./SupportLinkPage")).SupportLinkPage),
    Forgot: later(async () => (await import("./ForgotPasswordPage")).ForgotPasswordPage),
    Renew: later(async () => (await import("./NewPasswordPage")).NewPasswordPage),
    Multi: later(async () => (await import("./HerdChoicePage")).HerdChoicePage),
    Cgu: later(async () => (await import("./TermsPage")).TermsPage),
  };
}
