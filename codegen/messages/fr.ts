import type { en } from "./en";
import { frPromises } from "./proof/fr";

/** Les mêmes phrases en français. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  "other-place": `l'autre est ici`,

  // reading
  "ignored-file": `« {file} » n'est pas lu : le registre ne contient que des fichiers .yaml.
    Rangez-le hors du registre, ou donnez-lui l'extension .yaml.`,
  "unknown-file": `Rien dans le registre ne se range dans « {file} »{suggestion}.
    Les fichiers se rangent ici : {places}.`,
  "empty-file": `Le fichier est vide.
    Écrivez ce qui doit s'y trouver, rétablissez son contenu, ou supprimez le fichier.`,
  "too-large": `Le fichier dépasse {most} Mo : il n'est pas lu.
    Divisez-le : une application, une section, une famille de droits ont chacune leur fichier.`,
  "link-outside": `Le fichier est un lien qui mène hors du registre ; il n'est pas suivi.
    Mettez là le fichier lui-même.`,
  "not-text": `Le fichier ne contient pas du texte : c'est une archive, une image, ou il est abîmé.
    Rétablissez son contenu, ou supprimez le fichier.`,
  "not-utf8": `Le fichier n'est pas enregistré en UTF-8 : un caractère de cette ligne est illisible.
    Enregistrez-le en UTF-8, puis réécrivez ce qui s'affiche comme �.`,
  "cr-only": `Les lignes du fichier finissent comme sur d'anciens ordinateurs (CR seul) : tout n'est qu'une ligne.
    Enregistrez le fichier avec les fins de ligne LF ou CRLF.`,
  "too-deep": `Le fichier a plus de {most} niveaux imbriqués.
    Écrivez-le plus à plat : aucune entrée du registre ne demande plus de dix niveaux.`,
  "syntax-error": `Cette ligne ne peut pas être lue comme du YAML.
    Comparez-la aux entrées voisines : même retrait, deux-points et espace après une clé, accolades, crochets et guillemets fermés sur leur ligne.`,
  "syntax-brace": `Une accolade ou un crochet s'ouvre ici et n'est pas fermé.
    Écrivez } ou ] là où finit la liste ou le bloc. Un # après une espace commence un commentaire : mettez entre guillemets le texte qui en contient un.`,
  "yaml-tab": `Le retrait de la ligne contient une tabulation ou des espaces insécables.
    Écrivez des espaces ordinaires, autant qu'au début des lignes voisines.`,
  "merge-marker": `Une marque de fusion est restée ici.
    Gardez l'une des deux versions, jamais les droits des deux sans savoir à qui cela ouvre, et supprimez les lignes <<<<<<<, ======= et >>>>>>>.`,
  "syntax-dash": `Les tirets ne conviennent pas ici.
    Commencez chaque entrée d'une liste par un tiret et une espace, et aucune clé qui a son propre bloc.`,
  "syntax-colon": `Une clé est suivie de deux-points et d'une espace ordinaire, qui manquent ici.
    Écrivez clé: valeur ; si cette ligne n'est pas une clé, mettez entre guillemets le texte auquel elle appartient.`,
  "syntax-quote": `Des guillemets manquent ici, ou ne sont pas fermés à la fin du texte ; ou une virgule manque entre deux clés.
    Mettez tout le texte entre guillemets : "…". À l'intérieur, un guillemet s'écrit \\". Entre accolades, une virgule suit chaque texte.`,
  "syntax-indent": `Le retrait de la ligne ne correspond à rien de ce qui précède.
    Donnez le même nombre d'espaces au début des lignes qui vont ensemble, ou remettez la ligne qui manque au-dessus.`,
  "several-documents": `Un second document commence ici : un fichier n'en contient qu'un.
    Supprimez la ligne --- ou ....`,
  "yaml-anchor": `« {mark} » emploie une ancre (&) ou un alias (*) de YAML, que le registre ne connaît pas.
    Écrivez la valeur là où il la faut ; mettez entre guillemets un texte qui commence par ce signe.`,
  "yaml-tag": `« {mark} » est une marque de type de YAML (!), que le registre ne connaît pas.
    Supprimez-la ; mettez entre guillemets un texte qui commence par !.`,
  "typographic-quotes": `{text} est entre guillemets typographiques, qui font partie du texte pour YAML.
    Écrivez les guillemets droits du clavier : "…". Si ces guillemets doivent se voir, mettez-en des droits autour.`,
  "plain-key": `Cette clé n'est pas un mot simple.
    Employez un nom simple.`,
  "duplicate-key": `« {key} » est écrit deux fois dans le même bloc.
    Gardez l'une des deux ; si une nouvelle entrée de liste commence ici, écrivez un tiret et une espace devant.`,

  // shapes
  "unknown-key": `« {key} » n'est pas une clé de ce bloc{suggestion}.
    Corrigez le nom, supprimez la ligne, ou vérifiez son retrait.`,
  "missing-key": `Il manque ici : {keys}.
    Ajoutez ce qui manque ; les entrées voisines montrent comment.`,
  "empty-value": `« {key} » n'a pas de valeur.
    Écrivez-en une après les deux-points, ou supprimez la ligne ; un texte qui contient une virgule se met entre guillemets.`,
  "empty-text": `« {key} » est un texte vide.
    Écrivez le texte, ou supprimez la ligne.`,
  "empty-list": `« {key} » est une liste vide.
    Écrivez au moins une entrée, ou supprimez la ligne.`,
  "wrong-type": `« {key} » doit être {#expected} ; ici, c'est {#seen}.`,
  "wrong-type-of-two": `« {key} » doit être {#expected} ou {#other} ; ici, c'est {#seen}.`,
  "wrong-choice": `« {value} » n'est pas possible ici{suggestion}.
    Valeurs possibles : {choices}.`,
  "wrong-value": `« {value} » n'a pas la forme qu'il faut ici.
    Écrivez {#form}.`,
  "wrong-name": `« {name} » ne peut pas être un nom ici.
    Écrivez {#form}.`,
  "too-small": `« {key} » vaut {value}, mais doit valoir au moins {least}.`,
  "too-big": `« {key} » vaut {value}, mais doit valoir au plus {most}.`,
  "too-long": `« {key} » dépasse {most} caractères.`,

  // names
  "unknown-name": `Il n'existe pas {noun} « {name} »{suggestion}.
    Corrigez le nom, ou ajoutez-le dans {where}.`,
  "duplicate-id": `« {name} » existe deux fois.
    Donnez un autre nom à l'un des deux, ou supprimez-le.`,
  "repeated-name": `« {name} » se répète sur une liste, mais chaque copie a le même nom.
    Mettez la variable de la liste, entre accolades, dans le nom.`,
  "unknown-placeholder": `« {placeholder} » dans « {name} » ne désigne rien{suggestion}.
    Répétez l'entrée sur une liste avec each:, et employez la variable de cette liste. Un paramètre d'adresse s'écrit :id.`,
  "unknown-family": `Aucun fichier ne déclare les droits qui commencent par {families}, et {count|endroit en demande|endroits en demandent} un.
    Rétablissez le fichier de registry/grants qui les déclarait, ou corrigez les noms.`,
  "unknown-label": `Le texte « {name} » n'est pas dans labels/{suggestion}.
    Ajoutez-le aux fichiers de labels/, ou écrivez le texte ici une fois par langue.`,
  "one-language": `« {text} » est un seul texte pour toutes les langues, qui ont chacune le leur.
    Écrivez-le une fois par langue, sous {key} : fr: …, en: ….`,

  // rules
  "route-unguarded": `Rien ne dit qui peut ouvrir « {name} » : ni la route, ni son application, ni son domaine « {domain} ».
    Ajoutez « access: » à la route, à son application ou au domaine : « anyOf: » avec des droits, signedIn, ou public.`,
  "public-frame-route": `Ceci ouvre à tous, sans mot de passe, {count|page de sous-application|pages de sous-applications} ({names}).
    Écrivez access: signedIn si toute personne connectée peut entrer, ou nommez les droits avec « anyOf: ».`,
  "tile-opens-refusal": `La tuile « {tile} » est montrée à {@user}, et sa route « {route} » refuse : elle demande {asks} (monde ouvert).
    Retirez « access: » de la tuile, qui prend alors celui de sa route, ou écrivez-y ce que la route demande : {asks}.`,
  "tile-leads-astray": `La tuile « {tile} » mène {@user} par {way}, {#failure} (monde ouvert).
    Choisissez une autre page, un autre paramètre ou une autre adresse pour la tuile, ou corrigez « redirect: » ou « access: » de la page où elle aboutit.`,
  "path-syntax": `L'adresse « {path} » est illisible à « {part} ».
    Écrivez des mots et des paramètres séparés par une barre oblique, sans barre au début ni à la fin. Un mot contient des lettres, des chiffres, - et _ ; un paramètre s'écrit :id, :id? (facultatif), :id+ (un ou plusieurs) ou :id* (autant qu'on veut), chaque nom une seule fois.`,
  "required-after-optional": `Dans l'adresse « {path} », « {part} » suit un paramètre facultatif.
    Placez les paramètres avec ?, + ou * à la fin, après tout ce qui est obligatoire.`,
  "route-ambiguous": `Rien ne distingue « {name} » de « {other} » : les deux prennent l'adresse {address}.
    Donnez à l'une un autre mot dans son adresse (path). Deux versions d'une même page ont chacune « variant: » avec la même clé (query) et une valeur différente.`,
  "reserved-address": `L'adresse « {address} » ne serait jamais atteinte : c'est le serveur qui répond à {taken}.
    Écrivez un autre mot dans l'adresse.`,
  "file-name": `Le fichier de « {id} » est {file} ; il est attendu à {expected}.
    Déplacez ou renommez le fichier, ou corrigez « id: » ou « domain: » dans celui-ci.`,
  "missing-file": `Le fichier {file} manque.
    Reprenez-le d'une version antérieure, ou écrivez-le à nouveau.`,
  "code-twice": `« {id} » a le code « {code} » de « {other} » : qui peut ouvrir l'une peut ouvrir l'autre.
    Donnez à « {id} » un code à elle, ou retirez la ligne si elle n'est pas vendue à part.`,
  "frame-base-twice": `« {base} » sert à la fois « {id} » et « {other} ».
    Donnez à l'une une autre base ou, si les deux sont un même site, ajoutez « sharedWith: {other} » sous « frame: » de « {id} ».`,
  "frame-shared-with": `« {base} » serait partagée avec « {owner} », à qui elle n'appartient pas.
    Nommez l'autre application qui a cette base et pas de « sharedWith: », ou retirez la ligne.`,
  "frame-origin-twice": `« {id} » a l'origine « {origin} » de « {other} » : chacune peut lire ce que garde l'autre.
    Donnez à « {id} » une origine à elle, ici et sous « frames: origins: » dans settings/, sauf si les deux viennent du même fournisseur.`,
  "sandbox-no-help": `Le « sandbox: » de « {id} » ne protège de rien : avec allow-same-origin et allow-scripts, une page de la même origine peut s'en défaire.
    Écrivez « isolation: origin » et « origin: », ou retirez l'un des deux mots ; écrivez « trusted: true » si l'application est de confiance.`,
  "key-needed": `« {key} » ne fait rien sans « {other} » à côté.
    Ajoutez « {other} », ou retirez ou changez « {key} ».`,
  "key-without-effect": `« {key} » n'a aucun effet à côté de « {other} ».
    Retirez l'un des deux.`,
  "persona-herds": `« {id} » a « login: {login} », et {count|cheptel|cheptels}.
    Écrivez « login: none » pour un compte sans cheptel, « login: oneToken » ou « login: tokenPerHerd » pour un compte qui en a.`,
  "alias-over": `L'ancien nom « {alias} » de « {name} » devait servir jusqu'au {until}.
    Supprimez-le si plus personne ne s'en sert, ou donnez-lui un autre jour.`,
  "route-without-frame": `« {name} » n'a rien à montrer : son application « {application} » n'a pas de « frame: ».
    Ajoutez « frame: » avec « base: » à l'application, ou « screen: » ou « redirect: » à la route.`,
  "screen-missing": `Il manque une route aux pages du produit : {screens}.
    Ajoutez une route avec « screen: {first} » à l'application des pages du produit.`,
  "purpose-missing": `« {name} » est ouverte par une tuile ou un tableau de bord, et ne dit pas à quoi elle sert.
    Écrivez « purpose: » à côté de son nom, une phrase dans chaque langue, comme vous la diriez à un éleveur.`,
  "opens-hidden-frame": `« {route} » est un cadre caché, sans adresse : rien ne peut l'ouvrir.
    Choisissez une route qui a une adresse, ou retirez « navigable: false » de celle-là.`,
  "opens-without-params": `« {route} » est ouverte ici par son seul nom, mais son adresse {path} demande une valeur pour {param}.
    Choisissez une route dont l'adresse ne demande aucun paramètre.`,
  "redirect-target": `« {name} » mène à « {to} », qui est elle-même une redirection.
    Écrivez le nom d'une route qui a sa propre page.`,
  "redirect-params": `« {param} » {#fault} la redirection vers « {to} », dont l'adresse est {path}.
    Sous « params: », écrivez chaque paramètre de cette adresse, deux-points, puis le paramètre de cette route qui le remplit ({#has} {own}).`,
  "value-order": `« {key} » vaut {value}, et « {other} », qui vaut {limit}, doit être plus grand.
    Écrivez moins que {limit}, ou un « {other} » plus grand.`,
  "list-page": `« {page} » est une page que rien ne demande{suggestion}.
    Écrivez une page telle qu'elle figure dans « having: » d'une route, d'un droit ou d'une tuile, ou retirez-la.`,
  "param-pattern": `Le motif {pattern} de « {name} » peut tourner sans fin sur une seule valeur.
    Ne répétez pas un groupe qui contient une répétition ou un choix, comme (a+)+ ou (a|b)*, ni plus de trois choses sans un nombre fixe, et n'en rendez pas plus de dix facultatives par ? : écrivez [a-z]+.`,
  "param-sample": `L'exemple « {sample} » de « {name} » ne correspond pas à son motif (pattern) {pattern}.
    Corrigez l'exemple (sample), ou le motif, qui est une expression régulière.`,
  "missing-translation": `Ce texte (« {key} ») manque en : {missing}.
    Ajoutez-le à côté des autres ; un texte de labels/ s'ajoute dans le fichier de chaque langue, sous les mêmes clés.`,
  "asked-text-missing": `Une page montre le texte « {key} », qui n'est dans aucune langue{suggestion}.
    Ajoutez-le dans {file}, sous ces clés, et dans le fichier de chaque autre langue.`,
  "text-cut": `Le texte « {text} » s'arrête ici : {rest} est lu comme un commentaire.
    Mettez tout le texte entre guillemets ; si c'est un commentaire, écrivez une espace après #.`,
  "stray-quote": `Un guillemet seul fait partie de ce texte : {text}
    Écrivez un guillemet aux deux bouts, ou aucun.`,
  "straight-apostrophe": `L'apostrophe de ce texte est celle, droite, du clavier : {text}
    Écrivez ’ à sa place.`,
  "hidden-sign": `Un signe que personne ne voit fait partie de ce texte ; il est montré ici par \\u et son numéro : {text}
    Récrivez le texte sans lui : un tel signe inverse le sens de lecture, ou commande un terminal.`,
  "text-markup": `Une balise fait partie de ce texte ; elle serait montrée telle quelle, jamais exécutée : {text}
    Écrivez les mots seuls, sans < devant une lettre ; le signe « inférieur à » est suivi d'une espace.`,
  "text-placeholder": `Le texte « {key} » contient {seen} en « {language} », mais {wanted} en « {other} ».
    Écrivez les mêmes noms entre doubles accolades dans toutes les langues : le produit les remplace.`,
  "label-placeholder": `« {placeholder} » ne désigne rien dans ce texte et serait montré tel quel.
    Écrivez les mots eux-mêmes ; ce qui est entre accolades n'est remplacé que dans une entrée répétée sur cette liste avec « each: ».`,
  "language-copied": `{file} dit mot pour mot la même chose que {other} : l'un des deux n'est pas dans sa langue.
    Reprenez les textes de chacun d'une version antérieure, ou traduisez-les.`,
  "locale-language": `La langue « {id} » a la locale « {locale} », qui est d'une autre langue.
    Écrivez une locale qui commence par {id}, par exemple {example}, ou corrigez l'id.`,
  "tile-target": `La tuile « {id} » doit ouvrir une seule chose ; elle ouvre : {opens}.
    Gardez exactement l'un de « route: » avec le nom d'une route, « link: » avec une adresse hors des routes, et « workshop: » avec un atelier.`,
  "tile-param-missing": `« {id} » ne remplit pas l'adresse {path} de « {route} ».
    Écrivez sous ses « params: », avec les valeurs voulues : {given}. Ou choisissez une route qui n'en demande pas.`,
  "tile-param-unknown": `« {name} » n'est pas un paramètre de « {route} »{suggestion}.
    Son adresse est {path} : corrigez le nom, ou écrivez la valeur sous « query: ».`,
  "tile-param-shape": `« {value} » ne peut pas être la valeur de « {name} ».
    Écrivez une seule valeur, de la forme donnée par params.yaml, par exemple {name}: "{sample}".`,
  "tile-query-param": `« {name} » est un paramètre de « {route} » (adresse {path}) ; sous « query: », il vient après l'adresse au lieu d'en faire partie.
    Écrivez-le sous « params: » seulement.`,
  "tile-link": `« {link} » n'est pas une adresse qu'une tuile peut ouvrir.
    Écrivez l'adresse complète d'un site, à partir de https://, ou un chemin de celui-ci qui commence par une seule barre oblique. Seul {herd} est remplacé, par le cheptel courant.`,
  "shortcut-too-many": `La tuile « {id} » est un raccourci de trop : {count|tuile est marquée|tuiles sont marquées}, et une application installée en montre {most}.
    Retirez « shortcut: true » de cette tuile ou d'une autre ; celles qui ont le plus grand « weight: » sont montrées.`,
  "value-twice": `« {key}: {value} » figure ici et dans « {other} » : rien d'autre ne les distingue.
    Écrivez la valeur voulue dans l'un des deux.`,
  "duplicate-entry": `« {text} » figure deux fois dans cette liste.
    Retirez l'un des deux, ou écrivez le nom voulu.`,
  ...frPromises,
};
