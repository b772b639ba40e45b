import { PortMessenger } from "penpal";
import { expect, expectTypeOf, test } from "vitest";
import { readFrameUser } from "../../src/protocol/frames/messages/frameUser";
import { type ConnectOptions, PROTOCOL_VERSION, type PrepareHerd, type Shell, ShellError } from "../../src/sdk";
import { handshake } from "../../src/sdk/handshake";
import { stubOver } from "../../src/sdk/stub/stubOver";
import { fakePage } from "../support/fakePage";
import { testClock } from "../support/testClock";

test("outside the shell a page stands alone and reads path and parameters from its own address", async () => {
  const page = fakePage("#/aliment2/12/variation/detail?id=12&tab=a");
  const shell = await handshake({}, { page, clock: testClock() });
  expect(shell.state).toBe("stand-alone");
  expect(shell.address.path).toBe("aliment2/12/variation/detail");
  expect(shell.context).toMatchObject({ route: null, numCheptel: null, language: "fr", params: { id: "12", tab: "a" } });
});

test("standing alone, a change of the hash opens another page", async () => {
  const page = fakePage("#/detail/12?id=12");
  const shell = await handshake({}, { page, clock: testClock() });
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
  const shell = await handshake({}, { page: fakePage(), clock: testClock() });
  expect(await shell.navigate("card.detail", { id: "12" })).toEqual({ ok: false, error: "stand-alone" });
  expect(await shell.getUser()).toEqual({ ok: false, error: "stand-alone" });
});

test("standing alone, a question is asked by the browser", async () => {
  const shell = await handshake({}, { page: fakePage(), clock: testClock() });
  expect(await shell.confirm("Supprimer ?", { accept: "Oui", refuse: "Non" })).toEqual({ ok: true, value: true });
  expect(shell.draft).toBeNull();
  expect(shell.may("anything")).toBe(false);
});

test("in a frame where nobody answers the handshake is tried three times, then the error says what to do", async () => {
  const clock = testClock();
  const ports: MessagePort[] = [];
  const messenger = () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    return new PortMessenger({ port: port1 });
  };
  const connecting = handshake({}, { page: fakePage(), clock, messenger }).catch((error: unknown) => error);
  await clock.advance(10_000);
  const error = await connecting;
  expect(error).toBeInstanceOf(ShellError);
  expect(error).toMatchObject({ code: "no-answer", message: expect.stringContaining("shellOrigin") });
  expect(ports).toHaveLength(6);
  expect(clock.pending()).toBe(0);
  for (const port of ports) port.close();
});

test("a shell that listens late is met by the next attempt", async () => {
  const clock = testClock();
  const channels = [new MessageChannel(), new MessageChannel(), new MessageChannel()];
  let attempt = 0;
  const messenger = () => new PortMessenger({ port: channels[attempt++]?.port1 ?? new MessageChannel().port1 });
  const connecting = handshake({}, { page: fakePage(), clock, messenger });
  await clock.advance(2000);
  const stub = stubOver(new PortMessenger({ port: channels[1]?.port2 ?? new MessageChannel().port2 }), { draft: '{"a":1}' });
  const shell = await connecting;
  expect(shell.state).toBe("connected");
  expect(shell.draft).toEqual({ a: 1 });
  expect(stub.version()).toBe(PROTOCOL_VERSION);
  shell.close();
  stub.close();
  expect(clock.pending()).toBe(0);
  for (const { port1 } of channels) port1.close();
});

test("a page is told of five thousand herds", async () => {
  const { port1, port2 } = new MessageChannel();
  const infoCheptels = Array.from({ length: 5000 }, (_, at) => ({
    numCheptel: `FR35${100_000 + at}`,
    raisonSociale: `GAEC du Moulin ${at}`,
    nom: "Le Garrec",
    prenom: "Yves",
    ville: "Bréal-sous-Vitré",
  }));
  const stub = stubOver(new PortMessenger({ port: port2 }), { user: readFrameUser({ infoCheptels }) });
  const shell = await handshake({}, { page: fakePage(), clock: testClock(), messenger: () => new PortMessenger({ port: port1 }) });
  const user = await shell.getUser();
  expect(user.ok && user.value.infoCheptels?.length).toBe(5000);
  shell.close();
  stub.close();
  port1.close();
});

test("a page that takes data along answers for the herd that is asked for from its first moment; another one says that it has none", async () => {
  const ask = async (options: ConnectOptions) => {
    const { port1, port2 } = new MessageChannel();
    const stub = stubOver(new PortMessenger({ port: port2 }));
    const messenger = () => new PortMessenger({ port: port1 });
    const shell = await handshake(options, { page: fakePage(), clock: testClock(), messenger });
    const answer = await stub.prepareHerd("FR2");
    shell.close();
    stub.close();
    port1.close();
    return answer;
  };
  const prepareHerd: PrepareHerd = async ({ numCheptel, laitier }) => ({ herd: { numCheptel, laitier } });
  expect(await ask({ prepareHerd })).toEqual({ ok: true, value: [{ index: "herd", value: { numCheptel: "FR2", laitier: true } }] });
  expect(await ask({})).toEqual({ ok: false, error: "not-handled" });
});

test("the error names the origin of the parent page, where the browser knows it, and an invalid origin", async () => {
  const clock = testClock();
  const { port1, port2 } = new MessageChannel();
  const page = { ...fakePage(), parentOrigin: () => "https://shell.example" };
  const connecting = handshake({ timeoutMs: 10 }, { page, clock, messenger: () => new PortMessenger({ port: port1 }) }).catch(
    (error: unknown) => error,
  );
  await clock.advance(10);
  expect(await connecting).toMatchObject({ message: expect.stringContaining('connectToShell({ shellOrigin: "https://shell.example" })') });
  port2.close();
  for (const [shellOrigin, said] of [
    ["https://shell.example/", "write https://shell.example"],
    ["shell.example", "https://host"],
  ] as const) {
    const refused = handshake({ shellOrigin }, { page, clock, messenger: () => new PortMessenger({ port: port1 }) });
    await expect(refused).rejects.toMatchObject({ code: "bad-option", message: expect.stringContaining(said) });
  }
});

test("a shell that speaks an older version is met by the versions both speak, and one that speaks none is named", async () => {
  const meet = async (versions: readonly number[]) => {
    const { port1, port2 } = new MessageChannel();
    const stub = stubOver(new PortMessenger({ port: port2 }), { versions });
    const met = await handshake({}, { page: fakePage(), clock: testClock(), messenger: () => new PortMessenger({ port: port1 }) }).then(
      (shell) => {
        shell.close();
        return stub.version();
      },
      (error: unknown) => (error instanceof ShellError ? error.code : error),
    );
    stub.close();
    port1.close();
    return met;
  };
  expect(await meet([PROTOCOL_VERSION + 1, PROTOCOL_VERSION])).toBe(PROTOCOL_VERSION);
  expect(await meet([PROTOCOL_VERSION + 1])).toBe("no-common-version");
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
