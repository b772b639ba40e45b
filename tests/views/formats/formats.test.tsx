// @vitest-environment happy-dom

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BusinessName } from "../../../src/views/formats/BusinessName";
import { HerdNumber } from "../../../src/views/formats/HerdNumber";
import { NationalNumber } from "../../../src/views/formats/NationalNumber";

function drawn(view: ReactNode): Element {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(view);
  const [first] = place.children;
  if (first === undefined) throw new Error("nothing was drawn");
  return first;
}

const strong = (element: Element) => [...element.querySelectorAll("strong")].map(({ textContent }) => textContent);

test("the last four digits of a national number are emphasised, after the country and the middle digits in pairs [FMT-04]", () => {
  const number = drawn(<NationalNumber number="fr 35 1234 5678" />);
  expect(strong(number)).toEqual(["5678"]);
  expect([...number.children].map(({ textContent }) => textContent)).toEqual(["FR", "35", "12", "34", "5678"]);
  expect(number.textContent).toBe("FR3512345678");
});

test("a short national number is its emphasised part alone", () => {
  const number = drawn(<NationalNumber number="5678" />);
  expect([...number.children].map(({ textContent }) => textContent)).toEqual(["5678"]);
});

test("a long herd number is shortened for the eye, and whole as tooltip and for the ear [FMT-05]", () => {
  const number = drawn(<HerdNumber number="FR351234567" />);
  expect(number.getAttribute("title")).toBe("FR351234567");
  expect(number.querySelector("[aria-hidden]")?.textContent).toBe("…351234567");
  expect(number.querySelector(".visuallyHidden")?.textContent).toBe("FR351234567");
});

test("a herd number of ten characters is shown once and whole [FMT-05]", () => {
  const number = drawn(<HerdNumber number="FR35123456" />);
  expect(number.outerHTML).not.toContain("title");
  expect(number.textContent).toBe("FR35123456");
});

test("a business name shows its lead and main part, and the whole name as tooltip [FMT-01] [FMT-02]", () => {
  const name = drawn(<BusinessName name="GAEC DU MOULIN BLEU" />);
  expect(strong(name)).toEqual(["MOULIN"]);
  expect(name.textContent).toBe("MOULIN BLEU");
  expect(name.getAttribute("title")).toBe("GAEC DU MOULIN BLEU");
  expect(drawn(<BusinessName name="GAEC" more="FR35123456" />).getAttribute("title")).toBe("GAEC · FR35123456");
});

test.each(["<b>x</b>", "{{x}}", "$t(x)", "\u202egnol", "🐄", "x".repeat(10_000)])("a name is text, whatever it holds: %.20s", (text) => {
  expect(drawn(<BusinessName name={text} />).textContent).toBe(text);
});
