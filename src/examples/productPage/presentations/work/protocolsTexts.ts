import type { Texts } from "../../../parts/textsIn";

export type Protocol = "calving" | "drying" | "weaning" | "culling" | "quarantine";

interface ProtocolTexts {
  readonly title: string;
  readonly protocol: string;
  readonly steps: string;
  readonly followed: string;
  readonly by: (count: number) => string;
  readonly next: string;
  readonly today: string;
  readonly none: string;
  readonly running: string;
  readonly toStart: string;
  readonly items: Readonly<Record<Protocol, readonly [name: string, what: string]>>;
}

export const PROTOCOLS: Texts<ProtocolTexts> = {
  fr: {
    title: "Vos protocoles",
    protocol: "Protocole",
    steps: "Étapes",
    followed: "Animaux suivis",
    by: (count) => (count > 1 ? `par ${count} protocoles` : "par un protocole"),
    next: "Prochaine étape",
    today: "À faire aujourd’hui",
    none: "rien pour l’instant",
    running: "En cours",
    toStart: "À lancer",
    items: {
      calving: ["Vêlage", "avant et après"],
      drying: ["Tarissement", "60 jours avant vêlage"],
      weaning: ["Sevrage", "à 75 jours"],
      culling: ["Réforme", "engraisser et vendre"],
      quarantine: ["Quarantaine", "animal acheté"],
    },
  },
  en: {
    title: "Your protocols",
    protocol: "Protocol",
    steps: "Steps",
    followed: "Animals followed",
    by: (count) => (count > 1 ? `by ${count} protocols` : "by one protocol"),
    next: "Next step",
    today: "To do today",
    none: "nothing for now",
    running: "Under way",
    toStart: "To start",
    items: {
      calving: ["Calving", "before and after"],
      drying: ["Drying off", "60 days before calving"],
      weaning: ["Weaning", "at 75 days"],
      culling: ["Culling", "fatten and sell"],
      quarantine: ["Quarantine", "bought animal"],
    },
  },
  de: {
    title: "Ihre Arbeitsabläufe",
    protocol: "Ablauf",
    steps: "Schritte",
    followed: "Begleitete Tiere",
    by: (count) => (count > 1 ? `in ${count} Abläufen` : "in einem Ablauf"),
    next: "Nächster Schritt",
    today: "Heute zu tun",
    none: "zurzeit nichts",
    running: "Läuft",
    toStart: "Zu starten",
    items: {
      calving: ["Kalbung", "davor und danach"],
      drying: ["Trockenstellen", "60 Tage vor der Kalbung"],
      weaning: ["Absetzen", "mit 75 Tagen"],
      culling: ["Merzung", "mästen und verkaufen"],
      quarantine: ["Quarantäne", "zugekauftes Tier"],
    },
  },
  es: {
    title: "Sus protocolos",
    protocol: "Protocolo",
    steps: "Etapas",
    followed: "Animales seguidos",
    by: (count) => (count > 1 ? `por ${count} protocolos` : "por un protocolo"),
    next: "Próxima etapa",
    today: "Por hacer hoy",
    none: "nada por ahora",
    running: "En curso",
    toStart: "Por iniciar",
    items: {
      calving: ["Parto", "antes y después"],
      drying: ["Secado", "60 días antes del parto"],
      weaning: ["Destete", "a los 75 días"],
      culling: ["Desvieje", "cebar y vender"],
      quarantine: ["Cuarentena", "animal comprado"],
    },
  },
  it: {
    title: "I vostri protocolli",
    protocol: "Protocollo",
    steps: "Fasi",
    followed: "Animali seguiti",
    by: (count) => (count > 1 ? `da ${count} protocolli` : "da un protocollo"),
    next: "Prossima fase",
    today: "Da fare oggi",
    none: "niente per ora",
    running: "In corso",
    toStart: "Da avviare",
    items: {
      calving: ["Parto", "prima e dopo"],
      drying: ["Asciutta", "60 giorni prima del parto"],
      weaning: ["Svezzamento", "a 75 giorni"],
      culling: ["Riforma", "ingrassare e vendere"],
      quarantine: ["Quarantena", "animale acquistato"],
    },
  },
};
