// Generated from registry/applications, registry/menus : edit the registry, then run npm run registry -- generate.
import type { PackedTables } from "../src/domain/registry/packedTables";

export const ROUTES: string = `
404 shell 100 /*
account.settings account 0
activity.alpha.account activity 48
activity.alpha.animal activity 48
activity.alpha.finish activity 48
activity.bravo.account activity 49
activity.bravo.animal activity 49
activity.bravo.finish activity 49
activity.charlie.account activity 50
activity.charlie.animal activity 50
activity.charlie.finish activity 50
activity.delta.account activity 51
activity.echo.account activity 52
activity.foxtrot.account activity 53
activity.home.abortion activity 47
activity.home.activity activity 46
activity.home.illness activity 54
activity.home.lying activity 55
alim.dashboard.alimentation dashboard 2
alim2.aliment2 feed 2 /aliment2/:id?
alim2.aliment2.stockage feed 2 /aliment2/:id/stockage/:idStockage
alim2.aliment2.variation.detail feed 2 /aliment2/:id/variation/detail/:idStockage?
alim2.aliment2.variation.inventaire feed 2 /aliment2/:id/variation/inventaire
alim2.aliment2.variation.melange feed 2 /aliment2/:id/variation/melange/:idStockage?
alim2.aliment2.wizard feed 2 /aliment2/wizard
alim2.catalogue2 feed 2 /catalogue2/:id?
alim2.distribution2 feed 2 /distribution2/:id?
alim2.journal2 feed 2 /journal2/:id?
alim2.journal2.report feed 2 /journal2/report
alim2.planDistribution2 feed 2 /planDistribution2/:id?
alim2.ration2 feed 2 /ration2/:id?
alim2.stockage2 feed 2 /stockage2
alim2.upgrade2 feed 2 /upgrade2
alimentation.crop-tracker.home.main crop-tracker 1
card.action card 99f /action/:action/:id
card.detail card 99f /detail/:id
clarity.atmosphere.daily clarity 38
clarity.atmosphere.heatstress clarity 38
clarity.atmosphere.history clarity 38
clarity.atmosphere.synthesis clarity 38
clarity.water.animal clarity 38
clarity.water.daily clarity 38
clarity.water.general clarity 38
compte.account account 0
compte.communication notifications 0
compte.communication.settings notifications 0
compte.facture account 0
compte.zoo2.lait zoo 0
compte.zoo2.preference zoo 0
compte.zoo2.viande zoo 0
document.liste document 0
eleveur.account eleveur 0 /eleveur/account/:param*
eleveur.genetique eleveur 3 /eleveur/genetique/:param*
eleveur.mouvement eleveur 17 /eleveur/mouvement/:param*
eleveur.pilotage eleveur 39 /eleveur/pilotage/:param*
fiche shell 99 /fiche/:id?
genetique.bilan.home bilangenetic 4
genetique.bilan.main bilangenetic 4 /genetique/bilan/main/:race?
genetique.indexV2.bull.detail index-v2 6 /genetique/indexV2/bull/detail/:race/:numNational
genetique.indexV2.bull.listing index-v2 6
genetique.indexV2.female.detail index-v2 6 /genetique/indexV2/female/detail/:numNational
genetique.indexV2.female.detailRace index-v2 6 /genetique/indexV2/female/detail/:race/:numNational
genetique.indexV2.female.listing index-v2 6
genetique.mating2.engine mating2 3 /genetique/mating2/engine/:numNational
genetique.mating2.engine.simulate mating2 3 /genetique/mating2/engine/simulate/:numNational/:pereNumNational
genetique.mating2.plan mating2 3
genetique.mating2.plan.animal mating2 3 /genetique/mating2/plan/:numNational
genetique.mating2.plan.importer mating2 3
genetique.matingpro.bulls.search matingpro 7 /genetique/matingpro/bulls/search/:uuid
genetique.matingpro.bulls.select matingpro 7 /genetique/matingpro/bulls/select/:uuid
genetique.matingpro.engine.main matingpro 7 /genetique/matingpro/engine/main/:uuid
genetique.matingpro.females.auto-dest matingpro 7 /genetique/matingpro/females/auto-dest/:uuid
genetique.matingpro.females.destination matingpro 7 /genetique/matingpro/females/destination/:uuid
genetique.matingpro.females.tour matingpro 7 /genetique/matingpro/females/tour/:uuid
genetique.matingpro.main.home matingpro 7 /genetique/matingpro/main/home/:uuid?
genetique.matingpro.objective.gamme matingpro 7 /genetique/matingpro/objective/gamme/:uuid
genetique.matingpro.objective.home matingpro 7 /genetique/matingpro/objective/home/:uuid
genetique.matingpro.objective.isu matingpro 7 /genetique/matingpro/objective/isu/:uuid
genetique.matingpro.objective.previous matingpro 7 /genetique/matingpro/objective/previous/:uuid
genetique.matingpro.objective.profil matingpro 7 /genetique/matingpro/objective/profil/:uuid
genetique.matingpro.objective.question matingpro 7 /genetique/matingpro/objective/question/:uuid
genetique.matingpro.pan.detail matingpro 7 /genetique/matingpro/pan/detail/:uuid/:numMere/:pos
genetique.matingpro.plan.detail matingpro 7 /genetique/matingpro/plan/detail/:uuid
genetique.matingpro.plan.synthese matingpro 7 /genetique/matingpro/plan/synthese/:uuid
genetique.matingpro.strategy.msr matingpro 7 /genetique/matingpro/strategy/msr/:uuid
genetique.matingpro.strategy.setup matingpro 7 /genetique/matingpro/strategy/setup/:uuid
genetique.matingpro.visit.list matingpro 7 /genetique/matingpro/visit/list/:uuid?
genetique.msrpro.calculator msrpro 8 /genetique/msrpro/calculator/:race?
genetique.msrpro.eco.home msrpro 8
genetique.msrpro.pack msrpro 8 /genetique/msrpro/pack/:race?
genetique.pedigree genealogie 9 /genetique/pedigree/:id?
genetique.stock stock 3
genetique.stock.detail stock 3 /genetique/stock/detail/:id?
genetique.tourTroupeau.female.list tourTroupeau 10
genetique.tourTroupeau.female.picker tourTroupeau 10 /genetique/tourTroupeau/female/picker/:race?
genetique.tourTroupeau.renewal.main tourTroupeau 10
genetique.tourTroupeau.settings.home tourTroupeau 10
grantor.details grantor 0 /grantor/details/:id?
grantor.list grantor 0 /grantor
grantor.validation grantor 0 /grantor/validation/:id?
icowdesk.home.map icowdesk 12
icowdesk.referentiel.genetic.anomalie icowdesk-genetic 14 /icowdesk/referentiel/genetic/anomalie/:race
icowdesk.referentiel.genetic.coi icowdesk-genetic 14 /icowdesk/referentiel/genetic/coi/:race
icowdesk.referentiel.genetic.dose icowdesk-genetic 14 /icowdesk/referentiel/genetic/dose/:race
icowdesk.referentiel.genetic.feature icowdesk-genetic 14 /icowdesk/referentiel/genetic/feature/:race
icowdesk.referentiel.genetic.home icowdesk-genetic 14
icowdesk.referentiel.genetic.indexes icowdesk-genetic 14 /icowdesk/referentiel/genetic/indexes/:race
icowdesk.referentiel.genetic.question icowdesk-genetic 14 /icowdesk/referentiel/genetic/question/:race
icowdesk.referentiel.genetic.renouvellementValo icowdesk-genetic 14 /icowdesk/referentiel/genetic/renouvellementValo/:race
icowdesk.referentiel.genetic.riskVelage icowdesk-genetic 14 /icowdesk/referentiel/genetic/riskVelage/:race
icowdesk.referentiel.genetic.template icowdesk-genetic 14 /icowdesk/referentiel/genetic/template/:race
icowdesk.referentiel.genetic.vigilances icowdesk-genetic 14 /icowdesk/referentiel/genetic/vigilances/:race
icowdesk.referentiel.health.home icowdesk-health 14
icowdesk.referentiel.health.medicament icowdesk-health 14
icowdesk.referentiel.health.paragepro icowdesk-health 14
icowdesk.referentiel.production.genesys icowdesk-production 14
icowdesk.referentiel.production.home icowdesk-production 14
icowdesk.referentiel.reproduction.car icowdesk-reproduction 14
icowdesk.referentiel.reproduction.home icowdesk-reproduction 14
icowdesk.syncManager syncManager 11
innoAlim.constat feeding-check 2 /innoAlim/constat/:id
innoAlim.dashboard feeding-check 2
innoAlim.home feeding-check 2 /innoAlim
innodashpro.acf.main innodashpro 39
innodashpro.elevage.detail innodashpro 39
innodashpro.elevage.main innodashpro 39
innodashpro.valovache.main innodashpro 39 /innodashpro/valovache/main/:id?
loggor.action.multi loggor 99 /action/multi
loggor.action.solo loggor 99 /action/solo
map.detail map 16f /map/:id
map.lot.animals map 16f /map/lot/animals/:id?
map.lot.checkAnimals map 16f /map/lot/checkAnimals/:id?
map.lot.ecornage map 16f /map/lot/ecornage/:id?
map.lot.move map 16f /map/lot/move/:id?
map.lot.prepa map 16f /map/lot/prepa/:id?
map.lot.sevrage map 16f /map/lot/sevrage/:id?
map.lot.soin map 16f /map/lot/soin/:id?
map.lot.tarissement map 16f /map/lot/tarissement/:id?
map.main map 16f
mouvements.boucles.list mouvement 18
mouvements.boucles.order mouvement 18
mouvements.correction mouvement 19 /mouvements/correction/:tab?
mouvements.easycow.boucleNaissance easycow 22
mouvements.easycow.bovins easycow 21
mouvements.easycow.entree easycow 23
mouvements.easycow.inventaire easycow 21
mouvements.easycow.ipe easycow 24
mouvements.easycow.main easycow 25
mouvements.easycow.mainRepro easycow 21
mouvements.easycow.naissance easycow 26
mouvements.easycow.rebouclage easycow 21
mouvements.easycow.rebouclage.validation easycow 21
mouvements.easycow.sortie easycow 27
mouvements.easycow.stockBoucle easycow 21
mouvements.easycow.suivi easycow 28
mouvements.entree mouvement 29
mouvements.entree2 mouvement 29
mouvements.guide mouvement 30
mouvements.inventaire mouvement 31r
mouvements.inventaireFr inventaire-fr 32
mouvements.inventaireFrV2 inventaire-fr-v2 33
mouvements.mouvements mouvement 17r
mouvements.notification ednotif 37 /mouvements/notification/:setup?
mouvements.sortie mouvement 34
mouvements.suppression mouvement 35
mouvements.tag.animals.create tag 36 /mouvements/tag/animals/create/:id
mouvements.tag.animals.edit tag 36 /mouvements/tag/animals/edit/:id
mouvements.tag.animals.list tag 36
mouvements.tag.referential.edit tag 36 /mouvements/tag/referential/edit/:tag
mouvements.tag.referential.list tag 36
mouvements.transpondeur mouvement 20
mouvements.verification mouvement 37
mytask.board mytask 58
mytask.init mytask 58
mytask.protocol mytask 60
mytask.protocol.detail mytask 60 /mytask/protocol/:id?
mytask.protocol.instantiate mytask 60 /mytask/protocol/instantiate/:id?
mytask.protocol.instantiate.param mytask 60 /mytask/protocol/instantiate/:id/:param
mytask.task mytask 58 /mytask/task/:id?
mytask.team mytask 59
mytask.team.detail mytask 59 /mytask/team/:id?
pilotage.dairy-dash.group dairy-dash 40
pilotage.dairy-dash.home dairy-dash 41 /pilotage/dairy-dash/home/:tab
pilotage.dairy-dash.setup dairy-dash 42
pilotage.dashboard.bilan dashboard 39
pilotage.dashboard.eco dashboard 39
pilotage.dashboard.overviewDashboard dashboard 39
pilotage.dashboard.repro dashboard 39
pilotage.indicator.archive.list indicator 39 /pilotage/indicator/archive/list/:uuid?
pilotage.indicator.graph.detail indicator 39 /pilotage/indicator/graph/detail/:reference?
pilotage.indicator.home indicator 39
pilotage.indicator.model indicator 39 /pilotage/indicator/model/:reference?
pilotage.indicator.model.list indicator 39
pilotage.tableauInno.lait bilanrepro 43 /pilotage/tableauInno
pilotage.tableauInno.viande bilanrepro 44 /pilotage/tableauInno
pilotage.trade.home trade 39
pilotage.trade.order trade 39
planning.dashboard.lifeCycle dashboard 45
planning2.last planning2 56f /planning2/last/:view?
planning2.late planning2 57f /planning2/late/:tab?
planning2.main.planning planning2 45f /planning2/main/planning/:view?
planning2.rdv planning2 45f /planning2/rdv/:id
planning2.report planning2 45f /planning2/report/:tab?
productions.achatVente.purchase.individual achatVente 62
productions.achatVente.sale.individual achatVente 62
productions.achatVente.sale.milk achatVente 63
productions.achatVente.sale.milk.detail achatVente 63 /productions/achatVente/sale/milk/detail/:uuid
productions.controle.cell.main controleLaitier 70r
productions.controle.control.complete controleLaitier 70 /productions/controle/control/complete/:id?/:action?
productions.controle.control.list controleLaitier 70r
productions.controle.control.prepare controleLaitier 70 /productions/controle/control/prepare/:id?
productions.croissance.category.detail croissance 65 /productions/croissance/category/detail/:id?
productions.croissance.category.listing croissance 65
productions.croissance.group.detail croissance 64 /productions/croissance/group/detail/:id?
productions.croissance.group.listing croissance 64
productions.croissance.weighing.history croissance 71
productions.croissance.weighing.import croissance 72
productions.dairyStat dairy-stat 90
productions.dashboard.production dashboard 61
productions.forecast.main previsionnel 73
productions.lait.account milk-account 67 /productions/lait/account/:id?
productions.mastitis.listing previsionnel 73
productions.milkPortal milkPortal 61
productions.milking.alert milking 75
productions.milking.dashboard milking 75
productions.milking.detail milking 75 /productions/milking/detail/:id?
productions.milking.listing milking 75
productions.milking.login milking 75
productions.prevEffectif prev-effectif 74
productions.resolver.conf resolver 76
productions.resolver.download resolver 76
productions.resolver.login resolver 76
productions.resolver.lot resolver 76
productions.resolver.product resolver 76 /productions/resolver/:product
productions.resolver.synchro.identity resolver 76
productions.resolver.welcome resolver 76
productions.tank.dairies tank 77
productions.tank.listing tank 77r
productions.valotroupeau.main valotroupeau 66
productions.valotroupeau.main.date valotroupeau 66 /productions/valotroupeau/main/:date
querymaker.admin querymaker 78 /querymaker/admin/:token?
querymaker.query querymaker 78 /querymaker/query/:token?
querymaker.results querymaker 78 /querymaker/results/:token?
rationCalculator.aliment rationCalculator 2 /aliment
rationCalculator.aliment.code rationCalculator 2 /aliment/:code+
rationCalculator.archive rationCalculator 2 /archive
rationCalculator.archive.code rationCalculator 2 /archive/:code+
rationCalculator.login rationCalculator 2 /login/:code*
rationCalculator.lotRation rationCalculator 2 /lotRation
rationCalculator.lotRation.code rationCalculator 2 /lotRation/:code+
report2.list report2 78
report2.main report2 78
report2.portability report2 78
report2.route report2 78 /report2/route/:name?
reproduction.dgLot2 reproduction 45
reproduction.sexageLot2 reproduction 45
reproduction.suiviPro.alert reproduction 45
reproduction.suiviPro.events reproduction 45
reproduction.suiviPro.next reproduction 45
reproduction.suiviPro.overview reproduction 45
root shell 100 /
sante.bilanSanitaire.listing bilanSanitaire 83
sante.carnet.account.main sante 88
sante.carnet.balance sante 82
sante.carnet.consultation.detail sante 86r /sante/carnet/consultation/detail/:id?
sante.carnet.consultation.list sante 86r
sante.carnet.parage.history sante 95r
sante.carnet.pharmacy.detail sante 87r /sante/carnet/pharmacy/detail/:id?
sante.carnet.pharmacy.list sante 87r
sante.carnet.sanitaryBalance sante 85
sante.carnet.treatment.listing sante 96r
sante.carnet.treatment.ongoing sante 96r
sante.colostrum.history colostrum 89
sante.colostrum.main colostrum 89
sante.dashboard.bilan dashboard 81
sante.gds.alert gedeos 91
sante.gds.analysis gedeos 92
sante.gds.task gedeos 93
sante.health-somatic.home health-somatic 94
sante.mamelle.home mamelle 84
search.alerteRepro search 80
search.animal search 80
search.cg search 80
search.engraissement search 80
search.reforme search 80
search.reproducteur search 80
search.sexage search 80
search.suiviRepro search 80
session.listing.encours session 99
session2.create.main session2 97 /session2/create/main/:type?
session2.create.setup session2 97 /session2/create/setup/:type?
session2.detail session2 97 /session2/detail/:id?
session2.history.main session2 97
session2.run.main session2 97 /session2/run/main/:uuid
session2.run.setup session2 97 /session2/run/setup/:uuid
session2.run.synthesis session2 97 /session2/run/synthesis/:uuid
smartvel.command.history smartvel 45
smartvel.command.send smartvel 45
smartvel.settings.contact smartvel 45
smartvel.settings.main smartvel 45
synchrozor.sync.add synchrozor 99 /sync/add
synchrozor.sync.history synchrozor 99f /sync/history
synchrozor.sync.main synchrozor 99f /sync/main
synchrozor.sync.solo synchrozor 99f /sync/solo/:numCheptel/:add?
welcome.cgu shell 100
welcome.forgot shell 100
welcome.login shell 100
welcome.multi shell 100
welcome.renew shell 100 /welcome/renew/:email/:token
welcome.support shell 100
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
  account: { domain: "account", section: "account", frame: { limits: { passwordMinimumAccount: 8 }, user: ["infoCheptels"] } },
  achatVente: { domain: "productions", section: "productions", frame: {} },
  activity: { domain: "planning", section: "planning", frame: {}, login: {} },
  bilanSanitaire: { domain: "sante", section: "sante", frame: {}, login: {} },
  bilangenetic: { domain: "genetique", section: "genetique", frame: {}, login: {} },
  bilanrepro: { domain: "pilotage", section: "pilotage", frame: {}, login: {} },
  card: { domain: "common", frame: { calls: ["storageAction"] }, login: { priority: 2, followedBy: "tagDomainRead" } },
  clarity: { domain: "pilotage", code: "clarity", section: "pilotage", frame: { isolation: "origin", sandbox: ["allow-forms", "allow-same-origin", "allow-scripts"], referrerPolicy: "strict-origin" }, login: {} },
  colostrum: { domain: "sante", section: "sante", frame: {}, login: {} },
  controleLaitier: { domain: "productions", section: "productions", frame: {}, login: {} },
  croissance: { domain: "productions", section: "productions", frame: {}, login: {} },
  "crop-tracker": { domain: "alimentation", code: "crop-tracker", section: "alimentation", frame: { isolation: "origin", sandbox: ["allow-forms", "allow-same-origin", "allow-scripts"], referrerPolicy: "strict-origin" } },
  "dairy-dash": { domain: "pilotage", section: "pilotage", frame: {} },
  "dairy-stat": { domain: "productions", section: "productions", frame: {} },
  dashboard: { domain: "pilotage", section: "pilotage", frame: {}, login: { priority: 1 } },
  document: { domain: "account", section: "account", frame: {}, login: {} },
  easycow: { domain: "mouvement", section: "mouvement", frame: { candidate: "/easycow-candidate" }, login: {} },
  edeHelper: { domain: "common", login: { onFailure: "rethrow", keep: "edeHelper" } },
  ednotif: { domain: "mouvement", section: "mouvement", frame: {}, login: {} },
  eleveur: { domain: "common", frame: {} },
  equarrissagev2: { domain: "common", login: {} },
  feed: { domain: "alimentation", section: "alimentation", frame: { base: "/alim2", candidate: "/alim2-candidate" }, login: {} },
  "feeding-check": { domain: "alimentation", section: "alimentation", frame: { base: "/innoAlim" }, login: {} },
  fivl: { domain: "common", login: { keep: "CodeOrganismeCollecteur" } },
  gedeos: { domain: "sante", section: "sante", frame: {}, login: { grant: "sante.gds" } },
  genealogie: { domain: "genetique", section: "genetique", frame: {}, login: {} },
  grantor: { domain: "account", section: "account", frame: {} },
  "health-somatic": { domain: "sante", section: "sante", frame: {} },
  icowdesk: { domain: "icowdesk", section: "icowdesk", frame: { calls: ["login"], user: ["infoCheptels"] } },
  "icowdesk-genetic": { domain: "icowdesk", section: "icowdesk", frame: { base: "/icowdesk" }, login: { path: "/genetic/referentiel/api/login", multiHerd: true } },
  "icowdesk-health": { domain: "icowdesk", section: "icowdesk", frame: { base: "/icowdesk" } },
  "icowdesk-production": { domain: "icowdesk", section: "icowdesk", frame: { base: "/icowdesk" } },
  "icowdesk-reproduction": { domain: "icowdesk", section: "icowdesk", frame: { base: "/icowdesk" } },
  "index-v2": { domain: "genetique", section: "genetique", frame: {}, login: {} },
  indicator: { domain: "pilotage", section: "pilotage", frame: {} },
  innodashpro: { domain: "pilotage", section: "pilotage", frame: { base: "/inno-dashpro" }, login: { path: "/dashpro/api/login" } },
  "inventaire-fr": { domain: "mouvement", section: "mouvement", frame: {}, login: {} },
  "inventaire-fr-v2": { domain: "mouvement", section: "mouvement", frame: {}, login: {} },
  lilco: { domain: "common", login: {} },
  loggor: { domain: "common", section: "account", frame: {} },
  mamelle: { domain: "sante", section: "sante", frame: {}, login: {} },
  map: { domain: "map", frame: { lifetimeMs: null, calls: ["storageRead", "storageStore", "storageAction"] }, login: { priority: 3 } },
  mating2: { domain: "genetique", section: "genetique", frame: {}, login: {} },
  matingpro: { domain: "genetique", section: "genetique", frame: {}, login: {} },
  "milk-account": { domain: "productions", section: "productions", frame: {} },
  milkPortal: { domain: "productions", section: "productions", frame: {} },
  milking: { domain: "productions", section: "productions", frame: {}, login: {} },
  ml: { domain: "common", login: {} },
  mouvement: { domain: "mouvement", section: "mouvement", frame: {}, login: {} },
  msrpro: { domain: "genetique", section: "genetique", frame: {}, login: {} },
  mytask: { domain: "planning", section: "planning", frame: {}, login: {} },
  notifications: { domain: "account", section: "account", frame: { base: "/communication/notification" }, login: {} },
  planning2: { domain: "planning", section: "planning", frame: { base: "/planning", candidate: "/planning-candidate", calls: ["storageRead", "storageStore", "storageAction"] }, login: { path: "/planning/api/login" } },
  "prev-effectif": { domain: "productions", section: "productions", frame: {}, login: {} },
  previsionnel: { domain: "productions", section: "productions", frame: {}, login: {} },
  "proxy-bcelo": { domain: "common", login: {} },
  "proxy-evolution": { domain: "common", login: {} },
  querymaker: { domain: "report", section: "icowdesk", frame: {}, login: {} },
  rationCalculator: { domain: "alimentation", section: "alimentation", frame: { base: "/alim2" } },
  report2: { domain: "report", section: "icowdesk", frame: { base: "/report" }, login: { path: "/report/api/login" } },
  reproduction: { domain: "planning", section: "planning", frame: {}, login: {} },
  resolver: { domain: "productions", section: "productions", frame: {}, login: {} },
  sanael: { domain: "common", login: { grant: "sante.carnet" } },
  sante: { domain: "sante", section: "sante", frame: {}, login: {} },
  search: { domain: "report", frame: {} },
  session: { domain: "session", section: "session", frame: {} },
  session2: { domain: "session", section: "session", frame: {}, login: {} },
  shell: { domain: "shell" },
  smartvel: { domain: "planning", section: "planning", frame: {}, login: {} },
  stateManager: { domain: "common", frame: { lifetimeMs: null }, login: { path: "/stateManager/api/login/", suffix: "eleveur", suffixNotFor: ["TECHNICIEN"] } },
  stock: { domain: "genetique", section: "genetique", frame: {} },
  syncManager: { domain: "icowdesk", section: "icowdesk", frame: { lifetimeMs: null }, login: { path: "/syncManager/api/login/", priority: 4, onlineOnly: true } },
  synchrozor: { domain: "common", section: "account", frame: { calls: ["syncRead", "syncDecide", "syncSafe"] } },
  tag: { domain: "mouvement", section: "mouvement", frame: {}, login: {} },
  tank: { domain: "productions", section: "productions", frame: {} },
  tourTroupeau: { domain: "genetique", section: "genetique", frame: {}, login: {} },
  trade: { domain: "pilotage", section: "pilotage", frame: {} },
  valotroupeau: { domain: "productions", section: "productions", frame: {} },
  zoo: { domain: "account", section: "account", frame: {}, login: {} },
};

export const SECTIONS: PackedTables["sections"] = [
  { id: "home", icon: "home", opens: "home" },
  { id: "icowdesk", icon: "headset", multiHerd: true, defaultRoute: "icowdesk.home.map", groups: [{ id: "herds", tiles: [{ id: "icowdesk-map", icon: "map-2", size: 2, routes: [{ route: "icowdesk.home.map", guard: 13 }] }] }, { id: "reference", tiles: [{ id: "icowdesk-genetic", icon: "dna-2", size: 2, routes: [{ route: "icowdesk.referentiel.genetic.home", guard: 15 }] }, { id: "icowdesk-production", icon: "milk", routes: [{ route: "icowdesk.referentiel.production.home", guard: 15 }] }, { id: "icowdesk-health", icon: "stethoscope", routes: [{ route: "icowdesk.referentiel.health.home", guard: 15 }] }, { id: "icowdesk-reproduction", icon: "heat", routes: [{ route: "icowdesk.referentiel.reproduction.home", guard: 15 }] }] }, { id: "analysis", tiles: [{ id: "icowdesk-reports", icon: "report", size: 2, routes: [{ route: "report2.main", guard: 79 }] }, { id: "icowdesk-queries", icon: "database-search", routes: [{ route: "querymaker.query", guard: 79 }] }] }] },
  { id: "planning", icon: "calendar", defaultRoute: "planning2.main.planning", groups: [{ id: "day", tiles: [{ id: "planning-upcoming", icon: "calendar-event", size: 2, shortcut: true, route: "planning2.main.planning" }, { id: "planning-tasks", icon: "layout-kanban", route: "mytask.board" }, { id: "planning-protocols", icon: "list-check", route: "mytask.protocol" }, { id: "planning-team", icon: "users", route: "mytask.team" }] }, { id: "last", tiles: [{ id: "planning-last-weaning", icon: "baby-bottle", size: 2, routes: [{ route: "planning2.last", params: { view: "sevrage" } }] }, { id: "planning-last-preparation", icon: "barn", routes: [{ route: "planning2.last", params: { view: "prepaVelage" } }] }, { id: "planning-last-calving", icon: "calf", routes: [{ route: "planning2.last", params: { view: "velage" } }] }, { id: "planning-last-heat", icon: "heat", routes: [{ route: "planning2.last", params: { view: "chaleur" } }] }, { id: "planning-last-pregnancy", icon: "circle-check", routes: [{ route: "planning2.last", params: { view: "confirmation" } }] }, { id: "planning-last-culling", icon: "logout", routes: [{ route: "planning2.last", params: { view: "reforme" } }] }] }, { id: "watch", tiles: [{ id: "planning-late", icon: "alarm", size: 2, route: "planning2.late" }, { id: "planning-activity-alpha", icon: "collar", route: "activity.alpha.account" }, { id: "planning-activity-bravo", icon: "collar", route: "activity.bravo.account" }, { id: "planning-activity-charlie", icon: "collar", route: "activity.charlie.account" }, { id: "planning-activity-delta", icon: "collar", route: "activity.delta.account" }, { id: "planning-activity-echo", icon: "collar", route: "activity.echo.account" }, { id: "planning-activity-foxtrot", icon: "collar", route: "activity.foxtrot.account" }] }] },
  { id: "productions", icon: "milk", defaultRoute: "productions.dashboard.production", groups: [{ id: "results", tiles: [{ id: "productions-dashboard", icon: "layout-dashboard", size: 2, route: "productions.dashboard.production" }, { id: "productions-valuation", icon: "coin-euro", route: "productions.valotroupeau.main" }, { id: "productions-trade", icon: "truck-delivery", route: "productions.achatVente.sale.individual" }] }, { id: "milking", tiles: [{ id: "productions-parlour", icon: "udder", size: 2, route: "productions.milking.dashboard" }, { id: "productions-tank", icon: "milk-tank", route: "productions.tank.listing" }, { id: "productions-gateway", icon: "router", route: "productions.resolver.welcome" }] }, { id: "milk", tiles: [{ id: "productions-recording", icon: "clipboard-data", size: 2, route: "productions.controle.control.list" }, { id: "productions-cells", icon: "microscope", route: "productions.controle.cell.main" }, { id: "productions-quality", icon: "rosette-discount-check", route: "productions.dairyStat" }, { id: "productions-mastitis", icon: "alert-triangle", route: "productions.mastitis.listing" }, { id: "productions-forecast", icon: "trending-up", route: "productions.forecast.main" }, { id: "productions-account-compte1", icon: "receipt-euro", routes: [{ route: "productions.lait.account", params: { id: "compte1" }, guard: 68 }] }, { id: "productions-account-compte2", icon: "receipt-euro", routes: [{ route: "productions.lait.account", params: { id: "compte2" }, guard: 69 }] }] }, { id: "growth", tiles: [{ id: "productions-weighing", icon: "weight", size: 2, routes: [{ route: "session2.create.main", params: { type: "pesee" } }] }, { id: "productions-weighing-history", icon: "history", route: "productions.croissance.weighing.history" }, { id: "productions-weighing-import", icon: "file-import", route: "productions.croissance.weighing.import" }, { id: "productions-growth-groups", icon: "chart-line", route: "productions.croissance.group.listing" }, { id: "productions-growth-categories", icon: "chart-bar", route: "productions.croissance.category.listing" }] }] },
  { id: "alimentation", icon: "wheat", defaultRoute: "alim2.aliment2", groups: [{ id: "stock", tiles: [{ id: "alimentation-feeds", icon: "straw", size: 2, route: "alim2.aliment2" }, { id: "alimentation-storage", icon: "building-warehouse", route: "alim2.stockage2" }, { id: "alimentation-harvest", icon: "tractor", route: "alimentation.crop-tracker.home.main" }] }, { id: "rations", tiles: [{ id: "alimentation-rations", icon: "bowl", size: 2, route: "alim2.ration2" }, { id: "alimentation-catalogue", icon: "book-2", route: "alim2.catalogue2" }, { id: "alimentation-calculator", icon: "calculator", route: "rationCalculator.aliment" }] }, { id: "distribution", tiles: [{ id: "alimentation-distribution", icon: "bucket", size: 2, route: "alim2.distribution2" }, { id: "alimentation-plan", icon: "calendar-repeat", route: "alim2.planDistribution2" }, { id: "alimentation-journal", icon: "notebook", route: "alim2.journal2" }, { id: "alimentation-check", icon: "checklist", route: "innoAlim.home" }] }] },
  { id: "genetique", icon: "dna", defaultRoute: "genetique.indexV2.female.listing", groups: [{ id: "values", tiles: [{ id: "genetique-indexes", icon: "chart-histogram", size: 2, route: "genetique.indexV2.female.listing" }, { id: "genetique-pedigree", icon: "sitemap", route: "genetique.pedigree" }, { id: "genetique-export", icon: "file-export", routes: [{ route: "report2.route", params: { name: "genetique" } }] }] }, { id: "mating", tiles: [{ id: "genetique-mating", icon: "bull", size: 2, routes: [{ route: "genetique.matingpro.main.home" }, { route: "genetique.mating2.plan" }] }, { id: "genetique-round", icon: "herd", route: "genetique.tourTroupeau.settings.home" }, { id: "genetique-renewal", icon: "refresh", route: "genetique.msrpro.calculator" }] }, { id: "semen", tiles: [{ id: "genetique-stock", icon: "snowflake", size: 2, route: "genetique.stock" }, { id: "genetique-orders", icon: "shopping-cart", target: { kind: "link", href: "/ordering/{numCheptel}", guard: 5 } }] }] },
  { id: "sante", icon: "heartbeat", defaultRoute: "sante.carnet.consultation.list", groups: [{ id: "log", tiles: [{ id: "sante-log", icon: "notes", size: 2, shortcut: true, route: "sante.carnet.consultation.list" }, { id: "sante-treatments", icon: "vaccine", route: "sante.carnet.treatment.ongoing" }, { id: "sante-withdrawal", icon: "hourglass", routes: [{ route: "sante.carnet.treatment.ongoing", query: { tab: "delai" } }] }, { id: "sante-pharmacy", icon: "pill", route: "sante.carnet.pharmacy.list" }, { id: "sante-preferences", icon: "adjustments", route: "sante.carnet.account.main" }] }, { id: "reports", tiles: [{ id: "sante-diseases", icon: "report-medical", size: 2, route: "sante.bilanSanitaire.listing" }, { id: "sante-udder", icon: "udder", route: "sante.mamelle.home" }] }, { id: "care", tiles: [{ id: "sante-parage", icon: "hoof", size: 2, route: "sante.carnet.parage.history" }, { id: "sante-colostrum", icon: "droplet", route: "sante.colostrum.main" }] }] },
  { id: "mouvement", icon: "arrows-exchange", defaultRoute: "mouvements.mouvements", groups: [{ id: "declare", tiles: [{ id: "mouvement-entry", icon: "login-2", size: 2, shortcut: true, route: "mouvements.entree" }, { id: "mouvement-exit", icon: "logout-2", route: "mouvements.sortie" }, { id: "mouvement-easycow", icon: "cow", route: "mouvements.easycow.main" }, { id: "mouvement-guide", icon: "map-route", route: "mouvements.guide" }] }, { id: "identify", tiles: [{ id: "mouvement-tag-orders", icon: "ear-tag", size: 2, route: "mouvements.boucles.order" }, { id: "mouvement-number", icon: "hash", routes: [{ route: "mouvements.correction", params: { tab: "numeroInterne" } }] }, { id: "mouvement-transponders", icon: "nfc", route: "mouvements.transpondeur" }, { id: "mouvement-labels", icon: "tags", route: "mouvements.tag.animals.list" }] }, { id: "correct", tiles: [{ id: "mouvement-correction", icon: "edit", size: 2, route: "mouvements.correction" }, { id: "mouvement-deletion", icon: "trash", route: "mouvements.suppression" }] }, { id: "check", tiles: [{ id: "mouvement-inventory", icon: "clipboard-list", size: 2, route: "mouvements.inventaire" }, { id: "mouvement-reconciliation", icon: "clipboard-check", routes: [{ route: "mouvements.inventaireFrV2" }, { route: "mouvements.inventaireFr" }] }, { id: "mouvement-notifications", icon: "bell-check", route: "mouvements.notification" }, { id: "mouvement-report", icon: "arrows-left-right", route: "mouvements.mouvements" }] }] },
  { id: "pilotage", icon: "gauge", defaultRoute: "pilotage.dashboard.overviewDashboard", groups: [{ id: "dashboards", tiles: [{ id: "pilotage-overview", icon: "layout-dashboard", size: 2, route: "pilotage.dashboard.overviewDashboard" }, { id: "pilotage-kpi", icon: "target-arrow", route: "pilotage.dashboard.bilan" }, { id: "pilotage-economics", icon: "coin-euro", route: "pilotage.dashboard.eco" }, { id: "pilotage-adviser", icon: "presentation-analytics", route: "innodashpro.elevage.main" }] }, { id: "reproduction", tiles: [{ id: "pilotage-reproduction", icon: "heat", size: 2, route: "pilotage.dashboard.repro" }, { id: "pilotage-reproduction-report", icon: "calf", routes: [{ route: "pilotage.tableauInno.lait" }, { route: "pilotage.tableauInno.viande" }] }] }, { id: "dairy", tiles: [{ id: "pilotage-dairy", icon: "milk", size: 2, routes: [{ route: "pilotage.dairy-dash.home", params: { tab: "production" } }] }, { id: "pilotage-dairy-group", icon: "users-group", route: "pilotage.dairy-dash.group" }, { id: "pilotage-dairy-setup", icon: "settings", route: "pilotage.dairy-dash.setup" }] }, { id: "follow", tiles: [{ id: "pilotage-indicators", icon: "chart-dots", size: 2, route: "pilotage.indicator.home" }, { id: "pilotage-trade", icon: "building-store", route: "pilotage.trade.home" }, { id: "pilotage-water", icon: "droplets", route: "clarity.water.daily" }, { id: "pilotage-atmosphere", icon: "temperature", route: "clarity.atmosphere.daily" }] }] },
  { id: "session", icon: "player-play", desktop: false, defaultRoute: "session2.history.main", groups: [{ id: "sessions", tiles: [{ id: "session-create", icon: "square-plus", size: 2, shortcut: true, route: "session2.create.main" }, { id: "session-history", icon: "history", route: "session2.history.main" }] }] },
  { id: "account", icon: "user-circle", desktop: false, mobile: false, defaultRoute: "compte.account", reverseFor: ["DISTRIBUTEUR", "TECHNICIEN", "SUPPORT"], groups: [{ id: "mine", tiles: [{ id: "account-profile", icon: "id", size: 2, route: "compte.account" }, { id: "account-invoices", icon: "file-euro", route: "compte.facture" }, { id: "account-documents", icon: "files", route: "document.liste" }, { id: "account-messages", icon: "bell", route: "compte.communication" }] }, { id: "targets", tiles: [{ id: "account-targets-dairy", icon: "milk", size: 2, route: "compte.zoo2.lait" }, { id: "account-targets-beef", icon: "meat", route: "compte.zoo2.viande" }, { id: "account-display", icon: "eye-cog", route: "compte.zoo2.preference" }] }, { id: "product", tiles: [{ id: "account-applications", icon: "apps", size: 2, route: "grantor.list" }, { id: "account-settings", icon: "settings", route: "account.settings" }, { id: "account-sync", icon: "refresh", route: "synchrozor.sync.main" }] }] },
  { id: "shop", icon: "building-store", entry: false, opens: "shops", groups: [{ id: "workshops", tiles: [{ id: "shop-dairy", icon: "milk", size: 2, target: { kind: "shop", shop: "LAITIER", guard: 98 } }, { id: "shop-beef", icon: "meat", target: { kind: "shop", shop: "ALLAITANT", guard: 98 } }] }] },
];

export const PACKED: PackedTables = {
  routes: ROUTES,
  rareRoutes: RARE_ROUTES,
  applications: APPLICATIONS,
  sections: SECTIONS,
  lifetimeMs: 120000,
};
