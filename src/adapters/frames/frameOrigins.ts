/** Origins of applications, as the server wrote them into the page; empty for the origin of the shell. */
export function readFrameOrigins({ document }: Pick<Window, "document">): (application: string) => string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="frame-origins"]')?.content;
  const origins = new Map<string, string>(Object.entries(JSON.parse(written || "{}")));
  return (application) => origins.get(application) ?? "";
}
