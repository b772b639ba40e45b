import type { Texts } from "../../parts/textsIn";
import type { CardTexts } from "./cardTexts";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";

export const TEXTS: Texts<CardTexts> = { fr: FR, en: EN, de: DE, es: ES, it: IT };
