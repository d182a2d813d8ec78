import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tableOf } from "../../../tests/sample_table.ts";
import type { HouseTold } from "../../protocol/rest.gen.ts";
import type { TableStore } from "../../table/tableStore.svelte.ts";
import ChangeDialog from "./ChangeDialog.svelte";
import { transferHouseRules } from "./houseRuleTransfer.ts";

type Asked = { edition: string; options: Record<string, boolean>; house: Record<string, number> };
const NOW = {
  edition: "paco",
  options: {},
  house: { dice_each: 3, show_stop: "true", calza: true },
};
const BOX = { options: [], groups: [] };

/** A server where Piatnik knows no stopping, and plays with calza anyway. */
function judge({ edition, options, house }: Asked): Partial<HouseTold> {
  const isPiatnik = edition === "piatnik";
  if (isPiatnik && "show_stop" in house)
    return { ok: false, differences: [], fault: { code: "x", field: "show_stop", why: "No." } };
  const { calza, ...others } = house;
  const left = isPiatnik ? others : house;
  const differences = Object.entries(left).map(([field, value]) => ({
    field,
    value,
    text: `${field} is ${value}.`,
    changed: "house" as const,
  }));
  return { ok: true, differences, fault: null, options, house: left };
}

afterEach(() => void vi.unstubAllGlobals());

function serve(answer: (asked: Asked) => unknown = judge): void {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
    Response.json(url.startsWith("/api/house") ? answer(JSON.parse(String(init.body))) : BOX),
  );
}

describe("house rules on their way to another box", () => {
  it("stay where they hold, and are named where they do not", async () => {
    serve();
    expect(await transferHouseRules(NOW, "piatnik", {})).toEqual({
      edition: "piatnik",
      options: {},
      house: { dice_each: 3 },
      stay: ["dice_each is 3."],
      go: ["show_stop is true."],
      boxed: 1,
    });
  });

  it("give way to an option that is chosen there", async () => {
    serve();
    const { house } = await transferHouseRules(NOW, "azteca", { calza: false });
    expect(house).toEqual({ dice_each: 3, show_stop: "true" });
  });

  it("all go where the server cannot say which is to blame, and it ends", async () => {
    const wrong = { ok: false, differences: [], options: {}, house: {} };
    serve(({ edition, ...asked }) =>
      edition === "paco" ? judge({ edition, ...asked }) : { ...wrong, fault: null },
    );
    const { house, go } = await transferHouseRules(NOW, "piatnik", {});
    expect([house, go.length]).toEqual([{}, 3]);
  });
});

describe("the dialog", () => {
  const settings = { ...tableOf(4).settings, ...NOW };

  function open() {
    const sent = vi.fn(async () => undefined);
    const store = { send: sent } as unknown as TableStore;
    render(ChangeDialog, { store, settings, open: true });
    return sent;
  }
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText("Edition of the rules"), { target: { value } });
  const save = () => fireEvent.submit(document.querySelector("form") as HTMLFormElement);

  it("says what is lost before it is, and keeps the rest", async () => {
    serve();
    const sent = open();
    await choose("piatnik");
    expect(
      await screen.findByText(/does not fit Perudo, Piatnik and will be dropped/),
    ).toBeTruthy();
    expect(screen.getByText("show_stop is true.")).toBeTruthy();
    expect(screen.getByText("This house rule stays:")).toBeTruthy();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith("change", {
      settings: expect.objectContaining({ edition: "piatnik", house: { dice_each: 3 } }),
    });
  });

  it("changes nothing for whoever saves before it could be read", async () => {
    serve();
    const sent = open();
    await choose("piatnik");
    await save();
    expect(await screen.findByText("show_stop is true.")).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});
