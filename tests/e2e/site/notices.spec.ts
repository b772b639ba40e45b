import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ALLOWED_LICENCES, LICENCE_TEXTS } from "./allowedLicences";

/** Packages of a file of notices. */
function named(text: string): readonly string[] {
  return [...text.matchAll(/^## (\S+) - /gm)].map(([, name]) => name ?? "");
}

/** `@hono/node-server/serve-static` is of the package `@hono/node-server`. */
function importedPackages(file: string): readonly string[] {
  const imported = [...readFileSync(file, "utf8").matchAll(/\bfrom "((?:@[\w-]+\/)?[\w-]+)[^"]*"/g)].map(([, name]) => name ?? "");
  return [...new Set(imported)].filter((name) => name !== "node");
}

test("the licences of what browsers get are served as text, and the build lists the packages of browser and server", async ({
  request,
}) => {
  const notices = await request.get("/notices.txt");
  expect(notices.headers()["content-type"]).toMatch(/^text\/plain/);
  const shipped = named(await notices.text());
  expect(shipped).toEqual(expect.arrayContaining(["react", "mobx", "penpal", "zod"]));
  const { bomFormat, components } = JSON.parse(readFileSync("dist/sbom.json", "utf8"));
  const listed: string[] = components.map(({ name }: { name: string }) => name);
  const server = importedPackages("dist/server/main.js");
  expect([bomFormat, server.length > 5]).toEqual(["CycloneDX", true]);
  // Not of the shell's own bundle: drawn from the registry, of the service worker, of a sub-application.
  expect(named(await notices.text())).toEqual(expect.arrayContaining(["@iconify-json/tabler", "workbox-precaching", "vue"]));
  const ofServer = readFileSync("dist/server/notices.txt", "utf8");
  expect(named(ofServer)).toEqual(expect.arrayContaining([...server, "pg-types"]));
  expect([...shipped, ...named(ofServer)].filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed).toContain("@libsql/win32-x64-msvc");
  expect(listed).not.toContain("typescript");
  const licences = [await notices.text(), ofServer].flatMap((text) => [...text.matchAll(/^## \S+ - [\d.]+ \((.+)\)$/gm)]);
  expect(licences.map(([, licence]) => licence).filter((licence) => !ALLOWED_LICENCES.includes(licence ?? ""))).toEqual([]);
  for (const part of [await notices.text(), ofServer].flatMap((text) => text.split(/^## (?=\S+ - \d)/m).slice(1)))
    expect(part).toMatch(LICENCE_TEXTS);
});
