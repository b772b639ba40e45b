import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../support/projectCopy";
import { enter } from "../support/shell";

test("npm start where nothing was built yet builds, names the demo accounts, and they can sign in", async ({ page }) => {
  test.setTimeout(300_000);
  const root = copyProject("start");
  // As in the terminal of somebody new: a test that builds with Vite leaves NODE_ENV in the process of the tests.
  const { DEMO: _, NODE_ENV: __, ...usual } = process.env;
  const env = { ...usual, PORT: "0", DATA_DIR: join(root, ".data") };
  const server = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  try {
    let said = "";
    for await (const chunk of server.stdout) {
      said += chunk;
      if (said.includes("tous-droits")) break;
    }
    expect(said).toContain("eleveur-lait");
    await enter(page, "eleveur-lait", /http:\S+\d/.exec(said)?.[0]);
  } finally {
    server.kill("SIGTERM");
    await ended;
    rmSync(root, { recursive: true, force: true });
  }
});
