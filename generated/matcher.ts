// Generated from registry/applications : edit the registry, then run npm run registry -- generate.
import type { TrieNode } from "../src/domain/registry/tables";

export const MATCHER: TrieNode = {
  any: ["404"],
  next: {
    account: { next: { settings: { end: ["account.settings"] } } },
    activity: {
      next: {
        alpha: {
          next: {
            account: { end: ["activity.alpha.account"] },
            animal: { end: ["activity.alpha.animal"] },
            finish: { end: ["activity.alpha.finish"] },
          },
        },
        bravo: {
          next: {
            account: { end: ["activity.bravo.account"] },
            animal: { end: ["activity.bravo.animal"] },
            finish: { end: ["activity.bravo.finish"] },
          },
        },
        charlie: {
          next: {
            account: { end: ["activity.charlie.account"] },
            animal: { end: ["activity.charlie.animal"] },
            finish: { end: ["activity.charlie.finish"] },
          },
        },
        delta: { next: { account: { end: ["activity.delta.account"] } } },
        echo: { next: { account: { end: ["activity.echo.account"] } } },
        foxtrot: { next: { account: { end: ["activity.foxtrot.account"] } } },
        home: {
          next: {
            abortion: { end: ["activity.home.abortion"] },
            activity: { end: ["activity.home.activity"] },
            illness: { end: ["activity.home.illness"] },
            lying: { end: ["activity.home.lying"] },
          },
        },
      },
    },
    alim: { next: { dashboard: { next: { alimentation: { end: ["alim.dashboard.alimentation"] } } } } },
    aliment2: {
      optionalEnd: ["alim2.aliment2"],
      param: {
        optionalEnd: ["alim2.aliment2"],
        next: {
          stockage: { param: { end: ["alim2.aliment2.stockage"] } },
          variation: {
            next: {
              detail: {
                optionalEnd: ["alim2.aliment2.variation.detail"],
                param: { optionalEnd: ["alim2.aliment2.variation.detail"] },
              },
              inventaire: { end: ["alim2.aliment2.variation.inventaire"] },
              melange: {
                optionalEnd: ["alim2.aliment2.variation.melange"],
                param: { optionalEnd: ["alim2.aliment2.variation.melange"] },
              },
            },
          },
        },
      },
      next: { wizard: { end: ["alim2.aliment2.wizard"] } },
    },
    catalogue2: { optionalEnd: ["alim2.catalogue2"], param: { optionalEnd: ["alim2.catalogue2"] } },
    distribution2: { optionalEnd: ["alim2.distribution2"], param: { optionalEnd: ["alim2.distribution2"] } },
    journal2: {
      optionalEnd: ["alim2.journal2"],
      param: { optionalEnd: ["alim2.journal2"] },
      next: { report: { end: ["alim2.journal2.report"] } },
    },
    planDistribution2: { optionalEnd: ["alim2.planDistribution2"], param: { optionalEnd: ["alim2.planDistribution2"] } },
    ration2: { optionalEnd: ["alim2.ration2"], param: { optionalEnd: ["alim2.ration2"] } },
    stockage2: { end: ["alim2.stockage2"] },
    upgrade2: { end: ["alim2.upgrade2"] },
    alimentation: {
      next: { "crop-tracker": { next: { home: { next: { main: { end: ["alimentation.crop-tracker.home.main"] } } } } } },
    },
    action: {
      param: { param: { end: ["card.action"] } },
      next: { multi: { end: ["loggor.action.multi"] }, solo: { end: ["loggor.action.solo"] } },
    },
    detail: { param: { end: ["card.detail"] } },
    clarity: {
      next: {
        atmosphere: {
          next: {
            daily: { end: ["clarity.atmosphere.daily"] },
            heatstress: { end: ["clarity.atmosphere.heatstress"] },
            history: { end: ["clarity.atmosphere.history"] },
            synthesis: { end: ["clarity.atmosphere.synthesis"] },
          },
        },
        water: {
          next: {
            animal: { end: ["clarity.water.animal"] },
            daily: { end: ["clarity.water.daily"] },
            general: { end: ["clarity.water.general"] },
          },
        },
      },
    },
    compte: {
      next: {
        account: { end: ["compte.account"] },
        communication: { end: ["compte.communication"], next: { settings: { end: ["compte.communication.settings"] } } },
        facture: { end: ["compte.facture"] },
        zoo2: {
          next: {
            lait: { end: ["compte.zoo2.lait"] },
            preference: { end: ["compte.zoo2.preference"] },
            viande: { end: ["compte.zoo2.viande"] },
          },
        },
      },
    },
    document: { next: { liste: { end: ["document.liste"] } } },
    eleveur: {
      next: {
        account: { any: ["eleveur.account"] },
        genetique: { any: ["eleveur.genetique"] },
        mouvement: { any: ["eleveur.mouvement"] },
        pilotage: { any: ["eleveur.pilotage"] },
      },
    },
    fiche: { optionalEnd: ["fiche"], param: { optionalEnd: ["fiche"] } },
    genetique: {
      next: {
        bilan: {
          next: {
            home: { end: ["genetique.bilan.home"] },
            main: { optionalEnd: ["genetique.bilan.main"], param: { optionalEnd: ["genetique.bilan.main"] } },
          },
        },
        indexV2: {
          next: {
            bull: {
              next: {
                detail: { param: { param: { end: ["genetique.indexV2.bull.detail"] } } },
                listing: { end: ["genetique.indexV2.bull.listing"] },
              },
            },
            female: {
              next: {
                detail: {
                  param: { end: ["genetique.indexV2.female.detail"], param: { end: ["genetique.indexV2.female.detailRace"] } },
                },
                listing: { end: ["genetique.indexV2.female.listing"] },
              },
            },
          },
        },
        mating2: {
          next: {
            engine: {
              param: { end: ["genetique.mating2.engine"] },
              next: { simulate: { param: { param: { end: ["genetique.mating2.engine.simulate"] } } } },
            },
            plan: {
              end: ["genetique.mating2.plan"],
              param: { end: ["genetique.mating2.plan.animal"] },
              next: { importer: { end: ["genetique.mating2.plan.importer"] } },
            },
          },
        },
        matingpro: {
          next: {
            bulls: {
              next: {
                search: { param: { end: ["genetique.matingpro.bulls.search"] } },
                select: { param: { end: ["genetique.matingpro.bulls.select"] } },
              },
            },
            engine: { next: { main: { param: { end: ["genetique.matingpro.engine.main"] } } } },
            females: {
              next: {
                "auto-dest": { param: { end: ["genetique.matingpro.females.auto-dest"] } },
                destination: { param: { end: ["genetique.matingpro.females.destination"] } },
                tour: { param: { end: ["genetique.matingpro.females.tour"] } },
              },
            },
            main: {
              next: {
                home: {
                  optionalEnd: ["genetique.matingpro.main.home"],
                  param: { optionalEnd: ["genetique.matingpro.main.home"] },
                },
              },
            },
            objective: {
              next: {
                gamme: { param: { end: ["genetique.matingpro.objective.gamme"] } },
                home: { param: { end: ["genetique.matingpro.objective.home"] } },
                isu: { param: { end: ["genetique.matingpro.objective.isu"] } },
                previous: { param: { end: ["genetique.matingpro.objective.previous"] } },
                profil: { param: { end: ["genetique.matingpro.objective.profil"] } },
                question: { param: { end: ["genetique.matingpro.objective.question"] } },
              },
            },
            pan: { next: { detail: { param: { param: { param: { end: ["genetique.matingpro.pan.detail"] } } } } } },
            plan: {
              next: {
                detail: { param: { end: ["genetique.matingpro.plan.detail"] } },
                synthese: { param: { end: ["genetique.matingpro.plan.synthese"] } },
              },
            },
            strategy: {
              next: {
                msr: { param: { end: ["genetique.matingpro.strategy.msr"] } },
                setup: { param: { end: ["genetique.matingpro.strategy.setup"] } },
              },
            },
            visit: {
              next: {
                list: {
                  optionalEnd: ["genetique.matingpro.visit.list"],
                  param: { optionalEnd: ["genetique.matingpro.visit.list"] },
                },
              },
            },
          },
        },
        msrpro: {
          next: {
            calculator: { optionalEnd: ["genetique.msrpro.calculator"], param: { optionalEnd: ["genetique.msrpro.calculator"] } },
            eco: { next: { home: { end: ["genetique.msrpro.eco.home"] } } },
            pack: { optionalEnd: ["genetique.msrpro.pack"], param: { optionalEnd: ["genetique.msrpro.pack"] } },
          },
        },
        pedigree: { optionalEnd: ["genetique.pedigree"], param: { optionalEnd: ["genetique.pedigree"] } },
        stock: {
          end: ["genetique.stock"],
          next: { detail: { optionalEnd: ["genetique.stock.detail"], param: { optionalEnd: ["genetique.stock.detail"] } } },
        },
        tourTroupeau: {
          next: {
            female: {
              next: {
                list: { end: ["genetique.tourTroupeau.female.list"] },
                picker: {
                  optionalEnd: ["genetique.tourTroupeau.female.picker"],
                  param: { optionalEnd: ["genetique.tourTroupeau.female.picker"] },
                },
              },
            },
            renewal: { next: { main: { end: ["genetique.tourTroupeau.renewal.main"] } } },
            settings: { next: { home: { end: ["genetique.tourTroupeau.settings.home"] } } },
          },
        },
      },
    },
    grantor: {
      next: {
        details: { optionalEnd: ["grantor.details"], param: { optionalEnd: ["grantor.details"] } },
        validation: { optionalEnd: ["grantor.validation"], param: { optionalEnd: ["grantor.validation"] } },
      },
      end: ["grantor.list"],
    },
    icowdesk: {
      next: {
        home: { next: { map: { end: ["icowdesk.home.map"] } } },
        referentiel: {
          next: {
            genetic: {
              next: {
                anomalie: { param: { end: ["icowdesk.referentiel.genetic.anomalie"] } },
                coi: { param: { end: ["icowdesk.referentiel.genetic.coi"] } },
                dose: { param: { end: ["icowdesk.referentiel.genetic.dose"] } },
                feature: { param: { end: ["icowdesk.referentiel.genetic.feature"] } },
                home: { end: ["icowdesk.referentiel.genetic.home"] },
                indexes: { param: { end: ["icowdesk.referentiel.genetic.indexes"] } },
                question: { param: { end: ["icowdesk.referentiel.genetic.question"] } },
                renouvellementValo: { param: { end: ["icowdesk.referentiel.genetic.renouvellementValo"] } },
                riskVelage: { param: { end: ["icowdesk.referentiel.genetic.riskVelage"] } },
                template: { param: { end: ["icowdesk.referentiel.genetic.template"] } },
                vigilances: { param: { end: ["icowdesk.referentiel.genetic.vigilances"] } },
              },
            },
            health: {
              next: {
                home: { end: ["icowdesk.referentiel.health.home"] },
                medicament: { end: ["icowdesk.referentiel.health.medicament"] },
                paragepro: { end: ["icowdesk.referentiel.health.paragepro"] },
              },
            },
            production: {
              next: {
                genesys: { end: ["icowdesk.referentiel.production.genesys"] },
                home: { end: ["icowdesk.referentiel.production.home"] },
              },
            },
            reproduction: {
              next: {
                car: { end: ["icowdesk.referentiel.reproduction.car"] },
                home: { end: ["icowdesk.referentiel.reproduction.home"] },
              },
            },
          },
        },
      },
    },
    innoAlim: {
      next: { constat: { param: { end: ["innoAlim.constat"] } }, dashboard: { end: ["innoAlim.dashboard"] } },
      end: ["innoAlim.home"],
    },
    innodashpro: {
      next: {
        acf: { next: { main: { end: ["innodashpro.acf.main"] } } },
        elevage: { next: { detail: { end: ["innodashpro.elevage.detail"] }, main: { end: ["innodashpro.elevage.main"] } } },
        valovache: {
          next: {
            main: { optionalEnd: ["innodashpro.valovache.main"], param: { optionalEnd: ["innodashpro.valovache.main"] } },
          },
        },
      },
    },
    map: {
      param: { end: ["map.detail"] },
      next: {
        lot: {
          next: {
            animals: { optionalEnd: ["map.lot.animals"], param: { optionalEnd: ["map.lot.animals"] } },
            checkAnimals: { optionalEnd: ["map.lot.checkAnimals"], param: { optionalEnd: ["map.lot.checkAnimals"] } },
            ecornage: { optionalEnd: ["map.lot.ecornage"], param: { optionalEnd: ["map.lot.ecornage"] } },
            move: { optionalEnd: ["map.lot.move"], param: { optionalEnd: ["map.lot.move"] } },
            prepa: { optionalEnd: ["map.lot.prepa"], param: { optionalEnd: ["map.lot.prepa"] } },
            sevrage: { optionalEnd: ["map.lot.sevrage"], param: { optionalEnd: ["map.lot.sevrage"] } },
            soin: { optionalEnd: ["map.lot.soin"], param: { optionalEnd: ["map.lot.soin"] } },
            tarissement: { optionalEnd: ["map.lot.tarissement"], param: { optionalEnd: ["map.lot.tarissement"] } },
          },
        },
        main: { end: ["map.main"] },
      },
    },
    mouvements: {
      next: {
        boucles: { next: { list: { end: ["mouvements.boucles.list"] }, order: { end: ["mouvements.boucles.order"] } } },
        correction: { optionalEnd: ["mouvements.correction"], param: { optionalEnd: ["mouvements.correction"] } },
        easycow: {
          next: {
            boucleNaissance: { end: ["mouvements.easycow.boucleNaissance"] },
            bovins: { end: ["mouvements.easycow.bovins"] },
            entree: { end: ["mouvements.easycow.entree"] },
            inventaire: { end: ["mouvements.easycow.inventaire"] },
            ipe: { end: ["mouvements.easycow.ipe"] },
            main: { end: ["mouvements.easycow.main"] },
            mainRepro: { end: ["mouvements.easycow.mainRepro"] },
            naissance: { end: ["mouvements.easycow.naissance"] },
            rebouclage: {
              end: ["mouvements.easycow.rebouclage"],
              next: { validation: { end: ["mouvements.easycow.rebouclage.validation"] } },
            },
            sortie: { end: ["mouvements.easycow.sortie"] },
            stockBoucle: { end: ["mouvements.easycow.stockBoucle"] },
            suivi: { end: ["mouvements.easycow.suivi"] },
          },
        },
        entree: { end: ["mouvements.entree"] },
        entree2: { end: ["mouvements.entree2"] },
        guide: { end: ["mouvements.guide"] },
        inventaire: { end: ["mouvements.inventaire"] },
        inventaireFr: { end: ["mouvements.inventaireFr"] },
        inventaireFrV2: { end: ["mouvements.inventaireFrV2"] },
        mouvements: { end: ["mouvements.mouvements"] },
        notification: { optionalEnd: ["mouvements.notification"], param: { optionalEnd: ["mouvements.notification"] } },
        sortie: { end: ["mouvements.sortie"] },
        suppression: { end: ["mouvements.suppression"] },
        tag: {
          next: {
            animals: {
              next: {
                create: { param: { end: ["mouvements.tag.animals.create"] } },
                edit: { param: { end: ["mouvements.tag.animals.edit"] } },
                list: { end: ["mouvements.tag.animals.list"] },
              },
            },
            referential: {
              next: {
                edit: { param: { end: ["mouvements.tag.referential.edit"] } },
                list: { end: ["mouvements.tag.referential.list"] },
              },
            },
          },
        },
        transpondeur: { end: ["mouvements.transpondeur"] },
        verification: { end: ["mouvements.verification"] },
      },
    },
    mytask: {
      next: {
        board: { end: ["mytask.board"] },
        init: { end: ["mytask.init"] },
        protocol: {
          end: ["mytask.protocol"],
          optionalEnd: ["mytask.protocol.detail"],
          param: { optionalEnd: ["mytask.protocol.detail"] },
          next: {
            instantiate: {
              optionalEnd: ["mytask.protocol.instantiate"],
              param: { optionalEnd: ["mytask.protocol.instantiate"], param: { end: ["mytask.protocol.instantiate.param"] } },
            },
          },
        },
        task: { optionalEnd: ["mytask.task"], param: { optionalEnd: ["mytask.task"] } },
        team: { end: ["mytask.team"], optionalEnd: ["mytask.team.detail"], param: { optionalEnd: ["mytask.team.detail"] } },
      },
    },
    pilotage: {
      next: {
        "dairy-dash": {
          next: {
            group: { end: ["pilotage.dairy-dash.group"] },
            home: { param: { end: ["pilotage.dairy-dash.home"] } },
            setup: { end: ["pilotage.dairy-dash.setup"] },
          },
        },
        dashboard: {
          next: {
            bilan: { end: ["pilotage.dashboard.bilan"] },
            eco: { end: ["pilotage.dashboard.eco"] },
            overviewDashboard: { end: ["pilotage.dashboard.overviewDashboard"] },
            repro: { end: ["pilotage.dashboard.repro"] },
          },
        },
        indicator: {
          next: {
            archive: {
              next: {
                list: {
                  optionalEnd: ["pilotage.indicator.archive.list"],
                  param: { optionalEnd: ["pilotage.indicator.archive.list"] },
                },
              },
            },
            graph: {
              next: {
                detail: {
                  optionalEnd: ["pilotage.indicator.graph.detail"],
                  param: { optionalEnd: ["pilotage.indicator.graph.detail"] },
                },
              },
            },
            home: { end: ["pilotage.indicator.home"] },
            model: {
              optionalEnd: ["pilotage.indicator.model"],
              param: { optionalEnd: ["pilotage.indicator.model"] },
              next: { list: { end: ["pilotage.indicator.model.list"] } },
            },
          },
        },
        tableauInno: { end: ["pilotage.tableauInno.lait", "pilotage.tableauInno.viande"] },
        trade: { next: { home: { end: ["pilotage.trade.home"] }, order: { end: ["pilotage.trade.order"] } } },
      },
    },
    planning: { next: { dashboard: { next: { lifeCycle: { end: ["planning.dashboard.lifeCycle"] } } } } },
    planning2: {
      next: {
        last: { optionalEnd: ["planning2.last"], param: { optionalEnd: ["planning2.last"] } },
        late: { optionalEnd: ["planning2.late"], param: { optionalEnd: ["planning2.late"] } },
        main: {
          next: {
            planning: { optionalEnd: ["planning2.main.planning"], param: { optionalEnd: ["planning2.main.planning"] } },
          },
        },
        rdv: { param: { end: ["planning2.rdv"] } },
        report: { optionalEnd: ["planning2.report"], param: { optionalEnd: ["planning2.report"] } },
      },
    },
    productions: {
      next: {
        achatVente: {
          next: {
            purchase: { next: { individual: { end: ["productions.achatVente.purchase.individual"] } } },
            sale: {
              next: {
                individual: { end: ["productions.achatVente.sale.individual"] },
                milk: {
                  end: ["productions.achatVente.sale.milk"],
                  next: { detail: { param: { end: ["productions.achatVente.sale.milk.detail"] } } },
                },
              },
            },
          },
        },
        controle: {
          next: {
            cell: { next: { main: { end: ["productions.controle.cell.main"] } } },
            control: {
              next: {
                complete: {
                  optionalEnd: ["productions.controle.control.complete"],
                  param: {
                    optionalEnd: ["productions.controle.control.complete"],
                    param: { optionalEnd: ["productions.controle.control.complete"] },
                  },
                },
                list: { end: ["productions.controle.control.list"] },
                prepare: {
                  optionalEnd: ["productions.controle.control.prepare"],
                  param: { optionalEnd: ["productions.controle.control.prepare"] },
                },
              },
            },
          },
        },
        croissance: {
          next: {
            category: {
              next: {
                detail: {
                  optionalEnd: ["productions.croissance.category.detail"],
                  param: { optionalEnd: ["productions.croissance.category.detail"] },
                },
                listing: { end: ["productions.croissance.category.listing"] },
              },
            },
            group: {
              next: {
                detail: {
                  optionalEnd: ["productions.croissance.group.detail"],
                  param: { optionalEnd: ["productions.croissance.group.detail"] },
                },
                listing: { end: ["productions.croissance.group.listing"] },
              },
            },
            weighing: {
              next: {
                history: { end: ["productions.croissance.weighing.history"] },
                import: { end: ["productions.croissance.weighing.import"] },
              },
            },
          },
        },
        dairyStat: { end: ["productions.dairyStat"] },
        dashboard: { next: { production: { end: ["productions.dashboard.production"] } } },
        forecast: { next: { main: { end: ["productions.forecast.main"] } } },
        lait: {
          next: {
            account: { optionalEnd: ["productions.lait.account"], param: { optionalEnd: ["productions.lait.account"] } },
          },
        },
        mastitis: { next: { listing: { end: ["productions.mastitis.listing"] } } },
        milkPortal: { end: ["productions.milkPortal"] },
        milking: {
          next: {
            alert: { end: ["productions.milking.alert"] },
            dashboard: { end: ["productions.milking.dashboard"] },
            detail: { optionalEnd: ["productions.milking.detail"], param: { optionalEnd: ["productions.milking.detail"] } },
            listing: { end: ["productions.milking.listing"] },
            login: { end: ["productions.milking.login"] },
          },
        },
        prevEffectif: { end: ["productions.prevEffectif"] },
        resolver: {
          next: {
            conf: { end: ["productions.resolver.conf"] },
            download: { end: ["productions.resolver.download"] },
            login: { end: ["productions.resolver.login"] },
            lot: { end: ["productions.resolver.lot"] },
            synchro: { next: { identity: { end: ["productions.resolver.synchro.identity"] } } },
            welcome: { end: ["productions.resolver.welcome"] },
          },
          param: { end: ["productions.resolver.product"] },
        },
        tank: { next: { dairies: { end: ["productions.tank.dairies"] }, listing: { end: ["productions.tank.listing"] } } },
        valotroupeau: {
          next: { main: { end: ["productions.valotroupeau.main"], param: { end: ["productions.valotroupeau.main.date"] } } },
        },
      },
    },
    querymaker: {
      next: {
        admin: { optionalEnd: ["querymaker.admin"], param: { optionalEnd: ["querymaker.admin"] } },
        query: { optionalEnd: ["querymaker.query"], param: { optionalEnd: ["querymaker.query"] } },
        results: { optionalEnd: ["querymaker.results"], param: { optionalEnd: ["querymaker.results"] } },
      },
    },
    aliment: { end: ["rationCalculator.aliment"], many: ["rationCalculator.aliment.code"] },
    archive: { end: ["rationCalculator.archive"], many: ["rationCalculator.archive.code"] },
    login: { any: ["rationCalculator.login"] },
    lotRation: { end: ["rationCalculator.lotRation"], many: ["rationCalculator.lotRation.code"] },
    report2: {
      next: {
        list: { end: ["report2.list"] },
        main: { end: ["report2.main"] },
        portability: { end: ["report2.portability"] },
        route: { optionalEnd: ["report2.route"], param: { optionalEnd: ["report2.route"] } },
      },
    },
    reproduction: {
      next: {
        dgLot2: { end: ["reproduction.dgLot2"] },
        sexageLot2: { end: ["reproduction.sexageLot2"] },
        suiviPro: {
          next: {
            alert: { end: ["reproduction.suiviPro.alert"] },
            events: { end: ["reproduction.suiviPro.events"] },
            next: { end: ["reproduction.suiviPro.next"] },
            overview: { end: ["reproduction.suiviPro.overview"] },
          },
        },
      },
    },
    sante: {
      next: {
        bilanSanitaire: { next: { listing: { end: ["sante.bilanSanitaire.listing"] } } },
        carnet: {
          next: {
            account: { next: { main: { end: ["sante.carnet.account.main"] } } },
            balance: { end: ["sante.carnet.balance"] },
            consultation: {
              next: {
                detail: {
                  optionalEnd: ["sante.carnet.consultation.detail"],
                  param: { optionalEnd: ["sante.carnet.consultation.detail"] },
                },
                list: { end: ["sante.carnet.consultation.list"] },
              },
            },
            parage: { next: { history: { end: ["sante.carnet.parage.history"] } } },
            pharmacy: {
              next: {
                detail: {
                  optionalEnd: ["sante.carnet.pharmacy.detail"],
                  param: { optionalEnd: ["sante.carnet.pharmacy.detail"] },
                },
                list: { end: ["sante.carnet.pharmacy.list"] },
              },
            },
            sanitaryBalance: { end: ["sante.carnet.sanitaryBalance"] },
            treatment: {
              next: {
                listing: { end: ["sante.carnet.treatment.listing"] },
                ongoing: { end: ["sante.carnet.treatment.ongoing"] },
              },
            },
          },
        },
        colostrum: { next: { history: { end: ["sante.colostrum.history"] }, main: { end: ["sante.colostrum.main"] } } },
        dashboard: { next: { bilan: { end: ["sante.dashboard.bilan"] } } },
        gds: {
          next: {
            alert: { end: ["sante.gds.alert"] },
            analysis: { end: ["sante.gds.analysis"] },
            task: { end: ["sante.gds.task"] },
          },
        },
        "health-somatic": { next: { home: { end: ["sante.health-somatic.home"] } } },
        mamelle: { next: { home: { end: ["sante.mamelle.home"] } } },
      },
    },
    search: {
      next: {
        alerteRepro: { end: ["search.alerteRepro"] },
        animal: { end: ["search.animal"] },
        cg: { end: ["search.cg"] },
        engraissement: { end: ["search.engraissement"] },
        reforme: { end: ["search.reforme"] },
        reproducteur: { end: ["search.reproducteur"] },
        sexage: { end: ["search.sexage"] },
        suiviRepro: { end: ["search.suiviRepro"] },
      },
    },
    session: { next: { listing: { next: { encours: { end: ["session.listing.encours"] } } } } },
    session2: {
      next: {
        create: {
          next: {
            main: { optionalEnd: ["session2.create.main"], param: { optionalEnd: ["session2.create.main"] } },
            setup: { optionalEnd: ["session2.create.setup"], param: { optionalEnd: ["session2.create.setup"] } },
          },
        },
        detail: { optionalEnd: ["session2.detail"], param: { optionalEnd: ["session2.detail"] } },
        history: { next: { main: { end: ["session2.history.main"] } } },
        run: {
          next: {
            main: { param: { end: ["session2.run.main"] } },
            setup: { param: { end: ["session2.run.setup"] } },
            synthesis: { param: { end: ["session2.run.synthesis"] } },
          },
        },
      },
    },
    smartvel: {
      next: {
        command: { next: { history: { end: ["smartvel.command.history"] }, send: { end: ["smartvel.command.send"] } } },
        settings: { next: { contact: { end: ["smartvel.settings.contact"] }, main: { end: ["smartvel.settings.main"] } } },
      },
    },
    sync: {
      next: {
        add: { end: ["synchrozor.sync.add"] },
        history: { end: ["synchrozor.sync.history"] },
        main: { end: ["synchrozor.sync.main"] },
        solo: { param: { optionalEnd: ["synchrozor.sync.solo"], param: { optionalEnd: ["synchrozor.sync.solo"] } } },
      },
    },
    welcome: {
      next: {
        cgu: { end: ["welcome.cgu"] },
        forgot: { end: ["welcome.forgot"] },
        login: { end: ["welcome.login"] },
        multi: { end: ["welcome.multi"] },
        renew: { param: { param: { end: ["welcome.renew"] } } },
        support: { end: ["welcome.support"] },
      },
    },
  },
  end: ["root"],
};
