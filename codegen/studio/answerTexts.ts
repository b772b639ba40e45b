import { inWords } from "../diagnostic/diagnostic";
import { fillIn } from "../messages/fillIn";
import type { ParamsOfText } from "../messages/params";
import type { Loaded } from "./openFolder";

/** Ce que dit le studio de la raison d'une réponse ; **gras**, `code`. Le reste est dit par la page. */
const TEXTS = {
  "opens-route": "Ouvre l'écran **{label}** `{name}`",
  "opens-link": "Ouvre une adresse hors des écrans : `{link}`",
  "opens-workshop": "Montre l'interrupteur de l'atelier **{workshop}**",
  "route-at": "L'adresse est `{address}`, dans l'application **{application}**",
  "asks-tile": "La tuile elle-même demande {what}",
  "asks-route": "L'écran **{label}** demande {what}",
  "asks-application": "L'application **{label}** demande {what}",
  "asks-domain": "Le domaine **{label}** demande {what}",
  "what-public": "rien : c'est public",
  "what-signed-in": "seulement d'être connecté",
  "what-nobody": "ce que personne ne peut avoir",
  "what-right": "le droit {rights}",
  "what-rights": "l'un des droits {rights}",
  "what-code": "l'achat `{code}`",
  "what-workshop": "l'atelier `{workshop}` actif",
  "what-multi": "de suivre plusieurs élevages",
  "what-multi-first": "le mode « plusieurs élevages »",
  "has-right": "{who} tient **{label}** `{grant}`",
  "has-wider": "{who} tient `{matched}`, qui comprend **{label}** `{grant}`",
  "has-everybody": "Tout compte connecté tient **{label}** `{grant}`",
  "lacks-right": "{who} n'a ni **{label}** `{grant}`, ni un droit plus large",
  "lacks-rights": "{who} n'a aucun de ces {count|droit|droits}, ni un droit plus large",
  "closed-right": "Le serveur a fermé **{label}** à {who} : `{matched}` est au niveau {level}",
  "offline-right": "{who} tient `{matched}`, mais son niveau {level} n'est pas valable hors ligne",
  "is-reason": "{who} : {why}",
  "hidden-section": "La rubrique est seulement pour qui suit plusieurs élevages",
  "in-herds": "{herds} ; fermé dans les autres : {why}",
  gone: "« {name} » n'est plus là.",
  "conflict-lines": "« {name} » a été changé entre-temps dans {file}. Rien n'a été écrit : relisez, puis recommencez.",
  "conflict-file": "{file} a été changé entre-temps. Rien n'a été écrit.",
  "conflict-undo": "{file} a été changé depuis : l'annulation écraserait ce changement. Rien n'a été écrit.",
  "place-gone": "La place n'existe plus : le menu a été changé entre-temps.",
  "for-several": "« {name} » est écrit une fois pour une liste ; changez-le dans {file}.",
  "file-broken":
    "{place} contient une erreur : {what} Ce que {files} contient ne change pas ici avant qu'elle soit corrigée ; le reste, si.",
  "registry-broken": "{place} contient une erreur : {what} Aucune tuile ne change ici avant qu'elle soit corrigée.",
  "not-comparable": "Le registre, ou celui du dernier commit, contient une erreur : voyez les constats.",
  unsafe: "{file} est écrit d'une façon qui ne peut pas être changée sûrement ; à y changer à la main : {what}",
  "last-of-group": "C'est la dernière tuile de son groupe : un groupe n'est jamais vide.",
  "id-taken": "Il y a déjà une tuile « {id} ».",
  "field-empty": "Il manque : {what}",
  "field-id": "l'identifiant",
  "field-icon": "l'icône",
  "field-route": "l'écran ouvert",
  "field-text": "le texte ({language})",
  "nothing-changed": "Rien n'est changé.",
  "nothing-to-undo": "Il n'y a rien à annuler.",
  "step-add": "Tuile « {name} » ajoutée",
  "step-change": "Tuile « {name} » modifiée",
  "step-move": "Tuile « {name} » déplacée",
  "step-remove": "Tuile « {name} » retirée",
  "step-accept": "Oui à : {name}",
  "yes-short": "La raison a {least} lettres au moins.",
  "yes-gone": "Cet effet n'attend plus de réponse : les changements ne sont plus les mêmes.",
  "yes-who": "git ne sait pas qui dit oui : donnez-lui un nom (git config user.name), puis recommencez.",
  "back-gone": "Ces lignes ne sont plus les mêmes : relisez, puis recommencez.",
  "back-alone": "Remises seules, ces lignes laisseraient une erreur à {place} : {what} Remettez-les dans l'éditeur avec ce qui va avec.",
  "step-back": "Remis comme avant : {name}",
  "snapshot-written": "registry/seen dit ce que les personas voient maintenant",
  "step-undo": "Annulé : {what}",
} as const;

type Text = keyof typeof TEXTS;

/** A sentence of the studio with its values. */
export function studioText<T extends Text>(text: T, params: ParamsOfText<(typeof TEXTS)[T]>): string {
  return fillIn(TEXTS[text], params, "fr");
}

/** What does not work while there is an error, and the first one with its place. */
export function brokenText({ findings, base, broken }: Pick<Loaded, "findings" | "base" | "broken">): string {
  const wrong = findings.find(({ severity }) => severity === "error");
  if (wrong === undefined) return "";
  const params = { place: `${wrong.file}:${wrong.line}`, what: inWords(wrong, "fr").message, files: broken.join(", ") };
  return studioText(base === null ? "registry-broken" : "file-broken", params);
}
