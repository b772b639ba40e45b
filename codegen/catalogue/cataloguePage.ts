import { asMarkup } from "../formats/escape";
import type { Application, Catalogue, Named, Page, PageAccess } from "./catalogue";
import { STYLE } from "./style";

/** Le catalogue en une page, qui n'a besoin de rien à côté d'elle. */
export function cataloguePage({ people, domains, grants, frames }: Catalogue, day: string): string {
  const pages = domains.flatMap(({ applications }) => applications.flatMap((one) => one.pages));
  const filled = domains.filter(({ applications }) => applications.some((one) => one.pages.length > 0));
  const columns = { since: pages.some(({ since }) => since !== null), of: people.length };
  const links = [["personas", "Comptes"] as const, ...filled.map(({ id, label }) => [`d-${id}`, label] as const)];
  const contents = [...links, ["droits", "Droits"] as const, ["cadres", "Adresses des cadres"] as const];
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Catalogue de Clarine</title>
<style>${STYLE}</style></head>
<body><header><h1>Catalogue de Clarine</h1>
<p>${pages.filter(({ isEarlier }) => !isEarlier).length} pages, ${grants.length} droits, ${people.length} comptes de démonstration${day === "" ? "" : `, d'après le registre du ${longDay(day)}`}.
Qui voit une page est dit pour les comptes de démonstration ; pour tout autre compte, c'est le droit qui décide.</p>
<nav>${contents.map(([id, label]) => `<a href="#${id}">${asMarkup(label)}</a>`).join("")}</nav></header>
<main>
<section id="personas"><h2>Comptes</h2>
${table(
  ["Compte", "Qui c'est", "Accueil", "Pages", "Hors ligne"],
  people.map(({ id, label, description, homes, online, offline }) => [
    named({ id, label }),
    asMarkup(description),
    homes.map(asMarkup).join("<br>"),
    fromTo(online),
    fromTo(offline),
  ]),
)}</section>
${filled.map((domain) => `<section id="d-${asMarkup(domain.id)}"><h2>${asMarkup(domain.label)}</h2>\n${domain.applications.map((one) => applicationText(one, columns)).join("\n")}</section>`).join("\n")}
<section id="droits"><h2>Droits</h2>
<p>Qui détient un droit détient aussi les droits plus longs qui commencent par lui, sauf ceux qui se donnent par leur nom complet.</p>
${table(
  ["Droit", "Ce qu'il permet", "Pages"],
  grants.map(({ id, label, opens, exact, pages: count }) => [
    named({ id, label }),
    `${asMarkup(opens)}${exact ? " <small>Se donne par son nom complet.</small>" : ""}`,
    String(count),
  ]),
)}</section>
<section id="cadres"><h2>Adresses des cadres</h2>
<p>Pour l'exploitant : où chaque application est servie. Les règles d'un serveur s'écrivent avec <code>registry gateway</code>.</p>
${table(
  ["Adresse", "Application", "Version candidate", "Origine", "Connexion"],
  frames.map(({ base, application, candidate, isolation, login }) => [
    code(`${base}/`),
    code(application),
    candidate === null ? "" : code(`${candidate}/`),
    isolation === "origin" ? "la sienne" : "celle de Clarine",
    login === null ? "" : code(`POST ${login}`),
  ]),
)}</section>
</main></body></html>
`;
}

interface Columns {
  readonly since: boolean;
  /** Comptes en tout. */
  readonly of: number;
}

function applicationText({ id, label, owner, base, pages }: Application, columns: Columns): string {
  if (pages.length === 0) return "";
  const facts = [
    base === null ? "dans Clarine même" : `cadre ${code(`${base}/`)}`,
    ...(owner === null ? [] : [`responsable : ${asMarkup(owner)}`]),
  ];
  const head = ["Page", "Adresse, menu", "Droit", "Hors ligne", ...(columns.since ? ["Depuis"] : []), "Qui la voit"];
  return `<h3>${named({ id, label })} <small>${facts.join(" · ")}</small></h3>\n${table(
    head,
    pages.map((page) => pageCells(page, columns)),
  )}`;
}

function pageCells({ id, label, purpose, address, access, use, since, tiles, everywhere, onlineOnly, leadsTo }: Page, columns: Columns) {
  const about = leadsTo === null ? purpose : `Mène à « ${leadsTo} ».`;
  return [
    `${named({ id, label })}${about === null ? "" : `<br>${asMarkup(about)}`}`,
    [...(address === null ? [] : [code(address)]), ...tiles.map(asMarkup)].join("<br>"),
    accessText(access),
    use === null ? "" : use === "full" ? "consulter et saisir" : "consulter",
    ...(columns.since ? [since ?? ""] : []),
    whoText(everywhere, onlineOnly, access, columns.of),
  ];
}

function whoText(everywhere: readonly string[], onlineOnly: readonly string[], access: PageAccess, all: number): string {
  const count = everywhere.length + onlineOnly.length;
  if (access.public) return "tout le monde";
  if (count === 0) return "aucun compte";
  const names = [...everywhere, ...onlineOnly.map((name) => `${name} (avec réseau)`)];
  return `<b>${count} sur ${all}</b> ${asMarkup(names.join(", "))}`;
}

function accessText({ public: open, anyOf, multiHerd, workshop, codes }: PageAccess): string {
  if (open) return "public";
  const rights = anyOf === null ? "être connecté" : anyOf.map(named).join(" ou ");
  return [
    rights,
    ...codes.map((one) => `et l'achat ${code(one)}`),
    ...(workshop === null ? [] : [`et l'atelier ${code(workshop)} actif`]),
    ...(multiHerd ? ["et plusieurs élevages"] : []),
  ].join("<br>");
}

/** Un nombre, ou le moindre et le plus grand là où l'élevage regardé en décide. */
function fromTo(counts: readonly number[]): string {
  return counts.length === 1 ? String(counts[0]) : `de ${Math.min(...counts)} à ${Math.max(...counts)} selon l'élevage`;
}

function longDay(day: string): string {
  return new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

function named({ id, label }: Named): string {
  return `<b>${asMarkup(label)}</b> ${code(id)}`;
}

function code(text: string): string {
  return `<code>${asMarkup(text)}</code>`;
}

/** Les cellules sont déjà du HTML. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((cell) => `<th scope="col"${SHORT.includes(cell) ? ' class="short"' : ""}>${cell}</th>`);
  const body = rows.map((cells) => `<tr>${cells.map((cell, index) => `<td data-head="${head[index]}">${cell}</td>`).join("")}</tr>`);
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table>`;
}

const SHORT: readonly string[] = ["Pages", "Hors ligne", "Depuis"];
