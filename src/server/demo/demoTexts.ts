import { LABELS as CATALOGUE_DE } from "../../../generated/labels/de/catalogue";
import { LABELS as PAGES_DE } from "../../../generated/labels/de/pages";
import { LABELS as CATALOGUE_EN } from "../../../generated/labels/en/catalogue";
import { LABELS as PAGES_EN } from "../../../generated/labels/en/pages";
import { LABELS as CATALOGUE_ES } from "../../../generated/labels/es/catalogue";
import { LABELS as PAGES_ES } from "../../../generated/labels/es/pages";
import { LABELS as CATALOGUE_FR } from "../../../generated/labels/fr/catalogue";
import { LABELS as PAGES_FR } from "../../../generated/labels/fr/pages";
import { LABELS as CATALOGUE_IT } from "../../../generated/labels/it/catalogue";
import { LABELS as PAGES_IT } from "../../../generated/labels/it/pages";
import { DEFAULT_LANGUAGE, type LanguageId } from "../../../generated/languages";
import { PERSONAS } from "../../../generated/personas";
import { DEMO, PRODUCT } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import type { ActionTexts } from "./actionPage";
import type { DemoAccounts } from "./demoPages";
import type { MailTexts } from "./mailPage";

type Labels = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<LanguageId, { readonly catalogue: Labels; readonly pages: Labels }>> = {
  de: { catalogue: CATALOGUE_DE, pages: PAGES_DE },
  en: { catalogue: CATALOGUE_EN, pages: PAGES_EN },
  es: { catalogue: CATALOGUE_ES, pages: PAGES_ES },
  fr: { catalogue: CATALOGUE_FR, pages: PAGES_FR },
  it: { catalogue: CATALOGUE_IT, pages: PAGES_IT },
};

/** The demo accounts for the login page, with their names in the language asked for. */
export function demoAccountsIn(language: string | null): DemoAccounts {
  const { catalogue } = TEXTS[known(language)];
  return Object.keys(PERSONAS).map((id) => ({
    login: id,
    password: DEMO.password,
    label: catalogue[`persona.${id}`] ?? id,
    story: catalogue[`persona.${id}.story`] ?? "",
  }));
}

export function mailTextsIn(asked: string | null): MailTexts {
  const language = known(asked);
  const { pages } = TEXTS[language];
  const text = (key: string) => (pages[key] ?? key).replaceAll("{{product}}", PRODUCT.name);
  const { demoMails } = pagesText;
  return {
    language,
    title: text(demoMails.title),
    intro: text(demoMails.intro),
    empty: text(demoMails.empty),
    to: text(demoMails.to),
    sent: text(demoMails.sent),
    refresh: text(demoMails.refresh),
    login: text(demoMails.login),
    recovery: { subject: text(demoMails.recoverySubject), text: text(demoMails.recoveryText), link: text(demoMails.recoveryLink) },
    support: { subject: text(demoMails.supportSubject), text: text(demoMails.supportText), link: text(demoMails.supportLink) },
    supportTitle: text(demoMails.supportTitle),
    supportIntro: text(demoMails.supportIntro),
    supportSend: text(demoMails.supportSend),
  };
}

export function actionTextsIn(asked: string | null): ActionTexts {
  const language = known(asked);
  const { pages } = TEXTS[language];
  const { demoActions } = pagesText;
  const text = (key: keyof typeof demoActions) => pages[demoActions[key]] ?? demoActions[key];
  return {
    language,
    title: text("title"),
    intro: text("intro"),
    empty: text("empty"),
    account: text("account"),
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
