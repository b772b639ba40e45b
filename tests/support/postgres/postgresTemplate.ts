import type { TestProject } from "vitest/node";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { databaseAt, onServer } from "./postgresServer";

declare module "vitest" {
  export interface ProvidedContext {
    /** Server and name of the migrated database that every test gets a copy of; absent on the embedded database. */
    readonly postgres?: { readonly server: string; readonly template: string };
  }
}

const TEMPLATE = "clarine_template";

/** Brings one database up to date before the tests: a copy is quicker than the migrations. */
export default async function prepareTemplate(project: TestProject): Promise<void> {
  const server = process.env.TEST_POSTGRES ?? "";
  await onServer(server, `drop database if exists ${TEMPLATE}`, `create database ${TEMPLATE}`);
  const database = await openDatabase(databaseAt(server, TEMPLATE));
  await database.destroy();
  project.provide("postgres", { server, template: TEMPLATE });
}
