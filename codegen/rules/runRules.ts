import type { Diagnostic } from "../diagnostic/diagnostic";
import { sortFindings } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { applicationFolder } from "./applicationFolder";
import { emptyText } from "./emptyText";
import { fileName } from "./fileName";
import { frameBaseTwice } from "./frameBaseTwice";
import { frameOriginAddress } from "./frameOriginAddress";
import { loginTwice } from "./loginTwice";
import { missingFile } from "./missingFile";
import { missingTranslation } from "./missingTranslation";
import { opensWithoutParams } from "./opensWithoutParams";
import { originMissing } from "./originMissing";
import { paramSample } from "./paramSample";
import { pathSyntax } from "./pathSyntax";
import { publicFrameRoute } from "./publicFrameRoute";
import { redirectParams } from "./redirectParams";
import { requiredAfterOptional } from "./requiredAfterOptional";
import { reservedAddress } from "./reservedAddress";
import { routeAmbiguous } from "./routeAmbiguous";
import { routeCase } from "./routeCase";
import { routeUnguarded } from "./routeUnguarded";
import { routeWithoutFrame } from "./routeWithoutFrame";
import type { Rule, RuleOptions } from "./rule";
import { sandboxForbidden } from "./sandboxForbidden";
import { sandboxNoHelp } from "./sandboxNoHelp";
import { screenOnce } from "./screenOnce";
import { shortcutTarget } from "./shortcutTarget";
import { shortcutTooMany } from "./shortcutTooMany";
import { shortcutWeight } from "./shortcutWeight";
import { tabTarget } from "./tabTarget";
import { textPlaceholder } from "./textPlaceholder";
import { tileLink } from "./tileLink";
import { tileOpensRefusal } from "./tileOpensRefusal";
import { tileParamMissing } from "./tileParamMissing";
import { tileParamShape } from "./tileParamShape";
import { tileParamUnknown } from "./tileParamUnknown";
import { tileTarget } from "./tileTarget";
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

const RULES: readonly Rule[] = [
  applicationFolder,
  emptyText,
  fileName,
  frameBaseTwice,
  frameOriginAddress,
  loginTwice,
  missingFile,
  missingTranslation,
  opensWithoutParams,
  originMissing,
  paramSample,
  pathSyntax,
  publicFrameRoute,
  redirectParams,
  requiredAfterOptional,
  reservedAddress,
  routeAmbiguous,
  routeCase,
  routeUnguarded,
  routeWithoutFrame,
  sandboxForbidden,
  sandboxNoHelp,
  screenOnce,
  shortcutTarget,
  shortcutTooMany,
  shortcutWeight,
  tabTarget,
  textPlaceholder,
  tileLink,
  tileOpensRefusal,
  tileParamMissing,
  tileParamShape,
  tileParamUnknown,
  tileTarget,
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
];

/** All rules over a linked registry, sorted by place. */
export function runRules(model: RegistryModel, options: RuleOptions = {}): readonly Diagnostic[] {
  return sortFindings(RULES.flatMap((rule) => [...rule(model, options)]));
}
