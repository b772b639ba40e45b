import type { Texts } from "../../parts/textsIn";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";
import type { PlanningTexts } from "./planningTexts";

export const TEXTS: Texts<PlanningTexts> = { fr: FR, en: EN, de: DE, es: ES, it: IT };
