import type { Texts } from "../../parts/textsIn";
import { DE } from "./de";
import type { DeskTexts } from "./deskTexts";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";

export const TEXTS: Texts<DeskTexts> = { fr: FR, en: EN, de: DE, es: ES, it: IT };
