import type { Diagnostic } from "../diagnostic/diagnostic";
import { sortFindings } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { allGrantsBeside } from "./allGrantsBeside";
import { applicationFolder } from "./applicationFolder";
import { applicationTwice } from "./applicationTwice";
import { bitTwice } from "./bitTwice";
import { capsOrder } from "./capsOrder";
import { codeTwice } from "./codeTwice";
import { codeUnheld } from "./codeUnheld";
import { codeWithoutRight } from "./codeWithoutRight";
import { defaultRouteElsewhere } from "./defaultRouteElsewhere";
import { dottedPath } from "./dottedPath";
import { duplicateEntry } from "./duplicateEntry";
import { emptyText } from "./emptyText";
import { everybodyHeld } from "./everybodyHeld";
import { fileName } from "./fileName";
import { frameBaseTwice } from "./frameBaseTwice";
import { frameOriginAddress } from "./frameOriginAddress";
import { frameOriginTwice } from "./frameOriginTwice";
import { grantElsewhere } from "./grantElsewhere";
import { grantUnused } from "./grantUnused";
import { herdTwice } from "./herdTwice";
import { homeNotHeld } from "./homeNotHeld";
import { iconDrawing } from "./iconDrawing";
import { iconTaken } from "./iconTaken";
import { labelPlaceholder } from "./labelPlaceholder";
import { languageCopied } from "./languageCopied";
import { languageTwice } from "./languageTwice";
import { listPage } from "./listPage";
import { localeLanguage } from "./localeLanguage";
import { loginTwice } from "./loginTwice";
import { logoRange } from "./logoRange";
import { missingCall } from "./missingCall";
import { missingFile } from "./missingFile";
import { missingPicture } from "./missingPicture";
import { missingTranslation } from "./missingTranslation";
import { oddText } from "./oddText";
import { offerField } from "./offerField";
import { opensWithoutParams } from "./opensWithoutParams";
import { orderTwice } from "./orderTwice";
import { orElseTwice } from "./orElseTwice";
import { originMissing } from "./originMissing";
import { paramSample } from "./paramSample";
import { paramWithoutColon } from "./paramWithoutColon";
import { pathSyntax } from "./pathSyntax";
import { personaHerds } from "./personaHerds";
import { personaLabelTwice } from "./personaLabelTwice";
import { personaTwice } from "./personaTwice";
import { publicFrameRoute } from "./publicFrameRoute";
import { redirectParams } from "./redirectParams";
import { requiredAfterOptional } from "./requiredAfterOptional";
import { reservedAddress } from "./reservedAddress";
import { routeAmbiguous } from "./routeAmbiguous";
import { routeCase } from "./routeCase";
import { routeNameCase } from "./routeNameCase";
import { routeUnguarded } from "./routeUnguarded";
import { routeWithoutFrame } from "./routeWithoutFrame";
import type { Rule, RuleOptions } from "./rule";
import { sameSeparator } from "./sameSeparator";
import { sandboxForbidden } from "./sandboxForbidden";
import { sandboxNoHelp } from "./sandboxNoHelp";
import { screenOnce } from "./screenOnce";
import { sectionContent } from "./sectionContent";
import { shopTwice } from "./shopTwice";
import { shortcutTarget } from "./shortcutTarget";
import { shortcutTooMany } from "./shortcutTooMany";
import { shortcutWeight } from "./shortcutWeight";
import { stuckDash } from "./stuckDash";
import { tabTarget } from "./tabTarget";
import { textPlaceholder } from "./textPlaceholder";
import { textUntranslated } from "./textUntranslated";
import { tileLabelAlike } from "./tileLabelAlike";
import { tileLabelTwice } from "./tileLabelTwice";
import { tileLink } from "./tileLink";
import { tileOpensRefusal } from "./tileOpensRefusal";
import { tileParamMissing } from "./tileParamMissing";
import { tileParamShape } from "./tileParamShape";
import { tileParamUnknown } from "./tileParamUnknown";
import { tileQueryParam } from "./tileQueryParam";
import { tileTarget } from "./tileTarget";
import { tileTwice } from "./tileTwice";
import { timeoutUnit } from "./timeoutUnit";
import { unknownAccountLevel } from "./unknownAccountLevel";
import { unknownApplication } from "./unknownApplication";
import { unknownCall } from "./unknownCall";
import { unknownCode } from "./unknownCode";
import { unknownContext } from "./unknownContext";
import { unknownDomain } from "./unknownDomain";
import { unknownFeature } from "./unknownFeature";
import { unknownFrameOrigin } from "./unknownFrameOrigin";
import { unknownGrant } from "./unknownGrant";
import { unknownHome } from "./unknownHome";
import { unknownIcon } from "./unknownIcon";
import { unknownLanguage } from "./unknownLanguage";
import { unknownList } from "./unknownList";
import { unknownOrigin } from "./unknownOrigin";
import { unknownParam } from "./unknownParam";
import { unknownPlaceholder } from "./unknownPlaceholder";
import { unknownRoute } from "./unknownRoute";
import { unknownSandbox } from "./unknownSandbox";
import { unknownSection } from "./unknownSection";
import { unknownShop } from "./unknownShop";
import { valueOrder } from "./valueOrder";

const RULES: readonly Rule[] = [
  allGrantsBeside,
  applicationFolder,
  applicationTwice,
  bitTwice,
  capsOrder,
  codeTwice,
  codeUnheld,
  codeWithoutRight,
  defaultRouteElsewhere,
  dottedPath,
  duplicateEntry,
  emptyText,
  everybodyHeld,
  fileName,
  frameBaseTwice,
  frameOriginAddress,
  frameOriginTwice,
  grantElsewhere,
  grantUnused,
  herdTwice,
  homeNotHeld,
  iconDrawing,
  iconTaken,
  labelPlaceholder,
  languageCopied,
  languageTwice,
  listPage,
  localeLanguage,
  loginTwice,
  logoRange,
  missingCall,
  missingFile,
  missingPicture,
  missingTranslation,
  oddText,
  offerField,
  opensWithoutParams,
  orElseTwice,
  orderTwice,
  originMissing,
  paramSample,
  paramWithoutColon,
  pathSyntax,
  personaHerds,
  personaLabelTwice,
  personaTwice,
  publicFrameRoute,
  redirectParams,
  requiredAfterOptional,
  reservedAddress,
  routeAmbiguous,
  routeCase,
  routeNameCase,
  routeUnguarded,
  routeWithoutFrame,
  sameSeparator,
  sandboxForbidden,
  sandboxNoHelp,
  screenOnce,
  sectionContent,
  shopTwice,
  shortcutTarget,
  shortcutTooMany,
  shortcutWeight,
  stuckDash,
  tabTarget,
  textPlaceholder,
  textUntranslated,
  tileLabelAlike,
  tileLabelTwice,
  tileLink,
  tileOpensRefusal,
  tileParamMissing,
  tileParamShape,
  tileParamUnknown,
  tileQueryParam,
  tileTarget,
  tileTwice,
  timeoutUnit,
  unknownAccountLevel,
  unknownApplication,
  unknownCall,
  unknownCode,
  unknownContext,
  unknownDomain,
  unknownFeature,
  unknownFrameOrigin,
  unknownGrant,
  unknownHome,
  unknownIcon,
  unknownLanguage,
  unknownList,
  unknownOrigin,
  unknownParam,
  unknownPlaceholder,
  unknownRoute,
  unknownSandbox,
  unknownSection,
  unknownShop,
  valueOrder,
];

/** All rules over a linked registry, sorted by place. */
export function runRules(model: RegistryModel, options: RuleOptions = {}): readonly Diagnostic[] {
  return sortFindings(RULES.flatMap((rule) => [...rule(model, options)]));
}
