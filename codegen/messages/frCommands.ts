import { frCoverage } from "./coverage/fr";
import { frDiff } from "./diff/fr";
import { frEdit } from "./edit/fr";
import type { enCommands } from "./enCommands";
import { frExplain } from "./explain/fr";
import { frGateway } from "./gateway/fr";
import { frSnapshot } from "./proof/fr";

/** Ce que disent les commandes de l'outil, en français. */
export const frCommands: Readonly<Record<keyof typeof enCommands, string>> = {
  ...frCoverage,
  ...frDiff,
  ...frEdit,
  ...frExplain,
  ...frSnapshot,
  ...frGateway,
  pair: "{name} : {value}",
  // aide
  usage: "Emploi : {usage}",
  "usage-more": "Tout ce qu'elle attend : npm run -s registry -- {name} --help",
  "exit-codes": "Codes de sortie : 0 tout va bien, 1 des remarques, 2 mauvais emploi, entrée illisible ou défaut de l'outil.",
  "help.generate": "écrit les tables typées du registre ; --check dit seulement si elles sont à jour",
  "help.check": "trouve toutes les erreurs du registre",
  "word.COMMAND": "COMMANDE",
  "word.DIR": "DOSSIER",
  "word.FILE": "FICHIER",
  // mauvais emploi
  "command-unknown": "La commande « {name} » n'existe pas{suggestion}. Toutes : npm run -s registry -- help",
  "option-unknown": "L'option --{name} n'existe pas ici{suggestion}. Options : {known}.",
  "option-value": "--{name} demande une valeur.",
  "option-choice": "--{name} vaut « {value} », mais doit être l'un de {known}{suggestion}.",
  "too-many": "« {word} » est un argument de trop ; une valeur se met derrière son option : --… {word}",
  "file-ENOENT": "{path} : ce fichier ou ce dossier n'existe pas.",
  "file-ENOTDIR": "{path} : ce n'est pas un dossier.",
  "file-EACCES": "{path} : il ne peut pas être lu ou écrit.",
  "file-EROFS": "{path} : le disque est en lecture seule.",
  "file-ELOOP": "{path} : ce lien mène à lui-même. Mettez là le fichier.",
  "file-EISDIR": "{path} : ce n'est pas un fichier, bien que son nom finisse comme un nom de fichier.",
  "file-EFBIG": "{path} : les fichiers du registre dépassent 24 Mo ensemble ; ils ne sont pas lus.",
  "file-other": "{path} : {code}",
  "tool-failed": "L'outil lui-même a échoué : {why}",
  // check, generate
  "findings-none": "{registry} : rien à signaler.",
  "findings-some": "{registry} : {counts}.",
  error: "{count|erreur|erreurs}",
  warning: "{count|avertissement|avertissements}",
  info: "{count|note|notes}",
  "format-more": "Encore {count} : --format json ou html les donne tous.",
  "up-to-date": "{out} : à jour, {files|fichier|fichiers}.",
  "more-findings": "{count|remarque qui n'est pas une erreur|remarques qui ne sont pas des erreurs} : npm run -s registry -- check",
  "nothing-written": "Rien n'a été écrit.",
  stale: "{path} : ce n'est pas ce que dit le registre.",
  "run-generate": "Lancez npm run registry -- generate ; un fichier nommé encore ensuite ne vient pas du registre : supprimez-le.",
  wrote: "écrit {path}",
  removed: "supprimé {path}",
  "written-some": "{out} : {written|fichier écrit|fichiers écrits}, {unchanged|inchangé|inchangés}.",
  "written-removed": "{out} : {written|fichier écrit|fichiers écrits}, {unchanged|inchangé|inchangés}, {removed|supprimé|supprimés}.",
};
