import { html } from "hono/html";
import { htmlPage } from "./html";

export function legalNotice(product: string): Promise<Response> {
  return htmlPage(
    "fr",
    "Mentions légales",
    html`<p>${product} est présenté ici en démonstration : les élevages, les personnes et les animaux sont inventés.</p>
<p>Aucune donnée saisie ne quitte cet ordinateur et aucun message n’est envoyé.</p>
<p>L’exploitant qui installe le produit remplace cette page par ses propres mentions (éditeur, hébergeur, contact).</p>
<p><a href="/notices.txt">Licences des composants</a></p>`,
  );
}

export function supportPage(product: string): Promise<Response> {
  return htmlPage(
    "fr",
    "Aide",
    html`<p>Cette page tient la place du site d’assistance de ${product}.</p>
<p>L’exploitant qui installe le produit indique ici l’adresse de son propre site.</p>`,
  );
}

/** Stands in for the external ordering service; the herd is the last part of the address. */
export function orderPage(pathname: string): Promise<Response> {
  const herd = lastPart(pathname);
  return htmlPage(
    "fr",
    "Commandes",
    herd === ""
      ? html`<p>Aucun élevage n’est indiqué.</p>`
      : html`<p>Commandes de l’élevage <strong data-herd="${herd}">${herd}</strong>.</p>
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
