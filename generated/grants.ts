// Generated from registry/grants : edit the registry, then run npm run registry -- generate.

export type GrantName =
  | "account"
  | "account.supportChat"
  | "alimentation"
  | "genetique"
  | "genetique.bilan"
  | "genetique.bilan.innoval"
  | "genetique.commande"
  | "genetique.indexV2"
  | "genetique.matingpro"
  | "genetique.msrpro"
  | "genetique.pedigree"
  | "genetique.tourTroupeau"
  | "icowdesk"
  | "icowdesk.candidate.easycow"
  | "icowdesk.candidate.feed"
  | "icowdesk.candidate.planning2"
  | "icowdesk.offlineReady"
  | "icowdesk.ping"
  | "icowdesk.purge"
  | "icowdesk.referentiel"
  | "icowdesk.switchor"
  | "intl"
  | "intl.forceTrad"
  | "map"
  | "mouvement"
  | "mouvement.boucles"
  | "mouvement.correction"
  | "mouvement.correction.transpondeur"
  | "mouvement.easycow"
  | "mouvement.easycow.boucleNaissance"
  | "mouvement.easycow.entree"
  | "mouvement.easycow.ipe"
  | "mouvement.easycow.main"
  | "mouvement.easycow.naissance"
  | "mouvement.easycow.sortie"
  | "mouvement.easycow.suivi"
  | "mouvement.entree"
  | "mouvement.guide"
  | "mouvement.inventaire"
  | "mouvement.inventaire.complet"
  | "mouvement.inventaireFr"
  | "mouvement.inventaireFrV2"
  | "mouvement.sortie"
  | "mouvement.suppression"
  | "mouvement.tag"
  | "mouvement.verification"
  | "pilotage"
  | "pilotage.dairy-dash.group"
  | "pilotage.dairy-dash.home"
  | "pilotage.dairy-dash.setup"
  | "pilotage.tableauInno.lait"
  | "pilotage.tableauInno.viande"
  | "planning"
  | "planning.activity"
  | "planning.activity.abortion"
  | "planning.activity.alpha"
  | "planning.activity.bravo"
  | "planning.activity.charlie"
  | "planning.activity.delta"
  | "planning.activity.echo"
  | "planning.activity.foxtrot"
  | "planning.activity.illness"
  | "planning.activity.lying"
  | "planning.last"
  | "planning.late"
  | "planning.mytask"
  | "planning.mytask.manpower"
  | "planning.mytask.processus"
  | "productions"
  | "productions.achatVente.individu"
  | "productions.achatVente.lait"
  | "productions.croissance"
  | "productions.croissance.categorie"
  | "productions.dashpro.valotroupeau"
  | "productions.lait.compte1"
  | "productions.lait.compte2"
  | "productions.lait.compte3"
  | "productions.lait.controle"
  | "productions.pesee.historique"
  | "productions.pesee.import"
  | "productions.prevision"
  | "productions.prevision.effectif"
  | "productions.traite.salle"
  | "productions.traite.setup"
  | "productions.traite.tank"
  | "report"
  | "report.fivl"
  | "report.search"
  | "sante"
  | "sante.bilan"
  | "sante.bilan.innoval"
  | "sante.bilan.mamelle"
  | "sante.bilan.regular"
  | "sante.carnet"
  | "sante.carnet.pharma"
  | "sante.carnet.preference"
  | "sante.colostrum"
  | "sante.dairy-stat"
  | "sante.gds"
  | "sante.gds.alerte"
  | "sante.gds.analyse"
  | "sante.gds.tache"
  | "sante.health-somatic"
  | "sante.parage.historique"
  | "sante.traitement"
  | "session"
  | "session.session2"
  | "shop";

export const GRANTS: Readonly<Record<GrantName, { readonly family: string; readonly exact: boolean }>> = {
  account: { family: "account", exact: false },
  "account.supportChat": { family: "account", exact: false },
  alimentation: { family: "general", exact: false },
  genetique: { family: "genetique", exact: false },
  "genetique.bilan": { family: "genetique", exact: false },
  "genetique.bilan.innoval": { family: "genetique", exact: false },
  "genetique.commande": { family: "genetique", exact: false },
  "genetique.indexV2": { family: "genetique", exact: false },
  "genetique.matingpro": { family: "genetique", exact: false },
  "genetique.msrpro": { family: "genetique", exact: false },
  "genetique.pedigree": { family: "genetique", exact: false },
  "genetique.tourTroupeau": { family: "genetique", exact: false },
  icowdesk: { family: "icowdesk", exact: false },
  "icowdesk.candidate.easycow": { family: "icowdesk", exact: true },
  "icowdesk.candidate.feed": { family: "icowdesk", exact: true },
  "icowdesk.candidate.planning2": { family: "icowdesk", exact: true },
  "icowdesk.offlineReady": { family: "icowdesk", exact: false },
  "icowdesk.ping": { family: "icowdesk", exact: false },
  "icowdesk.purge": { family: "icowdesk", exact: false },
  "icowdesk.referentiel": { family: "icowdesk", exact: false },
  "icowdesk.switchor": { family: "icowdesk", exact: false },
  intl: { family: "general", exact: false },
  "intl.forceTrad": { family: "general", exact: true },
  map: { family: "general", exact: false },
  mouvement: { family: "mouvement", exact: false },
  "mouvement.boucles": { family: "mouvement", exact: false },
  "mouvement.correction": { family: "mouvement", exact: false },
  "mouvement.correction.transpondeur": { family: "mouvement", exact: false },
  "mouvement.easycow": { family: "mouvement", exact: false },
  "mouvement.easycow.boucleNaissance": { family: "mouvement", exact: false },
  "mouvement.easycow.entree": { family: "mouvement", exact: false },
  "mouvement.easycow.ipe": { family: "mouvement", exact: false },
  "mouvement.easycow.main": { family: "mouvement", exact: false },
  "mouvement.easycow.naissance": { family: "mouvement", exact: false },
  "mouvement.easycow.sortie": { family: "mouvement", exact: false },
  "mouvement.easycow.suivi": { family: "mouvement", exact: false },
  "mouvement.entree": { family: "mouvement", exact: false },
  "mouvement.guide": { family: "mouvement", exact: false },
  "mouvement.inventaire": { family: "mouvement", exact: false },
  "mouvement.inventaire.complet": { family: "mouvement", exact: false },
  "mouvement.inventaireFr": { family: "mouvement", exact: false },
  "mouvement.inventaireFrV2": { family: "mouvement", exact: false },
  "mouvement.sortie": { family: "mouvement", exact: false },
  "mouvement.suppression": { family: "mouvement", exact: false },
  "mouvement.tag": { family: "mouvement", exact: false },
  "mouvement.verification": { family: "mouvement", exact: false },
  pilotage: { family: "pilotage", exact: false },
  "pilotage.dairy-dash.group": { family: "pilotage", exact: false },
  "pilotage.dairy-dash.home": { family: "pilotage", exact: false },
  "pilotage.dairy-dash.setup": { family: "pilotage", exact: false },
  "pilotage.tableauInno.lait": { family: "pilotage", exact: false },
  "pilotage.tableauInno.viande": { family: "pilotage", exact: false },
  planning: { family: "planning", exact: false },
  "planning.activity": { family: "planning", exact: false },
  "planning.activity.abortion": { family: "planning", exact: false },
  "planning.activity.alpha": { family: "planning", exact: false },
  "planning.activity.bravo": { family: "planning", exact: false },
  "planning.activity.charlie": { family: "planning", exact: false },
  "planning.activity.delta": { family: "planning", exact: false },
  "planning.activity.echo": { family: "planning", exact: false },
  "planning.activity.foxtrot": { family: "planning", exact: false },
  "planning.activity.illness": { family: "planning", exact: false },
  "planning.activity.lying": { family: "planning", exact: false },
  "planning.last": { family: "planning", exact: false },
  "planning.late": { family: "planning", exact: false },
  "planning.mytask": { family: "planning", exact: false },
  "planning.mytask.manpower": { family: "planning", exact: false },
  "planning.mytask.processus": { family: "planning", exact: false },
  productions: { family: "productions", exact: false },
  "productions.achatVente.individu": { family: "productions", exact: false },
  "productions.achatVente.lait": { family: "productions", exact: false },
  "productions.croissance": { family: "productions", exact: false },
  "productions.croissance.categorie": { family: "productions", exact: false },
  "productions.dashpro.valotroupeau": { family: "productions", exact: false },
  "productions.lait.compte1": { family: "productions", exact: false },
  "productions.lait.compte2": { family: "productions", exact: false },
  "productions.lait.compte3": { family: "productions", exact: false },
  "productions.lait.controle": { family: "productions", exact: false },
  "productions.pesee.historique": { family: "productions", exact: false },
  "productions.pesee.import": { family: "productions", exact: false },
  "productions.prevision": { family: "productions", exact: false },
  "productions.prevision.effectif": { family: "productions", exact: false },
  "productions.traite.salle": { family: "productions", exact: false },
  "productions.traite.setup": { family: "productions", exact: false },
  "productions.traite.tank": { family: "productions", exact: false },
  report: { family: "report", exact: false },
  "report.fivl": { family: "report", exact: false },
  "report.search": { family: "report", exact: false },
  sante: { family: "sante", exact: false },
  "sante.bilan": { family: "sante", exact: false },
  "sante.bilan.innoval": { family: "sante", exact: false },
  "sante.bilan.mamelle": { family: "sante", exact: false },
  "sante.bilan.regular": { family: "sante", exact: false },
  "sante.carnet": { family: "sante", exact: false },
  "sante.carnet.pharma": { family: "sante", exact: false },
  "sante.carnet.preference": { family: "sante", exact: false },
  "sante.colostrum": { family: "sante", exact: false },
  "sante.dairy-stat": { family: "sante", exact: false },
  "sante.gds": { family: "sante", exact: false },
  "sante.gds.alerte": { family: "sante", exact: false },
  "sante.gds.analyse": { family: "sante", exact: false },
  "sante.gds.tache": { family: "sante", exact: false },
  "sante.health-somatic": { family: "sante", exact: false },
  "sante.parage.historique": { family: "sante", exact: false },
  "sante.traitement": { family: "sante", exact: false },
  session: { family: "session", exact: false },
  "session.session2": { family: "session", exact: false },
  shop: { family: "general", exact: false },
};

export const EXACT_GRANTS: readonly GrantName[] = [
  "icowdesk.candidate.easycow",
  "icowdesk.candidate.feed",
  "icowdesk.candidate.planning2",
  "intl.forceTrad",
];
