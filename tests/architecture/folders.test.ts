import { expect, test } from "vitest";
import { measureHouse } from "../house/measureHouse";

test("no folder holds more files than one looks through", () => {
  expect(measureHouse(process.cwd()).fullFolders).toEqual([]);
});
