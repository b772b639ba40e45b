import type { Texts } from "../../../parts/textsIn";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";
import type { PresentationTexts } from "./presentationTexts";

export const TEXTS: Texts<PresentationTexts> = { fr: FR, en: EN, de: DE, es: ES, it: IT };
