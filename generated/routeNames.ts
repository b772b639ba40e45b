// Generated from registry/applications : edit the registry, then run npm run registry -- generate.

export type RouteName =
  | "404"
  | "account.settings"
  | "activity.alpha.account"
  | "activity.alpha.animal"
  | "activity.alpha.finish"
  | "activity.bravo.account"
  | "activity.bravo.animal"
  | "activity.bravo.finish"
  | "activity.charlie.account"
  | "activity.charlie.animal"
  | "activity.charlie.finish"
  | "activity.delta.account"
  | "activity.echo.account"
  | "activity.foxtrot.account"
  | "activity.home.abortion"
  | "activity.home.activity"
  | "activity.home.illness"
  | "activity.home.lying"
  | "alim.dashboard.alimentation"
  | "alim2.aliment2"
  | "alim2.aliment2.stockage"
  | "alim2.aliment2.variation.detail"
  | "alim2.aliment2.variation.inventaire"
  | "alim2.aliment2.variation.melange"
  | "alim2.aliment2.wizard"
  | "alim2.catalogue2"
  | "alim2.distribution2"
  | "alim2.journal2"
  | "alim2.journal2.report"
  | "alim2.planDistribution2"
  | "alim2.ration2"
  | "alim2.stockage2"
  | "alim2.upgrade2"
  | "alimentation.crop-tracker.home.main"
  | "card.action"
  | "card.detail"
  | "clarity.atmosphere.daily"
  | "clarity.atmosphere.heatstress"
  | "clarity.atmosphere.history"
  | "clarity.atmosphere.synthesis"
  | "clarity.water.animal"
  | "clarity.water.daily"
  | "clarity.water.general"
  | "compte.account"
  | "compte.communication"
  | "compte.communication.settings"
  | "compte.facture"
  | "compte.zoo2.lait"
  | "compte.zoo2.preference"
  | "compte.zoo2.viande"
  | "document.liste"
  | "eleveur.account"
  | "eleveur.genetique"
  | "eleveur.mouvement"
  | "eleveur.pilotage"
  | "fiche"
  | "genetique.bilan.home"
  | "genetique.bilan.main"
  | "genetique.indexV2.bull.detail"
  | "genetique.indexV2.bull.listing"
  | "genetique.indexV2.female.detail"
  | "genetique.indexV2.female.detailRace"
  | "genetique.indexV2.female.listing"
  | "genetique.mating2.engine"
  | "genetique.mating2.engine.simulate"
  | "genetique.mating2.plan"
  | "genetique.mating2.plan.animal"
  | "genetique.mating2.plan.importer"
  | "genetique.matingpro.bulls.search"
  | "genetique.matingpro.bulls.select"
  | "genetique.matingpro.engine.main"
  | "genetique.matingpro.females.auto-dest"
  | "genetique.matingpro.females.destination"
  | "genetique.matingpro.females.tour"
  | "genetique.matingpro.main.home"
  | "genetique.matingpro.objective.gamme"
  | "genetique.matingpro.objective.home"
  | "genetique.matingpro.objective.isu"
  | "genetique.matingpro.objective.previous"
  | "genetique.matingpro.objective.profil"
  | "genetique.matingpro.objective.question"
  | "genetique.matingpro.pan.detail"
  | "genetique.matingpro.plan.detail"
  | "genetique.matingpro.plan.synthese"
  | "genetique.matingpro.strategy.msr"
  | "genetique.matingpro.strategy.setup"
  | "genetique.matingpro.visit.list"
  | "genetique.msrpro.calculator"
  | "genetique.msrpro.eco.home"
  | "genetique.msrpro.pack"
  | "genetique.pedigree"
  | "genetique.stock"
  | "genetique.stock.detail"
  | "genetique.tourTroupeau.female.list"
  | "genetique.tourTroupeau.female.picker"
  | "genetique.tourTroupeau.renewal.main"
  | "genetique.tourTroupeau.settings.home"
  | "grantor.details"
  | "grantor.list"
  | "grantor.validation"
  | "icowdesk.home.map"
  | "icowdesk.referentiel.genetic.anomalie"
  | "icowdesk.referentiel.genetic.coi"
  | "icowdesk.referentiel.genetic.dose"
  | "icowdesk.referentiel.genetic.feature"
  | "icowdesk.referentiel.genetic.home"
  | "icowdesk.referentiel.genetic.indexes"
  | "icowdesk.referentiel.genetic.question"
  | "icowdesk.referentiel.genetic.renouvellementValo"
  | "icowdesk.referentiel.genetic.riskVelage"
  | "icowdesk.referentiel.genetic.template"
  | "icowdesk.referentiel.genetic.vigilances"
  | "icowdesk.referentiel.health.home"
  | "icowdesk.referentiel.health.medicament"
  | "icowdesk.referentiel.health.paragepro"
  | "icowdesk.referentiel.production.genesys"
  | "icowdesk.referentiel.production.home"
  | "icowdesk.referentiel.reproduction.car"
  | "icowdesk.referentiel.reproduction.home"
  | "icowdesk.syncManager"
  | "innoAlim.constat"
  | "innoAlim.dashboard"
  | "innoAlim.home"
  | "innodashpro.acf.main"
  | "innodashpro.elevage.detail"
  | "innodashpro.elevage.main"
  | "innodashpro.valovache.main"
  | "loggor.action.multi"
  | "loggor.action.solo"
  | "map.detail"
  | "map.lot.animals"
  | "map.lot.checkAnimals"
  | "map.lot.ecornage"
  | "map.lot.move"
  | "map.lot.prepa"
  | "map.lot.sevrage"
  | "map.lot.soin"
  | "map.lot.tarissement"
  | "map.main"
  | "mouvements.boucles.list"
  | "mouvements.boucles.order"
  | "mouvements.correction"
  | "mouvements.easycow.boucleNaissance"
  | "mouvements.easycow.bovins"
  | "mouvements.easycow.entree"
  | "mouvements.easycow.inventaire"
  | "mouvements.easycow.ipe"
  | "mouvements.easycow.main"
  | "mouvements.easycow.mainRepro"
  | "mouvements.easycow.naissance"
  | "mouvements.easycow.rebouclage"
  | "mouvements.easycow.rebouclage.validation"
  | "mouvements.easycow.sortie"
  | "mouvements.easycow.stockBoucle"
  | "mouvements.easycow.suivi"
  | "mouvements.entree"
  | "mouvements.entree2"
  | "mouvements.guide"
  | "mouvements.inventaire"
  | "mouvements.inventaireFr"
  | "mouvements.inventaireFrV2"
  | "mouvements.mouvements"
  | "mouvements.notification"
  | "mouvements.sortie"
  | "mouvements.suppression"
  | "mouvements.tag.animals.create"
  | "mouvements.tag.animals.edit"
  | "mouvements.tag.animals.list"
  | "mouvements.tag.referential.edit"
  | "mouvements.tag.referential.list"
  | "mouvements.transpondeur"
  | "mouvements.verification"
  | "mytask.board"
  | "mytask.init"
  | "mytask.protocol"
  | "mytask.protocol.detail"
  | "mytask.protocol.instantiate"
  | "mytask.protocol.instantiate.param"
  | "mytask.task"
  | "mytask.team"
  | "mytask.team.detail"
  | "pilotage.dairy-dash.group"
  | "pilotage.dairy-dash.home"
  | "pilotage.dairy-dash.setup"
  | "pilotage.dashboard.bilan"
  | "pilotage.dashboard.eco"
  | "pilotage.dashboard.overviewDashboard"
  | "pilotage.dashboard.repro"
  | "pilotage.indicator.archive.list"
  | "pilotage.indicator.graph.detail"
  | "pilotage.indicator.home"
  | "pilotage.indicator.model"
  | "pilotage.indicator.model.list"
  | "pilotage.tableauInno.lait"
  | "pilotage.tableauInno.viande"
  | "pilotage.trade.home"
  | "pilotage.trade.order"
  | "planning.dashboard.lifeCycle"
  | "planning2.last"
  | "planning2.late"
  | "planning2.main.planning"
  | "planning2.rdv"
  | "planning2.report"
  | "productions.achatVente.purchase.individual"
  | "productions.achatVente.sale.individual"
  | "productions.achatVente.sale.milk"
  | "productions.achatVente.sale.milk.detail"
  | "productions.controle.cell.main"
  | "productions.controle.control.complete"
  | "productions.controle.control.list"
  | "productions.controle.control.prepare"
  | "productions.croissance.category.detail"
  | "productions.croissance.category.listing"
  | "productions.croissance.group.detail"
  | "productions.croissance.group.listing"
  | "productions.croissance.weighing.history"
  | "productions.croissance.weighing.import"
  | "productions.dairyStat"
  | "productions.dashboard.production"
  | "productions.forecast.main"
  | "productions.lait.account"
  | "productions.mastitis.listing"
  | "productions.milkPortal"
  | "productions.milking.alert"
  | "productions.milking.dashboard"
  | "productions.milking.detail"
  | "productions.milking.listing"
  | "productions.milking.login"
  | "productions.prevEffectif"
  | "productions.resolver.conf"
  | "productions.resolver.download"
  | "productions.resolver.login"
  | "productions.resolver.lot"
  | "productions.resolver.product"
  | "productions.resolver.synchro.identity"
  | "productions.resolver.welcome"
  | "productions.tank.dairies"
  | "productions.tank.listing"
  | "productions.valotroupeau.main"
  | "productions.valotroupeau.main.date"
  | "querymaker.admin"
  | "querymaker.query"
  | "querymaker.results"
  | "rationCalculator.aliment"
  | "rationCalculator.aliment.code"
  | "rationCalculator.archive"
  | "rationCalculator.archive.code"
  | "rationCalculator.login"
  | "rationCalculator.lotRation"
  | "rationCalculator.lotRation.code"
  | "report2.list"
  | "report2.main"
  | "report2.portability"
  | "report2.route"
  | "reproduction.dgLot2"
  | "reproduction.sexageLot2"
  | "reproduction.suiviPro.alert"
  | "reproduction.suiviPro.events"
  | "reproduction.suiviPro.next"
  | "reproduction.suiviPro.overview"
  | "root"
  | "sante.bilanSanitaire.listing"
  | "sante.carnet.account.main"
  | "sante.carnet.balance"
  | "sante.carnet.consultation.detail"
  | "sante.carnet.consultation.list"
  | "sante.carnet.parage.history"
  | "sante.carnet.pharmacy.detail"
  | "sante.carnet.pharmacy.list"
  | "sante.carnet.sanitaryBalance"
  | "sante.carnet.treatment.listing"
  | "sante.carnet.treatment.ongoing"
  | "sante.colostrum.history"
  | "sante.colostrum.main"
  | "sante.dashboard.bilan"
  | "sante.gds.alert"
  | "sante.gds.analysis"
  | "sante.gds.task"
  | "sante.health-somatic.home"
  | "sante.mamelle.home"
  | "search.alerteRepro"
  | "search.animal"
  | "search.cg"
  | "search.engraissement"
  | "search.reforme"
  | "search.reproducteur"
  | "search.sexage"
  | "search.suiviRepro"
  | "session.listing.encours"
  | "session2.create.main"
  | "session2.create.setup"
  | "session2.detail"
  | "session2.history.main"
  | "session2.run.main"
  | "session2.run.setup"
  | "session2.run.synthesis"
  | "smartvel.command.history"
  | "smartvel.command.send"
  | "smartvel.settings.contact"
  | "smartvel.settings.main"
  | "synchrozor.sync.add"
  | "synchrozor.sync.history"
  | "synchrozor.sync.main"
  | "synchrozor.sync.solo"
  | "welcome.cgu"
  | "welcome.forgot"
  | "welcome.login"
  | "welcome.multi"
  | "welcome.renew"
  | "welcome.support";

export type NoParams = Readonly<Record<string, never>>;

export interface RouteParams {
  "404": NoParams;
  "account.settings": NoParams;
  "activity.alpha.account": NoParams;
  "activity.alpha.animal": NoParams;
  "activity.alpha.finish": NoParams;
  "activity.bravo.account": NoParams;
  "activity.bravo.animal": NoParams;
  "activity.bravo.finish": NoParams;
  "activity.charlie.account": NoParams;
  "activity.charlie.animal": NoParams;
  "activity.charlie.finish": NoParams;
  "activity.delta.account": NoParams;
  "activity.echo.account": NoParams;
  "activity.foxtrot.account": NoParams;
  "activity.home.abortion": NoParams;
  "activity.home.activity": NoParams;
  "activity.home.illness": NoParams;
  "activity.home.lying": NoParams;
  "alim.dashboard.alimentation": NoParams;
  "alim2.aliment2": { readonly id?: string };
  "alim2.aliment2.stockage": { readonly id: string; readonly idStockage: string };
  "alim2.aliment2.variation.detail": { readonly id: string; readonly idStockage?: string };
  "alim2.aliment2.variation.inventaire": { readonly id: string };
  "alim2.aliment2.variation.melange": { readonly id: string; readonly idStockage?: string };
  "alim2.aliment2.wizard": NoParams;
  "alim2.catalogue2": { readonly id?: string };
  "alim2.distribution2": { readonly id?: string };
  "alim2.journal2": { readonly id?: string };
  "alim2.journal2.report": NoParams;
  "alim2.planDistribution2": { readonly id?: string };
  "alim2.ration2": { readonly id?: string };
  "alim2.stockage2": NoParams;
  "alim2.upgrade2": NoParams;
  "alimentation.crop-tracker.home.main": NoParams;
  "card.action": { readonly action: string; readonly id: string };
  "card.detail": { readonly id: string };
  "clarity.atmosphere.daily": NoParams;
  "clarity.atmosphere.heatstress": NoParams;
  "clarity.atmosphere.history": NoParams;
  "clarity.atmosphere.synthesis": NoParams;
  "clarity.water.animal": NoParams;
  "clarity.water.daily": NoParams;
  "clarity.water.general": NoParams;
  "compte.account": NoParams;
  "compte.communication": NoParams;
  "compte.communication.settings": NoParams;
  "compte.facture": NoParams;
  "compte.zoo2.lait": NoParams;
  "compte.zoo2.preference": NoParams;
  "compte.zoo2.viande": NoParams;
  "document.liste": NoParams;
  "eleveur.account": { readonly param?: readonly string[] };
  "eleveur.genetique": { readonly param?: readonly string[] };
  "eleveur.mouvement": { readonly param?: readonly string[] };
  "eleveur.pilotage": { readonly param?: readonly string[] };
  fiche: { readonly id?: string };
  "genetique.bilan.home": NoParams;
  "genetique.bilan.main": { readonly race?: string };
  "genetique.indexV2.bull.detail": { readonly race: string; readonly numNational: string };
  "genetique.indexV2.bull.listing": NoParams;
  "genetique.indexV2.female.detail": { readonly numNational: string };
  "genetique.indexV2.female.detailRace": { readonly race: string; readonly numNational: string };
  "genetique.indexV2.female.listing": NoParams;
  "genetique.mating2.engine": { readonly numNational: string };
  "genetique.mating2.engine.simulate": { readonly numNational: string; readonly pereNumNational: string };
  "genetique.mating2.plan": NoParams;
  "genetique.mating2.plan.animal": { readonly numNational: string };
  "genetique.mating2.plan.importer": NoParams;
  "genetique.matingpro.bulls.search": { readonly uuid: string };
  "genetique.matingpro.bulls.select": { readonly uuid: string };
  "genetique.matingpro.engine.main": { readonly uuid: string };
  "genetique.matingpro.females.auto-dest": { readonly uuid: string };
  "genetique.matingpro.females.destination": { readonly uuid: string };
  "genetique.matingpro.females.tour": { readonly uuid: string };
  "genetique.matingpro.main.home": { readonly uuid?: string };
  "genetique.matingpro.objective.gamme": { readonly uuid: string };
  "genetique.matingpro.objective.home": { readonly uuid: string };
  "genetique.matingpro.objective.isu": { readonly uuid: string };
  "genetique.matingpro.objective.previous": { readonly uuid: string };
  "genetique.matingpro.objective.profil": { readonly uuid: string };
  "genetique.matingpro.objective.question": { readonly uuid: string };
  "genetique.matingpro.pan.detail": { readonly uuid: string; readonly numMere: string; readonly pos: string };
  "genetique.matingpro.plan.detail": { readonly uuid: string };
  "genetique.matingpro.plan.synthese": { readonly uuid: string };
  "genetique.matingpro.strategy.msr": { readonly uuid: string };
  "genetique.matingpro.strategy.setup": { readonly uuid: string };
  "genetique.matingpro.visit.list": { readonly uuid?: string };
  "genetique.msrpro.calculator": { readonly race?: string };
  "genetique.msrpro.eco.home": NoParams;
  "genetique.msrpro.pack": { readonly race?: string };
  "genetique.pedigree": { readonly id?: string };
  "genetique.stock": NoParams;
  "genetique.stock.detail": { readonly id?: string };
  "genetique.tourTroupeau.female.list": NoParams;
  "genetique.tourTroupeau.female.picker": { readonly race?: string };
  "genetique.tourTroupeau.renewal.main": NoParams;
  "genetique.tourTroupeau.settings.home": NoParams;
  "grantor.details": { readonly id?: string };
  "grantor.list": NoParams;
  "grantor.validation": { readonly id?: string };
  "icowdesk.home.map": NoParams;
  "icowdesk.referentiel.genetic.anomalie": { readonly race: string };
  "icowdesk.referentiel.genetic.coi": { readonly race: string };
  "icowdesk.referentiel.genetic.dose": { readonly race: string };
  "icowdesk.referentiel.genetic.feature": { readonly race: string };
  "icowdesk.referentiel.genetic.home": NoParams;
  "icowdesk.referentiel.genetic.indexes": { readonly race: string };
  "icowdesk.referentiel.genetic.question": { readonly race: string };
  "icowdesk.referentiel.genetic.renouvellementValo": { readonly race: string };
  "icowdesk.referentiel.genetic.riskVelage": { readonly race: string };
  "icowdesk.referentiel.genetic.template": { readonly race: string };
  "icowdesk.referentiel.genetic.vigilances": { readonly race: string };
  "icowdesk.referentiel.health.home": NoParams;
  "icowdesk.referentiel.health.medicament": NoParams;
  "icowdesk.referentiel.health.paragepro": NoParams;
  "icowdesk.referentiel.production.genesys": NoParams;
  "icowdesk.referentiel.production.home": NoParams;
  "icowdesk.referentiel.reproduction.car": NoParams;
  "icowdesk.referentiel.reproduction.home": NoParams;
  "icowdesk.syncManager": NoParams;
  "innoAlim.constat": { readonly id: string };
  "innoAlim.dashboard": NoParams;
  "innoAlim.home": NoParams;
  "innodashpro.acf.main": NoParams;
  "innodashpro.elevage.detail": NoParams;
  "innodashpro.elevage.main": NoParams;
  "innodashpro.valovache.main": { readonly id?: string };
  "loggor.action.multi": NoParams;
  "loggor.action.solo": NoParams;
  "map.detail": { readonly id: string };
  "map.lot.animals": { readonly id?: string };
  "map.lot.checkAnimals": { readonly id?: string };
  "map.lot.ecornage": { readonly id?: string };
  "map.lot.move": { readonly id?: string };
  "map.lot.prepa": { readonly id?: string };
  "map.lot.sevrage": { readonly id?: string };
  "map.lot.soin": { readonly id?: string };
  "map.lot.tarissement": { readonly id?: string };
  "map.main": NoParams;
  "mouvements.boucles.list": NoParams;
  "mouvements.boucles.order": NoParams;
  "mouvements.correction": { readonly tab?: string };
  "mouvements.easycow.boucleNaissance": NoParams;
  "mouvements.easycow.bovins": NoParams;
  "mouvements.easycow.entree": NoParams;
  "mouvements.easycow.inventaire": NoParams;
  "mouvements.easycow.ipe": NoParams;
  "mouvements.easycow.main": NoParams;
  "mouvements.easycow.mainRepro": NoParams;
  "mouvements.easycow.naissance": NoParams;
  "mouvements.easycow.rebouclage": NoParams;
  "mouvements.easycow.rebouclage.validation": NoParams;
  "mouvements.easycow.sortie": NoParams;
  "mouvements.easycow.stockBoucle": NoParams;
  "mouvements.easycow.suivi": NoParams;
  "mouvements.entree": NoParams;
  "mouvements.entree2": NoParams;
  "mouvements.guide": NoParams;
  "mouvements.inventaire": NoParams;
  "mouvements.inventaireFr": NoParams;
  "mouvements.inventaireFrV2": NoParams;
  "mouvements.mouvements": NoParams;
  "mouvements.notification": { readonly setup?: string };
  "mouvements.sortie": NoParams;
  "mouvements.suppression": NoParams;
  "mouvements.tag.animals.create": { readonly id: string };
  "mouvements.tag.animals.edit": { readonly id: string };
  "mouvements.tag.animals.list": NoParams;
  "mouvements.tag.referential.edit": { readonly tag: string };
  "mouvements.tag.referential.list": NoParams;
  "mouvements.transpondeur": NoParams;
  "mouvements.verification": NoParams;
  "mytask.board": NoParams;
  "mytask.init": NoParams;
  "mytask.protocol": NoParams;
  "mytask.protocol.detail": { readonly id?: string };
  "mytask.protocol.instantiate": { readonly id?: string };
  "mytask.protocol.instantiate.param": { readonly id: string; readonly param: string };
  "mytask.task": { readonly id?: string };
  "mytask.team": NoParams;
  "mytask.team.detail": { readonly id?: string };
  "pilotage.dairy-dash.group": NoParams;
  "pilotage.dairy-dash.home": { readonly tab: string };
  "pilotage.dairy-dash.setup": NoParams;
  "pilotage.dashboard.bilan": NoParams;
  "pilotage.dashboard.eco": NoParams;
  "pilotage.dashboard.overviewDashboard": NoParams;
  "pilotage.dashboard.repro": NoParams;
  "pilotage.indicator.archive.list": { readonly uuid?: string };
  "pilotage.indicator.graph.detail": { readonly reference?: string };
  "pilotage.indicator.home": NoParams;
  "pilotage.indicator.model": { readonly reference?: string };
  "pilotage.indicator.model.list": NoParams;
  "pilotage.tableauInno.lait": NoParams;
  "pilotage.tableauInno.viande": NoParams;
  "pilotage.trade.home": NoParams;
  "pilotage.trade.order": NoParams;
  "planning.dashboard.lifeCycle": NoParams;
  "planning2.last": { readonly view?: string };
  "planning2.late": { readonly tab?: string };
  "planning2.main.planning": { readonly view?: string };
  "planning2.rdv": { readonly id: string };
  "planning2.report": { readonly tab?: string };
  "productions.achatVente.purchase.individual": NoParams;
  "productions.achatVente.sale.individual": NoParams;
  "productions.achatVente.sale.milk": NoParams;
  "productions.achatVente.sale.milk.detail": { readonly uuid: string };
  "productions.controle.cell.main": NoParams;
  "productions.controle.control.complete": { readonly id?: string; readonly action?: string };
  "productions.controle.control.list": NoParams;
  "productions.controle.control.prepare": { readonly id?: string };
  "productions.croissance.category.detail": { readonly id?: string };
  "productions.croissance.category.listing": NoParams;
  "productions.croissance.group.detail": { readonly id?: string };
  "productions.croissance.group.listing": NoParams;
  "productions.croissance.weighing.history": NoParams;
  "productions.croissance.weighing.import": NoParams;
  "productions.dairyStat": NoParams;
  "productions.dashboard.production": NoParams;
  "productions.forecast.main": NoParams;
  "productions.lait.account": { readonly id?: string };
  "productions.mastitis.listing": NoParams;
  "productions.milkPortal": NoParams;
  "productions.milking.alert": NoParams;
  "productions.milking.dashboard": NoParams;
  "productions.milking.detail": { readonly id?: string };
  "productions.milking.listing": NoParams;
  "productions.milking.login": NoParams;
  "productions.prevEffectif": NoParams;
  "productions.resolver.conf": NoParams;
  "productions.resolver.download": NoParams;
  "productions.resolver.login": NoParams;
  "productions.resolver.lot": NoParams;
  "productions.resolver.product": { readonly product: string };
  "productions.resolver.synchro.identity": NoParams;
  "productions.resolver.welcome": NoParams;
  "productions.tank.dairies": NoParams;
  "productions.tank.listing": NoParams;
  "productions.valotroupeau.main": NoParams;
  "productions.valotroupeau.main.date": { readonly date: string };
  "querymaker.admin": { readonly token?: string };
  "querymaker.query": { readonly token?: string };
  "querymaker.results": { readonly token?: string };
  "rationCalculator.aliment": NoParams;
  "rationCalculator.aliment.code": { readonly code: readonly string[] };
  "rationCalculator.archive": NoParams;
  "rationCalculator.archive.code": { readonly code: readonly string[] };
  "rationCalculator.login": { readonly code?: readonly string[] };
  "rationCalculator.lotRation": NoParams;
  "rationCalculator.lotRation.code": { readonly code: readonly string[] };
  "report2.list": NoParams;
  "report2.main": NoParams;
  "report2.portability": NoParams;
  "report2.route": { readonly name?: string };
  "reproduction.dgLot2": NoParams;
  "reproduction.sexageLot2": NoParams;
  "reproduction.suiviPro.alert": NoParams;
  "reproduction.suiviPro.events": NoParams;
  "reproduction.suiviPro.next": NoParams;
  "reproduction.suiviPro.overview": NoParams;
  root: NoParams;
  "sante.bilanSanitaire.listing": NoParams;
  "sante.carnet.account.main": NoParams;
  "sante.carnet.balance": NoParams;
  "sante.carnet.consultation.detail": { readonly id?: string };
  "sante.carnet.consultation.list": NoParams;
  "sante.carnet.parage.history": NoParams;
  "sante.carnet.pharmacy.detail": { readonly id?: string };
  "sante.carnet.pharmacy.list": NoParams;
  "sante.carnet.sanitaryBalance": NoParams;
  "sante.carnet.treatment.listing": NoParams;
  "sante.carnet.treatment.ongoing": NoParams;
  "sante.colostrum.history": NoParams;
  "sante.colostrum.main": NoParams;
  "sante.dashboard.bilan": NoParams;
  "sante.gds.alert": NoParams;
  "sante.gds.analysis": NoParams;
  "sante.gds.task": NoParams;
  "sante.health-somatic.home": NoParams;
  "sante.mamelle.home": NoParams;
  "search.alerteRepro": NoParams;
  "search.animal": NoParams;
  "search.cg": NoParams;
  "search.engraissement": NoParams;
  "search.reforme": NoParams;
  "search.reproducteur": NoParams;
  "search.sexage": NoParams;
  "search.suiviRepro": NoParams;
  "session.listing.encours": NoParams;
  "session2.create.main": { readonly type?: string };
  "session2.create.setup": { readonly type?: string };
  "session2.detail": { readonly id?: string };
  "session2.history.main": NoParams;
  "session2.run.main": { readonly uuid: string };
  "session2.run.setup": { readonly uuid: string };
  "session2.run.synthesis": { readonly uuid: string };
  "smartvel.command.history": NoParams;
  "smartvel.command.send": NoParams;
  "smartvel.settings.contact": NoParams;
  "smartvel.settings.main": NoParams;
  "synchrozor.sync.add": NoParams;
  "synchrozor.sync.history": NoParams;
  "synchrozor.sync.main": NoParams;
  "synchrozor.sync.solo": { readonly numCheptel: string; readonly add?: string };
  "welcome.cgu": NoParams;
  "welcome.forgot": NoParams;
  "welcome.login": NoParams;
  "welcome.multi": NoParams;
  "welcome.renew": { readonly email: string; readonly token: string };
  "welcome.support": NoParams;
}
