/** The terms of use, files among those of the shell: to be read in its page, and to be saved. */
export interface Terms {
  /** `/pages/conditions-utilisation.html` */
  readonly page: string;
  /** `/pages/conditions-utilisation.pdf` */
  readonly document: string;
  readonly product: string;
  /** `2025-03-01` */
  readonly updated: string;
  /** Origins of pages that may show the shell in a frame. */
  readonly parents: readonly string[];
}

/** Sets the headers with which the terms are shown in the shell, and saved under a name that says what they are. */
export function setTermsHeaders(
  response: Response,
  { page, document, product, updated, parents }: Terms,
  { pathname, searchParams }: URL,
): void {
  if (pathname !== page && pathname !== document) return;
  // The page around the shell is asked as well. Viewers of browsers are subject to the policy of the document they show.
  const ancestors = ["frame-ancestors 'self'", ...parents].join(" ");
  const policy = pathname === page ? `default-src 'none'; style-src 'unsafe-inline'; ${ancestors}` : ancestors;
  response.headers.set("Content-Security-Policy", policy);
  if (pathname === page) return;
  const kind = searchParams.has("download") ? "attachment" : "inline";
  response.headers.set("Content-Disposition", `${kind}; filename="${fileName(product, updated)}"`);
}

/** `clarine-conditions-utilisation-2025-03-01.pdf` */
function fileName(product: string, updated: string): string {
  const name = product
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `${name}-conditions-utilisation-${updated}.pdf`;
}
