import { getContext, setContext } from "svelte";

/** What a field tells the control inside it, so that label, hint and error belong to it. */
export interface FieldTies {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const KEY = Symbol("field");

/** Offers the ties of a field to the control inside it. */
export function offerTies(ties: FieldTies): void {
  setContext(KEY, ties);
}

/** The ties of the field around this control, if there is one. */
export function fieldTies(): FieldTies | undefined {
  return getContext<FieldTies | undefined>(KEY);
}
