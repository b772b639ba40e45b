#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { checkPage } from "./checkPage";

const USAGE = "conformance ADDRESS [--shell-origin ORIGIN] [--deep-link /detail/12?id=12] [--timeout-ms 10000]";
const SDK = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

await main();

async function main(): Promise<void> {
  const given = readArguments();
  if (given === null) {
    console.error(`Usage: ${USAGE}\nCHROMIUM_PATH names the browser; without it the one of Playwright is used.`);
    process.exitCode = 2;
    return;
  }
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  try {
    const { address, ...options } = given;
    const findings = await checkPage(await browser.newContext(), address, { ...options, sdk: SDK });
    for (const { rule, shell, wrong } of findings)
      console.log(`${wrong === null ? "ok    " : "FAILED"}  ${shell}: ${rule}${wrong === null ? "" : `. ${wrong}`}`);
    const broken = findings.filter(({ wrong }) => wrong !== null).length;
    console.log(`${findings.length - broken} rules kept, ${broken} broken`);
    process.exitCode = broken === 0 ? 0 : 1;
  } catch (error) {
    console.error(`The page could not be checked. ${error instanceof Error ? error.message : ""}`);
    process.exitCode = 2;
  } finally {
    await browser.close();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "shell-origin": { type: "string" }, "deep-link": { type: "string" }, "timeout-ms": { type: "string" } },
    });
    const [address] = positionals;
    if (address === undefined || positionals.length > 1) return null;
    const { "shell-origin": shellOrigin, "deep-link": deepLink, "timeout-ms": timeout } = values;
    return {
      address: new URL(address).href,
      ...(shellOrigin === undefined ? {} : { shellOrigin: new URL(shellOrigin).origin }),
      ...(deepLink === undefined ? {} : { deepLink }),
      ...(timeout === undefined ? {} : { timeoutMs: Number(timeout) }),
    };
  } catch {
    // An unknown option or an address that is none.
    return null;
  }
}
