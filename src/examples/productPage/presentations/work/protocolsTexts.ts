import type { Texts } from "../../../parts/textsIn";

export type Protocol = "calving" | "drying" | "weaning" | "culling" | "quarantine";

interface ProtocolTexts {
  readonly title: string;
  readonly protocol: string;
  readonly stage: string;
  readonly step: (at: number, of: number, what: string) => string;
  readonly steps: (count: number) => string;
  readonly animal: readonly [one: string, more: string];
  readonly noting: string;
  readonly followed: string;
  readonly by: (count: number) => string;
  readonly next: string;
  readonly today: string;
  readonly none: string;
  readonly toStart: string;
  /** Its name, for whom it is, and its steps in turn. */
  readonly items: Readonly<Record<Protocol, readonly [name: string, what: string, ...steps: string[]]>>;
}

export const PROTOCOLS: Texts<ProtocolTexts> = {
  fr: {
    title: "Vos protocoles",
    protocol: "Protocole",
    stage: "Étape",
    step: (at, of, what) => `${at}/${of}\u00a0: ${what}`,
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
      calving: ["Vêlage", "avant et après", "box paillé", "surveillance la nuit", "colostrum", "boucles du veau", "température de la mère"],
      drying: ["Tarissement", "60 jours avant vêlage", "ration changée", "dernière traite", "obturateur", "lot des taries"],
      weaning: ["Sevrage", "à 75 jours", "moins de lait", "aliment à volonté", "lait arrêté"],
      culling: ["Réforme", "engraisser et vendre", "choix confirmé", "engraissement", "délais vérifiés", "départ déclaré"],
      quarantine: ["Quarantaine", "animal acheté", "box à part", "prise de sang", "vermifuge", "résultats", "entrée au lot"],
    },
  },
  en: {
    title: "Your protocols",
    protocol: "Protocol",
    stage: "Step",
    step: (at, of, what) => `${at}/${of}: ${what}`,
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
      calving: ["Calving", "before and after", "straw pen", "watch at night", "colostrum", "calf tags", "temperature of the dam"],
      drying: ["Drying off", "60 days before calving", "ration changed", "last milking", "sealant", "dry group"],
      weaning: ["Weaning", "at 75 days", "less milk", "feed ad lib", "milk stopped"],
      culling: ["Culling", "fatten and sell", "choice confirmed", "fattening", "withdrawals checked", "exit declared"],
      quarantine: ["Quarantine", "bought animal", "pen apart", "blood sample", "wormer", "results", "into the group"],
    },
  },
  de: {
    title: "Ihre Arbeitsabläufe",
    protocol: "Ablauf",
    stage: "Schritt",
    step: (at, of, what) => `${at}/${of}: ${what}`,
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
      calving: ["Abkalbung", "davor und danach", "Strohbucht", "Nachtwache", "Kolostrum", "Kälbermarken", "Temperatur der Mutter"],
      drying: ["Trockenstellen", "60 Tage vor der Abkalbung", "Ration geändert", "letztes Melken", "Zitzenversiegler", "Trockensteher"],
      weaning: ["Absetzen", "mit 75 Tagen", "weniger Milch", "Futter ad libitum", "Milch abgesetzt"],
      culling: ["Merzung", "mästen und verkaufen", "Auswahl bestätigt", "Mast", "Wartezeiten geprüft", "Abgang gemeldet"],
      quarantine: ["Quarantäne", "zugekauftes Tier", "eigene Bucht", "Blutprobe", "Entwurmung", "Befunde", "in die Gruppe"],
    },
  },
  es: {
    title: "Sus protocolos",
    protocol: "Protocolo",
    stage: "Etapa",
    step: (at, of, what) => `${at}/${of}: ${what}`,
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
      calving: [
        "Parto",
        "antes y después",
        "cama de paja",
        "vigilancia nocturna",
        "calostro",
        "crotales del ternero",
        "temperatura de la madre",
      ],
      drying: ["Secado", "60 días antes del parto", "ración cambiada", "último ordeño", "sellador", "lote de secas"],
      weaning: ["Destete", "a los 75 días", "menos leche", "pienso a voluntad", "sin leche"],
      culling: ["Desvieje", "cebar y vender", "elección confirmada", "cebo", "esperas comprobadas", "salida declarada"],
      quarantine: ["Cuarentena", "animal comprado", "corral aparte", "análisis de sangre", "desparasitar", "resultados", "entrada al lote"],
    },
  },
  it: {
    title: "I tuoi protocolli",
    protocol: "Protocollo",
    stage: "Fase",
    step: (at, of, what) => `${at}/${of}: ${what}`,
    steps: (count) => `${count} fasi`,
    animal: ["animale", "animali"],
    noting: "Segui un animale",
    followed: "Animali seguiti",
    by: (count) => (count > 1 ? `da ${count} protocolli` : "da un protocollo"),
    next: "Prossima fase",
    today: "Da fare oggi",
    none: "niente per ora",
    toStart: "Da avviare",
    items: {
      calving: [
        "Parto",
        "prima e dopo",
        "box con paglia",
        "controllo di notte",
        "colostro",
        "marche del vitello",
        "temperatura della madre",
      ],
      drying: ["Asciutta", "60 giorni prima del parto", "razione cambiata", "ultima mungitura", "sigillante", "gruppo in asciutta"],
      weaning: ["Svezzamento", "a 75 giorni", "meno latte", "mangime a volontà", "latte sospeso"],
      culling: ["Riforma", "ingrassare e vendere", "scelta confermata", "ingrasso", "tempi verificati", "uscita dichiarata"],
      quarantine: ["Quarantena", "animale acquistato", "box a parte", "prelievo di sangue", "sverminazione", "esiti", "nel gruppo"],
    },
  },
};
