import type { Texts } from "../../../parts/textsIn";

export type Report = "serving" | "calving" | "heifers" | "culling" | "inventory";

interface ReportTexts {
  readonly title: string;
  readonly report: string;
  readonly animals: string;
  readonly made: string;
  readonly sent: string;
  readonly sentOnes: string;
  readonly notYet: string;
  readonly inAMonth: string;
  readonly latest: string;
  readonly ready: string;
  readonly readyOne: string;
  readonly of: (count: number) => string;
  readonly old: string;
  readonly items: Readonly<Record<Report, readonly [name: string, theme: string]>>;
}

export const REPORTS: Texts<ReportTexts> = {
  fr: {
    title: "Vos rapports",
    report: "Rapport",
    animals: "Animaux",
    made: "Mis à jour le",
    sent: "Envoyé le",
    sentOnes: "Envoyés",
    notYet: "pas encore",
    inAMonth: "en 30 jours",
    latest: "Le plus récent",
    ready: "Prêts",
    readyOne: "Prêt",
    of: (count) => `sur ${count} rapports`,
    old: "À refaire",
    items: {
      serving: ["Vaches à inséminer", "reproduction"],
      calving: ["Prochains vêlages", "reproduction"],
      heifers: ["Génisses et veaux", "renouvellement"],
      culling: ["Vaches de réforme", "ventes"],
      inventory: ["Inventaire complet", "mouvements"],
    },
  },
  en: {
    title: "Your reports",
    report: "Report",
    animals: "Animals",
    made: "Updated on",
    sent: "Sent on",
    sentOnes: "Sent",
    notYet: "not yet",
    inAMonth: "in 30 days",
    latest: "The newest",
    ready: "Ready",
    readyOne: "Ready",
    of: (count) => `of ${count} reports`,
    old: "To redo",
    items: {
      serving: ["Cows to serve", "reproduction"],
      calving: ["Next calvings", "reproduction"],
      heifers: ["Heifers and calves", "replacement"],
      culling: ["Cows to cull", "sales"],
      inventory: ["Full inventory", "movements"],
    },
  },
  de: {
    title: "Ihre Berichte",
    report: "Bericht",
    animals: "Tiere",
    made: "Stand",
    sent: "Gesendet am",
    sentOnes: "Gesendet",
    notYet: "noch nicht",
    inAMonth: "in 30 Tagen",
    latest: "Der neueste",
    ready: "Bereit",
    readyOne: "Bereit",
    of: (count) => `von ${count} Berichten`,
    old: "Neu zu erstellen",
    items: {
      serving: ["Zu besamende Kühe", "Reproduktion"],
      calving: ["Nächste Abkalbungen", "Reproduktion"],
      heifers: ["Färsen und Kälber", "Remontierung"],
      culling: ["Merzkühe", "Verkauf"],
      inventory: ["Ganzer Bestand", "Tierbewegungen"],
    },
  },
  es: {
    title: "Sus informes",
    report: "Informe",
    animals: "Animales",
    made: "Actualizado el",
    sent: "Enviado el",
    sentOnes: "Enviados",
    notYet: "todavía no",
    inAMonth: "en 30 días",
    latest: "El más reciente",
    ready: "Listos",
    readyOne: "Listo",
    of: (count) => `de ${count} informes`,
    old: "Por rehacer",
    items: {
      serving: ["Vacas por inseminar", "reproducción"],
      calving: ["Próximos partos", "reproducción"],
      heifers: ["Novillas y terneros", "reposición"],
      culling: ["Vacas de desvieje", "ventas"],
      inventory: ["Inventario completo", "movimientos"],
    },
  },
  it: {
    title: "I tuoi rapporti",
    report: "Rapporto",
    animals: "Animali",
    made: "Aggiornato il",
    sent: "Inviato il",
    sentOnes: "Inviati",
    notYet: "non ancora",
    inAMonth: "in 30 giorni",
    latest: "Il più recente",
    ready: "Pronti",
    readyOne: "Pronto",
    of: (count) => `su ${count} rapporti`,
    old: "Da rifare",
    items: {
      serving: ["Vacche da inseminare", "riproduzione"],
      calving: ["Prossimi parti", "riproduzione"],
      heifers: ["Manze e vitelli", "rimonta"],
      culling: ["Vacche da riforma", "vendite"],
      inventory: ["Inventario completo", "movimenti"],
    },
  },
};
