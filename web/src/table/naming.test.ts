import { expect, test } from "vitest";
import { tableOf } from "../../tests/sample_table.ts";
import { spelledCode, tableName } from "./naming.ts";

test("a code is read aloud in two groups of capitals", () => {
  expect(spelledCode("tjzrjb")).toBe("TJZ RJB");
  expect(spelledCode("abc")).toBe("ABC");
});

test("a table is called by its title, else by its code", () => {
  const table = { ...tableOf(2), code: "tjzrjb" };
  expect(tableName(table)).toBe("Table TJZ RJB");
  const titled = { ...table, settings: { ...table.settings, title: "Friday night" } };
  expect(tableName(titled)).toBe("Friday night");
});
