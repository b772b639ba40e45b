/** Where this page is served: `/card`. */
export function basePath(): string {
  return window.location.pathname.replace(/\/(index\.html)?$/, "");
}
