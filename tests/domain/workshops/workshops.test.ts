import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LABELS } from "../../../generated/labels/fr/shell";
import { PERSONAS } from "../../../generated/personas";
import { OFFER_LABEL, OFFER_LABEL_FOR, WORKSHOPS } from "../../../generated/workshops";
import { readProfile, type UserProfile } from "../../../src/domain/session/profile";
import { offerLabel } from "../../../src/domain/workshops/offerLabel";
import { changedWorkshops, choiceOf, toggleWorkshop, withWorkshops } from "../../../src/domain/workshops/workshopChoice";
import { activeWorkshops } from "../../../src/domain/workshops/workshopStates";

const DAIRY = "LAITIER";
const BEEF = "ALLAITANT";

function herd(laitier: boolean, allaitant: boolean, shops: UserProfile["shops"] = []): UserProfile {
  return readProfile({ id: "1", email: "a@b.fr", numCheptel: "FR35123456", laitier, allaitant, shops });
}

describe("the offer label of a technician", () => {
  const offer = (emetteur: string, offre: string, prescripteur: string) => offerLabel(OFFER_LABEL, { emetteur, offre, prescripteur });

  test.each([
    ["Conseil Ouest", "Suivi complet", "Coopérative", "Conseil Ouest - Suivi complet"],
    ["Conseil Ouest", "", "Coopérative", "Conseil Ouest - Coopérative"],
    ["Conseil Ouest", "  ", "Coopérative", "Conseil Ouest - Coopérative"],
    ["Conseil Ouest", "", "", "Conseil Ouest"],
    ["", "Suivi complet", "Coopérative", "Suivi complet"],
    ["", "", "Coopérative", "Coopérative"],
    ["", "", "", ""],
  ])("joins the sender %j with the subscriber %j or the prescriber %j: %j [SHP-04] [SHP-05]", (emetteur, offre, prescripteur, label) =>
    expect(offer(emetteur, offre, prescripteur)).toBe(label),
  );

  test("shows what it is given as it is: braces in a name stand for nothing", () => {
    expect(offer("{offre}", "$& {x}", "")).toBe("{offre} - $& {x}");
  });

  test("the template is configuration, and so is who is shown it [SHP-05]", () => {
    const fields = { emetteur: "A", offre: "", prescripteur: "C" };
    expect(offerLabel("[{prescripteur} / {emetteur}]", fields)).toBe("[C / A]");
    expect(offerLabel("{offre} · {inconnu}", fields)).toBe("");
    expect(OFFER_LABEL_FOR).toEqual(["TECHNICIEN"]);
  });

  test("the demo technicians have one by their subscriber and one by their prescriber [SHP-04]", () => {
    const of = (id: "technicien-multi" | "technicien-hors-ligne") => offerLabel(OFFER_LABEL, readProfile(PERSONAS[id].profile));
    expect(of("technicien-multi")).toBe("Conseil Élevage Ouest - Suivi complet");
    expect(of("technicien-hors-ligne")).toBe("Montagne Conseil - Coopérative des Volcans");
  });
});

test.each([
  [[DAIRY], BEEF, "M"],
  [[DAIRY, BEEF], BEEF, "L"],
  [[DAIRY, BEEF], DAIRY, "A"],
  [[DAIRY], DAIRY, "A"],
  [[], DAIRY, "L"],
] as const)("toggling in %j the workshop %s flips it and finds the context anew: %s [SHP-06]", (active, value, context) => {
  const before = choiceOf(WORKSHOPS, new Set(active));
  const after = toggleWorkshop(WORKSHOPS, before, value);
  expect(after.active.has(value)).toBe(!before.active.has(value));
  expect(after.context).toBe(context);
  expect([...before.active]).toEqual(active);
});

test("only the workshops whose flag changed are sent, each with its whole entry [SHP-09] [SHP-11]", () => {
  const profile = herd(true, false);
  expect(changedWorkshops(WORKSHOPS, profile, new Set([DAIRY]))).toEqual([]);
  expect(changedWorkshops(WORKSHOPS, profile, new Set([DAIRY, BEEF]))).toEqual([
    { value: BEEF, label: "shop.ALLAITANT", typo: "A", actif: true },
  ]);
  expect(changedWorkshops(WORKSHOPS, profile, new Set())).toEqual([{ value: DAIRY, label: "shop.LAITIER", typo: "L", actif: false }]);
  for (const { label } of changedWorkshops(WORKSHOPS, profile, new Set([BEEF]))) expect(LABELS[label]).toBeTruthy();
});

test("toggling twice changes nothing, and what is taken over is what was chosen", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.subarray([DAIRY, BEEF]), (laitier, allaitant, toggled) => {
      const profile = herd(laitier, allaitant);
      const start = choiceOf(WORKSHOPS, activeWorkshops(WORKSHOPS, profile));
      const choice = toggled.reduce((state, value) => toggleWorkshop(WORKSHOPS, state, value), start);
      const next = withWorkshops(WORKSHOPS, profile, choice);
      expect(activeWorkshops(WORKSHOPS, next)).toEqual(choice.active);
      expect(next.contexteElevage).toBe(choice.context);
      expect(
        changedWorkshops(WORKSHOPS, profile, choice.active)
          .map(({ value }) => value)
          .sort(),
      ).toEqual([...toggled].sort());
      expect(changedWorkshops(WORKSHOPS, next, choice.active)).toEqual([]);
      const back = toggled.reduce((state, value) => toggleWorkshop(WORKSHOPS, state, value), choice);
      expect(back.active).toEqual(start.active);
    }),
  );
});
