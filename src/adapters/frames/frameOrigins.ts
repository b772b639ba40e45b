/** Where applications with an origin of their own are served, as the server wrote it into the page; empty for any other. */
export function readFrameOrigins({ document }: Pick<Window, "document">): (application: string) => string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="frame-origins"]')?.content;
  const origins = new Map<string, string>(Object.entries(JSON.parse(written || "{}")));
  return (application) => origins.get(application) ?? "";
}
