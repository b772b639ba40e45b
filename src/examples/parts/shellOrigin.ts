/**
 * Origin of the shell around this page, when that is another one than its own: the page around it, if the server of this page
 * knows it as a shell. The server says so in the page; the browser says who is around it.
 */
export function shellOrigin({ document, location }: Pick<Window, "document" | "location">): string | undefined {
  const known = document.querySelector<HTMLMetaElement>('meta[name="shell-origins"]')?.content.split(" ") ?? [];
  const around = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return known.find((origin) => origin === around);
}

/** Browsers without the list of ancestors still have the referrer. */
function originOf(referrer: string): string | null {
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}
