import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { type Locale, locales } from "#kit/core/locale.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { legalPages } from "#modules/consent/contract/legal-pages.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const { call, people, deps } = await customersFixture(database);
await aMember(database, "U20000001", { firstName: "Andi", mobile: "+6281210000009" });

const hour = (number: number) => new Date(Date.UTC(2026, 10, 12, number));
/** A version of a page that was published at this hour. */
const publish = async (at: number, path: string, version: number, text: string, device: "pc" | "h5" = "pc") => {
  const column = (locale: Locale) => ({ id: "a", kind: "html", html: `<h2>${text} ${locale}</h2>` });
  const contents = Object.fromEntries(
    locales.map((locale) => [locale, { content: { columns: [column(locale)] }, seo: {} }]),
  );
  await sql`
    insert into content.page_version (path, device, version, contents, author, published_at)
    values (${path}, ${device}, ${version}, ${JSON.stringify(contents)}, 'Maya', ${hour(at)})`.execute(database.kysely);
};
/** A consent to the terms at this hour. */
const consent = (at: number) =>
  inTransaction(database, (trx) =>
    recordConsent(
      trx,
      { ...deps, clock: testClock(hour(at).toISOString()) },
      {
        subject: { kind: "member", userCode: "U20000001" },
        ...{ purpose: "terms", textVersion: "1", locale: "id-ID", given: true, form: "checkout", address: "" },
      },
    ),
  );
const shown = (variables: object, headers?: { cookie: string }) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  call<any>(
    `query adminLegalVersion($page: String!, $device: String!, $version: Int!, $language: String) {
      adminLegalVersion(page: $page, device: $device, version: $version, language: $language) {
        page device version language html isWhole versions { device version author publishedAt } } }`,
    variables,
    headers,
  );
const references = async () => {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  const { consents } = await call<any>(
    `query adminCustomer($code: String!) { adminCustomer(code: $code) {
      consents { purpose language legal { page device version publishedAt } } } }`,
    { code: "U20000001" },
    people.sari,
  );
  return consents;
};

test("MC-06 each consent refers to the version of the legal pages that was live when it was given, and staff read that version", async () => {
  await publish(2, legalPages.privacy, 1, "Privacy one");
  await publish(3, legalPages.privacy, 1, "Privacy on a phone", "h5");
  await publish(4, legalPages.terms, 1, "Terms one");
  await publish(6, legalPages.privacy, 2, "Privacy two");
  for (const at of [1, 5, 7]) await consent(at);

  // The newest first; before the first version there is none to refer to.
  const found = await references();
  const said = found.map(({ legal }: { legal: { page: string; device: string; version: number }[] }) =>
    legal.map(({ page, device, version }) => `${page} ${device} ${version}`),
  );
  expect(said).toEqual([
    ["privacy h5 1", "privacy pc 2", "terms pc 1"],
    ["privacy h5 1", "privacy pc 1", "terms pc 1"],
    [],
  ]);
  const [reference] = found[1].legal.filter(({ device }: { device: string }) => device === "pc");
  const { page, device, version } = reference;
  expect(await shown({ page, device, version, language: found[1].language }, people.sari)).toEqual({
    ...{ page: "privacy", device: "pc", version: 1, language: "id-ID" },
    html: "<h2>Privacy one id-ID</h2>",
    isWhole: true,
    versions: [
      { device: "pc", version: 2, author: "Maya", publishedAt: expect.any(String) },
      { device: "h5", version: 1, author: "Maya", publishedAt: expect.any(String) },
      { device: "pc", version: 1, author: "Maya", publishedAt: reference.publishedAt },
    ],
  });
});

test("drafts and pages nobody consents to are not shown, nor anything without the permission", async () => {
  const first = { page: "privacy", device: "pc", version: 1 };
  expect(await shown({ ...first, version: 9 })).toBeNull();
  expect(await shown({ ...first, page: "home" })).toBe("INVALID_INPUT");
  expect(await shown({ ...first, device: "tv" })).toBe("INVALID_INPUT");
  expect(await shown({ ...first, version: 0 })).toBe("INVALID_INPUT");
  expect(await shown({ ...first, language: "fr-FR" })).toMatchObject({ language: "en-US" });
  expect(await shown(first, people.putu)).toBe("FORBIDDEN");
  expect(await shown(first, { cookie: "" })).toBe("STAFF_ONLY");
});
