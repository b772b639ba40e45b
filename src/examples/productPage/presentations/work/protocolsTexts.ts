import type { Texts } from "../../../parts/textsIn";

export type Protocol = "calving" | "drying" | "weaning" | "culling" | "quarantine";

interface ProtocolTexts {
  readonly title: string;
  readonly protocol: string;
  readonly stage: string;
  readonly step: (at: number, of: number) => string;
  readonly steps: (count: number) => string;
  readonly animal: readonly [one: string, more: string];
  readonly noting: string;
  readonly followed: string;
  readonly by: (count: number) => string;
  readonly next: string;
  readonly today: string;
  readonly none: string;
  readonly toStart: string;
  readonly items: Readonly<Record<Protocol, readonly [name: string, what: string]>>;
}

export const PROTOCOLS: Texts<ProtocolTexts> = {
  fr: {
    title: "Vos protocoles",
    protocol: "Protocole",
    stage: "Étape",
    step: (at, of) => `étape ${at} sur ${of}`,
    steps: (count) => `${count} étapes`,
    animal: ["animal", "animaux"],
    noting: "Suivre un animal",
    followed: "Animaux suivis",
    by: (count) => (count > 1 ? `par ${count} protocoles` : "par un protocole"),
    next: "Prochaine étape",
    today: "À faire aujourd’hui",
    none: "rien pour l’instant",
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
    stage: "Step",
    step: (at, of) => `step ${at} of ${of}`,
    steps: (count) => `${count} steps`,
    animal: ["animal", "animals"],
    noting: "Follow an animal",
    followed: "Animals followed",
    by: (count) => (count > 1 ? `by ${count} protocols` : "by one protocol"),
    next: "Next step",
    today: "To do today",
    none: "nothing for now",
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
    stage: "Schritt",
    step: (at, of) => `Schritt ${at} von ${of}`,
    steps: (count) => `${count} Schritte`,
    animal: ["Tier", "Tiere"],
    noting: "Tier begleiten",
    followed: "Begleitete Tiere",
    by: (count) => (count > 1 ? `in ${count} Abläufen` : "in einem Ablauf"),
    next: "Nächster Schritt",
    today: "Heute zu tun",
    none: "zurzeit nichts",
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
    stage: "Etapa",
    step: (at, of) => `etapa ${at} de ${of}`,
    steps: (count) => `${count} etapas`,
    animal: ["animal", "animales"],
    noting: "Seguir un animal",
    followed: "Animales seguidos",
    by: (count) => (count > 1 ? `por ${count} protocolos` : "por un protocolo"),
    next: "Próxima etapa",
    today: "Por hacer hoy",
    none: "nada por ahora",
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
    stage: "Fase",
    step: (at, of) => `fase ${at} di ${of}`,
    steps: (count) => `${count} fasi`,
    animal: ["animale", "animali"],
    noting: "Seguire un capo",
    followed: "Animali seguiti",
    by: (count) => (count > 1 ? `da ${count} protocolli` : "da un protocollo"),
    next: "Prossima fase",
    today: "Da fare oggi",
    none: "niente per ora",
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
