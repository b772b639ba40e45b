import type { Texts } from "../../../parts/textsIn";

interface SensorTexts {
  readonly alerts: string;
  readonly heats: string;
  readonly fitted: string;
  readonly of: (cows: number) => string;
  readonly bare: string;
  readonly ofCows: (share: string) => string;
  readonly silent: string;
  readonly sinceYesterday: string;
  readonly title: string;
  readonly heat: string;
  readonly activity: string;
  readonly best: string;
  readonly toSee: string;
  readonly followed: string;
  readonly chart: string;
}

export const SENSORS: Texts<SensorTexts> = {
  fr: {
    alerts: "Alertes",
    heats: "chaleurs à voir aujourd’hui",
    fitted: "Animaux équipés",
    of: (cows) => `sur ${cows} vaches`,
    bare: "Sans capteur",
    ofCows: (share) => `${share} des vaches`,
    silent: "Sans signal",
    sinceYesterday: "depuis hier",
    title: "Chaleurs attendues",
    heat: "Chaleur",
    activity: "Activité",
    best: "Inséminer vers",
    toSee: "À voir",
    followed: "À venir",
    chart: "Alertes par jour",
  },
  en: {
    alerts: "Alerts",
    heats: "heats to see today",
    fitted: "Animals fitted",
    of: (cows) => `of ${cows} cows`,
    bare: "Without a sensor",
    ofCows: (share) => `${share} of the cows`,
    silent: "No signal",
    sinceYesterday: "since yesterday",
    title: "Heats expected",
    heat: "Heat",
    activity: "Activity",
    best: "Serve around",
    toSee: "To see",
    followed: "To come",
    chart: "Alerts by day",
  },
  de: {
    alerts: "Warnungen",
    heats: "Brunsten von heute",
    fitted: "Tiere mit Sensor",
    of: (cows) => `von ${cows} Kühen`,
    bare: "Ohne Sensor",
    ofCows: (share) => `${share} der Kühe`,
    silent: "Ohne Signal",
    sinceYesterday: "seit gestern",
    title: "Erwartete Brunsten",
    heat: "Brunst",
    activity: "Aktivität",
    best: "Besamen gegen",
    toSee: "Anzusehen",
    followed: "Bevorstehend",
    chart: "Warnungen je Tag",
  },
  es: {
    alerts: "Alertas",
    heats: "celos por ver hoy",
    fitted: "Animales equipados",
    of: (cows) => `de ${cows} vacas`,
    bare: "Sin sensor",
    ofCows: (share) => `${share} de las vacas`,
    silent: "Sin señal",
    sinceYesterday: "desde ayer",
    title: "Celos esperados",
    heat: "Celo",
    activity: "Actividad",
    best: "Inseminar hacia",
    toSee: "Por ver",
    followed: "Próximos",
    chart: "Alertas por día",
  },
  it: {
    alerts: "Avvisi",
    heats: "calori da vedere oggi",
    fitted: "Animali con sensore",
    of: (cows) => `su ${cows} vacche`,
    bare: "Senza sensore",
    ofCows: (share) => `${share} delle vacche`,
    silent: "Senza segnale",
    sinceYesterday: "da ieri",
    title: "Calori attesi",
    heat: "Calore",
    activity: "Attività",
    best: "Inseminare verso",
    toSee: "Da vedere",
    followed: "In arrivo",
    chart: "Avvisi al giorno",
  },
};
