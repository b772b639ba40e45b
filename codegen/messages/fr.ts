import type { Code } from "./code";
import type { MessageText } from "./en";
import { frRules } from "./frRules";

/** Français. */
export const fr: Readonly<Record<Code, MessageText>> = {
  "other-place": { message: "l'autre est ici" },
  // read
  "ignored-file": {
    message: "« {file} » n'est pas lu : le registre ne contient que des fichiers .yaml.",
    hint: "Rangez-le hors du registre, ou donnez-lui l'extension .yaml.",
  },
  "unknown-file": {
    message: "Rien dans le registre ne se range dans « {file} »{suggestion}.",
    hint: "Les fichiers se rangent ici : {places}.",
  },
  "misplaced-file": {
    message: "« {file} » contient ce qui se range dans {place}.",
    hint: "Déplacez-le, ou reportez ce qui est nouveau dans ce fichier.",
  },
  "file-copy": {
    message: "« {file} » a le même id que « {original} » : tout ce qu'il contient existerait deux fois.",
    hint: "Supprimez-le si c'est une copie ; sinon donnez-lui un autre id, et d'autres noms à ce qu'il déclare.",
  },
  "empty-file": {
    message: "Le fichier est vide.",
    hint: "Écrivez ce qui doit s'y trouver, rétablissez son contenu, ou supprimez le fichier.",
  },
  "not-utf8": {
    message: "Le fichier n'est pas enregistré en UTF-8 : un caractère de cette ligne est illisible.",
    hint: "Enregistrez-le en UTF-8, puis réécrivez ce qui s'affiche comme �.",
  },
  "cr-only": {
    message: "Les lignes du fichier finissent comme sur d'anciens ordinateurs (CR seul) : tout n'est qu'une ligne.",
    hint: "Enregistrez le fichier avec les fins de ligne LF ou CRLF.",
  },
  "too-deep": {
    message: "Le fichier a plus de {most} niveaux imbriqués.",
    hint: "Écrivez-le plus à plat : aucune entrée du registre ne demande plus de dix niveaux.",
  },
  "syntax-error": {
    message: "Cette ligne ne peut pas être lue comme du YAML.",
    hint: "Comparez-la aux entrées voisines : même retrait, deux-points et espace après une clé, crochets et guillemets fermés sur leur ligne.",
  },
  "yaml-tab": {
    message: "Le retrait de la ligne est une tabulation.",
    hint: "Écrivez des espaces, autant qu'au début des lignes voisines.",
  },
  "merge-marker": {
    message: "Une marque de fusion est restée ici.",
    hint: "Gardez l'une des deux versions, et supprimez les lignes <<<<<<<, ======= et >>>>>>>.",
  },
  "syntax-dash": {
    message: "Il manque une espace après le tiret.",
    hint: "Écrivez un tiret et une espace devant chaque entrée d'une liste.",
  },
  "syntax-colon": {
    message: "Une clé est suivie de deux-points et d'une espace, qui manquent ici.",
    hint: "Écrivez clé: valeur ; si cette ligne n'est pas une clé, mettez entre guillemets le texte auquel elle appartient.",
  },
  "syntax-quote": {
    message: "Des guillemets manquent ici, ou ne sont pas fermés à la fin du texte.",
    hint: 'Mettez tout le texte entre guillemets : "…". À l\'intérieur, un guillemet s\'écrit \\".',
  },
  "syntax-indent": {
    message: "Le retrait de la ligne ne correspond à rien de ce qui précède.",
    hint: "Donnez le même nombre d'espaces au début des lignes qui vont ensemble.",
  },
  "several-documents": {
    message: "Un second document commence ici : un fichier n'en contient qu'un.",
    hint: "Supprimez la ligne --- ou ....",
  },
  "yaml-anchor": {
    message: "« {mark} » emploie une ancre (&) ou un alias (*) de YAML, que le registre ne connaît pas.",
    hint: "Écrivez la valeur là où il la faut ; mettez entre guillemets un texte qui commence par ce signe.",
  },
  "yaml-tag": {
    message: "« {mark} » est une marque de type de YAML (!), que le registre ne connaît pas.",
    hint: "Supprimez-la ; mettez entre guillemets un texte qui commence par !.",
  },
  "plain-key": { message: "Cette clé n'est pas un mot simple.", hint: "Employez un nom simple." },
  "duplicate-key": {
    message: "« {key} » est écrit deux fois dans le même bloc.",
    hint: "Gardez l'une des deux, ou donnez un autre nom à la seconde.",
  },
  // schema
  "unknown-key": {
    message: "« {key} » n'est pas une clé de ce bloc{suggestion}.",
    hint: "Corrigez le nom, supprimez la ligne, ou vérifiez son retrait.",
  },
  "missing-key": { message: "« {key} » manque ici.", hint: "Ajoutez cette clé ; les entrées voisines montrent comment." },
  "empty-value": { message: "« {key} » n'a pas de valeur.", hint: "Écrivez-en une après les deux-points, ou supprimez la ligne." },
  "empty-text": { message: "« {key} » est un texte vide.", hint: "Écrivez le texte, ou supprimez la ligne." },
  "empty-list": { message: "« {key} » est une liste vide.", hint: "Écrivez au moins une entrée, ou supprimez la ligne." },
  "wrong-type": {
    message: "« {key} » doit être {#expected}, et c'est {#seen}.",
    hint: "Un texte qui ressemble à un nombre ou à un mot de YAML se met entre guillemets ; une entrée de liste a un tiret et une espace.",
  },
  "wrong-type-of-two": {
    message: "« {key} » doit être {#expected} ou {#other}, et c'est {#seen}.",
    hint: "Un texte qui ressemble à un nombre ou à un mot de YAML se met entre guillemets ; une entrée de liste a un tiret et une espace.",
  },
  "wrong-choice": { message: "« {value} » ne peut pas être écrit ici{suggestion}.", hint: "Écrivez l'un de : {choices}." },
  "wrong-value": { message: "« {value} » n'a pas la forme qu'il faut ici.", hint: "Écrivez {#form}." },
  "wrong-name": { message: "« {name} » ne peut pas être un nom ici.", hint: "Écrivez {#form}." },
  "too-small": { message: "« {key} » vaut {value}, mais doit valoir au moins {least}." },
  "too-big": { message: "« {key} » vaut {value}, mais doit valoir au plus {most}." },
  "too-long": { message: "« {key} » dépasse {most} caractères." },
  // link
  "duplicate-id": { message: "« {name} » existe deux fois.", hint: "Donnez un autre nom à l'un des deux, ou supprimez-le." },
  "repeated-name": {
    message: "« {name} » se répète sur une liste, mais chaque copie a le même nom.",
    hint: "Mettez la variable de la liste, entre accolades, dans le nom.",
  },
  "unknown-placeholder": {
    message: "« {placeholder} » dans « {name} » ne désigne rien{suggestion}.",
    hint: "Répétez l'entrée sur une liste avec each:, et employez la variable de cette liste. Un paramètre d'adresse s'écrit :id.",
  },
  "unknown-application": {
    message: "L'application « {name} » n'existe pas{suggestion}.",
    hint: "Écrivez l'id d'une application, ou ajoutez applications/<domaine>/<id>.yaml.",
  },
  "unknown-call": {
    message: "L'appel « {name} » n'est pas dans calls.yaml{suggestion}.",
    hint: "Écrivez le nom d'un appel, ou déclarez-le dans ce fichier avec sa méthode et son chemin.",
  },
  "unknown-code": {
    message: "Aucune application n'a le code « {name} »{suggestion}.",
    hint: "Écrivez le « code: » d'une application, ou retirez-le de l'utilisateur.",
  },
  "unknown-context": {
    message: "Le contexte d'élevage « {name} » n'est pas dans shops.yaml{suggestion}.",
    hint: "Écrivez une lettre de « contexts: » dans ce fichier.",
  },
  "unknown-domain": {
    message: "Le domaine « {name} » n'est pas dans domains.yaml{suggestion}.",
    hint: "Écrivez l'id d'un domaine, ou déclarez-le dans ce fichier avec son accès.",
  },
  "unknown-frame-origin": {
    message: "L'origine « {name} » n'a pas d'adresse{suggestion}.",
    hint: "Ajoutez-la avec son adresse sous « frames: origins: » dans settings.yaml.",
  },
  "unknown-grant": {
    message: "Le droit « {name} » n'est pas déclaré{suggestion}.",
    hint: "Corrigez le nom, ou déclarez le droit dans grants/<famille>.yaml avec un libellé et une phrase sur ce qu'il ouvre.",
  },
  "unknown-home": {
    message: "L'accueil « {name} » n'est pas dans homes.yaml{suggestion}.",
    hint: "Écrivez un nom de « values: » dans ce fichier.",
  },
  "unknown-icon": {
    message: "Il n'y a pas d'icône « {name} »{suggestion}.",
    hint: "Choisissez un nom sur tabler.io/icons, ou dessinez l'icône dans icons.yaml.",
  },
  "unknown-label": {
    message: "Le texte « {name} » n'est pas dans labels/{suggestion}.",
    hint: "Ajoutez-le aux fichiers de labels/, ou écrivez le texte ici une fois par langue.",
  },
  "one-language": {
    message: "« {text} » est un seul texte pour toutes les langues, qui ont chacune le leur.",
    hint: "Écrivez-le une fois par langue, sous {key} : fr: …, en: ….",
  },
  "unknown-language": {
    message: "La langue « {name} » n'est pas dans languages.yaml{suggestion}.",
    hint: "Écrivez une langue de ce fichier ; une nouvelle s'y ajoute, et chaque texte la demande alors.",
  },
  "unknown-list": {
    message: "Il n'y a pas de liste « {name} »{suggestion}.",
    hint: "Écrivez l'id d'une liste (suppliers.yaml, milkProviders.yaml).",
  },
  "unknown-origin": {
    message: "L'origine « {name} » n'est pas dans entities.yaml{suggestion}.",
    hint: "Écrivez l'une des « origins: » de ce fichier, ou ajoutez-la.",
  },
  "unknown-page": {
    message: "Aucune entrée d'une liste n'a la page « {name} » : cette entrée ne désigne rien{suggestion}.",
    hint: "Écrivez un mot de « pages: » dans la liste.",
  },
  "unknown-route": {
    message: "La route « {name} » n'est déclarée par aucune application{suggestion}.",
    hint: "Corrigez le nom (un nom, pas une adresse), ou déclarez la route dans applications/<domaine>/<application>.yaml.",
  },
  "unknown-section": {
    message: "Il n'y a pas de section « {name} » dans le menu{suggestion}.",
    hint: "Écrivez l'id d'une section, ou ajoutez menus/<id>.yaml.",
  },
  "unknown-shop": { message: "L'atelier « {name} » n'est pas dans shops.yaml{suggestion}.", hint: "Écrivez la « value » d'un atelier." },
  ...frRules,
};
