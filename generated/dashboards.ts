// Generated from registry/dashboards.yaml : edit the registry, then run npm run registry -- generate.

export const DASHBOARDS = {
  views: ["mini", "link", "full"],
  tiles: [
    { id: "health", icon: "heartbeat", route: "sante.dashboard.bilan", application: "dashboard" },
    { id: "production", icon: "milk", route: "productions.dashboard.production", application: "dashboard" },
    { id: "feeding", icon: "wheat", route: "alim.dashboard.alimentation", application: "dashboard" },
    { id: "list", icon: "list-details", route: "report2.list", application: "dashboard" },
    { id: "genetics", icon: "dna", route: "genetique.bilan.home", application: "dashboard" },
    { id: "movementNotifications", icon: "bell", route: "mouvements.notification", application: "dashboard" },
    { id: "lot", icon: "herd", route: "map.main", application: "dashboard" },
    { id: "planning", icon: "calendar", route: "planning.dashboard.lifeCycle", application: "dashboard" },
    {
      id: "steeringOverview",
      icon: "layout-dashboard",
      route: "pilotage.dashboard.overviewDashboard",
      application: "dashboard",
    },
    { id: "steeringKpi", icon: "target-arrow", route: "pilotage.dashboard.bilan", application: "dashboard" },
    { id: "steeringEconomics", icon: "coin-euro", route: "pilotage.dashboard.eco", application: "dashboard" },
    { id: "steeringReproduction", icon: "heat", route: "pilotage.dashboard.repro", application: "dashboard" },
    { id: "account", icon: "user-circle", route: "compte.account", application: "dashboard" },
    { id: "herdSheet", icon: "id", route: "innodashpro.elevage.detail", application: "dashboard" },
  ],
} as const;
