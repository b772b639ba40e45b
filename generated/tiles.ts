// Generated from registry/menus : edit the registry, then run npm run registry -- generate.
import type { ListedTile } from "../src/domain/registry/listedTables";

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

export const TILES: { readonly [Name in TileId]: ListedTile } = {
  "account-applications": { id: "account-applications", section: "account", group: "product", icon: "apps", size: 1, figure: "applications", target: { kind: "route", targets: [{ route: "grantor.list", params: {}, query: {} }] } },
  "account-display": { id: "account-display", section: "account", group: "targets", icon: "eye-cog", size: 1, target: { kind: "route", targets: [{ route: "compte.zoo2.preference", params: {}, query: {} }] } },
  "account-documents": { id: "account-documents", section: "account", group: "mine", icon: "files", size: 1, figure: "unread-documents", target: { kind: "route", targets: [{ route: "document.liste", params: {}, query: {} }] } },
  "account-invoices": { id: "account-invoices", section: "account", group: "mine", icon: "file-euro", size: 1, figure: "invoices-due", target: { kind: "route", targets: [{ route: "compte.facture", params: {}, query: {} }] } },
  "account-messages": { id: "account-messages", section: "account", group: "mine", icon: "mail", size: 1, figure: "unread-messages", target: { kind: "route", targets: [{ route: "compte.communication", params: {}, query: {} }] } },
  "account-profile": { id: "account-profile", section: "account", group: "mine", icon: "id", size: 1, target: { kind: "route", targets: [{ route: "compte.account", params: {}, query: {} }] } },
  "account-settings": { id: "account-settings", section: "account", group: "product", icon: "settings", size: 1, target: { kind: "route", targets: [{ route: "account.settings", params: {}, query: {} }] } },
  "account-sync": { id: "account-sync", section: "account", group: "product", icon: "refresh", size: 1, target: { kind: "route", targets: [{ route: "synchrozor.sync.main", params: {}, query: {} }] } },
  "account-targets-beef": { id: "account-targets-beef", section: "account", group: "targets", icon: "meat", size: 1, figure: "beef-targets-met", target: { kind: "route", targets: [{ route: "compte.zoo2.viande", params: {}, query: {} }] } },
  "account-targets-dairy": { id: "account-targets-dairy", section: "account", group: "targets", icon: "milk", size: 1, figure: "targets-met", target: { kind: "route", targets: [{ route: "compte.zoo2.lait", params: {}, query: {} }] } },
  "alimentation-calculator": { id: "alimentation-calculator", section: "alimentation", group: "rations", icon: "calculator", size: 1, figure: "forage-price", target: { kind: "route", targets: [{ route: "rationCalculator.aliment", params: {}, query: {} }] } },
  "alimentation-catalogue": { id: "alimentation-catalogue", section: "alimentation", group: "rations", icon: "book-2", size: 1, figure: "feeds", target: { kind: "route", targets: [{ route: "alim2.catalogue2", params: {}, query: {} }] } },
  "alimentation-check": { id: "alimentation-check", section: "alimentation", group: "distribution", icon: "checklist", size: 1, figure: "feed-refused", target: { kind: "route", targets: [{ route: "innoAlim.home", params: {}, query: {} }] } },
  "alimentation-distribution": { id: "alimentation-distribution", section: "alimentation", group: "distribution", icon: "bucket", size: 2, figure: "feed-to-give", target: { kind: "route", targets: [{ route: "alim2.distribution2", params: {}, query: {} }] } },
  "alimentation-feeds": { id: "alimentation-feeds", section: "alimentation", group: "stock", icon: "straw", size: 2, figure: "feeds-to-order", target: { kind: "route", targets: [{ route: "alim2.aliment2", params: {}, query: {} }] } },
  "alimentation-harvest": { id: "alimentation-harvest", section: "alimentation", group: "stock", icon: "tractor", size: 1, target: { kind: "route", targets: [{ route: "alimentation.crop-tracker.home.main", params: {}, query: {} }] } },
  "alimentation-journal": { id: "alimentation-journal", section: "alimentation", group: "distribution", icon: "notebook", size: 1, target: { kind: "route", targets: [{ route: "alim2.journal2", params: {}, query: {} }] } },
  "alimentation-plan": { id: "alimentation-plan", section: "alimentation", group: "distribution", icon: "calendar-repeat", size: 1, target: { kind: "route", targets: [{ route: "alim2.planDistribution2", params: {}, query: {} }] } },
  "alimentation-rations": { id: "alimentation-rations", section: "alimentation", group: "rations", icon: "bowl", size: 2, figure: "feed-cost", target: { kind: "route", targets: [{ route: "alim2.ration2", params: {}, query: {} }] } },
  "alimentation-storage": { id: "alimentation-storage", section: "alimentation", group: "stock", icon: "building-warehouse", size: 1, figure: "storage-full", target: { kind: "route", targets: [{ route: "alim2.stockage2", params: {}, query: {} }] } },
  "genetique-export": { id: "genetique-export", section: "genetique", group: "values", icon: "file-export", size: 1, target: { kind: "route", targets: [{ route: "report2.route", params: { name: "genetique" }, query: {} }] } },
  "genetique-indexes": { id: "genetique-indexes", section: "genetique", group: "values", icon: "chart-histogram", size: 2, figure: "index", target: { kind: "route", targets: [{ route: "genetique.indexV2.female.listing", params: {}, query: {} }] } },
  "genetique-mating": { id: "genetique-mating", section: "genetique", group: "mating", icon: "bull", size: 2, figure: "best-cows", target: { kind: "route", targets: [{ route: "genetique.matingpro.main.home", params: {}, query: {} }, { route: "genetique.mating2.plan", params: {}, query: {} }] } },
  "genetique-orders": { id: "genetique-orders", section: "genetique", group: "semen", icon: "shopping-cart", size: 1, target: { kind: "link", href: "/ordering/{numCheptel}", access: "genetique.commande" } },
  "genetique-pedigree": { id: "genetique-pedigree", section: "genetique", group: "values", icon: "sitemap", size: 1, target: { kind: "route", targets: [{ route: "genetique.pedigree", params: {}, query: {} }] } },
  "genetique-renewal": { id: "genetique-renewal", section: "genetique", group: "mating", icon: "refresh", size: 1, figure: "young", target: { kind: "route", targets: [{ route: "genetique.msrpro.calculator", params: {}, query: {} }] } },
  "genetique-round": { id: "genetique-round", section: "genetique", group: "mating", icon: "herd", size: 1, target: { kind: "route", targets: [{ route: "genetique.tourTroupeau.settings.home", params: {}, query: {} }] } },
  "genetique-stock": { id: "genetique-stock", section: "genetique", group: "semen", icon: "snowflake", size: 2, figure: "semen-to-order", target: { kind: "route", targets: [{ route: "genetique.stock", params: {}, query: {} }] } },
  "icowdesk-genetic": { id: "icowdesk-genetic", section: "icowdesk", group: "reference", icon: "dna-2", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.genetic.home", params: {}, query: {}, access: "icowdesk.referentiel&multi&multiFirst" }] } },
  "icowdesk-health": { id: "icowdesk-health", section: "icowdesk", group: "reference", icon: "stethoscope", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.health.home", params: {}, query: {}, access: "icowdesk.referentiel&multi&multiFirst" }] } },
  "icowdesk-map": { id: "icowdesk-map", section: "icowdesk", group: "herds", icon: "map-2", size: 1, figure: "urgent-herds", target: { kind: "route", targets: [{ route: "icowdesk.home.map", params: {}, query: {}, access: "icowdesk.offlineReady|icowdesk.switchor&multi&multiFirst" }] } },
  "icowdesk-production": { id: "icowdesk-production", section: "icowdesk", group: "reference", icon: "milk", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.production.home", params: {}, query: {}, access: "icowdesk.referentiel&multi&multiFirst" }] } },
  "icowdesk-queries": { id: "icowdesk-queries", section: "icowdesk", group: "analysis", icon: "database-search", size: 1, figure: "reports-old", target: { kind: "route", targets: [{ route: "querymaker.query", params: {}, query: {}, access: "report&multiFirst" }] } },
  "icowdesk-reports": { id: "icowdesk-reports", section: "icowdesk", group: "analysis", icon: "report", size: 1, figure: "reports-ready", target: { kind: "route", targets: [{ route: "report2.main", params: {}, query: {}, access: "report&multiFirst" }] } },
  "icowdesk-reproduction": { id: "icowdesk-reproduction", section: "icowdesk", group: "reference", icon: "heat", size: 1, target: { kind: "route", targets: [{ route: "icowdesk.referentiel.reproduction.home", params: {}, query: {}, access: "icowdesk.referentiel&multi&multiFirst" }] } },
  "mouvement-correction": { id: "mouvement-correction", section: "mouvement", group: "correct", icon: "edit", size: 1, target: { kind: "route", targets: [{ route: "mouvements.correction", params: {}, query: {} }] } },
  "mouvement-deletion": { id: "mouvement-deletion", section: "mouvement", group: "correct", icon: "trash", size: 1, target: { kind: "route", targets: [{ route: "mouvements.suppression", params: {}, query: {} }] } },
  "mouvement-easycow": { id: "mouvement-easycow", section: "mouvement", group: "declare", icon: "cow", size: 1, target: { kind: "route", targets: [{ route: "mouvements.easycow.main", params: {}, query: {} }] } },
  "mouvement-entry": { id: "mouvement-entry", section: "mouvement", group: "declare", icon: "login-2", size: 1, shortcut: true, figure: "entries", target: { kind: "route", targets: [{ route: "mouvements.entree", params: {}, query: {} }] } },
  "mouvement-exit": { id: "mouvement-exit", section: "mouvement", group: "declare", icon: "logout-2", size: 1, figure: "exits", target: { kind: "route", targets: [{ route: "mouvements.sortie", params: {}, query: {} }] } },
  "mouvement-guide": { id: "mouvement-guide", section: "mouvement", group: "declare", icon: "clipboard-check", size: 1, target: { kind: "route", targets: [{ route: "mouvements.guide", params: {}, query: {} }] } },
  "mouvement-inventory": { id: "mouvement-inventory", section: "mouvement", group: "check", icon: "clipboard-list", size: 2, figure: "animals", target: { kind: "route", targets: [{ route: "mouvements.inventaire", params: {}, query: {} }] } },
  "mouvement-labels": { id: "mouvement-labels", section: "mouvement", group: "identify", icon: "tags", size: 1, target: { kind: "route", targets: [{ route: "mouvements.tag.animals.list", params: {}, query: {} }] } },
  "mouvement-notifications": { id: "mouvement-notifications", section: "mouvement", group: "check", icon: "passport", size: 1, figure: "notifications", target: { kind: "route", targets: [{ route: "mouvements.notification", params: {}, query: {} }] } },
  "mouvement-number": { id: "mouvement-number", section: "mouvement", group: "identify", icon: "hash", size: 1, target: { kind: "route", targets: [{ route: "mouvements.correction", params: { tab: "numeroInterne" }, query: {} }] } },
  "mouvement-reconciliation": { id: "mouvement-reconciliation", section: "mouvement", group: "check", icon: "clipboard-check", size: 1, target: { kind: "route", targets: [{ route: "mouvements.inventaireFrV2", params: {}, query: {} }, { route: "mouvements.inventaireFr", params: {}, query: {} }] } },
  "mouvement-report": { id: "mouvement-report", section: "mouvement", group: "check", icon: "arrows-left-right", size: 1, figure: "births", target: { kind: "route", targets: [{ route: "mouvements.mouvements", params: {}, query: {} }] } },
  "mouvement-tag-orders": { id: "mouvement-tag-orders", section: "mouvement", group: "identify", icon: "ear-tag", size: 2, figure: "tags-to-order", target: { kind: "route", targets: [{ route: "mouvements.boucles.order", params: {}, query: {} }] } },
  "mouvement-transponders": { id: "mouvement-transponders", section: "mouvement", group: "identify", icon: "nfc", size: 1, target: { kind: "route", targets: [{ route: "mouvements.transpondeur", params: {}, query: {} }] } },
  "pilotage-adviser": { id: "pilotage-adviser", section: "pilotage", group: "dashboards", icon: "presentation-analytics", size: 1, target: { kind: "route", targets: [{ route: "innodashpro.elevage.main", params: {}, query: {} }] } },
  "pilotage-atmosphere": { id: "pilotage-atmosphere", section: "pilotage", group: "follow", icon: "temperature", size: 1, figure: "air", target: { kind: "route", targets: [{ route: "clarity.atmosphere.daily", params: {}, query: {} }] } },
  "pilotage-dairy": { id: "pilotage-dairy", section: "pilotage", group: "dairy", icon: "milk", size: 2, figure: "protein", target: { kind: "route", targets: [{ route: "pilotage.dairy-dash.home", params: { tab: "production" }, query: {} }] } },
  "pilotage-dairy-group": { id: "pilotage-dairy-group", section: "pilotage", group: "dairy", icon: "users-group", size: 1, target: { kind: "route", targets: [{ route: "pilotage.dairy-dash.group", params: {}, query: {} }] } },
  "pilotage-dairy-setup": { id: "pilotage-dairy-setup", section: "pilotage", group: "dairy", icon: "settings", size: 1, target: { kind: "route", targets: [{ route: "pilotage.dairy-dash.setup", params: {}, query: {} }] } },
  "pilotage-economics": { id: "pilotage-economics", section: "pilotage", group: "dashboards", icon: "coin-euro", size: 1, figure: "feed-margin", target: { kind: "route", targets: [{ route: "pilotage.dashboard.eco", params: {}, query: {} }] } },
  "pilotage-indicators": { id: "pilotage-indicators", section: "pilotage", group: "follow", icon: "chart-dots", size: 2, figure: "targets-met", target: { kind: "route", targets: [{ route: "pilotage.indicator.home", params: {}, query: {} }] } },
  "pilotage-kpi": { id: "pilotage-kpi", section: "pilotage", group: "dashboards", icon: "target-arrow", size: 1, figure: "targets-met", target: { kind: "route", targets: [{ route: "pilotage.dashboard.bilan", params: {}, query: {} }] } },
  "pilotage-overview": { id: "pilotage-overview", section: "pilotage", group: "dashboards", icon: "layout-dashboard", size: 2, figure: "animals-to-see", target: { kind: "route", targets: [{ route: "pilotage.dashboard.overviewDashboard", params: {}, query: {} }] } },
  "pilotage-reproduction": { id: "pilotage-reproduction", section: "pilotage", group: "reproduction", icon: "heat", size: 2, figure: "pregnant", target: { kind: "route", targets: [{ route: "pilotage.dashboard.repro", params: {}, query: {} }] } },
  "pilotage-reproduction-report": { id: "pilotage-reproduction-report", section: "pilotage", group: "reproduction", icon: "calf", size: 1, figure: "calving-interval", target: { kind: "route", targets: [{ route: "pilotage.tableauInno.lait", params: {}, query: {} }, { route: "pilotage.tableauInno.viande", params: {}, query: {} }] } },
  "pilotage-trade": { id: "pilotage-trade", section: "pilotage", group: "follow", icon: "building-store", size: 1, target: { kind: "route", targets: [{ route: "pilotage.trade.home", params: {}, query: {} }] } },
  "pilotage-water": { id: "pilotage-water", section: "pilotage", group: "follow", icon: "droplets", size: 1, figure: "water", target: { kind: "route", targets: [{ route: "clarity.water.daily", params: {}, query: {} }] } },
  "planning-activity-alpha": { id: "planning-activity-alpha", section: "planning", group: "watch", icon: "sensor-alpha", size: 1, figure: "sensor-alpha", target: { kind: "route", targets: [{ route: "activity.alpha.account", params: {}, query: {} }] } },
  "planning-activity-bravo": { id: "planning-activity-bravo", section: "planning", group: "watch", icon: "sensor-bravo", size: 1, figure: "sensor-bravo", target: { kind: "route", targets: [{ route: "activity.bravo.account", params: {}, query: {} }] } },
  "planning-activity-charlie": { id: "planning-activity-charlie", section: "planning", group: "watch", icon: "sensor-charlie", size: 1, figure: "sensor-charlie", target: { kind: "route", targets: [{ route: "activity.charlie.account", params: {}, query: {} }] } },
  "planning-activity-delta": { id: "planning-activity-delta", section: "planning", group: "watch", icon: "sensor-delta", size: 1, figure: "sensor-delta", target: { kind: "route", targets: [{ route: "activity.delta.account", params: {}, query: {} }] } },
  "planning-activity-echo": { id: "planning-activity-echo", section: "planning", group: "watch", icon: "sensor-echo", size: 1, figure: "sensor-echo", target: { kind: "route", targets: [{ route: "activity.echo.account", params: {}, query: {} }] } },
  "planning-activity-foxtrot": { id: "planning-activity-foxtrot", section: "planning", group: "watch", icon: "sensor-foxtrot", size: 1, figure: "sensor-foxtrot", target: { kind: "route", targets: [{ route: "activity.foxtrot.account", params: {}, query: {} }] } },
  "planning-last-calving": { id: "planning-last-calving", section: "planning", group: "last", icon: "calf", size: 1, figure: "calvings-done", target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "velage" }, query: {} }] } },
  "planning-last-culling": { id: "planning-last-culling", section: "planning", group: "last", icon: "truck", size: 1, figure: "culls-done", target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "reforme" }, query: {} }] } },
  "planning-last-heat": { id: "planning-last-heat", section: "planning", group: "last", icon: "heat", size: 1, figure: "heats-done", target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "chaleur" }, query: {} }] } },
  "planning-last-pregnancy": { id: "planning-last-pregnancy", section: "planning", group: "last", icon: "stethoscope", size: 1, figure: "checks-done", target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "confirmation" }, query: {} }] } },
  "planning-last-preparation": { id: "planning-last-preparation", section: "planning", group: "last", icon: "barn", size: 1, figure: "preparations-done", target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "prepaVelage" }, query: {} }] } },
  "planning-last-weaning": { id: "planning-last-weaning", section: "planning", group: "last", icon: "baby-bottle", size: 1, figure: "weanings-done", target: { kind: "route", targets: [{ route: "planning2.last", params: { view: "sevrage" }, query: {} }] } },
  "planning-late": { id: "planning-late", section: "planning", group: "day", icon: "alarm", size: 1, figure: "late-events", target: { kind: "route", targets: [{ route: "planning2.late", params: {}, query: {} }] } },
  "planning-protocols": { id: "planning-protocols", section: "planning", group: "day", icon: "list-check", size: 1, figure: "protocols", target: { kind: "route", targets: [{ route: "mytask.protocol", params: {}, query: {} }] } },
  "planning-tasks": { id: "planning-tasks", section: "planning", group: "day", icon: "checklist", size: 1, figure: "tasks-late", target: { kind: "route", targets: [{ route: "mytask.board", params: {}, query: {} }] } },
  "planning-team": { id: "planning-team", section: "planning", group: "day", icon: "users", size: 1, figure: "team", target: { kind: "route", targets: [{ route: "mytask.team", params: {}, query: {} }] } },
  "planning-upcoming": { id: "planning-upcoming", section: "planning", group: "day", icon: "calendar-event", size: 2, shortcut: true, figure: "events-of-week", target: { kind: "route", targets: [{ route: "planning2.main.planning", params: {}, query: {} }] } },
  "productions-account-compte1": { id: "productions-account-compte1", section: "productions", group: "milk", icon: "receipt-euro", size: 1, target: { kind: "route", targets: [{ route: "productions.lait.account", params: { id: "compte1" }, query: {}, access: "productions.lait.compte1" }] } },
  "productions-account-compte2": { id: "productions-account-compte2", section: "productions", group: "milk", icon: "receipt-euro", size: 1, target: { kind: "route", targets: [{ route: "productions.lait.account", params: { id: "compte2" }, query: {}, access: "productions.lait.compte2" }] } },
  "productions-cells": { id: "productions-cells", section: "productions", group: "milk", icon: "microscope", size: 1, figure: "cells", target: { kind: "route", targets: [{ route: "productions.controle.cell.main", params: {}, query: {} }] } },
  "productions-dashboard": { id: "productions-dashboard", section: "productions", group: "results", icon: "layout-dashboard", size: 2, figure: "milk", target: { kind: "route", targets: [{ route: "productions.dashboard.production", params: {}, query: {} }] } },
  "productions-forecast": { id: "productions-forecast", section: "productions", group: "milk", icon: "trending-up", size: 1, target: { kind: "route", targets: [{ route: "productions.forecast.main", params: {}, query: {} }] } },
  "productions-gateway": { id: "productions-gateway", section: "productions", group: "milking", icon: "router", size: 1, target: { kind: "route", targets: [{ route: "productions.resolver.welcome", params: {}, query: {} }] } },
  "productions-growth-categories": { id: "productions-growth-categories", section: "productions", group: "growth", icon: "chart-bar", size: 1, figure: "weight", target: { kind: "route", targets: [{ route: "productions.croissance.category.listing", params: {}, query: {} }] } },
  "productions-growth-groups": { id: "productions-growth-groups", section: "productions", group: "growth", icon: "chart-line", size: 1, figure: "slow-growth", target: { kind: "route", targets: [{ route: "productions.croissance.group.listing", params: {}, query: {} }] } },
  "productions-mastitis": { id: "productions-mastitis", section: "productions", group: "milk", icon: "alert-triangle", size: 1, figure: "high-cells", target: { kind: "route", targets: [{ route: "productions.mastitis.listing", params: {}, query: {} }] } },
  "productions-parlour": { id: "productions-parlour", section: "productions", group: "milking", icon: "udder", size: 2, figure: "tank", target: { kind: "route", targets: [{ route: "productions.milking.dashboard", params: {}, query: {} }] } },
  "productions-quality": { id: "productions-quality", section: "productions", group: "milk", icon: "rosette-discount-check", size: 1, target: { kind: "route", targets: [{ route: "productions.dairyStat", params: {}, query: {} }] } },
  "productions-recording": { id: "productions-recording", section: "productions", group: "milk", icon: "clipboard-data", size: 2, figure: "fat", target: { kind: "route", targets: [{ route: "productions.controle.control.list", params: {}, query: {} }] } },
  "productions-tank": { id: "productions-tank", section: "productions", group: "milking", icon: "milk-tank", size: 1, figure: "tank-temperature", target: { kind: "route", targets: [{ route: "productions.tank.listing", params: {}, query: {} }] } },
  "productions-trade": { id: "productions-trade", section: "productions", group: "results", icon: "truck-delivery", size: 1, target: { kind: "route", targets: [{ route: "productions.achatVente.sale.individual", params: {}, query: {} }] } },
  "productions-valuation": { id: "productions-valuation", section: "productions", group: "results", icon: "coin-euro", size: 1, target: { kind: "route", targets: [{ route: "productions.valotroupeau.main", params: {}, query: {} }] } },
  "productions-weighing": { id: "productions-weighing", section: "productions", group: "growth", icon: "weight", size: 2, figure: "weighed-today", target: { kind: "route", targets: [{ route: "session2.create.main", params: { type: "pesee" }, query: {} }] } },
  "productions-weighing-history": { id: "productions-weighing-history", section: "productions", group: "growth", icon: "history", size: 1, figure: "weighed", target: { kind: "route", targets: [{ route: "productions.croissance.weighing.history", params: {}, query: {} }] } },
  "productions-weighing-import": { id: "productions-weighing-import", section: "productions", group: "growth", icon: "file-import", size: 1, target: { kind: "route", targets: [{ route: "productions.croissance.weighing.import", params: {}, query: {} }] } },
  "sante-colostrum": { id: "sante-colostrum", section: "sante", group: "care", icon: "droplet", size: 1, figure: "weak-colostrum", target: { kind: "route", targets: [{ route: "sante.colostrum.main", params: {}, query: {} }] } },
  "sante-diseases": { id: "sante-diseases", section: "sante", group: "reports", icon: "report-medical", size: 2, figure: "spared", target: { kind: "route", targets: [{ route: "sante.bilanSanitaire.listing", params: {}, query: {} }] } },
  "sante-log": { id: "sante-log", section: "sante", group: "log", icon: "notes", size: 2, shortcut: true, figure: "treatments-of-month", target: { kind: "route", targets: [{ route: "sante.carnet.consultation.list", params: {}, query: {} }] } },
  "sante-parage": { id: "sante-parage", section: "sante", group: "care", icon: "hoof", size: 1, target: { kind: "route", targets: [{ route: "sante.carnet.parage.history", params: {}, query: {} }] } },
  "sante-pharmacy": { id: "sante-pharmacy", section: "sante", group: "log", icon: "pill", size: 1, figure: "medicines-to-order", target: { kind: "route", targets: [{ route: "sante.carnet.pharmacy.list", params: {}, query: {} }] } },
  "sante-preferences": { id: "sante-preferences", section: "sante", group: "log", icon: "adjustments", size: 1, target: { kind: "route", targets: [{ route: "sante.carnet.account.main", params: {}, query: {} }] } },
  "sante-treatments": { id: "sante-treatments", section: "sante", group: "log", icon: "vaccine", size: 1, figure: "treatments", target: { kind: "route", targets: [{ route: "sante.carnet.treatment.ongoing", params: {}, query: {} }] } },
  "sante-udder": { id: "sante-udder", section: "sante", group: "reports", icon: "udder", size: 1, figure: "cells", target: { kind: "route", targets: [{ route: "sante.mamelle.home", params: {}, query: {} }] } },
  "sante-withdrawal": { id: "sante-withdrawal", section: "sante", group: "log", icon: "hourglass", size: 1, figure: "withdrawals", target: { kind: "route", targets: [{ route: "sante.carnet.treatment.ongoing", params: {}, query: { tab: "delai" } }] } },
  "session-create": { id: "session-create", section: "session", group: "sessions", icon: "square-plus", size: 1, shortcut: true, target: { kind: "route", targets: [{ route: "session2.create.main", params: {}, query: {} }] } },
  "session-history": { id: "session-history", section: "session", group: "sessions", icon: "history", size: 1, figure: "open-sessions", target: { kind: "route", targets: [{ route: "session2.history.main", params: {}, query: {} }] } },
  "shop-beef": { id: "shop-beef", section: "shop", group: "workshops", icon: "meat", size: 1, target: { kind: "workshop", workshop: "ALLAITANT", access: "shop" } },
  "shop-dairy": { id: "shop-dairy", section: "shop", group: "workshops", icon: "milk", size: 1, target: { kind: "workshop", workshop: "LAITIER", access: "shop" } },
};
