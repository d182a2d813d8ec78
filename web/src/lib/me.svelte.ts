/** Account: who the player is; a first visit makes a guest account. */

import type { Looks, Me } from "../protocol/rest.gen.ts";
import { Refused, request } from "./api.ts";
import { readItem, writeItem } from "./storage.ts";

/** My own account. */
export type Account = Me;

const STORAGE_KEY = "palifico-met";
let account = $state.raw<Account | null>(null);
let asking: Promise<Account> | null = null;

/** My account, as soon as it is known. */
export const me: { readonly account: Account | null } = {
  get account() {
    return account;
  },
};

/** Return my account; create a guest account if there is none. */
export function ensureMe(): Promise<Account> {
  if (account) return Promise.resolve(account);
  asking ??= known()
    .then(async (found) => found ?? (await request<Account>("POST", "/api/me", {})))
    .then(met)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Load my account again, without creating one. */
export async function refreshMe(): Promise<void> {
  account = await found();
}

/** Load my account if this browser had one: looking around creates none. */
export async function knowMe(): Promise<void> {
  if (account || !readItem(STORAGE_KEY)) return;
  await refreshMe().catch(() => {}); // then no account is marked as mine
}

/** Change name, colour or shape. */
export async function changeMe(fields: Looks): Promise<void> {
  await ensureMe();
  met(await request<Account>("PATCH", "/api/me", fields));
}

/** Give the guest that I am a login and a password. */
export async function register(login: string, password: string): Promise<void> {
  await ensureMe();
  met(await request<Account>("POST", "/api/me/register", { login, password }));
}

/** Log in. */
export async function login(name: string, password: string): Promise<void> {
  met(await request<Account>("POST", "/api/login", { login: name, password }));
}

/** Leave this browser's session, or all of them. */
export async function logout(everywhere = false): Promise<void> {
  await request("POST", "/api/logout", { everywhere });
  forgetMe();
}

/** Change the password; ends all other sessions. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  await request("POST", "/api/me/password", { old, new: fresh });
}

/** Delete my data at the server. */
export async function deleteMe(password: string | null): Promise<void> {
  await request("POST", "/api/me/forget", { password });
  forgetMe();
}

/** Forget the account in this page and browser; the server is not asked. */
export function forgetMe(): void {
  account = null;
  writeItem(STORAGE_KEY, null);
}

function met(found: Account): Account {
  writeItem(STORAGE_KEY, "yes");
  account = found;
  return found;
}

/** A browser that never had an account need not ask for one. */
async function known(): Promise<Account | null> {
  return readItem(STORAGE_KEY) ? found() : null;
}

async function found(): Promise<Account | null> {
  try {
    return await request<Account>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}
