// Generated from registry/menus : edit the registry, then run npm run registry -- generate.
import type { TileRecord } from "../src/domain/registry/tables";

export type TileId =
  | "account-applications"
  | "account-display"
  | "account-documents"
  | "account-invoices"
  | "account-messages"
  | "account-profile"
  | "account-settings"
  | "account-sync"
  | "account-targets-beef"
  | "account-targets-dairy"
  | "alimentation-calculator"
  | "alimentation-catalogue"
  | "alimentation-check"
  | "alimentation-distribution"
  | "alimentation-feeds"
  | "alimentation-harvest"
  | "alimentation-journal"
  | "alimentation-plan"
  | "alimentation-rations"
  | "alimentation-storage"
  | "genetique-export"
  | "genetique-indexes"
  | "genetique-mating"
  | "genetique-orders"
  | "genetique-pedigree"
  | "genetique-renewal"
  | "genetique-round"
  | "genetique-stock"
  | "icowdesk-genetic"
  | "icowdesk-health"
  | "icowdesk-map"
  | "icowdesk-production"
  | "icowdesk-queries"
  | "icowdesk-reports"
  | "icowdesk-reproduction"
  | "mouvement-correction"
  | "mouvement-deletion"
  | "mouvement-easycow"
  | "mouvement-entry"
  | "mouvement-exit"
  | "mouvement-guide"
  | "mouvement-inventory"
  | "mouvement-labels"
  | "mouvement-notifications"
  | "mouvement-number"
  | "mouvement-reconciliation"
  | "mouvement-report"
  | "mouvement-tag-orders"
  | "mouvement-transponders"
  | "pilotage-adviser"
  | "pilotage-atmosphere"
  | "pilotage-dairy"
  | "pilotage-dairy-group"
  | "pilotage-dairy-setup"
  | "pilotage-economics"
  | "pilotage-indicators"
  | "pilotage-kpi"
  | "pilotage-overview"
  | "pilotage-reproduction"
  | "pilotage-reproduction-report"
  | "pilotage-trade"
  | "pilotage-water"
  | "planning-activity-alpha"
  | "planning-activity-bravo"
  | "planning-activity-charlie"
  | "planning-activity-delta"
  | "planning-activity-echo"
  | "planning-activity-foxtrot"
  | "planning-last-calving"
  | "planning-last-culling"
  | "planning-last-heat"
  | "planning-last-pregnancy"
  | "planning-last-preparation"
  | "planning-last-weaning"
  | "planning-late"
  | "planning-protocols"
  | "planning-tasks"
  | "planning-team"
  | "planning-upcoming"
  | "productions-account-compte1"
  | "productions-account-compte2"
  | "productions-cells"
  | "productions-dashboard"
  | "productions-forecast"
  | "productions-gateway"
  | "productions-growth-categories"
  | "productions-growth-groups"
  | "productions-mastitis"
  | "productions-parlour"
  | "productions-quality"
  | "productions-recording"
  | "productions-tank"
  | "productions-trade"
  | "productions-valuation"
  | "productions-weighing"
  | "productions-weighing-history"
  | "productions-weighing-import"
  | "sante-colostrum"
  | "sante-diseases"
  | "sante-log"
  | "sante-parage"
  | "sante-pharmacy"
  | "sante-preferences"
  | "sante-treatments"
  | "sante-udder"
  | "sante-withdrawal"
  | "session-create"
  | "session-history"
  | "shop-beef"
  | "shop-dairy";

export const TILES: { readonly [Name in TileId]: TileRecord } = {
  "account-applications": { id: "account-applications", section: "account", group: "product", icon: "apps", size: 2, target: { kind: "route", targets: [{ route: "grantor.list", params: {}, query: {}, guard: 0 }] } },
  "account-display": { id: "account-display", section: "account", group: "targets", icon: "eye-cog", size: 1, target: { kind: "route", targets: [{ route: "compte.zoo2.preference", params: {}, query: {}, guard: 0 }] } },
  "account-documents": { id: "account-documents", section: "account", group: "mine", icon: "files", size: 1, target: { kind: "route", targets: [{ route: "document.liste", params: {}, query: {}, guard: 0 }] } },
  "account-invoices": { id: "account-invoices", section: "account", group: "mine", icon: "file-euro", size: 1, target: { kind: "route", targets: [{ route: "compte.facture", params: {}, query: {}, guard: 0 }] } },
  "account-messages": { id: "account-messages", section: "account", group: "mine", icon: "bell", size: 1, target: { kind: "route", targets: [{ route: "compte.communication", params: {}, query: {}, guard: 0 }] } },
  "account-profile": { id: "account-profile", section: "account", group: "mine", icon: "id", size: 2, target: { kind: "route", targets: [{ route: "compte.account", params: {}, query: {}, guard: 0 }] } },
  "account-settings": { id: "account-settings", section: "account", group: "product", icon: "settings", size: 1, target: { kind: "route", targets: [{ route: "account.settings", params: {}, query: {}, guard: 0 }] } },
  "account-sync": { id: "account-sync", section: "account", group: "product", icon: "refresh", size: 1, target: { kind: "route", targets: [{ route: "synchrozor.sync.main", params: {}, query: {}, guard: 99 }] } },
  "account-targets-beef": { id: "account-targets-beef", section: "account", group: "targets", icon: "meat", size: 1, target: { kind: "route", targets: [{ route: "compte.zoo2.viande", params: {}, query: {}, guard: 0 }] } },
  "account-targets-dairy": { id: "account-targets-dairy", section: "account", group: "targets", icon: "milk", size: 2, target: { kind: "route", targets: [{ route: "compte.zoo2.lait", params: {}, query: {}, guard: 0 }] } },
  "alimentation-calculator": { id: "alimentation-calculator", section: "alimentation", group: "rations", icon: "calculator", size: 1, target: { kind: "route", targets: [{ route: "rationCalculator.aliment", params: {}, query: {}, guard: 2 }] } },
  "alimentation-catalogue": { id: "alimentation-catalogue", section: "alimentation", group: "rations", icon: "book-2", size: 1, target: { kind: "route", targets: [{ route: "alim2.catalogue2", params: {}, query: {}, guard: 2 }] } },
  "alimentation-check": { id: "alimentation-check", section: "alimentation", group: "distribution", icon: "checklist", size: 1, target: { kind: "route", targets: [{ route: "innoAlim.home", params: {}, query: {}, guard: 2 }] } },
  "alimentation-distribution": { id: "alimentation-distribution", section: "alimentation", group: "distribution", icon: "bucket", size: 2, target: { kind: "route", targets: [{ route: "alim2.distribution2", params: {}, query: {}, guard: 2 }] } },
  "alimentation-feeds": { id: "alimentation-feeds", section: "alimentation", group: "stock", icon: "straw", size: 2, target: { kind: "route", targets: [{ route: "alim2.aliment2", params: {}, query: {}, guard: 2 }] } },
  "alimentation-harvest": { id: "alimentation-harvest", section: "alimentation", group: "stock", icon: "tractor", size: 1, target: { kind: "route", targets: [{ route: "alimentation.crop-tracker.home.main", params: {}, query: {}, guard: 1 }] } },
  "alimentation-journal": { id: "alimentation-journal", section: "alimentation", group: "distribution", icon: "notebook", size: 1, target: { kind: "route", targets: [{ route: "alim2.journal2", params: {}, query: {}, guard: 2 }] } },
  "alimentation-plan": { id: "alimentation-plan", section: "alimentation", group: "distribution", icon: "calendar-repeat", size: 1, target: { kind: "route", targets: [{ route: "alim2.planDistribution2", params: {}, query: {}, guard: 2 }] } },
  "alimentation-rations": { id: "alimentation-rations", section: "alimentation", group: "rations", icon: "bowl", size: 2, target: { kind: "route", targets: [{ route: "alim2.ration2", params: {}, query: {}, guard: 2 }] } },
  "alimentation-storage": { id: "alimentation-storage", section: "alimentation", group: "stock", icon: "building-warehouse", size: 1, target: { kind: "route", targets: [{ route: "alim2.stockage2", params: {}, query: {}, guard: 2 }] } },
  "genetique-export": { id: "genetique-export", section: "genetique", group: "values", icon: "file-export", size: 1, target: { kind: "route", targets: [{ route: "report2.route", params: { name: "genetique" }, query: {}, guard: 78 }] } },
  "genetique-indexes": { id: "genetique-indexes", section: "genetique", group: "values", icon: "chart-histogram", size: 2, target: { kind: "route", targets: [{ route: "genetique.indexV2.female.listing", params: {}, query: {}, guard: 6 }] } },
  "genetique-mating": { id: "genetique-mating", section: "genetique", group: "mating", icon: "bull", size: 2, target: { kind: "route", targets: [{ route: "genetique.matingpro.main.home", params: {}, query: {}, guard: 7 }, { route: "genetique.mating2.plan", params: {}, query: {}, guard: 3 }] } },
  "genetique-orders": { id: "genetique-orders", section: "genetique", group: "semen", icon: "shopping-cart", size: 1, target: { kind: "link", href: "/ordering/{numCheptel}", guard: 5 } },
  "genetique-pedigree": { id: "genetique-pedigree", section: "genetique", group: "values", icon: "sitemap", size: 1, target: { kind: "route", targets: [{ route: "genetique.pedigree", params: {}, query: {}, guard: 9 }] } },
  "genetique-renewal": { id: "genetique-renewal", section: "genetique", group: "mating", icon: "refresh", size: 1, target: { kind: "route", targets: [{ route: "genetique.msrpro.calculator", params: {}, query: {}, guard: 8 }] } },
  "genetique-round": { id: "genetique-round", section: "genetique", group: "mating", icon: "herd", size: 1, target: { kind: "route", targets: [{ route: "genetique.tourTroupeau.settings.home", params: {}, query: {}, guard: 10 }] } },
  "genetique-stock": { id: "genetique-stock", section: "genetique", group: "semen", icon: "snowflake", size: 2, target: { kind: "route", targets: [{ route: "genetique.stock", params: {}, query: {}, guard: 3 }] } },
  "icowdesk-genetic": { id: "icowdesk-genetic", section: "icowdesk", group: "reference", icon: "dna-2", size: 2, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.genetic.home", params: {}, query: {}, guard: 15 }] } },
  "icowdesk-health": { id: "icowdesk-health", section: "icowdesk", group: "reference", icon: "stethoscope", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.health.home", params: {}, query: {}, guard: 15 }] } },
  "icowdesk-map": { id: "icowdesk-map", section: "icowdesk", group: "herds", icon: "map-2", size: 2, target: { kind: "route", targets: [{ route: "icowdesk.home.map", params: {}, query: {}, guard: 13 }] } },
  "icowdesk-production": { id: "icowdesk-production", section: "icowdesk", group: "reference", icon: "milk", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.production.home", params: {}, query: {}, guard: 15 }] } },
  "icowdesk-queries": { id: "icowdesk-queries", section: "icowdesk", group: "analysis", icon: "database-search", size: 1, target: { kind: "route", targets: [{ route: "querymaker.query", params: {}, query: {}, guard: 79 }] } },
  "icowdesk-reports": { id: "icowdesk-reports", section: "icowdesk", group: "analysis", icon: "report", size: 2, target: { kind: "route", targets: [{ route: "report2.main", params: {}, query: {}, guard: 79 }] } },
  "icowdesk-reproduction": { id: "icowdesk-reproduction", section: "icowdesk", group: "reference", icon: "heat", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.reproduction.home", params: {}, query: {}, guard: 15 }] } },
  "mouvement-correction": { id: "mouvement-correction", section: "mouvement", group: "correct", icon: "edit", size: 2, target: { kind: "route", targets: [{ route: "mouvements.correction", params: {}, query: {}, guard: 19 }] } },
  "mouvement-deletion": { id: "mouvement-deletion", section: "mouvement", group: "correct", icon: "trash", size: 1, target: { kind: "route", targets: [{ route: "mouvements.suppression", params: {}, query: {}, guard: 35 }] } },
  "mouvement-easycow": { id: "mouvement-easycow", section: "mouvement", group: "declare", icon: "cow", size: 1, target: { kind: "route", targets: [{ route: "mouvements.easycow.main", params: {}, query: {}, guard: 25 }] } },
  "mouvement-entry": { id: "mouvement-entry", section: "mouvement", group: "declare", icon: "login-2", size: 2, target: { kind: "route", targets: [{ route: "mouvements.entree", params: {}, query: {}, guard: 29 }] }, shortcut: true },
  "mouvement-exit": { id: "mouvement-exit", section: "mouvement", group: "declare", icon: "logout-2", size: 1, target: { kind: "route", targets: [{ route: "mouvements.sortie", params: {}, query: {}, guard: 34 }] } },
  "mouvement-guide": { id: "mouvement-guide", section: "mouvement", group: "declare", icon: "map-route", size: 1, target: { kind: "route", targets: [{ route: "mouvements.guide", params: {}, query: {}, guard: 30 }] } },
  "mouvement-inventory": { id: "mouvement-inventory", section: "mouvement", group: "check", icon: "clipboard-list", size: 2, target: { kind: "route", targets: [{ route: "mouvements.inventaire", params: {}, query: {}, guard: 31 }] } },
  "mouvement-labels": { id: "mouvement-labels", section: "mouvement", group: "identify", icon: "tags", size: 1, target: { kind: "route", targets: [{ route: "mouvements.tag.animals.list", params: {}, query: {}, guard: 36 }] } },
  "mouvement-notifications": { id: "mouvement-notifications", section: "mouvement", group: "check", icon: "bell-check", size: 1, target: { kind: "route", targets: [{ route: "mouvements.notification", params: {}, query: {}, guard: 37 }] } },
  "mouvement-number": { id: "mouvement-number", section: "mouvement", group: "identify", icon: "hash", size: 1, target: { kind: "route", targets: [{ route: "mouvements.correction", params: { tab: "numeroInterne" }, query: {}, guard: 19 }] } },
  "mouvement-reconciliation": { id: "mouvement-reconciliation", section: "mouvement", group: "check", icon: "clipboard-check", size: 1, target: { kind: "route", targets: [{ route: "mouvements.inventaireFrV2", params: {}, query: {}, guard: 33 }, { route: "mouvements.inventaireFr", params: {}, query: {}, guard: 32 }] } },
  "mouvement-report": { id: "mouvement-report", section: "mouvement", group: "check", icon: "arrows-left-right", size: 1, target: { kind: "route", targets: [{ route: "mouvements.mouvements", params: {}, query: {}, guard: 17 }] } },
  "mouvement-tag-orders": { id: "mouvement-tag-orders", section: "mouvement", group: "identify", icon: "ear-tag", size: 2, target: { kind: "route", targets: [{ route: "mouvements.boucles.order", params: {}, query: {}, guard: 18 }] } },
  "mouvement-transponders": { id: "mouvement-transponders", section: "mouvement", group: "identify", icon: "nfc", size: 1, target: { kind: "route", targets: [{ route: "mouvements.transpondeur", params: {}, query: {}, guard: 20 }] } },
  "pilotage-adviser": { id: "pilotage-adviser", section: "pilotage", group: "dashboards", icon: "presentation-analytics", size: 1, target: { kind: "route", targets: [{ route: "innodashpro.elevage.main", params: {}, query: {}, guard: 39 }] } },
  "pilotage-atmosphere": { id: "pilotage-atmosphere", section: "pilotage", group: "follow", icon: "temperature", size: 1, target: { kind: "route", targets: [{ route: "clarity.atmosphere.daily", params: {}, query: {}, guard: 38 }] } },
  "pilotage-dairy": { id: "pilotage-dairy", section: "pilotage", group: "dairy", icon: "milk", size: 2, target: { kind: "route", targets: [{ route: "pilotage.dairy-dash.home", params: { tab: "production" }, query: {}, guard: 41 }] } },
  "pilotage-dairy-group": { id: "pilotage-dairy-group", section: "pilotage", group: "dairy", icon: "users-group", size: 1, target: { kind: "route", targets: [{ route: "pilotage.dairy-dash.group", params: {}, query: {}, guard: 40 }] } },
  "pilotage-dairy-setup": { id: "pilotage-dairy-setup", section: "pilotage", group: "dairy", icon: "settings", size: 1, target: { kind: "route", targets: [{ route: "pilotage.dairy-dash.setup", params: {}, query: {}, guard: 42 }] } },
  "pilotage-economics": { id: "pilotage-economics", section: "pilotage", group: "dashboards", icon: "coin-euro", size: 1, target: { kind: "route", targets: [{ route: "pilotage.dashboard.eco", params: {}, query: {}, guard: 39 }] } },
  "pilotage-indicators": { id: "pilotage-indicators", section: "pilotage", group: "follow", icon: "chart-dots", size: 2, target: { kind: "route", targets: [{ route: "pilotage.indicator.home", params: {}, query: {}, guard: 39 }] } },
  "pilotage-kpi": { id: "pilotage-kpi", section: "pilotage", group: "dashboards", icon: "target-arrow", size: 1, target: { kind: "route", targets: [{ route: "pilotage.dashboard.bilan", params: {}, query: {}, guard: 39 }] } },
  "pilotage-overview": { id: "pilotage-overview", section: "pilotage", group: "dashboards", icon: "layout-dashboard", size: 2, target: { kind: "route", targets: [{ route: "pilotage.dashboard.overviewDashboard", params: {}, query: {}, guard: 39 }] } },
  "pilotage-reproduction": { id: "pilotage-reproduction", section: "pilotage", group: "reproduction", icon: "heat", size: 2, target: { kind: "route", targets: [{ route: "pilotage.dashboard.repro", params: {}, query: {}, guard: 39 }] } },
  "pilotage-reproduction-report": { id: "pilotage-reproduction-report", section: "pilotage", group: "reproduction", icon: "calf", size: 1, target: { kind: "route", targets: [{ route: "pilotage.tableauInno.lait", params: {}, query: {}, guard: 43 }, { route: "pilotage.tableauInno.viande", params: {}, query: {}, guard: 44 }] } },
  "pilotage-trade": { id: "pilotage-trade", section: "pilotage", group: "follow", icon: "building-store", size: 1, target: { kind: "route", targets: [{ route: "pilotage.trade.home", params: {}, query: {}, guard: 39 }] } },
  "pilotage-water": { id: "pilotage-water", section: "pilotage", group: "follow", icon: "droplets", size: 1, target: { kind: "route", targets: [{ route: "clarity.water.daily", params: {}, query: {}, guard: 38 }] } },
  "planning-activity-alpha": { id: "planning-activity-alpha", section: "planning", group: "watch", icon: "collar", size: 1, target: { kind: "route", targets: [{ route: "activity.alpha.account", params: {}, query: {}, guard: 48 }] } },
  "planning-activity-bravo": { id: "planning-activity-bravo", section: "planning", group: "watch", icon: "collar", size: 1, target: { kind: "route", targets: [{ route: "activity.bravo.account", params: {}, query: {}, guard: 49 }] } },
  "planning-activity-charlie": { id: "planning-activity-charlie", section: "planning", group: "watch", icon: "collar", size: 1, target: { kind: "route", targets: [{ route: "activity.charlie.account", params: {}, query: {}, guard: 50 }] } },
  "planning-activity-delta": { id: "planning-activity-delta", section: "planning", group: "watch", icon: "collar", size: 1, target: { kind: "route", targets: [{ route: "activity.delta.account", params: {}, query: {}, guard: 51 }] } },
  "planning-activity-echo": { id: "planning-activity-echo", section: "planning", group: "watch", icon: "collar", size: 1, target: { kind: "route", targets: [{ route: "activity.echo.account", params: {}, query: {}, guard: 52 }] } },
  "planning-activity-foxtrot": { id: "planning-activity-foxtrot", section: "planning", group: "watch", icon: "collar", size: 1, target: { kind: "route", targets: [{ route: "activity.foxtrot.account", params: {}, query: {}, guard: 53 }] } },
  "planning-last-calving": { id: "planning-last-calving", section: "planning", group: "last", icon: "calf", size: 1, target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "velage" }, query: {}, guard: 56 }] } },
  "planning-last-culling": { id: "planning-last-culling", section: "planning", group: "last", icon: "logout", size: 1, target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "reforme" }, query: {}, guard: 56 }] } },
  "planning-last-heat": { id: "planning-last-heat", section: "planning", group: "last", icon: "heat", size: 1, target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "chaleur" }, query: {}, guard: 56 }] } },
  "planning-last-pregnancy": { id: "planning-last-pregnancy", section: "planning", group: "last", icon: "circle-check", size: 1, target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "confirmation" }, query: {}, guard: 56 }] } },
  "planning-last-preparation": { id: "planning-last-preparation", section: "planning", group: "last", icon: "barn", size: 1, target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "prepaVelage" }, query: {}, guard: 56 }] } },
  "planning-last-weaning": { id: "planning-last-weaning", section: "planning", group: "last", icon: "baby-bottle", size: 2, target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "sevrage" }, query: {}, guard: 56 }] } },
  "planning-late": { id: "planning-late", section: "planning", group: "watch", icon: "alarm", size: 2, target: { kind: "route", targets: [{ route: "planning2.late", params: {}, query: {}, guard: 57 }] } },
  "planning-protocols": { id: "planning-protocols", section: "planning", group: "day", icon: "list-check", size: 1, target: { kind: "route", targets: [{ route: "mytask.protocol", params: {}, query: {}, guard: 60 }] } },
  "planning-tasks": { id: "planning-tasks", section: "planning", group: "day", icon: "layout-kanban", size: 1, target: { kind: "route", targets: [{ route: "mytask.board", params: {}, query: {}, guard: 58 }] } },
  "planning-team": { id: "planning-team", section: "planning", group: "day", icon: "users", size: 1, target: { kind: "route", targets: [{ route: "mytask.team", params: {}, query: {}, guard: 59 }] } },
  "planning-upcoming": { id: "planning-upcoming", section: "planning", group: "day", icon: "calendar-event", size: 2, target: { kind: "route", targets: [{ route: "planning2.main.planning", params: {}, query: {}, guard: 45 }] }, shortcut: true },
  "productions-account-compte1": { id: "productions-account-compte1", section: "productions", group: "milk", icon: "receipt-euro", size: 1, target: { kind: "route", targets: [{ route: "productions.lait.account", params: { id: "compte1" }, query: {}, guard: 68 }] } },
  "productions-account-compte2": { id: "productions-account-compte2", section: "productions", group: "milk", icon: "receipt-euro", size: 1, target: { kind: "route", targets: [{ route: "productions.lait.account", params: { id: "compte2" }, query: {}, guard: 69 }] } },
  "productions-cells": { id: "productions-cells", section: "productions", group: "milk", icon: "microscope", size: 1, target: { kind: "route", targets: [{ route: "productions.controle.cell.main", params: {}, query: {}, guard: 70 }] } },
  "productions-dashboard": { id: "productions-dashboard", section: "productions", group: "results", icon: "layout-dashboard", size: 2, target: { kind: "route", targets: [{ route: "productions.dashboard.production", params: {}, query: {}, guard: 61 }] } },
  "productions-forecast": { id: "productions-forecast", section: "productions", group: "milk", icon: "trending-up", size: 1, target: { kind: "route", targets: [{ route: "productions.forecast.main", params: {}, query: {}, guard: 73 }] } },
  "productions-gateway": { id: "productions-gateway", section: "productions", group: "milking", icon: "router", size: 1, target: { kind: "route", targets: [{ route: "productions.resolver.welcome", params: {}, query: {}, guard: 76 }] } },
  "productions-growth-categories": { id: "productions-growth-categories", section: "productions", group: "growth", icon: "chart-bar", size: 1, target: { kind: "route", targets: [{ route: "productions.croissance.category.listing", params: {}, query: {}, guard: 65 }] } },
  "productions-growth-groups": { id: "productions-growth-groups", section: "productions", group: "growth", icon: "chart-line", size: 1, target: { kind: "route", targets: [{ route: "productions.croissance.group.listing", params: {}, query: {}, guard: 64 }] } },
  "productions-mastitis": { id: "productions-mastitis", section: "productions", group: "milk", icon: "alert-triangle", size: 1, target: { kind: "route", targets: [{ route: "productions.mastitis.listing", params: {}, query: {}, guard: 73 }] } },
  "productions-parlour": { id: "productions-parlour", section: "productions", group: "milking", icon: "udder", size: 2, target: { kind: "route", targets: [{ route: "productions.milking.dashboard", params: {}, query: {}, guard: 75 }] } },
  "productions-quality": { id: "productions-quality", section: "productions", group: "milk", icon: "rosette-discount-check", size: 1, target: { kind: "route", targets: [{ route: "productions.dairyStat", params: {}, query: {}, guard: 90 }] } },
  "productions-recording": { id: "productions-recording", section: "productions", group: "milk", icon: "clipboard-data", size: 2, target: { kind: "route", targets: [{ route: "productions.controle.control.list", params: {}, query: {}, guard: 70 }] } },
  "productions-tank": { id: "productions-tank", section: "productions", group: "milking", icon: "milk-tank", size: 1, target: { kind: "route", targets: [{ route: "productions.tank.listing", params: {}, query: {}, guard: 77 }] } },
  "productions-trade": { id: "productions-trade", section: "productions", group: "results", icon: "truck-delivery", size: 1, target: { kind: "route", targets: [{ route: "productions.achatVente.sale.individual", params: {}, query: {}, guard: 62 }] } },
  "productions-valuation": { id: "productions-valuation", section: "productions", group: "results", icon: "coin-euro", size: 1, target: { kind: "route", targets: [{ route: "productions.valotroupeau.main", params: {}, query: {}, guard: 66 }] } },
  "productions-weighing": { id: "productions-weighing", section: "productions", group: "growth", icon: "weight", size: 2, target: { kind: "route", targets: [{ route: "session2.create.main", params: { type: "pesee" }, query: {}, guard: 97 }] } },
  "productions-weighing-history": { id: "productions-weighing-history", section: "productions", group: "growth", icon: "history", size: 1, target: { kind: "route", targets: [{ route: "productions.croissance.weighing.history", params: {}, query: {}, guard: 71 }] } },
  "productions-weighing-import": { id: "productions-weighing-import", section: "productions", group: "growth", icon: "file-import", size: 1, target: { kind: "route", targets: [{ route: "productions.croissance.weighing.import", params: {}, query: {}, guard: 72 }] } },
  "sante-colostrum": { id: "sante-colostrum", section: "sante", group: "care", icon: "droplet", size: 1, target: { kind: "route", targets: [{ route: "sante.colostrum.main", params: {}, query: {}, guard: 89 }] } },
  "sante-diseases": { id: "sante-diseases", section: "sante", group: "reports", icon: "report-medical", size: 2, target: { kind: "route", targets: [{ route: "sante.bilanSanitaire.listing", params: {}, query: {}, guard: 83 }] } },
  "sante-log": { id: "sante-log", section: "sante", group: "log", icon: "notes", size: 2, target: { kind: "route", targets: [{ route: "sante.carnet.consultation.list", params: {}, query: {}, guard: 86 }] }, shortcut: true },
  "sante-parage": { id: "sante-parage", section: "sante", group: "care", icon: "hoof", size: 2, target: { kind: "route", targets: [{ route: "sante.carnet.parage.history", params: {}, query: {}, guard: 95 }] } },
  "sante-pharmacy": { id: "sante-pharmacy", section: "sante", group: "log", icon: "pill", size: 1, target: { kind: "route", targets: [{ route: "sante.carnet.pharmacy.list", params: {}, query: {}, guard: 87 }] } },
  "sante-preferences": { id: "sante-preferences", section: "sante", group: "log", icon: "adjustments", size: 1, target: { kind: "route", targets: [{ route: "sante.carnet.account.main", params: {}, query: {}, guard: 88 }] } },
  "sante-treatments": { id: "sante-treatments", section: "sante", group: "log", icon: "vaccine", size: 1, target: { kind: "route", targets: [{ route: "sante.carnet.treatment.ongoing", params: {}, query: {}, guard: 96 }] } },
  "sante-udder": { id: "sante-udder", section: "sante", group: "reports", icon: "udder", size: 1, target: { kind: "route", targets: [{ route: "sante.mamelle.home", params: {}, query: {}, guard: 84 }] } },
  "sante-withdrawal": { id: "sante-withdrawal", section: "sante", group: "log", icon: "hourglass", size: 1, target: { kind: "route", targets: [{ route: "sante.carnet.treatment.ongoing", params: {}, query: { tab: "delai" }, guard: 96 }] } },
  "session-create": { id: "session-create", section: "session", group: "sessions", icon: "square-plus", size: 2, target: { kind: "route", targets: [{ route: "session2.create.main", params: {}, query: {}, guard: 97 }] }, shortcut: true },
  "session-history": { id: "session-history", section: "session", group: "sessions", icon: "history", size: 1, target: { kind: "route", targets: [{ route: "session2.history.main", params: {}, query: {}, guard: 97 }] } },
  "shop-beef": { id: "shop-beef", section: "shop", group: "workshops", icon: "meat", size: 1, target: { kind: "shop", shop: "ALLAITANT", guard: 98 } },
  "shop-dairy": { id: "shop-dairy", section: "shop", group: "workshops", icon: "milk", size: 2, target: { kind: "shop", shop: "LAITIER", guard: 98 } },
};
