import type { Texts } from "../../../parts/textsIn";

interface AirTexts {
  readonly temperature: string;
  readonly sinceYesterday: (change: string) => string;
  readonly humidity: string;
  readonly ammonia: string;
  readonly limit: (place: string, value: string) => string;
  readonly heat: string;
  readonly comfort: (limit: number) => string;
  readonly title: string;
  readonly place: string;
  readonly fine: string;
  readonly toAir: string;
  readonly chart: string;
  readonly places: readonly string[];
}

export const AIR: Texts<AirTexts> = {
  fr: {
    temperature: "Température",
    sinceYesterday: (change) => `Stabulation, ${change} depuis hier`,
    humidity: "Humidité",
    ammonia: "Ammoniac",
    limit: (place, value) => `${place}, limite ${value}`,
    heat: "Confort",
    comfort: (limit) => `pas de stress sous ${limit}`,
    title: "Bâtiments",
    place: "Bâtiment",
    fine: "Confortable",
    toAir: "À aérer",
    chart: "Température en 14 jours",
    places: ["Stabulation", "Nurserie", "Box de vêlage", "Bâtiment des génisses"],
  },
  en: {
    temperature: "Temperature",
    sinceYesterday: (change) => `Barn, ${change} since yesterday`,
    humidity: "Humidity",
    ammonia: "Ammonia",
    limit: (place, value) => `${place}, limit ${value}`,
    heat: "Comfort",
    comfort: (limit) => `no stress below ${limit}`,
    title: "Buildings",
    place: "Building",
    fine: "Comfortable",
    toAir: "To air",
    chart: "Temperature in 14 days",
    places: ["Barn", "Calf house", "Calving pens", "Heifer house"],
  },
  de: {
    temperature: "Temperatur",
    sinceYesterday: (change) => `Laufstall, ${change} seit gestern`,
    humidity: "Feuchte",
    ammonia: "Ammoniak",
    limit: (place, value) => `${place}, Grenze ${value}`,
    heat: "Wohlbefinden",
    comfort: (limit) => `kein Stress unter ${limit}`,
    title: "Ställe",
    place: "Stall",
    fine: "Angenehm",
    toAir: "Zu lüften",
    chart: "Temperatur in 14 Tagen",
    places: ["Laufstall", "Kälberstall", "Abkalbebuchten", "Färsenstall"],
  },
  es: {
    temperature: "Temperatura",
    sinceYesterday: (change) => `Establo, ${change} desde ayer`,
    humidity: "Humedad",
    ammonia: "Amoniaco",
    limit: (place, value) => `${place}, límite ${value}`,
    heat: "Confort",
    comfort: (limit) => `sin estrés por debajo de ${limit}`,
    title: "Naves",
    place: "Nave",
    fine: "Confortable",
    toAir: "Airear",
    chart: "Temperatura en 14 días",
    places: ["Establo", "Ternerera", "Boxes de parto", "Nave de novillas"],
  },
  it: {
    temperature: "Temperatura",
    sinceYesterday: (change) => `Stalla, ${change} da ieri`,
    humidity: "Umidità",
    ammonia: "Ammoniaca",
    limit: (place, value) => `${place}, limite ${value}`,
    heat: "Comfort",
    comfort: (limit) => `nessuno stress sotto ${limit}`,
    title: "Edifici",
    place: "Edificio",
    fine: "Confortevole",
    toAir: "Da arieggiare",
    chart: "Temperatura in 14 giorni",
    places: ["Stalla", "Vitellaia", "Box parto", "Stalla delle manze"],
  },
};
