// npm run bench [-- --only GROUP] [--format json]: every figure beside its baseline, in one run. See README.md.
import { parseArgs } from "node:util";
import { asJson, asTable } from "./figure.mjs";
import { installPeers } from "./peers.mjs";
import { closeWorkFolder, openWorkFolder } from "./workFolder.mjs";

/** Loaded one by one, since some need packages that others do without. */
const GROUPS = {
  generation: () => import("./groups/generation.mjs"),
  upToDate: () => import("./groups/upToDate.mjs"),
  check: () => import("./groups/check.mjs"),
  editing: () => import("./groups/editing.mjs"),
  growth: () => import("./groups/growth.mjs"),
  matching: () => import("./groups/matching.mjs"),
  menu: () => import("./groups/menu.mjs"),
  proofs: () => import("./groups/proofs.mjs"),
  typeCheck: () => import("./groups/typeCheck.mjs"),
  start: () => import("./groups/start.mjs"),
  signIn: () => import("./groups/signIn.mjs"),
  backend: () => import("./groups/backend.mjs"),
  recovery: () => import("./groups/recovery.mjs"),
  strangers: () => import("./groups/strangers.mjs"),
  boot: () => import("./groups/boot.mjs"),
  offline: () => import("./groups/offline.mjs"),
  offlineQueue: () => import("./groups/offlineQueue.mjs"),
  actions: () => import("./groups/actions.mjs"),
  busyFrame: () => import("./groups/busyFrame.mjs"),
  messages: () => import("./groups/messages.mjs"),
  frameSwitch: () => import("./groups/frameSwitch.mjs"),
  frameMemory: () => import("./groups/frameMemory.mjs"),
  brokenFrames: () => import("./groups/brokenFrames.mjs"),
  poorLine: () => import("./groups/poorLine.mjs"),
  lighthouse: () => import("./groups/lighthouse.mjs"),
};
const USAGE = `npm run bench -- [--only ${Object.keys(GROUPS).join("|")}]… [--format text|json]`;
const NOTES =
  "Ratios are of processor time, to the baseline of the same run. Peers read one file a route; the registry holds many in one.\n";

const options = readOptions();
const figures = [];
const failures = [];
for (const name of options.groups) {
  console.error(`${name} …`);
  try {
    const group = await GROUPS[name]();
    if (group.needsPeers) installPeers();
    figures.push(...(await group.measure(openWorkFolder())));
  } catch (error) {
    failures.push(`${name} was not measured. ${error.message}`);
  } finally {
    closeWorkFolder();
  }
}
process.stdout.write(options.json ? asJson(figures) : `\n${asTable(figures)}\n${NOTES}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 || figures.some(({ ok }) => ok === false) ? 1 : 0;

function readOptions() {
  try {
    const { values } = parseArgs({ options: { only: { type: "string", multiple: true }, format: { type: "string", default: "text" } } });
    const groups = values.only ?? Object.keys(GROUPS);
    if (!["text", "json"].includes(values.format)) throw new Error(`There is no format "${values.format}".`);
    for (const name of groups) if (!Object.hasOwn(GROUPS, name)) throw new Error(`There is no group "${name}".`);
    return { groups, json: values.format === "json" };
  } catch (error) {
    console.error(`${error.message}\nUsage: ${USAGE}`);
    process.exit(2);
  }
}
