import type { PdfBlock } from "./pdf";

const ARTICLES: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    "1. Objet",
    "Ces conditions règlent l’usage de {product}, le service qui aide les éleveurs et leurs conseillers à suivre un troupeau laitier ou allaitant, en ligne comme hors connexion.",
    "Le service réunit des applications : planning, production, alimentation, génétique, santé, mouvements des animaux, pilotage. Chacune n’apparaît que si l’élevage y est abonné et si la personne y a droit.",
  ],
  [
    "2. Qui peut utiliser le service",
    "Le propriétaire de l’élevage ouvre le compte. Il peut y inviter des administrateurs, des salariés, des techniciens et des conseillers, et fixe les droits de chacun.",
    "Le propriétaire et les administrateurs acceptent ces conditions avant le premier usage, puis de nouveau chaque fois qu’elles changent. La date de l’acceptation est conservée.",
  ],
  [
    "3. Identifiants et mot de passe",
    "Chaque personne a son propre identifiant et garde son mot de passe pour elle. Un mot de passe oublié se remplace par un lien envoyé à l’adresse électronique du compte ; ce lien sert une seule fois et expire au bout d’une heure.",
    "Celui qui remarque un usage anormal de son compte change son mot de passe aussitôt : toutes les sessions ouvertes ailleurs sont alors fermées.",
    "Après plusieurs essais manqués, le service fait attendre avant d’en accepter d’autres.",
  ],
  [
    "4. Données de l’élevage",
    "Les données de l’élevage appartiennent à l’éleveur. Elles ne servent qu’aux usages qu’il a acceptés, et aucun tiers ne les reçoit sans son accord.",
    "L’éleveur peut à tout moment obtenir une copie de ses données dans un format courant, ou demander qu’un partenaire n’y ait plus accès.",
    "Les déclarations obligatoires (naissances, entrées, sorties, mouvements) sont transmises aux organismes prévus par la réglementation. Leur exactitude reste de la responsabilité du détenteur des animaux.",
  ],
  [
    "5. Données personnelles",
    "Le service enregistre le nom, le prénom, l’adresse électronique et les droits de chaque utilisateur, ainsi que la trace de ses connexions. Ces données servent à l’identifier, à protéger le compte et à l’aider en cas de difficulté.",
    "Chacun peut consulter et corriger ses données, en demander l’effacement ou s’opposer à leur usage, dans les limites de la loi. La demande s’adresse à l’exploitant du service, dont les coordonnées figurent dans les mentions légales.",
    "Les traces de connexion sont effacées au bout de quatre-vingt-dix jours.",
  ],
  [
    "6. Travail hors connexion",
    "En bâtiment ou au pré, le réseau manque souvent. Les saisies faites hors connexion restent sur l’appareil et partent dès que le réseau revient ; une saisie n’en disparaît qu’une fois confirmée par le service.",
    "L’utilisateur veille à synchroniser ses appareils avant de les prêter, de les vendre ou de les faire réparer.",
  ],
  [
    "7. Disponibilité",
    "L’exploitant s’efforce de rendre le service disponible à toute heure, y compris pendant la traite du matin et du soir. Les interruptions prévues sont annoncées à l’avance.",
    "Les indicateurs, prévisions et alertes sont des aides à la décision. Ils ne remplacent ni l’observation des animaux, ni l’avis du vétérinaire.",
  ],
  [
    "8. Applications de partenaires",
    "Certaines applications affichées dans le service sont fournies par des partenaires : centres d’insémination, contrôle de performance, fabricants de capteurs, laiteries. Leurs propres conditions s’y ajoutent.",
    "Un partenaire n’accède qu’aux données que l’éleveur lui a ouvertes, pour la durée de l’abonnement.",
  ],
  [
    "9. Usages interdits",
    "Il est interdit de chercher à consulter les données d’un autre élevage, de contourner les limites d’accès, de prêter son compte ou d’extraire des données par des moyens automatiques sans accord écrit.",
    "En cas de manquement grave, l’exploitant peut suspendre un compte après en avoir averti le propriétaire de l’élevage.",
  ],
  [
    "10. Prix et durée",
    "Le prix des abonnements figure dans le contrat signé avec l’exploitant. Un abonnement se renouvelle d’année en année et se résilie avec un préavis de trois mois.",
    "À la fin du contrat, les données de l’élevage restent consultables pendant trois mois, puis sont effacées, sauf celles que la loi impose de conserver.",
  ],
  [
    "11. Évolution des conditions",
    "Quand ces conditions changent, la nouvelle version est présentée à la connexion avec sa date. Elle doit être acceptée pour continuer à utiliser le service ; l’ancienne version reste disponible sur demande.",
  ],
  [
    "12. Droit applicable",
    "Ces conditions sont soumises au droit français. Avant toute action, les parties cherchent un accord amiable, au besoin avec l’aide d’un médiateur.",
  ],
  [
    "13. Version de démonstration",
    "Cette version de {product} est une démonstration : les élevages, les personnes et les animaux y sont inventés, aucun message n’est envoyé et aucune déclaration n’est transmise.",
  ],
];

/** The terms of use of the demo, as long as real ones are. */
export function termsText(product: string, day: string): readonly PdfBlock[] {
  const named = (text: string) => text.replaceAll("{product}", product);
  const articles = ARTICLES.flatMap(([heading, ...paragraphs]): PdfBlock[] => [
    { text: heading, heading: true },
    ...paragraphs.map((text) => ({ text: named(text) })),
  ]);
  return [{ text: termsTitle(product), heading: true }, { text: `Version du ${day}` }, ...articles];
}

export function termsTitle(product: string): string {
  return `Conditions générales d’utilisation de ${product}`;
}
