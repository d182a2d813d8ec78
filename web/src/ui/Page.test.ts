import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { expect, test } from "vitest";
import { go } from "../lib/router.svelte.ts";
import Page from "./Page.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Inside</p>" }));

test("a page names the window, has one heading, and a way back", () => {
  render(Page, { title: "The rules", back: "/", children });
  expect(document.title).toBe("The rules · Palifico");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getByRole("main")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/");
});

test("the heading has the focus after a way from page to page", async () => {
  render(Page, { title: "The rules", children });
  expect(document.activeElement).toBe(document.body);
  go("/rules/another");
  await tick();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "The rules" }));
});

test("a page whose heading is only heard still has one", () => {
  render(Page, { title: "Table", quiet: true, children });
  expect(screen.getByRole("heading", { level: 1, name: "Table" })).toBeTruthy();
});
