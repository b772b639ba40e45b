import type { enRules } from "./enRules";

/** Ce que disent les règles de codegen/rules, en français. */
export const frRules: { readonly [Code in keyof typeof enRules]: { readonly message: string; readonly hint: string } } = {
  "route-unguarded": {
    message: "Rien ne dit qui peut ouvrir « {name} » : ni la route, ni son application, ni son domaine « {domain} ».",
    hint: "Ajoutez « access: » à la route, à son application ou au domaine : « anyOf: » avec des droits, signedIn, ou public.",
  },
  "public-frame-route": {
    message: "« {name} » est publique, alors qu'elle ouvre une sous-application.",
    hint: "Écrivez access: signedIn si toute personne connectée peut l'ouvrir, ou nommez les droits avec « anyOf: ».",
  },
  "tile-opens-refusal": {
    message:
      "La tuile « {tile} » est montrée à quelqu'un que sa route « {route} » refuse, car celle-ci demande {asks}. Par exemple cet utilisateur : {user}",
    hint: "Retirez « access: » de la tuile, qui prend alors celui de sa route, ou écrivez-y ce que la route demande : {asks}.",
  },
  "path-syntax": {
    message: "L'adresse « {path} » est illisible à « {part} ».",
    hint: "Écrivez des mots et des paramètres séparés par une barre oblique, sans barre au début ni à la fin. Un mot contient des lettres, des chiffres, - et _ ; un paramètre s'écrit :id, :id? (facultatif), :id+ (un ou plusieurs) ou :id* (autant qu'on veut), chaque nom une seule fois.",
  },
  "required-after-optional": {
    message: "Dans l'adresse « {path} », « {part} » suit un paramètre facultatif.",
    hint: "Placez les paramètres avec ?, + ou * à la fin, après tout ce qui est obligatoire.",
  },
  "unknown-param": {
    message: "« {name} » n'est pas un paramètre de params.yaml{suggestion}.",
    hint: "Corrigez le paramètre dans l'adresse, ou déclarez-le dans params.yaml avec un libellé et un exemple (sample).",
  },
  "param-without-colon": {
    message: "« {word} » est un simple mot dans l'adresse {path} ; params.yaml a un paramètre de ce nom.",
    hint: "S'il s'agit du paramètre, écrivez :{word} dans l'adresse.",
  },
  "route-ambiguous": {
    message: "Rien ne distingue « {name} » de « {other} » : les deux prennent l'adresse {address}.",
    hint: "Donnez à l'une un autre mot dans son adresse (path). Deux versions d'une même page ont chacune « variant: » avec la même clé (query) et une valeur différente.",
  },
  "route-case": {
    message: "Les adresses de « {name} » et « {other} » ne diffèrent que par des majuscules.",
    hint: "Donnez à l'une un autre mot dans son adresse (path).",
  },
  "reserved-address": {
    message: "L'adresse « {address} » ne serait jamais atteinte : c'est le serveur qui répond à {taken}.",
    hint: "Écrivez un autre mot dans l'adresse.",
  },
  "file-name": {
    message: "Le fichier de « {id} » est {file} ; il est attendu à {expected}.",
    hint: "Déplacez ou renommez le fichier, ou corrigez « id: » ou « domain: » dans celui-ci.",
  },
  "missing-file": {
    message: "Le fichier {file} manque.",
    hint: "Reprenez-le d'une version antérieure, ou écrivez-le à nouveau.",
  },
  "code-twice": {
    message: "« {id} » a le code « {code} » de « {other} » : qui peut ouvrir l'une peut ouvrir l'autre.",
    hint: "Donnez à « {id} » un code à elle, ou retirez la ligne si elle n'est pas vendue à part.",
  },
  "code-unheld": {
    message: "Aucun persona n'a acheté « {code} » : les tuiles de « {id} » sont cachées à tous, sauf à qui détient tout.",
    hint: "Ajoutez {code} à la liste « grants: » d'un persona pour l'essayer, ou retirez « code: » si l'application n'est pas vendue à part.",
  },
  "frame-base-twice": {
    message: "« {base} » sert à la fois « {id} » et « {other} ».",
    hint: "Donnez à l'une une autre base ou, si les deux sont un même site, ajoutez « sharedWith: {other} » sous « frame: » de « {id} ».",
  },
  "frame-shared-with": {
    message: "« {base} » serait partagée avec « {owner} », à qui elle n'appartient pas.",
    hint: "Nommez l'autre application qui a cette base et pas de « sharedWith: », ou retirez la ligne.",
  },
  "frame-origin-address": {
    message: "« {address} » ne peut pas être l'origine « {name} ».",
    hint: "Écrivez https:// et un hôte en minuscules, comme https://harvest.example, sans rien derrière et pour une seule origine ; http:// pour localhost seulement.",
  },
  "frame-origin-twice": {
    message: "« {id} » a l'origine « {origin} » de « {other} » : chacune peut lire ce que garde l'autre.",
    hint: "Donnez à « {id} » une origine à elle, ici et sous « frames: origins: » dans settings.yaml, sauf si les deux viennent du même fournisseur.",
  },
  "sandbox-forbidden": {
    message: "« {word} » n'est pas permis dans « sandbox: »{suggestion}.",
    hint: "Écrivez l'un de ces mots : {known}. Pour ouvrir des fenêtres, écrivez « popups: true » sous « frame: » ; pour mener ailleurs, une page le demande à l'application (shell.navigate).",
  },
  "unknown-feature": {
    message: "« {name} » n'est pas une fonction des navigateurs{suggestion}.",
    hint: "Écrivez l'une de celles-ci : {known}.",
  },
  "sandbox-no-help": {
    message:
      "Le « sandbox: » de « {id} » ne protège de rien : avec allow-same-origin et allow-scripts, une page de la même origine peut s'en défaire.",
    hint: "Écrivez « isolation: origin » et « origin: », ou retirez l'un des deux mots ; écrivez « trusted: true » si l'application est de confiance.",
  },
  "grant-unused": {
    message: "Le droit « {name} » n'ouvre rien, et aucun persona ne le détient.",
    hint: "Nommez-le avec « anyOf: » sous « access: » d'une route ou d'une application, et sous « droits: » d'un persona pour l'essayer.",
  },
  "grant-elsewhere": {
    message: "« {name} » est dans la famille « {family} », mais qui détient « {family} » ne le détient pas.",
    hint: "Commencez son nom par {family}. ici et partout où il est nommé, ou déplacez-le dans le fichier de sa famille, dans grants/.",
  },
  "everybody-declared": {
    message: "« {name} » désigne toute personne connectée (« everybody » dans settings.yaml) : aucun droit ne peut s'appeler ainsi.",
    hint: "Donnez un autre nom au droit.",
  },
  "key-needed": {
    message: "« {key} » ne fait rien sans « {other} » à côté.",
    hint: "Ajoutez « {other} », ou retirez ou changez « {key} ».",
  },
  "key-without-effect": {
    message: "« {key} » n'a aucun effet à côté de « {other} ».",
    hint: "Retirez l'un des deux.",
  },
  "default-route-elsewhere": {
    message: "La rubrique « {id} » ouvre « {route} », une page de la rubrique « {other} » à laquelle aucune de ses tuiles ne mène.",
    hint: "Choisissez une route de cette rubrique, ou ajoutez une tuile qui ouvre celle-ci.",
  },
  "persona-herds": {
    message: "« {id} » a « login: {login} », et {count|cheptel|cheptels}.",
    hint: "Écrivez « login: none » pour un compte sans cheptel, « login: oneToken » ou « login: tokenPerHerd » pour un compte qui en a.",
  },
  "home-not-held": {
    message: "« {id} » ne peut pas ouvrir son accueil {home}, la page « {route} » : l'accueil par défaut le remplace.",
    hint: "Donnez-lui ce que cette page demande ({asks}), écrivez un autre accueil, ou retirez la ligne.",
  },
  "code-without-right": {
    message: "« {code} » n'ouvre rien à « {id} », qui n'a aucun droit sur ces pages.",
    hint: "Ajoutez l'un de ces droits à « droits: » : {asks} ; ou retirez le code.",
  },
  "everybody-held": {
    message: "« {name} » ne donne rien : tout le monde passe là où il est demandé.",
    hint: "Retirez-le. Pour donner tous les droits, écrivez « allGrants: true » sous « login: ».",
  },
  "timeout-unit": {
    message: "« timeout » vaut {timeout}, et d'après settings.yaml son unité est {unit}.",
    hint: "Écrivez la valeur dans cette unité : on attend un changement de cheptel au moins une seconde, et au plus quelques heures.",
  },
  "unknown-account-level": {
    message: "« {name} » n'est pas un niveau de compte{suggestion}.",
    hint: "Écrivez un « connectedAs » des niveaux de compte de entities.yaml : {known}.",
  },
  "icon-drawing": {
    message: "Le dessin « {name} » n'est pas complet.",
    hint: "Recopiez-le depuis l'original : tout ce qui est à l'intérieur de <svg>, chaque élément fermé.",
  },
  "icon-taken": {
    message: "« {name} » est aussi une icône de Tabler : ce dessin la remplace partout.",
    hint: "Donnez un autre nom au dessin, par exemple own-{name}.",
  },
  "missing-picture": {
    message: "L'image « {name} » n'existe pas{suggestion}.",
    hint: "Écrivez le nom d'un fichier de {folder}/, ou placez-y l'image.",
  },
  "route-without-frame": {
    message: "« {name} » n'a rien à montrer : son application « {application} » n'a pas de « frame: ».",
    hint: "Ajoutez « frame: » avec « base: » à l'application, ou « screen: » ou « redirect: » à la route.",
  },
  "screen-missing": {
    message: "Aucune route ne montre ces pages du produit : {screens}.",
    hint: "Ajoutez une route avec « screen: {first} » à l'application des pages du produit.",
  },
  "opens-hidden-frame": {
    message: "« {route} » est un cadre caché, sans adresse : rien ne peut l'ouvrir.",
    hint: "Choisissez une route qui a une adresse, ou retirez « navigable: false » de celle-là.",
  },
  "opens-without-params": {
    message: "« {route} » est ouverte ici par son seul nom, mais son adresse {path} demande une valeur pour {param}.",
    hint: "Choisissez une route dont l'adresse ne demande aucun paramètre.",
  },
  "redirect-target": {
    message: "« {name} » mène à « {to} », qui est elle-même une redirection.",
    hint: "Écrivez le nom d'une route qui a sa propre page.",
  },
  "redirect-params": {
    message: "« {param} » ne convient pas à la redirection vers « {to} », dont l'adresse est {path}.",
    hint: "Sous « params: », écrivez chaque paramètre de cette adresse, deux-points, puis le paramètre de cette route qui le remplit ({own}).",
  },
  "value-order": {
    message: "« {key} » vaut {value}, et « {other} », qui vaut {limit}, doit être plus grand.",
    hint: "Écrivez moins que {limit}, ou un « {other} » plus grand.",
  },
  "missing-call": {
    message: "Le produit envoie un appel « {name} », qui manque.",
    hint: "Écrivez « {name}: » avec sa méthode (method) et son adresse (path) sous « calls: » ; s'il est ici sous un autre nom, corrigez celui-ci.",
  },
  "offer-field": {
    message: "« {name} » ne désigne rien dans une offre{suggestion}.",
    hint: "Écrivez l'un de {known} ; plusieurs séparés par | désignent le premier qui n'est pas vide.",
  },
  "list-page": {
    message: "« {page} » est une page que rien ne demande{suggestion}.",
    hint: "Écrivez une page telle qu'elle figure dans « having: » d'une route, d'un droit ou d'une tuile, ou retirez-la.",
  },
  "param-sample": {
    message: "L'exemple « {sample} » de « {name} » ne correspond pas à son motif (pattern) {pattern}.",
    hint: "Corrigez l'exemple (sample), ou le motif, qui est une expression régulière.",
  },
  "label-alone": {
    message: "Le texte « {key} » n'existe qu'en « {language} »{suggestion}.",
    hint: "Écrivez sa clé, dans son bloc, comme dans les fichiers des autres langues ; ou ajoutez-le à ceux-ci, ou retirez-le d'ici.",
  },
  "missing-translation": {
    message: "Le texte « {key} » manque dans ces langues : {missing}.",
    hint: "Ajoutez-le à côté des autres ; un texte de labels/ s'ajoute dans le fichier de chaque langue, sous les mêmes clés.",
  },
  "text-placeholder": {
    message: "Le texte « {key} » en « {language} » a {seen} ; celui en « {other} » a {wanted}.",
    hint: "Écrivez les mêmes noms entre doubles accolades dans toutes les langues : le produit les remplace.",
  },
  "label-placeholder": {
    message: "« {placeholder} » ne désigne rien dans ce texte et serait montré tel quel.",
    hint: "Écrivez les mots eux-mêmes ; ce qui est entre accolades n'est remplacé que dans une entrée répétée sur cette liste avec « each: ».",
  },
  "text-untranslated": {
    message: "Le texte « {key} » est le même dans toutes les langues : {text}",
    hint: "Traduisez-le.",
  },
  "language-copied": {
    message: "{file} dit mot pour mot la même chose que {other} : l'un des deux n'est pas dans sa langue.",
    hint: "Reprenez les textes de chacun d'une version antérieure, ou traduisez-les.",
  },
  "label-twice": {
    message: "« {id} » porte le même nom que « {other} » : {text}",
    hint: "Écrivez un libellé (label) qui les distingue.",
  },
  "locale-language": {
    message: "La langue « {id} » a la locale « {locale} », qui est d'une autre langue.",
    hint: "Écrivez une locale qui commence par {id}, par exemple {example}.",
  },
  "tile-target": {
    message: "La tuile « {id} » doit ouvrir une seule chose ; elle ouvre : {opens}.",
    hint: "Gardez exactement l'un de « route: » avec le nom d'une route, « link: » avec une adresse hors des routes, et « shop: » avec un atelier.",
  },
  "tile-param-missing": {
    message: "La tuile « {id} » ne remplit pas l'adresse {path} de « {route} ».",
    hint: "Écrivez sous ses « params: », avec les valeurs voulues : {given}. Ou choisissez une route qui n'en demande pas.",
  },
  "tile-param-unknown": {
    message: "« {name} » n'est pas un paramètre de « {route} »{suggestion}.",
    hint: "Son adresse est {path} : corrigez le nom, ou écrivez la valeur sous « query: ».",
  },
  "tile-param-shape": {
    message: "« {value} » ne peut pas être la valeur de « {name} ».",
    hint: 'Écrivez une seule valeur, de la forme donnée par params.yaml, par exemple {name}: "{sample}".',
  },
  "tile-query-param": {
    message:
      "« {name} » est un paramètre de « {route} » (adresse {path}) ; sous « query: », il vient après l'adresse au lieu d'en faire partie.",
    hint: "Écrivez-le sous « params: » seulement.",
  },
  "tile-link": {
    message: "« {link} » n'est pas une adresse qu'une tuile peut ouvrir.",
    hint: "Écrivez l'adresse complète d'un site, à partir de https://, ou un chemin de celui-ci qui commence par une seule barre oblique. Seul {herd} est remplacé, par le cheptel courant.",
  },
  "shortcut-too-many": {
    message: "La tuile « {id} » est un raccourci de trop : {count} tuiles sont marquées, et une application installée en montre {most}.",
    hint: "Retirez « shortcut: true » de cette tuile ou d'une autre ; celles qui ont le plus grand « weight: » sont montrées.",
  },
  "value-twice": {
    message: "« {key}: {value} » figure ici et dans « {other} » : rien d'autre ne les distingue.",
    hint: "Écrivez la valeur voulue dans l'un des deux.",
  },
  "value-shared": {
    message: "« {key}: {value} » figure ici et dans « {other} ».",
    hint: "Écrivez une autre valeur dans l'un des deux.",
  },
  "duplicate-entry": {
    message: "« {text} » figure deux fois dans cette liste.",
    hint: "Retirez l'un des deux, ou écrivez le nom voulu.",
  },
};
