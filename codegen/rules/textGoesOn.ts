import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { LinkedText, Place, RegistryModel } from "../link/model";
import { quoted } from "../read/quoted";

/** `fr: La qualité` above `et, surtout: la prise`: words before a colon, at a place among texts, that are the rest of the text above. */
export function textGoesOn(model: RegistryModel, texts: LinkedText["texts"], language: string, place: Place): Diagnostic | null {
  const written = Object.keys(texts);
  const before = written[written.indexOf(language) - 1];
  if (before === undefined) return null;
  const at = model.locate(place, "key");
  const above = model.locate({ ...place, path: [...place.path.slice(0, -1), before] }, "key");
  const isBeside = above.line === at.line;
  const whole = `${before}: ${quoted([texts[before], `${language}: ${texts[language]}`].join(isBeside ? ", " : " "))}`;
  return finding(at, "unknown-language", `"${language}" is not a language of languages.yaml; the text of "${before}" goes on here.`, {
    hint: isBeside
      ? `Put the whole text in quotes: ${whole}`
      : `Write ${whole} in line ${above.line}, and remove ${at.line === above.line + 1 ? "this line" : `line ${at.line}`}.`,
  });
}
