import { escapeHtml, htmlPage } from "./html";
import { type PdfLine, writePdf } from "./pdf";

/** The terms of use of the demo: a real document to view, download and accept. */
export function termsDocument(product: string, updated: string): Response {
  const [year, month, day] = updated.split("-");
  const title = `Conditions générales d'utilisation de ${product}`;
  const lines: readonly PdfLine[] = [
    { text: title, heading: true },
    { text: "" },
    { text: `Version du ${day}/${month}/${year}` },
    { text: "" },
    { text: "1. Objet", heading: true },
    { text: "Ce service aide les éleveurs et leurs conseillers à suivre un troupeau, en ligne comme hors connexion." },
    { text: "" },
    { text: "2. Comptes", heading: true },
    { text: "Chaque personne garde son mot de passe pour elle. Le propriétaire de l'élevage décide qui voit ses données." },
    { text: "" },
    { text: "3. Données", heading: true },
    { text: "Les données de l'élevage appartiennent à l'éleveur. Elles ne servent qu'aux usages qu'il a acceptés." },
    { text: "" },
    { text: "4. Démonstration", heading: true },
    { text: "Cette version est une démonstration : les élevages, les personnes et les animaux y sont inventés." },
  ];
  return new Response(writePdf(title, lines), {
    headers: { "Content-Type": "application/pdf", "Content-Disposition": "inline", "Cache-Control": "no-cache" },
  });
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
