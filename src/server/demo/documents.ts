import { escapeHtml, htmlPage } from "./html";

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
