import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";
import { startLoadDemoAccounts } from "../../../src/flows/boot/loadDemoAccounts";
import { DemoStore } from "../../../src/stores/demoStore";

test("the accounts of the demo are asked for by whoever is not signed in, in the language of the page", () => {
  const asked: string[] = [];
  const accounts = {
    list: async (language: string) => {
      asked.push(language);
      return [];
    },
  };
  const session = observable({ signedIn: true });
  const language = observable({ current: "fr" });
  const stores = { demo: new DemoStore(true), language, session };
  startLoadDemoAccounts({ accounts, log: { warn: () => {} } }, stores);
  runInAction(() => {
    language.current = "de";
  });
  expect(asked, "nobody signed in chooses among them").toEqual([]);
  runInAction(() => {
    session.signedIn = false;
  });
  runInAction(() => {
    language.current = "es";
  });
  expect(asked).toEqual(["de", "es"]);
});
