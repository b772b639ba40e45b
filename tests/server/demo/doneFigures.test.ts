import { expect, onTestFinished, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { DEMO } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { dayOf } from "../../../src/domain/inputs/calendarDay";
import type { PersonaHerd } from "../../../src/domain/session/persona";
import { lateEvents, lateTasks } from "../../../src/examples/desk/figures/lateEvents";
import { readChanges } from "../../../src/examples/herd/taskChanges";
import { workshopIn } from "../../../src/examples/herd/workshopOf";
import { herdOnDay } from "../../../src/examples/productPage/presentations/herdOnDay";
import { presentationOf } from "../../../src/examples/productPage/presentations/samples/presentationOf";
import { FR } from "../../../src/examples/productPage/presentations/texts/fr";
import { withDone } from "../../../src/examples/productPage/presentations/withDone";
import { notedId } from "../../../src/examples/productPage/presentations/withNoted";
import { subjectOf } from "../../../src/examples/subject/subjectOf";
import { GENERATED_REGISTRY } from "../../../src/server/registry/generatedRegistry";
import { siteOf, smallShell } from "../site/siteOf";
import { request, startBackend } from "../startBackend";

const PERSONA = PERSONAS["eleveur-lait"];
/** With several herds. */
const ALL = "tous-droits";
const HERD = PERSONA.herds[0]?.numCheptel ?? "";

async function signedIn(id: string = PERSONA.id) {
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  const { as } = await server.signIn(id, DEMO.password);
  let sent = 0;
  return {
    server,
    figures: async (herd?: string) => {
      const headers = { ...as(), ...(herd !== undefined && { "X-Num-Cheptel": herd }) };
      return (await server.call("GET", "/menu/api/figures", { headers })).json();
    },
    send: async (action: { readonly type: string; readonly payload: unknown; readonly from?: unknown }, numCheptel = HERD) => {
      sent += 1;
      const body = { numCheptel, at: "2026-05-04T08:30:00.000Z", ...action };
      const headers = { ...as(), "Idempotency-Key": `action-${sent}` };
      expect((await server.call("POST", "/syncManager/api/actions", { headers, body })).status).toBe(200);
    },
  };
}

/** The first two herds of the account that has several. */
function herdsOfAll(): readonly [PersonaHerd, PersonaHerd] {
  const [herd, other] = PERSONAS[ALL].herds;
  if (herd === undefined || other === undefined) throw new Error("no two herds");
  return [herd, other];
}

/** A task of the planning, as its page sends what was changed about it. */
function changed(task: string, values: object) {
  const before = { task, done: false, day: null, note: "" };
  return { type: "planning2.taskDone", payload: { ...before, ...values }, from: { about: task, base: before } };
}

/** Numbers that rows of their page count in: which route it has, and which of its figures that is. */
const COUNTED = [
  ["feeds-to-order", "alim2.aliment2", 1],
  ["feed-to-give", "alim2.distribution2", 3],
  ["tags-to-order", "mouvements.boucles.order", 1],
  ["unread-messages", "compte.communication", 0],
  ["unread-documents", "document.liste", 1],
  ["invoices-due", "compte.facture", 0],
  ["tasks-late", "mytask.board", 1],
] as const;

test("what is done on a page counts no more on its tile, as on the page, and taken back it counts again; in another herd nothing changes", async () => {
  const { server, figures, send } = await signedIn(ALL);
  const [{ numCheptel, laitier, allaitant }, other] = herdsOfAll();
  const [before, elsewhere] = [await figures(numCheptel), await figures(other.numCheptel)];
  const shown = herdOnDay(numCheptel, workshopIn({ laitier, allaitant }), dayOf(server.clock.now().getTime()));
  const fallen: string[] = [];
  for (const [figure, route, nth] of COUNTED) {
    const { application } = ROUTES[route];
    const { sample } = subjectOf(TABLES.applications[application]?.frame?.base ?? "", { route, params: {}, query: {} });
    if (sample === "form") throw new Error(route);
    const page = presentationOf(sample, { ...shown, route }, FR);
    const act = page.list.rows.flatMap((row) => row.act ?? []).find(({ counts }) => counts.some(([of, by]) => of === nth && by < 0));
    // Not every herd has something to do on every page.
    if (act === undefined) continue;
    const record = (done: boolean) => send({ type: `${application}.rowDone`, payload: { page: sample, row: act.id, done } }, numCheptel);
    const number = async () => (await figures(numCheptel))[figure];
    await record(true);
    const onPage = withDone(page, new Set([act.id]), { rows: [], text: "" }).figures[nth]?.value;
    expect([figure, (await number()).value]).toEqual([figure, onPage]);
    expect([figure, onPage]).not.toEqual([figure, before[figure].value]);
    await record(false);
    expect([figure, await number()]).toEqual([figure, before[figure]]);
    await record(true);
    fallen.push(figure);
  }
  expect(fallen.length).toBeGreaterThan(4);
  expect(await figures(other.numCheptel)).toEqual(elsewhere);
});

test("a row of another application's page, or what is no row at all, changes no number", async () => {
  const { figures, send } = await signedIn();
  const before = await figures();
  const row = { page: "messages", row: "results", done: true };
  await send({ type: "feed.rowDone", payload: row });
  for (const payload of [{ ...row, page: "documents" }, { ...row, row: 3 }, { ...row, done: "yes" }, null, "results"])
    await send({ type: "notifications.rowDone", payload });
  expect(await figures()).toEqual(before);
  await send({ type: "notifications.rowDone", payload: row });
  expect(await figures()).not.toEqual(before);
});

test("what is noted on a page changes the number on its tile as it does on the page", async () => {
  const { figures, send } = await signedIn();
  const before = Number((await figures())["tags-to-order"].value);
  expect(before).toBeGreaterThan(2);
  await send({ type: "mouvement.rowDone", payload: { page: "tags", row: notedId(1, ["0", "2"]), done: true } });
  expect((await figures())["tags-to-order"].value).toBe(String(before - 2));
});

test("what is done on the planning counts no more on its tile", async () => {
  const { figures, send } = await signedIn();
  const before = Number((await figures())["late-events"].value);
  // Of all that cows may have to have done, some is late.
  for (let animal = 1; animal <= 160; animal++)
    for (const kind of ["velage", "confirmation"]) await send(changed(`${kind}-${animal}`, { done: true }));
  expect(Number((await figures())["late-events"].value)).toBeLessThan(before);
});

test("of a few herds, what is done or put off on the planning of one is late no more in the lists of herds nor on the desk, which is told no note", async () => {
  const { server, figures, send } = await signedIn(ALL);
  const shell = smallShell();
  onTestFinished(shell.remove);
  const site = siteOf(server, shell.dir);
  const [{ numCheptel, laitier, allaitant }, other] = herdsOfAll();
  const herd = { numCheptel, kind: laitier ? (allaitant ? "both" : "dairy") : "beef" } as const;
  const today = dayOf(server.clock.now().getTime());
  const late = async () => (await figures())["urgent-herds"].byHerd.late;
  const before = await late();
  const [first, second] = lateTasks(herd, today);
  await send(changed(first?.id ?? "", { done: true }), numCheptel);
  await send(changed(second?.id ?? "", { day: "2026-06-01", note: "not for everybody" }), numCheptel);
  const after = await late();
  expect(after).toEqual({ ...before, [numCheptel]: before[numCheptel] - 2 });
  expect((await figures(numCheptel))["late-events"].value).toBe(String(after[numCheptel]));
  const told = async (of: string) => (await site(request("GET", `/demo/tasks?herd=${of}`))).text();
  expect(lateEvents({ ...herd, changes: readChanges(JSON.parse(await told(numCheptel))) }, today)).toBe(after[numCheptel]);
  expect(await told(numCheptel)).not.toContain("everybody");
  expect(await told(other.numCheptel)).toBe("{}");
});

test("the planning is told of each task what anybody has made of it, with the note", async () => {
  const { server, send } = await signedIn();
  const shell = smallShell();
  onTestFinished(shell.remove);
  const site = siteOf(server, shell.dir);
  await send(changed("velage-12", { done: true, note: "twins" }));
  const told = await (await site(request("GET", `/demo/tasks?herd=${HERD}&notes=true`))).json();
  expect(told).toEqual({ "velage-12": { done: true, day: null, note: "twins" } });
});
