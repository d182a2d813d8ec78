/** Who I am here. Whoever comes for the first time is a guest at once. */

import type { Looks, Me } from "../protocol/rest.gen.ts";
import { ask, Refused } from "./api.ts";
import { keep, kept } from "./kept.ts";

/** My own account. */
export type Account = Me;

const MET = "palifico-met";
let account = $state.raw<Account | null>(null);
let asking: Promise<Account> | null = null;

/** My account, as soon as it is known. */
export const me: { readonly account: Account | null } = {
  get account() {
    return account;
  },
};

/** My account; whoever has none becomes a guest. */
export function ensureMe(): Promise<Account> {
  if (account) return Promise.resolve(account);
  asking ??= known()
    .then(async (found) => found ?? (await ask<Account>("POST", "/api/me", {})))
    .then(met)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Ask anew who I am; nobody is made a guest by it. */
export async function refreshMe(): Promise<void> {
  account = await found();
}

/** Learn who I am, unless I was never here: a look around makes nobody a guest. */
export async function knowMe(): Promise<void> {
  if (account || !kept(MET)) return;
  await refreshMe().catch(() => {}); // then nobody is marked as me
}

/** Change name, colour or shape. */
export async function changeMe(fields: Looks): Promise<void> {
  await ensureMe();
  met(await ask<Account>("PATCH", "/api/me", fields));
}

/** Give the guest that I am a login and a password. */
export async function register(login: string, password: string): Promise<void> {
  await ensureMe();
  met(await ask<Account>("POST", "/api/me/register", { login, password }));
}

/** Be somebody with a login again. */
export async function login(name: string, password: string): Promise<void> {
  met(await ask<Account>("POST", "/api/login", { login: name, password }));
}

/** Leave this browser's session, or all of them. */
export async function logout(everywhere = false): Promise<void> {
  await ask("POST", "/api/logout", { everywhere });
  forgetMe();
}

/** Change the password; ends all other sessions. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  await ask("POST", "/api/me/password", { old, new: fresh });
}

/** Delete my data at the server. */
export async function deleteMe(password: string | null): Promise<void> {
  await ask("POST", "/api/me/forget", { password });
  forgetMe();
}

function forgetMe(): void {
  account = null;
  keep(MET, null);
}

function met(found: Account): Account {
  keep(MET, "yes");
  account = found;
  return found;
}

/** Whoever was never here need not ask whether they are known. */
async function known(): Promise<Account | null> {
  return kept(MET) ? found() : null;
}

async function found(): Promise<Account | null> {
  try {
    return await ask<Account>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}
