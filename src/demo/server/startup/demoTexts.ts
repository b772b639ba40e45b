import { LABELS as CATALOGUE_DE } from "../../../../generated/labels/de/catalogue";
import { LABELS as SHELL_DE } from "../../../../generated/labels/de/shell";
import { LABELS as CATALOGUE_EN } from "../../../../generated/labels/en/catalogue";
import { LABELS as SHELL_EN } from "../../../../generated/labels/en/shell";
import { LABELS as CATALOGUE_ES } from "../../../../generated/labels/es/catalogue";
import { LABELS as SHELL_ES } from "../../../../generated/labels/es/shell";
import { LABELS as CATALOGUE_FR } from "../../../../generated/labels/fr/catalogue";
import { LABELS as SHELL_FR } from "../../../../generated/labels/fr/shell";
import { LABELS as CATALOGUE_IT } from "../../../../generated/labels/it/catalogue";
import { LABELS as SHELL_IT } from "../../../../generated/labels/it/shell";
import { DEFAULT_LANGUAGE, type LanguageId } from "../../../../generated/languages";
import { PERSONAS } from "../../../../generated/personas";
import { DEMO, PRODUCT } from "../../../../generated/settings";
import { shellText } from "../../../../generated/text/shell";
import type { DemoAccounts, MailTexts } from "../site/demoPages";

type Labels = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<LanguageId, { readonly catalogue: Labels; readonly shell: Labels }>> = {
  de: { catalogue: CATALOGUE_DE, shell: SHELL_DE },
  en: { catalogue: CATALOGUE_EN, shell: SHELL_EN },
  es: { catalogue: CATALOGUE_ES, shell: SHELL_ES },
  fr: { catalogue: CATALOGUE_FR, shell: SHELL_FR },
  it: { catalogue: CATALOGUE_IT, shell: SHELL_IT },
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
  const { shell } = TEXTS[language];
  const text = (key: string) => (shell[key] ?? key).replaceAll("{{product}}", PRODUCT.name);
  const { demoMails } = shellText;
  return {
    language,
    title: text(demoMails.title),
    intro: text(demoMails.intro),
    empty: text(demoMails.empty),
    to: text(demoMails.to),
    sent: text(demoMails.sent),
    subject: text(demoMails.subject),
    recoverySubject: text(demoMails.recoverySubject),
    recoveryText: text(demoMails.recoveryText),
    recoveryLink: text(demoMails.recoveryLink),
  };
}

function known(language: string | null): LanguageId {
  return language !== null && isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

function isLanguage(language: string): language is LanguageId {
  return Object.hasOwn(TEXTS, language);
}
