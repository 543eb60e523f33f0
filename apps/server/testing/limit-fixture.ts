import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { shopDatabase } from "./shop-database.ts";
import { startTestShop } from "./start-test-shop.ts";

export const shopSecret = "the secret of a shop whose limits are used up";
export const clubToken = "the-credential-of-the-shop-at-its-club";
export const rightPassword = "Main-bola7";

type Headers = Readonly<Record<string, string>>;
/** One call; returns the error code of its failure, or "ok". */
export type Call = () => Promise<string>;
/** For each limit a caller with its own key; two invocations make two callers who share no key. */
export type Callers = Readonly<Record<string, () => Promise<Call>>>;

const seconds = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;

/** The rows of docs/limits.md by name. */
export function documentedLimits(): Map<string, { limit: number; windowSeconds: number; code: string | null }> {
  const page = readFileSync(new URL("../../../docs/limits.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  return new Map(
    rows.map((row) => {
      const [name = "", , figure = "", window = "", , answer = ""] = row
        .split("|")
        .slice(1)
        .map((cell) => cell.trim());
      const [, amount = "", unit = ""] = /^(\d+) (second|minute|hour|day)/.exec(window) ?? [];
      const code = /`([A-Z_]+)`/.exec(answer)?.[1] ?? null;
      const windowSeconds = Number(amount) * seconds[unit as keyof typeof seconds];
      return [name.replaceAll("`", ""), { limit: Number(figure), windowSeconds, code }];
    }),
  );
}

/** The whole shop behind a proxy, so that callers can have different network addresses. */
export async function limitFixture() {
  const { database, url } = await shopDatabase();
  const env = { SHOP_ROLE: "all", SHOP_TRUST_PROXY: "1", SHOP_SECRET: shopSecret, SHOP_CLUB_TOKEN: clubToken };
  const shop = await startTestShop({ databaseUrl: url, env });
  const passwordHash = await hashSecret(rightPassword);
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  /** A network address used by one caller only. */
  const anAddress = () => `203.0.113.${next()}`;
  const aNumber = () => `8123${String(1_000_000 + next())}`;
  const from = (address: string): Headers => ({ "x-forwarded-for": address });

  const post = async <Data>(query: string, headers: Headers, variables: Record<string, unknown> = {}) => {
    // Operations of staff belong to the back office's endpoint.
    const send = /^\s*\w+ (?:staff|admin)[A-Z]/.test(query) ? shop.postToAdmin : shop.post;
    const response = await send<Record<string, { errorCode?: string | null; code?: string; data?: Data }>>({
      query,
      variables,
      headers,
    });
    const reply = Object.values(response.body.data ?? {})[0];
    if (!reply) throw new Error(JSON.stringify(response.body));
    return { code: reply.errorCode ?? "ok", data: reply.data, cookies: response.cookies };
  };
  const codeOf = (query: string, headers: Headers, variables: Record<string, unknown> = {}) =>
    post(query, headers, variables).then(({ code }) => code);
  const guest = async (address = anAddress()): Promise<Headers> => {
    const query = "mutation guestInit { guestInit { errorCode data { userAuthToken } } }";
    const { data } = await post<{ userAuthToken: string }>(query, from(address));
    return { ...from(address), authorization: `Bearer ${data?.userAuthToken}` };
  };
  const login = `mutation memberLogin($account: String!, $password: String!) {
    memberLogin(input: { account: $account, password: $password }) { errorCode data { userAuthToken } } }`;
  /** A member with a fresh sign-in, and the cookies of their browser. */
  const member = async () => {
    const userCode = `LIMIT${next()}`;
    const { email: given } = await aMember(database, userCode, { passwordHash });
    const email = given ?? "";
    const address = anAddress();
    const { data, cookies } = await post<{ userAuthToken: string }>(login, from(address), {
      account: email,
      password: rightPassword,
    });
    const cookie = cookies.map((text) => text.split(";", 1)[0]).join("; ");
    const device = /knownDevice=[^;]+/.exec(cookie)?.[0] ?? "";
    return { userCode, email, device, headers: { ...from(address), authorization: `Bearer ${data?.userAuthToken}` } };
  };
  const wrongPassword = (account: string, headers: Headers) =>
    post(login, headers, { account, password: "Salah-sekali9" }).then(({ code }) => code);
  /** Posts a form of the club's site; returns its status and page. */
  const form = (path: string, address: string, fields: Readonly<Record<string, string>>) =>
    sendRaw(shop.address + path, {
      method: "POST",
      headers: { ...from(address), "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  return { shop, database, anAddress, aNumber, from, post, codeOf, guest, member, wrongPassword, form };
}

export type LimitFixture = Awaited<ReturnType<typeof limitFixture>>;

/** This many calls at once: how many were refused with this code. */
export async function refusedOf(calls: number, call: Call, code: string): Promise<number> {
  const replies = await Promise.all(Array.from({ length: calls }, call));
  return replies.filter((reply) => reply === code).length;
}

/**
 * Exhausts a counted limit. The first call shows that it is counted under the limit's name; the counter is then set so that two
 * more may pass, and of five parallel calls exactly two do. Another key is served meanwhile.
 */
export async function expectToHold(
  { database }: Pick<LimitFixture, "database">,
  name: string,
  { one, other }: { readonly one: Call; readonly other: Call | null },
): Promise<void> {
  const known = documentedLimits().get(name);
  if (!known?.code) throw new Error(`docs/limits.md says nothing about ${name}`);
  const { limit, windowSeconds, code } = known;
  const db = database.kysely;
  await sql`delete from kit.rate_limit`.execute(db);
  expect(await one()).not.toBe(code);
  const { rows } = await sql<{ key: string; seconds: number }>`
    select key, extract(epoch from expires_at - now())::float8 as seconds from kit.rate_limit
    where key = ${name} or starts_with(key, ${`${name}:`})`.execute(db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(windowSeconds);
  const key = rows[0]?.key ?? "";
  // The counters contain no network address.
  expect(key).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  const left = Math.min(2, limit);
  await sql`delete from kit.rate_limit where key <> ${key}`.execute(db);
  // For an hour, so that the window cannot end on a slow machine.
  await sql`update kit.rate_limit set count = ${limit - left}, expires_at = now() + interval '1 hour' where key = ${key}`.execute(
    db,
  );
  expect(await refusedOf(left + 3, one, code)).toBe(3);
  if (other) expect(await other()).not.toBe(code);
}
