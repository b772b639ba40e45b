import type { enGateway } from "./en";

/** La même chose en français. */
export const frGateway: Readonly<Record<keyof typeof enGateway, string>> = {
  "help.gateway": "les règles d'un serveur web frontal : quelle adresse va à quelle sous-application, avec quels en-têtes",
  "gateway-shape":
    "{file} : {where} n'est pas comme il faut. Le fichier contient shell: (origin:, upstream:), et peut contenir origins:, applications:, candidates: et others:.",
  "gateway-yaml": "{file} : ce n'est pas du YAML : {why}",
  "gateway-upstream": "{file} : {where} est « {value} », mais un serveur s'écrit http://hote:8080, en minuscules et sans rien derrière.",
  "gateway-origin": "{file} : {where} est « {value} », mais une origine s'écrit https://herd.example.",
  "gateway-service":
    "{where} est « {value} », mais avec --format k8s un serveur est un Service : http://nom:8080, ou http://nom.espace:8080.",
  "gateway-unknown": "{file} : {where} « {name} » n'est pas dans le registre{suggestion}.",
  "gateway-missing":
    "{file} : il manque {where}. Dites où elle se trouve, ou dites avec others: http://*:8080 comment s'appellent toutes les autres (* est l'application).",
  "gateway-no-origin": "{file} : origins: ne dit pas où {name} est servi, comme dans {name}: https://{name}.example.",
  "gateway-same-origin": "{file} : origins: donne à « {name} » l'origine de Clarine ou celle d'une autre, dont elle doit rester séparée.",
  "gateway-taken":
    "{address} irait à l'application {application}, mais c'est une page de Clarine : {route}. Donnez un autre path à la route.",
  "gateway-value": "Une valeur du registre ne peut pas figurer dans une configuration : {value}",
  "gateway-name": "« {name} » désignerait deux applications dans la configuration : {one} et {other}. Leurs id se ressemblent trop.",
};
