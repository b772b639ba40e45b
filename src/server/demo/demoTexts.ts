import { LABELS as CATALOGUE_DE } from "../../../generated/labels/de/catalogue";
import { LABELS as DEMO_DE } from "../../../generated/labels/de/demo";
import { LABELS as CATALOGUE_EN } from "../../../generated/labels/en/catalogue";
import { LABELS as DEMO_EN } from "../../../generated/labels/en/demo";
import { LABELS as CATALOGUE_ES } from "../../../generated/labels/es/catalogue";
import { LABELS as DEMO_ES } from "../../../generated/labels/es/demo";
import { LABELS as CATALOGUE_FR } from "../../../generated/labels/fr/catalogue";
import { LABELS as DEMO_FR } from "../../../generated/labels/fr/demo";
import { LABELS as CATALOGUE_IT } from "../../../generated/labels/it/catalogue";
import { LABELS as DEMO_IT } from "../../../generated/labels/it/demo";
import { DEFAULT_LANGUAGE, type LanguageId } from "../../../generated/languages";
import { PERSONAS } from "../../../generated/personas";
import { DEMO, PRODUCT } from "../../../generated/settings";
import { demoText } from "../../../generated/text/demo";
import { LIFETIMES } from "../time/lifetimes";
import { MINUTE } from "../time/units";
import type { ActionTexts } from "./actionPage";
import type { DemoAccounts } from "./demoPages";
import type { MailTexts } from "./mailPage";

type Labels = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<LanguageId, { readonly catalogue: Labels; readonly demo: Labels }>> = {
  de: { catalogue: CATALOGUE_DE, demo: DEMO_DE },
  en: { catalogue: CATALOGUE_EN, demo: DEMO_EN },
  es: { catalogue: CATALOGUE_ES, demo: DEMO_ES },
  fr: { catalogue: CATALOGUE_FR, demo: DEMO_FR },
  it: { catalogue: CATALOGUE_IT, demo: DEMO_IT },
};

/** The demo accounts for the login page, with their names in the language asked for. */
export function demoAccountsIn(language: string | null): DemoAccounts {
  const { catalogue } = TEXTS[known(language)];
  return Object.keys(PERSONAS).map((id) => ({
    login: id,
    password: DEMO.password,
    label: catalogue[`persona.${id}`] ?? id,
    description: catalogue[`persona.${id}.description`] ?? "",
  }));
}

export function mailTextsIn(asked: string | null): MailTexts {
  const language = known(asked);
  const { demo } = TEXTS[language];
  const text = (key: string) => (demo[key] ?? key).replaceAll("{{product}}", PRODUCT.name);
  const { demoMails } = demoText;
  return {
    language,
    title: text(demoMails.title),
    intro: text(demoMails.intro),
    empty: text(demoMails.empty),
    to: text(demoMails.to),
    sent: text(demoMails.sent),
    refresh: text(demoMails.refresh),
    login: text(demoMails.login),
    mails: {
      recovery: {
        subject: text(demoMails.recoverySubject),
        text: withMinutes(text(demoMails.recoveryText), LIFETIMES.renewTokenMs),
        link: text(demoMails.recoveryLink),
      },
      passwordChanged: { subject: text(demoMails.changedSubject), text: text(demoMails.changedText), link: text(demoMails.changedLink) },
      support: {
        subject: text(demoMails.supportSubject),
        text: withMinutes(text(demoMails.supportText), LIFETIMES.supportTokenMs),
        link: text(demoMails.supportLink),
      },
    },
    supportTitle: text(demoMails.supportTitle),
    supportIntro: text(demoMails.supportIntro),
    supportSend: text(demoMails.supportSend),
  };
}

/** A mail says how long its link is good for, which only the lifetimes of the server know. */
function withMinutes(text: string, lifetimeMs: number): string {
  return text.replaceAll("{{minutes}}", String(lifetimeMs / MINUTE));
}

export function actionTextsIn(asked: string | null): ActionTexts {
  const language = known(asked);
  const { demo } = TEXTS[language];
  const { demoActions } = demoText;
  const text = (key: keyof typeof demoActions) => demo[demoActions[key]] ?? demoActions[key];
  return {
    language,
    title: text("title"),
    intro: text("intro"),
    empty: text("empty"),
    account: text("account"),
    bySupport: text("bySupport"),
    herd: text("herd"),
    type: text("type"),
    key: text("key"),
    applied: text("applied"),
    payload: text("payload"),
    refresh: text("refresh"),
  };
}

function known(language: string | null): LanguageId {
  return language !== null && isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

function isLanguage(language: string): language is LanguageId {
  return Object.hasOwn(TEXTS, language);
}
