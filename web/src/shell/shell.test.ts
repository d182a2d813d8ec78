import { beforeEach, expect, test, vi } from "vitest";
import { arrivedAt } from "../ui/headingFocus.ts";
import { placeOf } from "./nav.ts";
import { reloadOnce } from "./reload.ts";
import { isBigScreen, isTable, match } from "./routes.ts";

beforeEach(() => sessionStorage.clear());

test.each([
  ["/", "", {}],
  ["/new", "new", {}],
  ["/t/k3", "t/k3", { id: "k3" }],
  ["/t/k3/screen", "t/screen", { id: "k3" }],
  ["/t/k3/local", "t/local", { id: "k3" }],
  ["/c/ABC", "c/ABC", { code: "ABC" }],
  ["/rules", "rules", {}],
  ["/rules/box", "rules", { edition: "box" }],
  ["/rules/box/example", "rules/example", { edition: "box" }],
  ["/learn/", "learn", {}],
  ["/people/a%20b", "people/a%20b", { id: "a b" }],
])("%s leads to a screen", (path, key, props) => {
  expect(match(path)).toMatchObject({ key, props });
});

test.each([
  "/t",
  "/t/",
  "/nothing",
  "/new/more",
  "/t/a/b",
  "/constructor",
  "/rules/a/b",
  "/rules//example",
  "/rules/a/example/b",
  "/rules/a/constructor",
])("%s leads nowhere", (path) => {
  expect(match(path).key).toBe("nowhere");
});

test("another edition of the rules is the same screen, another table is another one", () => {
  expect(match("/rules/a").key).toBe(match("/rules/b").key);
  expect(match("/t/a").key).not.toBe(match("/t/b").key);
});

test("only a table gets the slim header", () => {
  expect(["/", "/t/a", "/rules"].map(isTable)).toEqual([false, true, false]);
  expect(["/t/a", "/t/a/screen"].map(isBigScreen)).toEqual([false, true]);
});

test.each([
  ["/", "/"],
  ["/t/abc", "/"],
  ["/rules/box", "/rules"],
  ["/compare", "/rules"],
  ["/people/x", "/people"],
])("in the menu %s is found under %s", (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test("a page that misses parts is loaded anew once, not for ever", () => {
  const reload = vi.fn();
  expect(reloadOnce(1_000_000, reload)).toBe(true);
  expect(reloadOnce(1_005_000, reload)).toBe(false);
  expect(reloadOnce(1_100_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("whoever is offline keeps the page", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  expect(reloadOnce(5_000_000, vi.fn())).toBe(false);
});

test("the heading takes the focus after a way inside the page, not at first", () => {
  expect(arrivedAt("/", true)).toBe(false);
  expect(arrivedAt("/", true)).toBe(false);
  expect(arrivedAt("/rules", false)).toBe(true);
});

test("a page that draws itself anew gives its heading the focus if nothing else has it", () => {
  arrivedAt("/me");
  arrivedAt("/learn");
  expect(arrivedAt("/learn", false)).toBe(false);
  expect(arrivedAt("/learn", true)).toBe(true);
});
