import type { Texts } from "../../parts/textsIn";
import { DE } from "./de";
import { EN } from "./en";
import type { EnvoisTexts } from "./envoisTexts";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";

export const TEXTS: Texts<EnvoisTexts> = { fr: FR, en: EN, de: DE, es: ES, it: IT };
