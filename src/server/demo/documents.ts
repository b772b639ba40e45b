import { escapeHtml, htmlPage } from "./html";
import { writePdf } from "./pdf";
import { termsText, termsTitle } from "./termsText";

export interface TermsOf {
  readonly name: string;
  readonly termsUpdated: string;
  readonly parents: readonly string[];
}

/** The terms of use of the demo: a real document to view, to download under a name that says what it is, and to accept. */
export function termsDocument({ name, termsUpdated: updated, parents }: TermsOf, request: Request): Response {
  const day = updated.split("-").reverse().join("/");
  const document = writePdf({
    title: termsTitle(name),
    language: "fr-FR",
    date: updated,
    footer: `${name} – conditions générales d’utilisation – version du ${day} –`,
    blocks: termsText(name, day),
  });
  const isDownload = new URL(request.url).searchParams.has("download");
  return new Response(document, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `${isDownload ? "attachment" : "inline"}; filename="${fileName(name, updated)}"`,
      "Cache-Control": "no-cache",
      // The viewers of browsers are subject to the policy of what they show; the page around the shell is asked as well.
      "Content-Security-Policy": ["frame-ancestors 'self'", ...parents].join(" "),
    },
  });
}

/** `clarine-conditions-utilisation-2025-03-01.pdf` */
function fileName(product: string, updated: string): string {
  const name = product
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `${name}-conditions-utilisation-${updated}.pdf`;
}

export function legalNotice(product: string): Response {
  return htmlPage(
    "fr",
    "Mentions légales",
    `<p>${escapeHtml(product)} est présenté ici en démonstration : les élevages, les personnes et les animaux sont inventés.</p>
<p>Aucune donnée saisie ne quitte cet ordinateur et aucun message n’est envoyé.</p>
<p>L’exploitant qui installe le produit remplace cette page par ses propres mentions (éditeur, hébergeur, contact).</p>`,
  );
}

export function supportPage(product: string): Response {
  return htmlPage(
    "fr",
    "Aide",
    `<p>Cette page tient la place du site d’assistance de ${escapeHtml(product)}.</p>
<p>L’exploitant qui installe le produit indique ici l’adresse de son propre site.</p>`,
  );
}

/** Stands in for the external ordering service; the herd is the last part of the address. */
export function orderPage(pathname: string): Response {
  const herd = lastPart(pathname);
  return htmlPage(
    "fr",
    "Commandes",
    herd === ""
      ? "<p>Aucun élevage n’est indiqué.</p>"
      : `<p>Commandes de l’élevage <strong data-herd="${escapeHtml(herd)}">${escapeHtml(herd)}</strong>.</p>
<p>Aucune commande en cours.</p>`,
  );
}

function lastPart(pathname: string): string {
  const part = pathname.split("/").filter(Boolean).slice(1).at(-1) ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape is shown as it was typed.
    return part;
  }
}
