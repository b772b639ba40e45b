import type { enPromises, enSnapshot } from "./en";

/** Les constats sur ce qui est promis aux comptes de démonstration et ce qu'ils voyaient, en français. */
export const frPromises = {
  "persona-expects": `« {id} » doit voir « {name} » et ne le voit pas{#in}{herd} : {@reason} (monde fermé).
    Changez qui peut passer, ou ce qui est attendu de « {id} ». Détail : npm run -s registry -- explain {name} --persona {id}{option}`,
  "persona-refuses": `« {name} » doit être refusé à « {id} » et ne l'est pas{#in}{herd} : {@reason} (monde fermé).
    Changez qui peut passer, ou ce qui est attendu de « {id} ». Détail : npm run -s registry -- explain {name} --persona {id}{option}`,
  "section-unreached": `Personne n'atteint la rubrique « {id} » : elle n'est une entrée d'aucun menu, et aucun onglet ne l'ouvre.
    Retirez « entry: false » et « show: », ou ajoutez à tabs.yaml un onglet avec « opens: section ».`,
  "entry-leads-astray": `« {names} » mène {@user} par {way}, {#failure}.
    Choisissez une autre page ici, ou corrigez « redirect: » ou « access: » de la page où elle aboutit. Détail : npm run -s registry -- coverage`,
  "entry-lacks-value": `« {names} » ne mène nulle part : l'adresse de « {route} », {path}, demande une valeur qui n'est pas donnée ici.
    Écrivez-la sous « params: », ou choisissez une page qui s'ouvre sans elle.`,
  "tile-name": `La tuile « {id} » s'appelle « {label} », et sa page « {route} », « {name} » : on ne saurait pas que c'est la même chose.
    Écrivez le même texte aux deux endroits, dans chaque langue ; une page de plusieurs tuiles porte le nom de celle qui lui donne ses valeurs.`,
  "seen-changed": `Vu autrement que dans l'instantané : {items}. Désormais vu par : {gained}. Plus vu par : {lost}.
    Si c'est voulu : npm run -s registry -- snapshot, puis confiez registry/seen à Git avec le changement.`,
  "seen-gained": `Vu autrement que dans l'instantané : {items}. Désormais vu par : {gained}.
    Si c'est voulu : npm run -s registry -- snapshot, puis confiez registry/seen à Git avec le changement.`,
  "seen-lost": `Vu autrement que dans l'instantané : {items}. Plus vu par : {lost}.
    Si c'est voulu : npm run -s registry -- snapshot, puis confiez registry/seen à Git avec le changement.`,
  "seen-new": `Pas encore dans l'instantané : {items}. Vu par : {gained}.
    Il n'y a rien à corriger : npm run -s registry -- snapshot l'y écrit ; confiez registry/seen à Git avec le changement.`,
  "seen-nobody": `Pas encore dans l'instantané : {items}. Aucun persona ne le voit.
    Il n'y a rien à corriger : npm run -s registry -- snapshot l'y écrit ; confiez registry/seen à Git avec le changement.`,
  "yes-twice": `Le oui à {id} est écrit deux fois, ligne {line} déjà.
    Gardez l'un des deux, avec la raison qui compte.`,
  "seen-missing": `L'instantané de registry/seen n'est plus là : plus rien ne dit qui voyait quoi.
    Reprenez le dossier d'une version antérieure, ou écrivez-le à nouveau : npm run -s registry -- snapshot`,
  "seen-large": `Le fichier de l'instantané dépasse {most} Mo, il n'est pas lu : l'outil ne l'a pas écrit ainsi.
    Écrivez-le de nouveau : npm run -s registry -- snapshot`,
  "seen-merge": `Une marque de fusion est restée dans l'instantané.
    Réglez les autres fichiers du registre, puis écrivez-le à nouveau : npm run -s registry -- snapshot`,
  "seen-more": `{count|autre ligne de l'instantané diffère|autres lignes de l'instantané diffèrent}.
    Pour les voir toutes : npm run -s registry -- snapshot, puis git diff registry/seen`,
} as const satisfies Record<keyof typeof enPromises, string>;

/** Ce que dit `snapshot`, en français. */
export const frSnapshot = {
  "help.snapshot":
    "écrit registry/seen : quels comptes de démonstration voient chaque tuile et chaque page, avec et sans réseau, un ou plusieurs cheptels",
  "snapshot-done": "{folder} : {written|écrit|écrits}, {unchanged|inchangé|inchangés}, {removed|supprimé|supprimés}.",
} as const satisfies Record<keyof typeof enSnapshot, string>;
