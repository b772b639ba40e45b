// Generated from registry/applications, registry/menus : edit the registry, then run npm run registry -- generate.
import type { PackedTables } from "../src/domain/registry/packedTables";

export const ROUTES: string = `
404 shell /*
account.settings account
activity.alpha.account activity planning.activity.alpha
activity.alpha.animal activity planning.activity.alpha
activity.alpha.finish activity planning.activity.alpha
activity.bravo.account activity planning.activity.bravo
activity.bravo.animal activity planning.activity.bravo
activity.bravo.finish activity planning.activity.bravo
activity.charlie.account activity planning.activity.charlie
activity.charlie.animal activity planning.activity.charlie
activity.charlie.finish activity planning.activity.charlie
activity.delta.account activity planning.activity.delta
activity.echo.account activity planning.activity.echo
activity.foxtrot.account activity planning.activity.foxtrot
activity.home.abortion activity planning.activity.abortion
activity.home.activity activity
activity.home.illness activity planning.activity.illness
activity.home.lying activity planning.activity.lying
alim.dashboard.alimentation dashboard alimentation
alim2.aliment2 feed /aliment2/:id?
alim2.aliment2.stockage feed /aliment2/:id/stockage/:idStockage
alim2.aliment2.variation.detail feed /aliment2/:id/variation/detail/:idStockage?
alim2.aliment2.variation.inventaire feed /aliment2/:id/variation/inventaire
alim2.aliment2.variation.melange feed /aliment2/:id/variation/melange/:idStockage?
alim2.aliment2.wizard feed /aliment2/wizard
alim2.catalogue2 feed /catalogue2/:id?
alim2.distribution2 feed /distribution2/:id?
alim2.journal2 feed /journal2/:id?
alim2.journal2.report feed /journal2/report
alim2.planDistribution2 feed /planDistribution2/:id?
alim2.ration2 feed /ration2/:id?
alim2.stockage2 feed /stockage2
alim2.upgrade2 feed /upgrade2
alimentation.crop-tracker.home.main crop-tracker
card.action card ~f /action/:action/:id
card.detail card ~f /detail/:id
clarity.atmosphere.daily clarity
clarity.atmosphere.heatstress clarity
clarity.atmosphere.history clarity
clarity.atmosphere.synthesis clarity
clarity.water.animal clarity
clarity.water.daily clarity
clarity.water.general clarity
compte.account account
compte.communication notifications
compte.communication.settings notifications
compte.facture account
compte.zoo2.lait zoo
compte.zoo2.preference zoo
compte.zoo2.viande zoo
document.liste document
eleveur.account eleveur account /eleveur/account/:param*
eleveur.genetique eleveur genetique /eleveur/genetique/:param*
eleveur.mouvement eleveur mouvement /eleveur/mouvement/:param*
eleveur.pilotage eleveur pilotage /eleveur/pilotage/:param*
fiche shell signedIn /fiche/:id?
genetique.bilan.home bilangenetic
genetique.bilan.main bilangenetic /genetique/bilan/main/:race?
genetique.indexV2.bull.detail index-v2 /genetique/indexV2/bull/detail/:race/:numNational
genetique.indexV2.bull.listing index-v2
genetique.indexV2.female.detail index-v2 /genetique/indexV2/female/detail/:numNational
genetique.indexV2.female.detailRace index-v2 /genetique/indexV2/female/detail/:race/:numNational
genetique.indexV2.female.listing index-v2
genetique.mating2.engine mating2 /genetique/mating2/engine/:numNational
genetique.mating2.engine.simulate mating2 /genetique/mating2/engine/simulate/:numNational/:pereNumNational
genetique.mating2.plan mating2
genetique.mating2.plan.animal mating2 /genetique/mating2/plan/:numNational
genetique.mating2.plan.importer mating2
genetique.matingpro.bulls.search matingpro /genetique/matingpro/bulls/search/:uuid
genetique.matingpro.bulls.select matingpro /genetique/matingpro/bulls/select/:uuid
genetique.matingpro.engine.main matingpro /genetique/matingpro/engine/main/:uuid
genetique.matingpro.females.auto-dest matingpro /genetique/matingpro/females/auto-dest/:uuid
genetique.matingpro.females.destination matingpro /genetique/matingpro/females/destination/:uuid
genetique.matingpro.females.tour matingpro /genetique/matingpro/females/tour/:uuid
genetique.matingpro.main.home matingpro /genetique/matingpro/main/home/:uuid?
genetique.matingpro.objective.gamme matingpro /genetique/matingpro/objective/gamme/:uuid
genetique.matingpro.objective.home matingpro /genetique/matingpro/objective/home/:uuid
genetique.matingpro.objective.isu matingpro /genetique/matingpro/objective/isu/:uuid
genetique.matingpro.objective.previous matingpro /genetique/matingpro/objective/previous/:uuid
genetique.matingpro.objective.profil matingpro /genetique/matingpro/objective/profil/:uuid
genetique.matingpro.objective.question matingpro /genetique/matingpro/objective/question/:uuid
genetique.matingpro.pan.detail matingpro /genetique/matingpro/pan/detail/:uuid/:numMere/:pos
genetique.matingpro.plan.detail matingpro /genetique/matingpro/plan/detail/:uuid
genetique.matingpro.plan.synthese matingpro /genetique/matingpro/plan/synthese/:uuid
genetique.matingpro.strategy.msr matingpro /genetique/matingpro/strategy/msr/:uuid
genetique.matingpro.strategy.setup matingpro /genetique/matingpro/strategy/setup/:uuid
genetique.matingpro.visit.list matingpro /genetique/matingpro/visit/list/:uuid?
genetique.msrpro.calculator msrpro /genetique/msrpro/calculator/:race?
genetique.msrpro.eco.home msrpro
genetique.msrpro.pack msrpro /genetique/msrpro/pack/:race?
genetique.pedigree genealogie /genetique/pedigree/:id?
genetique.stock stock
genetique.stock.detail stock /genetique/stock/detail/:id?
genetique.tourTroupeau.female.list tourTroupeau
genetique.tourTroupeau.female.picker tourTroupeau /genetique/tourTroupeau/female/picker/:race?
genetique.tourTroupeau.renewal.main tourTroupeau
genetique.tourTroupeau.settings.home tourTroupeau
grantor.details grantor /grantor/details/:id?
grantor.list grantor /grantor
grantor.validation grantor /grantor/validation/:id?
icowdesk.home.map icowdesk icowdesk.offlineReady|icowdesk.switchor&multi
icowdesk.referentiel.genetic.anomalie icowdesk-genetic /icowdesk/referentiel/genetic/anomalie/:race
icowdesk.referentiel.genetic.coi icowdesk-genetic /icowdesk/referentiel/genetic/coi/:race
icowdesk.referentiel.genetic.dose icowdesk-genetic /icowdesk/referentiel/genetic/dose/:race
icowdesk.referentiel.genetic.feature icowdesk-genetic /icowdesk/referentiel/genetic/feature/:race
icowdesk.referentiel.genetic.home icowdesk-genetic
icowdesk.referentiel.genetic.indexes icowdesk-genetic /icowdesk/referentiel/genetic/indexes/:race
icowdesk.referentiel.genetic.question icowdesk-genetic /icowdesk/referentiel/genetic/question/:race
icowdesk.referentiel.genetic.renouvellementValo icowdesk-genetic /icowdesk/referentiel/genetic/renouvellementValo/:race
icowdesk.referentiel.genetic.riskVelage icowdesk-genetic /icowdesk/referentiel/genetic/riskVelage/:race
icowdesk.referentiel.genetic.template icowdesk-genetic /icowdesk/referentiel/genetic/template/:race
icowdesk.referentiel.genetic.vigilances icowdesk-genetic /icowdesk/referentiel/genetic/vigilances/:race
icowdesk.referentiel.health.home icowdesk-health
icowdesk.referentiel.health.medicament icowdesk-health
icowdesk.referentiel.health.paragepro icowdesk-health
icowdesk.referentiel.production.genesys icowdesk-production
icowdesk.referentiel.production.home icowdesk-production
icowdesk.referentiel.reproduction.car icowdesk-reproduction
icowdesk.referentiel.reproduction.home icowdesk-reproduction
icowdesk.syncManager syncManager
innoAlim.constat feeding-check /innoAlim/constat/:id
innoAlim.dashboard feeding-check
innoAlim.home feeding-check /innoAlim
innodashpro.acf.main innodashpro
innodashpro.elevage.detail innodashpro
innodashpro.elevage.main innodashpro
innodashpro.valovache.main innodashpro /innodashpro/valovache/main/:id?
loggor.action.multi loggor /action/multi
loggor.action.solo loggor /action/solo
map.detail map ~f /map/:id
map.lot.animals map ~f /map/lot/animals/:id?
map.lot.checkAnimals map ~f /map/lot/checkAnimals/:id?
map.lot.ecornage map ~f /map/lot/ecornage/:id?
map.lot.move map ~f /map/lot/move/:id?
map.lot.prepa map ~f /map/lot/prepa/:id?
map.lot.sevrage map ~f /map/lot/sevrage/:id?
map.lot.soin map ~f /map/lot/soin/:id?
map.lot.tarissement map ~f /map/lot/tarissement/:id?
map.main map ~f
mouvements.boucles.list mouvement mouvement.boucles
mouvements.boucles.order mouvement mouvement.boucles
mouvements.correction mouvement mouvement.correction /mouvements/correction/:tab?
mouvements.easycow.boucleNaissance easycow mouvement.easycow.boucleNaissance
mouvements.easycow.bovins easycow
mouvements.easycow.entree easycow mouvement.easycow.entree
mouvements.easycow.inventaire easycow
mouvements.easycow.ipe easycow mouvement.easycow.ipe
mouvements.easycow.main easycow mouvement.easycow.main
mouvements.easycow.mainRepro easycow
mouvements.easycow.naissance easycow mouvement.easycow.naissance
mouvements.easycow.rebouclage easycow
mouvements.easycow.rebouclage.validation easycow
mouvements.easycow.sortie easycow mouvement.easycow.sortie
mouvements.easycow.stockBoucle easycow
mouvements.easycow.suivi easycow mouvement.easycow.suivi
mouvements.entree mouvement mouvement.entree
mouvements.entree2 mouvement mouvement.entree
mouvements.guide mouvement mouvement.guide
mouvements.inventaire mouvement ~r mouvement.inventaire|mouvement.inventaire.complet
mouvements.inventaireFr inventaire-fr
mouvements.inventaireFrV2 inventaire-fr-v2
mouvements.mouvements mouvement ~r
mouvements.notification ednotif /mouvements/notification/:setup?
mouvements.sortie mouvement mouvement.sortie
mouvements.suppression mouvement mouvement.suppression
mouvements.tag.animals.create tag /mouvements/tag/animals/create/:id
mouvements.tag.animals.edit tag /mouvements/tag/animals/edit/:id
mouvements.tag.animals.list tag
mouvements.tag.referential.edit tag /mouvements/tag/referential/edit/:tag
mouvements.tag.referential.list tag
mouvements.transpondeur mouvement mouvement.correction.transpondeur
mouvements.verification mouvement mouvement.verification
mytask.board mytask
mytask.init mytask
mytask.protocol mytask planning.mytask.processus
mytask.protocol.detail mytask planning.mytask.processus /mytask/protocol/:id?
mytask.protocol.instantiate mytask planning.mytask.processus /mytask/protocol/instantiate/:id?
mytask.protocol.instantiate.param mytask planning.mytask.processus /mytask/protocol/instantiate/:id/:param
mytask.task mytask /mytask/task/:id?
mytask.team mytask planning.mytask.manpower
mytask.team.detail mytask planning.mytask.manpower /mytask/team/:id?
pilotage.dairy-dash.group dairy-dash pilotage.dairy-dash.group
pilotage.dairy-dash.home dairy-dash pilotage.dairy-dash.home /pilotage/dairy-dash/home/:tab
pilotage.dairy-dash.setup dairy-dash pilotage.dairy-dash.setup
pilotage.dashboard.bilan dashboard
pilotage.dashboard.eco dashboard
pilotage.dashboard.overviewDashboard dashboard
pilotage.dashboard.repro dashboard
pilotage.indicator.archive.list indicator /pilotage/indicator/archive/list/:uuid?
pilotage.indicator.graph.detail indicator /pilotage/indicator/graph/detail/:reference?
pilotage.indicator.home indicator
pilotage.indicator.model indicator /pilotage/indicator/model/:reference?
pilotage.indicator.model.list indicator
pilotage.tableauInno.lait bilanrepro pilotage.tableauInno.lait /pilotage/tableauInno
pilotage.tableauInno.viande bilanrepro pilotage.tableauInno.viande /pilotage/tableauInno
pilotage.trade.home trade
pilotage.trade.order trade
planning.dashboard.lifeCycle dashboard planning
planning2.last planning2 ~f planning.last /planning2/last/:view?
planning2.late planning2 ~f planning.late /planning2/late/:tab?
planning2.main.planning planning2 ~f /planning2/main/planning/:view?
planning2.rdv planning2 ~f /planning2/rdv/:id
planning2.report planning2 ~f /planning2/report/:tab?
productions.achatVente.purchase.individual achatVente productions.achatVente.individu
productions.achatVente.sale.individual achatVente productions.achatVente.individu
productions.achatVente.sale.milk achatVente productions.achatVente.lait
productions.achatVente.sale.milk.detail achatVente productions.achatVente.lait /productions/achatVente/sale/milk/detail/:uuid
productions.controle.cell.main controleLaitier ~r
productions.controle.control.complete controleLaitier /productions/controle/control/complete/:id?/:action?
productions.controle.control.list controleLaitier ~r
productions.controle.control.prepare controleLaitier /productions/controle/control/prepare/:id?
productions.croissance.category.detail croissance productions.croissance.categorie /productions/croissance/category/detail/:id?
productions.croissance.category.listing croissance productions.croissance.categorie
productions.croissance.group.detail croissance /productions/croissance/group/detail/:id?
productions.croissance.group.listing croissance
productions.croissance.weighing.history croissance productions.pesee.historique
productions.croissance.weighing.import croissance productions.pesee.import
productions.dairyStat dairy-stat
productions.dashboard.production dashboard productions
productions.forecast.main previsionnel
productions.lait.account milk-account /productions/lait/account/:id?
productions.mastitis.listing previsionnel
productions.milkPortal milkPortal
productions.milking.alert milking
productions.milking.dashboard milking
productions.milking.detail milking /productions/milking/detail/:id?
productions.milking.listing milking
productions.milking.login milking
productions.prevEffectif prev-effectif
productions.resolver.conf resolver
productions.resolver.download resolver
productions.resolver.login resolver
productions.resolver.lot resolver
productions.resolver.product resolver /productions/resolver/:product
productions.resolver.synchro.identity resolver
productions.resolver.welcome resolver
productions.tank.dairies tank
productions.tank.listing tank ~r
productions.valotroupeau.main valotroupeau
productions.valotroupeau.main.date valotroupeau /productions/valotroupeau/main/:date
querymaker.admin querymaker /querymaker/admin/:token?
querymaker.query querymaker /querymaker/query/:token?
querymaker.results querymaker /querymaker/results/:token?
rationCalculator.aliment rationCalculator /aliment
rationCalculator.aliment.code rationCalculator /aliment/:code+
rationCalculator.archive rationCalculator /archive
rationCalculator.archive.code rationCalculator /archive/:code+
rationCalculator.login rationCalculator /login/:code*
rationCalculator.lotRation rationCalculator /lotRation
rationCalculator.lotRation.code rationCalculator /lotRation/:code+
report2.list report2
report2.main report2
report2.portability report2
report2.route report2 /report2/route/:name?
reproduction.dgLot2 reproduction
reproduction.sexageLot2 reproduction
reproduction.suiviPro.alert reproduction
reproduction.suiviPro.events reproduction
reproduction.suiviPro.next reproduction
reproduction.suiviPro.overview reproduction
root shell /
sante.bilanSanitaire.listing bilanSanitaire
sante.carnet.account.main sante sante.carnet.preference
sante.carnet.balance sante sante.bilan
sante.carnet.consultation.detail sante ~r sante.carnet /sante/carnet/consultation/detail/:id?
sante.carnet.consultation.list sante ~r sante.carnet
sante.carnet.parage.history sante ~r sante.parage.historique
sante.carnet.pharmacy.detail sante ~r sante.carnet.pharma /sante/carnet/pharmacy/detail/:id?
sante.carnet.pharmacy.list sante ~r sante.carnet.pharma
sante.carnet.sanitaryBalance sante sante.bilan.regular
sante.carnet.treatment.listing sante ~r sante.traitement
sante.carnet.treatment.ongoing sante ~r sante.traitement
sante.colostrum.history colostrum
sante.colostrum.main colostrum
sante.dashboard.bilan dashboard sante
sante.gds.alert gedeos sante.gds.alerte
sante.gds.analysis gedeos sante.gds.analyse
sante.gds.task gedeos sante.gds.tache
sante.health-somatic.home health-somatic
sante.mamelle.home mamelle
search.alerteRepro search
search.animal search
search.cg search
search.engraissement search
search.reforme search
search.reproducteur search
search.sexage search
search.suiviRepro search
session.listing.encours session
session2.create.main session2 /session2/create/main/:type?
session2.create.setup session2 /session2/create/setup/:type?
session2.detail session2 /session2/detail/:id?
session2.history.main session2
session2.run.main session2 /session2/run/main/:uuid
session2.run.setup session2 /session2/run/setup/:uuid
session2.run.synthesis session2 /session2/run/synthesis/:uuid
smartvel.command.history smartvel
smartvel.command.send smartvel
smartvel.settings.contact smartvel
smartvel.settings.main smartvel
synchrozor.sync.add synchrozor /sync/add
synchrozor.sync.history synchrozor ~f /sync/history
synchrozor.sync.main synchrozor ~f /sync/main
synchrozor.sync.solo synchrozor ~f /sync/solo/:numCheptel/:add?
welcome.cgu shell
welcome.forgot shell
welcome.login shell
welcome.multi shell
welcome.renew shell /welcome/renew/:email/:token
welcome.support shell
`;

export const RARE_ROUTES: PackedTables["rareRoutes"] = {
  "404": { screen: "notFound" },
  "card.detail": { navi: true },
  fiche: { redirect: { to: "card.detail", params: { id: "id" }, otherwise: "search.animal" } },
  "icowdesk.syncManager": { path: null },
  "map.main": { navi: true },
  "pilotage.tableauInno.lait": { variant: { query: "typo", value: "L", contexts: ["L", "M"] } },
  "pilotage.tableauInno.viande": { variant: { query: "typo", value: "A", contexts: ["A"] } },
  "planning2.main.planning": { navi: true },
  root: { screen: "root" },
  "session2.detail": { redirect: { to: "session2.create.main", query: { id: "id" } } },
  "synchrozor.sync.add": { screen: "tour" },
  "welcome.cgu": { screen: "cgu" },
  "welcome.forgot": { screen: "forgot" },
  "welcome.login": { screen: "login" },
  "welcome.multi": { screen: "multi" },
  "welcome.renew": { screen: "renew" },
  "welcome.support": { screen: "support" },
};

export const APPLICATIONS: PackedTables["applications"] = {
  account: { domain: "account", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"], limits: { passwordMinimumAccount: 8 }, user: ["infoCheptels"] } },
  achatVente: { domain: "productions", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] } },
  activity: { domain: "planning", access: "planning.activity", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  bilanSanitaire: { domain: "sante", access: "sante.bilan.innoval|sante.bilan.regular", frame: {}, login: {} },
  bilangenetic: { domain: "genetique", access: "genetique.bilan|genetique.bilan.innoval", frame: {}, login: {} },
  bilanrepro: { domain: "pilotage", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  card: { domain: "common", section: null, frame: { calls: ["storageAction", "syncRead"] }, login: { priority: 2, followedBy: "tagDomainRead" } },
  clarity: { domain: "pilotage", code: "clarity", frame: { isolation: "origin", sandbox: ["allow-forms", "allow-same-origin", "allow-scripts"], referrerPolicy: "strict-origin" }, login: {} },
  colostrum: { domain: "sante", access: "sante.colostrum", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  controleLaitier: { domain: "productions", access: "productions.lait.controle", frame: {}, login: {} },
  croissance: { domain: "productions", access: "productions.croissance", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  "crop-tracker": { domain: "alimentation", code: "crop-tracker", frame: { isolation: "origin", sandbox: ["allow-forms", "allow-same-origin", "allow-scripts"], referrerPolicy: "strict-origin" } },
  "dairy-dash": { domain: "pilotage", frame: {} },
  "dairy-stat": { domain: "productions", access: "sante.dairy-stat", frame: {} },
  dashboard: { domain: "pilotage", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: { priority: 1 } },
  document: { domain: "account", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  easycow: { domain: "mouvement", access: "mouvement.easycow", frame: { candidate: "/easycow-candidate", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  edeHelper: { domain: "common", section: null, login: { onFailure: "rethrow", keep: "edeHelper" } },
  ednotif: { domain: "mouvement", access: "mouvement.verification", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  eleveur: { domain: "common", section: null, frame: {} },
  equarrissagev2: { domain: "common", section: null, login: {} },
  feed: { domain: "alimentation", frame: { base: "/alim2", candidate: "/alim2-candidate", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  "feeding-check": { domain: "alimentation", frame: { base: "/innoAlim", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  fivl: { domain: "common", section: null, login: { keep: "CodeOrganismeCollecteur" } },
  gedeos: { domain: "sante", frame: {}, login: { grant: "sante.gds" } },
  genealogie: { domain: "genetique", access: "genetique.pedigree", frame: {}, login: {} },
  grantor: { domain: "account", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] } },
  "health-somatic": { domain: "sante", access: "sante.health-somatic", frame: {} },
  icowdesk: { domain: "icowdesk", frame: { calls: ["login"], user: ["infoCheptels"] } },
  "icowdesk-genetic": { domain: "icowdesk", access: "icowdesk.referentiel&multi", frame: { base: "/icowdesk" }, login: { path: "/genetic/referentiel/api/login", multiHerd: true } },
  "icowdesk-health": { domain: "icowdesk", access: "icowdesk.referentiel&multi", frame: { base: "/icowdesk" } },
  "icowdesk-production": { domain: "icowdesk", access: "icowdesk.referentiel&multi", frame: { base: "/icowdesk" } },
  "icowdesk-reproduction": { domain: "icowdesk", access: "icowdesk.referentiel&multi", frame: { base: "/icowdesk" } },
  "index-v2": { domain: "genetique", access: "genetique.indexV2", frame: {}, login: {} },
  indicator: { domain: "pilotage", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] } },
  innodashpro: { domain: "pilotage", frame: { base: "/inno-dashpro", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: { path: "/dashpro/api/login" } },
  "inventaire-fr": { domain: "mouvement", access: "mouvement.inventaireFr", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  "inventaire-fr-v2": { domain: "mouvement", access: "mouvement.inventaireFrV2", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  lilco: { domain: "common", section: null, login: {} },
  loggor: { domain: "common", section: "account", frame: {} },
  mamelle: { domain: "sante", access: "sante.bilan.mamelle", frame: {}, login: {} },
  map: { domain: "map", section: null, frame: { lifetimeMs: null, calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: { priority: 3 } },
  mating2: { domain: "genetique", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  matingpro: { domain: "genetique", access: "genetique.matingpro", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  "milk-account": { domain: "productions", access: "productions.lait.compte1|productions.lait.compte2|productions.lait.compte3", frame: {} },
  milkPortal: { domain: "productions", frame: {} },
  milking: { domain: "productions", access: "productions.traite.salle", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  ml: { domain: "common", section: null, login: {} },
  mouvement: { domain: "mouvement", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  msrpro: { domain: "genetique", access: "genetique.msrpro", frame: {}, login: {} },
  mytask: { domain: "planning", access: "planning.mytask", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  notifications: { domain: "account", frame: { base: "/communication/notification", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  planning2: { domain: "planning", frame: { base: "/planning", candidate: "/planning-candidate", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: { path: "/planning/api/login" } },
  "prev-effectif": { domain: "productions", access: "productions.prevision.effectif", frame: {}, login: {} },
  previsionnel: { domain: "productions", access: "productions.prevision", frame: {}, login: {} },
  "proxy-bcelo": { domain: "common", section: null, login: {} },
  "proxy-evolution": { domain: "common", section: null, login: {} },
  querymaker: { domain: "report", section: "icowdesk", frame: {}, login: {} },
  rationCalculator: { domain: "alimentation", frame: { base: "/alim2", calls: ["storageRead", "storageStore", "storageAction", "syncRead"] } },
  report2: { domain: "report", section: "icowdesk", frame: { base: "/report" }, login: { path: "/report/api/login" } },
  reproduction: { domain: "planning", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  resolver: { domain: "productions", access: "productions.traite.setup", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  sanael: { domain: "common", section: null, login: { grant: "sante.carnet" } },
  sante: { domain: "sante", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  search: { domain: "report", access: "report.search", section: null, frame: { calls: ["storageRead", "storageStore"] } },
  session: { domain: "session", access: "signedIn", frame: {} },
  session2: { domain: "session", access: "session.session2", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  shell: { domain: "shell", section: null },
  smartvel: { domain: "planning", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  stateManager: { domain: "common", section: null, frame: { lifetimeMs: null }, login: { path: "/stateManager/api/login/", suffix: "eleveur", suffixNotFor: ["TECHNICIEN"] } },
  stock: { domain: "genetique", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] } },
  syncManager: { domain: "icowdesk", frame: { lifetimeMs: null }, login: { path: "/syncManager/api/login/", priority: 4, onlineOnly: true } },
  synchrozor: { domain: "common", section: "account", frame: { calls: ["syncRead", "syncDecide", "syncRetry", "syncEntries", "syncSafe"] } },
  tag: { domain: "mouvement", access: "mouvement.tag", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
  tank: { domain: "productions", access: "productions.traite.tank", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] } },
  tourTroupeau: { domain: "genetique", access: "genetique.tourTroupeau", frame: {}, login: {} },
  trade: { domain: "pilotage", frame: {} },
  valotroupeau: { domain: "productions", access: "productions.dashpro.valotroupeau", frame: {} },
  zoo: { domain: "account", frame: { calls: ["storageRead", "storageStore", "storageAction", "syncRead"] }, login: {} },
};

export const DOMAINS: PackedTables["domains"] = {
  account: "account",
  alimentation: "alimentation",
  common: "signedIn",
  genetique: "genetique",
  icowdesk: "icowdesk&multi",
  map: "map",
  mouvement: "mouvement",
  pilotage: "pilotage",
  planning: "planning",
  productions: "productions",
  report: "report",
  sante: "sante",
  session: "session",
  shell: "public",
  shop: "shop",
};

export const SECTIONS: PackedTables["sections"] = [
  {
    id: "home",
    icon: "home",
    opens: "home",
  },
  {
    id: "icowdesk",
    icon: "headset",
    multiHerd: true,
    defaultRoute: "icowdesk.home.map",
    groups: [
      {
        id: "herds",
        tiles: [
          { id: "icowdesk-map", icon: "map-2", figure: "urgent-herds", route: "icowdesk.home.map", access: "icowdesk.offlineReady|icowdesk.switchor&multi&multiFirst" },
        ],
      },
      {
        id: "reference",
        tiles: [
          { id: "icowdesk-genetic", icon: "dna-2", route: "icowdesk.referentiel.genetic.home", access: "icowdesk.referentiel&multi&multiFirst" },
          { id: "icowdesk-production", icon: "milk", route: "icowdesk.referentiel.production.home", access: "icowdesk.referentiel&multi&multiFirst" },
          { id: "icowdesk-health", icon: "stethoscope", route: "icowdesk.referentiel.health.home", access: "icowdesk.referentiel&multi&multiFirst" },
          { id: "icowdesk-reproduction", icon: "heat", route: "icowdesk.referentiel.reproduction.home", access: "icowdesk.referentiel&multi&multiFirst" },
        ],
      },
      {
        id: "analysis",
        tiles: [
          { id: "icowdesk-reports", icon: "report", figure: "reports-ready", route: "report2.main", access: "report&multiFirst" },
          { id: "icowdesk-queries", icon: "database-search", figure: "reports-old", route: "querymaker.query", access: "report&multiFirst" },
        ],
      },
    ],
  },
  {
    id: "planning",
    icon: "calendar",
    defaultRoute: "planning2.main.planning",
    groups: [
      {
        id: "day",
        tiles: [
          { id: "planning-upcoming", icon: "calendar-event", size: 2, shortcut: true, figure: "events-of-week", route: "planning2.main.planning" },
          { id: "planning-late", icon: "alarm", figure: "late-events", route: "planning2.late" },
          { id: "planning-tasks", icon: "checklist", figure: "tasks-late", route: "mytask.board" },
          { id: "planning-protocols", icon: "list-check", figure: "protocols", route: "mytask.protocol" },
          { id: "planning-team", icon: "users", figure: "team", route: "mytask.team" },
        ],
      },
      {
        id: "last",
        tiles: [
          { id: "planning-last-weaning", icon: "baby-bottle", figure: "weanings-done", route: "planning2.last", params: { view: "sevrage" } },
          { id: "planning-last-preparation", icon: "barn", figure: "preparations-done", route: "planning2.last", params: { view: "prepaVelage" } },
          { id: "planning-last-calving", icon: "calf", figure: "calvings-done", route: "planning2.last", params: { view: "velage" } },
          { id: "planning-last-heat", icon: "heat", figure: "heats-done", route: "planning2.last", params: { view: "chaleur" } },
          { id: "planning-last-pregnancy", icon: "stethoscope", figure: "checks-done", route: "planning2.last", params: { view: "confirmation" } },
          { id: "planning-last-culling", icon: "truck", figure: "culls-done", route: "planning2.last", params: { view: "reforme" } },
        ],
      },
      {
        id: "watch",
        tiles: [
          { id: "planning-activity-alpha", icon: "sensor-alpha", figure: "sensor-alpha", route: "activity.alpha.account" },
          { id: "planning-activity-bravo", icon: "sensor-bravo", figure: "sensor-bravo", route: "activity.bravo.account" },
          { id: "planning-activity-charlie", icon: "sensor-charlie", figure: "sensor-charlie", route: "activity.charlie.account" },
          { id: "planning-activity-delta", icon: "sensor-delta", figure: "sensor-delta", route: "activity.delta.account" },
          { id: "planning-activity-echo", icon: "sensor-echo", figure: "sensor-echo", route: "activity.echo.account" },
          { id: "planning-activity-foxtrot", icon: "sensor-foxtrot", figure: "sensor-foxtrot", route: "activity.foxtrot.account" },
        ],
      },
    ],
  },
  {
    id: "productions",
    icon: "milk",
    defaultRoute: "productions.dashboard.production",
    groups: [
      {
        id: "results",
        tiles: [
          { id: "productions-dashboard", icon: "layout-dashboard", size: 2, figure: "milk", route: "productions.dashboard.production" },
          { id: "productions-valuation", icon: "coin-euro", route: "productions.valotroupeau.main" },
          { id: "productions-trade", icon: "truck-delivery", route: "productions.achatVente.sale.individual" },
        ],
      },
      {
        id: "milking",
        tiles: [
          { id: "productions-parlour", icon: "udder", size: 2, figure: "tank", route: "productions.milking.dashboard" },
          { id: "productions-tank", icon: "milk-tank", figure: "tank-temperature", route: "productions.tank.listing" },
          { id: "productions-gateway", icon: "router", route: "productions.resolver.welcome" },
        ],
      },
      {
        id: "milk",
        tiles: [
          { id: "productions-recording", icon: "clipboard-data", size: 2, figure: "fat", route: "productions.controle.control.list" },
          { id: "productions-cells", icon: "microscope", figure: "cells", route: "productions.controle.cell.main" },
          { id: "productions-quality", icon: "rosette-discount-check", route: "productions.dairyStat" },
          { id: "productions-mastitis", icon: "alert-triangle", figure: "high-cells", route: "productions.mastitis.listing" },
          { id: "productions-forecast", icon: "trending-up", route: "productions.forecast.main" },
          { id: "productions-account-compte1", icon: "receipt-euro", route: "productions.lait.account", params: { id: "compte1" }, access: "productions.lait.compte1" },
          { id: "productions-account-compte2", icon: "receipt-euro", route: "productions.lait.account", params: { id: "compte2" }, access: "productions.lait.compte2" },
        ],
      },
      {
        id: "growth",
        tiles: [
          { id: "productions-weighing", icon: "weight", size: 2, figure: "weighed-today", route: "session2.create.main", params: { type: "pesee" } },
          { id: "productions-weighing-history", icon: "history", figure: "weighed", route: "productions.croissance.weighing.history" },
          { id: "productions-weighing-import", icon: "file-import", route: "productions.croissance.weighing.import" },
          { id: "productions-growth-groups", icon: "chart-line", figure: "slow-growth", route: "productions.croissance.group.listing" },
          { id: "productions-growth-categories", icon: "chart-bar", figure: "weight", route: "productions.croissance.category.listing" },
        ],
      },
    ],
  },
  {
    id: "alimentation",
    icon: "wheat",
    defaultRoute: "alim2.aliment2",
    groups: [
      {
        id: "stock",
        tiles: [
          { id: "alimentation-feeds", icon: "straw", size: 2, figure: "feeds-to-order", route: "alim2.aliment2" },
          { id: "alimentation-storage", icon: "building-warehouse", figure: "storage-full", route: "alim2.stockage2" },
          { id: "alimentation-harvest", icon: "tractor", route: "alimentation.crop-tracker.home.main" },
        ],
      },
      {
        id: "rations",
        tiles: [
          { id: "alimentation-rations", icon: "bowl", size: 2, figure: "feed-cost", route: "alim2.ration2" },
          { id: "alimentation-catalogue", icon: "book-2", figure: "feeds", route: "alim2.catalogue2" },
          { id: "alimentation-calculator", icon: "calculator", figure: "forage-price", route: "rationCalculator.aliment" },
        ],
      },
      {
        id: "distribution",
        tiles: [
          { id: "alimentation-distribution", icon: "bucket", size: 2, figure: "feed-to-give", route: "alim2.distribution2" },
          { id: "alimentation-plan", icon: "calendar-repeat", route: "alim2.planDistribution2" },
          { id: "alimentation-journal", icon: "notebook", route: "alim2.journal2" },
          { id: "alimentation-check", icon: "checklist", figure: "feed-refused", route: "innoAlim.home" },
        ],
      },
    ],
  },
  {
    id: "genetique",
    icon: "dna",
    defaultRoute: "genetique.indexV2.female.listing",
    groups: [
      {
        id: "values",
        tiles: [
          { id: "genetique-indexes", icon: "chart-histogram", size: 2, figure: "index", route: "genetique.indexV2.female.listing" },
          { id: "genetique-pedigree", icon: "sitemap", route: "genetique.pedigree" },
          { id: "genetique-export", icon: "file-export", route: "report2.route", params: { name: "genetique" } },
        ],
      },
      {
        id: "mating",
        tiles: [
          { id: "genetique-mating", icon: "bull", size: 2, figure: "best-cows", routes: [{ route: "genetique.matingpro.main.home" }, { route: "genetique.mating2.plan" }] },
          { id: "genetique-round", icon: "herd", route: "genetique.tourTroupeau.settings.home" },
          { id: "genetique-renewal", icon: "refresh", figure: "young", route: "genetique.msrpro.calculator" },
        ],
      },
      {
        id: "semen",
        tiles: [
          { id: "genetique-stock", icon: "snowflake", size: 2, figure: "semen-to-order", route: "genetique.stock" },
          { id: "genetique-orders", icon: "shopping-cart", link: { kind: "link", href: "/ordering/{numCheptel}", access: "genetique.commande" } },
        ],
      },
    ],
  },
  {
    id: "sante",
    icon: "heartbeat",
    defaultRoute: "sante.carnet.consultation.list",
    groups: [
      {
        id: "log",
        tiles: [
          { id: "sante-log", icon: "notes", size: 2, shortcut: true, figure: "treatments-of-month", route: "sante.carnet.consultation.list" },
          { id: "sante-treatments", icon: "vaccine", figure: "treatments", route: "sante.carnet.treatment.ongoing" },
          { id: "sante-withdrawal", icon: "hourglass", figure: "withdrawals", route: "sante.carnet.treatment.ongoing", query: { tab: "delai" } },
          { id: "sante-pharmacy", icon: "pill", figure: "medicines-to-order", route: "sante.carnet.pharmacy.list" },
          { id: "sante-preferences", icon: "adjustments", route: "sante.carnet.account.main" },
        ],
      },
      {
        id: "reports",
        tiles: [
          { id: "sante-diseases", icon: "report-medical", size: 2, figure: "spared", route: "sante.bilanSanitaire.listing" },
          { id: "sante-udder", icon: "udder", figure: "cells", route: "sante.mamelle.home" },
        ],
      },
      {
        id: "care",
        tiles: [
          { id: "sante-parage", icon: "hoof", route: "sante.carnet.parage.history" },
          { id: "sante-colostrum", icon: "droplet", figure: "weak-colostrum", route: "sante.colostrum.main" },
        ],
      },
    ],
  },
  {
    id: "mouvement",
    icon: "arrows-exchange",
    defaultRoute: "mouvements.mouvements",
    groups: [
      {
        id: "declare",
        tiles: [
          { id: "mouvement-entry", icon: "login-2", shortcut: true, figure: "entries", route: "mouvements.entree" },
          { id: "mouvement-exit", icon: "logout-2", figure: "exits", route: "mouvements.sortie" },
          { id: "mouvement-easycow", icon: "cow", route: "mouvements.easycow.main" },
          { id: "mouvement-guide", icon: "clipboard-check", route: "mouvements.guide" },
        ],
      },
      {
        id: "identify",
        tiles: [
          { id: "mouvement-tag-orders", icon: "ear-tag", size: 2, figure: "tags-to-order", route: "mouvements.boucles.order" },
          { id: "mouvement-number", icon: "hash", route: "mouvements.correction", params: { tab: "numeroInterne" } },
          { id: "mouvement-transponders", icon: "nfc", route: "mouvements.transpondeur" },
          { id: "mouvement-labels", icon: "tags", route: "mouvements.tag.animals.list" },
        ],
      },
      {
        id: "correct",
        tiles: [
          { id: "mouvement-correction", icon: "edit", route: "mouvements.correction" },
          { id: "mouvement-deletion", icon: "trash", route: "mouvements.suppression" },
        ],
      },
      {
        id: "check",
        tiles: [
          { id: "mouvement-inventory", icon: "clipboard-list", size: 2, figure: "animals", route: "mouvements.inventaire" },
          { id: "mouvement-reconciliation", icon: "clipboard-check", routes: [{ route: "mouvements.inventaireFrV2" }, { route: "mouvements.inventaireFr" }] },
          { id: "mouvement-notifications", icon: "passport", figure: "notifications", route: "mouvements.notification" },
          { id: "mouvement-report", icon: "arrows-left-right", figure: "births", route: "mouvements.mouvements" },
        ],
      },
    ],
  },
  {
    id: "pilotage",
    icon: "gauge",
    defaultRoute: "pilotage.dashboard.overviewDashboard",
    groups: [
      {
        id: "dashboards",
        tiles: [
          { id: "pilotage-overview", icon: "layout-dashboard", size: 2, figure: "animals-to-see", route: "pilotage.dashboard.overviewDashboard" },
          { id: "pilotage-kpi", icon: "target-arrow", figure: "targets-met", route: "pilotage.dashboard.bilan" },
          { id: "pilotage-economics", icon: "coin-euro", figure: "feed-margin", route: "pilotage.dashboard.eco" },
          { id: "pilotage-adviser", icon: "presentation-analytics", route: "innodashpro.elevage.main" },
        ],
      },
      {
        id: "reproduction",
        tiles: [
          { id: "pilotage-reproduction", icon: "heat", size: 2, figure: "pregnant", route: "pilotage.dashboard.repro" },
          { id: "pilotage-reproduction-report", icon: "calf", figure: "calving-interval", routes: [{ route: "pilotage.tableauInno.lait" }, { route: "pilotage.tableauInno.viande" }] },
        ],
      },
      {
        id: "dairy",
        tiles: [
          { id: "pilotage-dairy", icon: "milk", size: 2, figure: "protein", route: "pilotage.dairy-dash.home", params: { tab: "production" } },
          { id: "pilotage-dairy-group", icon: "users-group", route: "pilotage.dairy-dash.group" },
          { id: "pilotage-dairy-setup", icon: "settings", route: "pilotage.dairy-dash.setup" },
        ],
      },
      {
        id: "follow",
        tiles: [
          { id: "pilotage-indicators", icon: "chart-dots", size: 2, figure: "targets-met", route: "pilotage.indicator.home" },
          { id: "pilotage-trade", icon: "building-store", route: "pilotage.trade.home" },
          { id: "pilotage-water", icon: "droplets", figure: "water", route: "clarity.water.daily" },
          { id: "pilotage-atmosphere", icon: "temperature", figure: "air", route: "clarity.atmosphere.daily" },
        ],
      },
    ],
  },
  {
    id: "session",
    icon: "player-play",
    desktop: false,
    defaultRoute: "session2.history.main",
    groups: [
      {
        id: "sessions",
        tiles: [
          { id: "session-create", icon: "square-plus", shortcut: true, route: "session2.create.main" },
          { id: "session-history", icon: "history", figure: "open-sessions", route: "session2.history.main" },
        ],
      },
    ],
  },
  {
    id: "account",
    icon: "user-circle",
    desktop: false,
    mobile: false,
    defaultRoute: "compte.account",
    reverseFor: [
      "DISTRIBUTEUR",
      "TECHNICIEN",
      "SUPPORT",
    ],
    groups: [
      {
        id: "mine",
        tiles: [
          { id: "account-profile", icon: "id", route: "compte.account" },
          { id: "account-invoices", icon: "file-euro", figure: "invoices-due", route: "compte.facture" },
          { id: "account-documents", icon: "files", figure: "unread-documents", route: "document.liste" },
          { id: "account-messages", icon: "mail", figure: "unread-messages", route: "compte.communication" },
        ],
      },
      {
        id: "targets",
        tiles: [
          { id: "account-targets-dairy", icon: "milk", figure: "targets-met", route: "compte.zoo2.lait" },
          { id: "account-targets-beef", icon: "meat", figure: "beef-targets-met", route: "compte.zoo2.viande" },
          { id: "account-display", icon: "eye-cog", route: "compte.zoo2.preference" },
        ],
      },
      {
        id: "product",
        tiles: [
          { id: "account-applications", icon: "apps", figure: "applications", route: "grantor.list" },
          { id: "account-settings", icon: "settings", route: "account.settings" },
          { id: "account-sync", icon: "refresh", route: "synchrozor.sync.main" },
        ],
      },
    ],
  },
  {
    id: "shop",
    icon: "building-store",
    entry: false,
    opens: "workshops",
    groups: [
      {
        id: "workshops",
        tiles: [
          { id: "shop-dairy", icon: "milk", link: { kind: "workshop", workshop: "LAITIER", access: "shop" } },
          { id: "shop-beef", icon: "meat", link: { kind: "workshop", workshop: "ALLAITANT", access: "shop" } },
        ],
      },
    ],
  },
];

export const PACKED: PackedTables = {
  routes: ROUTES,
  rareRoutes: RARE_ROUTES,
  applications: APPLICATIONS,
  domains: DOMAINS,
  sections: SECTIONS,
  lifetimeMs: 120000,
};
