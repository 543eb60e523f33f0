import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { type KeyUse, keyEnds, orderKey } from "./order-link.ts";

/** Passes per cookie: more than a visitor needs in half an hour, and small enough for a cookie. */
const mostEntries = 8;
const entry = /^(BB[A-HJ-NP-Z2-9]{10}):([0-9a-z.]{1,80})$/;
const passMinutes = 30;

type Settings = { readonly secret: string; readonly https: boolean };
type Entry = { readonly code: string; readonly key: string; readonly ends: Date };
type Kind = { readonly cookieName: string; readonly use: KeyUse };

const passes: Kind = { cookieName: "order-pass", use: "order-link" };
const proofs: Kind = { cookieName: "order-proof", use: "order-proof" };

function entriesIn(header: string | undefined, { secret, https }: Settings, now: Date, kind: Kind): Entry[] {
  return (readCookie(header, cookieNameOver(kind.cookieName, https)) ?? "")
    .split("|")
    .slice(0, mostEntries)
    .flatMap((text) => {
      const [, code, key] = entry.exec(text) ?? [];
      const ends = code && key ? keyEnds(secret, code, key, now, kind.use) : null;
      return code && key && ends ? [{ code, key, ends }] : [];
    });
}

type Added = { readonly code: string; readonly until: Date };

function cookieWith(header: string | undefined, settings: Settings, added: Added, now: Date, kind: Kind): string {
  const { code, until } = added;
  const others = entriesIn(header, settings, now, kind).filter((one) => one.code !== code);
  const key = orderKey(settings.secret, code, until, kind.use);
  const entries = [{ code, key, ends: until }, ...others].slice(0, mostEntries);
  const last = Math.max(...entries.map(({ ends }) => ends.getTime()));
  const seconds = Math.max(0, Math.ceil((last - now.getTime()) / 1000));
  const value = entries.map((one) => `${one.code}:${one.key}`).join("|");
  return cookieText({ name: kind.cookieName, value, seconds, https: settings.https });
}

/** The orders a browser may read by its cookie, without forged and expired entries. */
export const passesIn = (header: string | undefined, settings: Settings, now: Date): Entry[] =>
  entriesIn(header, settings, now, passes);

/** The cookie that lets a browser read one more order, for half an hour (D-59). */
export const passCookie = (header: string | undefined, settings: Settings, code: string, now: Date): string =>
  cookieWith(header, settings, { code, until: new Date(now.getTime() + passMinutes * 60_000) }, now, passes);

/** The orders whose contact a browser has proved (D-89). */
export const proofsIn = (header: string | undefined, settings: Settings, now: Date): Entry[] =>
  entriesIn(header, settings, now, proofs);

/** The cookie that lets a browser act on one more order; for half an hour after a code, or for as long as its link proves. */
export const proofCookie = (
  header: string | undefined,
  settings: Settings,
  code: string,
  now: Date,
  until: Date = new Date(now.getTime() + passMinutes * 60_000),
): string => cookieWith(header, settings, { code, until }, now, proofs);
