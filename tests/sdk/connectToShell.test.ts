import { PortMessenger } from "penpal";
import { expect, expectTypeOf, test } from "vitest";
import { connectToShell, type Shell, ShellError } from "../../src/sdk";
import { fakePage } from "../support/fakePage";
import { testClock } from "../support/testClock";

test("outside the shell a page stands alone and reads path and parameters from its own address", async () => {
  const page = fakePage("#/aliment2/12/variation/detail?id=12&tab=a");
  const shell = await connectToShell({}, { page, clock: testClock() });
  expect(shell.state).toBe("stand-alone");
  expect(shell.address.path).toBe("aliment2/12/variation/detail");
  expect(shell.context).toMatchObject({ route: null, numCheptel: null, language: "fr", params: { id: "12", tab: "a" } });
});

test("standing alone, a change of the hash opens another page", async () => {
  const page = fakePage("#/detail/12?id=12");
  const shell = await connectToShell({}, { page, clock: testClock() });
  const seen: unknown[] = [];
  const stop = shell.onOpen(({ params }) => seen.push(params.id));
  page.goTo("#/detail/13?id=13");
  stop();
  page.goTo("#/detail/14?id=14");
  shell.close();
  page.goTo("#/detail/15?id=15");
  expect(seen).toEqual(["13"]);
  expect(shell.context.params).toEqual({ id: "14" });
});

test("standing alone, calls are answered, not thrown", async () => {
  const shell = await connectToShell({}, { page: fakePage(), clock: testClock() });
  expect(await shell.navigate("card.detail", { id: "12" })).toEqual({ ok: false, error: "stand-alone" });
  expect(await shell.getUser()).toEqual({ ok: false, error: "stand-alone" });
});

test("in a frame where nobody answers the author is told after 10 s what to do", async () => {
  const clock = testClock();
  const { port1, port2 } = new MessageChannel();
  const connecting = connectToShell({}, { page: fakePage(), clock, messenger: new PortMessenger({ port: port1 }) }).catch(
    (error: unknown) => error,
  );
  await clock.advance(10_000);
  const error = await connecting;
  expect(error).toBeInstanceOf(ShellError);
  expect(error).toMatchObject({ code: "no-answer", message: expect.stringContaining("shellOrigin") });
  expect(clock.pending()).toBe(0);
  port2.close();
});

test("route names and parameters are typed for an author who passes their table", () => {
  interface Routes {
    readonly "card.detail": { readonly id: string };
    readonly "notebook.main": Readonly<Record<never, never>>;
    readonly "notebook.pharmacy": { readonly id?: string };
  }
  const use = (shell: Shell<Routes>) => {
    void shell.navigate("card.detail", { id: "12" });
    void shell.navigate("notebook.main");
    void shell.navigate("notebook.pharmacy");
    // @ts-expect-error a required parameter is missing
    void shell.navigate("card.detail");
    // @ts-expect-error no such route
    void shell.navigate("card.details", { id: "12" });
    // @ts-expect-error a number is no parameter value
    void shell.navigate("card.detail", { id: 12 });
  };
  expectTypeOf(use).toBeFunction();
});
