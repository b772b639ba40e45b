// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useShell } from "../../src/sdk/react";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

function Card({ name }: { name: string }) {
  const { state, context } = useShell();
  return <p data-name={name}>{`${state} ${context?.params.id ?? ""}`}</p>;
}

test("a component is drawn with the context and again at every change, and two components share one connection", async () => {
  window.location.hash = "#/detail/12?id=12";
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => {
    root.render([<Card key="a" name="a" />, <Card key="b" name="b" />]);
  });
  const texts = () => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(texts()).toEqual(["stand-alone 12", "stand-alone 12"]);
  await act(async () => {
    window.location.hash = "#/detail/13?id=13";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(texts()).toEqual(["stand-alone 13", "stand-alone 13"]);
  await act(async () => root.unmount());
  place.remove();
});
