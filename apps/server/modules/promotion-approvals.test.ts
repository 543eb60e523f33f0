import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { recordDocuments } from "../testing/record-fixture.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_PROMOTION_BUDGET_LIMIT: "10000000" } });
/** Mita makes promotions, Rani and Tono approve prices, Bima does both. */
const mita = await staffSession(database, "mita@approvals.test", "marketing");
const rani = await staffSession(database, "rani@approvals.test", "finance");
const tono = await staffSession(database, "tono@approvals.test", "finance");
const bima = await staffSession(database, "bima@approvals.test", "marketing", "finance");

await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);
const { rows: skus } = await sql<{ product: string; code: string; price: number }>`
  select product_code as product, sku.code, sku.price::int as price from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  where ships_from is null and sku.sale_price = sku.price and sku.price > 100000 order by sku.code limit 8`.execute(
  database.kysely,
);
const [first, second] = skus;
if (!first || !second) throw new Error("the fixture shop has too few SKUs");
await sql`update inventory.stock set quantity = sold + 50 where sku_code = any(${skus.map(({ code }) => code)})`.execute(
  database.kysely,
);

type Sku = typeof first;
type Fields = Readonly<Record<string, Json>>;
type Session = { readonly cookie: string };

/** The data of an operation, or the code of the error it was refused with. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
async function call(query: string, variables: object, headers: Session): Promise<any> {
  const { body } = await shop.postToAdmin<Record<string, unknown>>({ query, variables: { ...variables }, headers });
  return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
}
const listOf = (fields: Fields) => Object.entries(fields).map(([path, value]) => ({ path, value }));
const create = (id: string, fields: Fields, who = mita) =>
  call(
    recordDocuments.save,
    { input: { type: "promotion", id, version: 0, create: true, changes: listOf(fields) } },
    who,
  );
async function save(id: string, fields: Fields, who = mita) {
  const { version } = await read(id);
  return call(recordDocuments.save, { input: { type: "promotion", id, version, changes: listOf(fields) } }, who);
}
const read = (id: string) => call(recordDocuments.read, { type: "promotion", id }, mita);
const statusOf = async (id: string): Promise<string> => (await read(id)).state.status;
const waitingFor = async (id: string, who = rani) =>
  (
    await call(
      `query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) { proposals {
        id kind title path isOutdated isMine canDecide changes { path before after } } } }`,
      { input: { subject: `promotion:${id}` } },
      who,
    )
  ).proposals;
const approve = (id: string, who = rani) =>
  call(
    `mutation adminApproveProposal($input: AdminProposalInput!) { adminApproveProposal(input: $input) {
      success errorCode errorMessage } }`,
    { input: { id } },
    who,
  );
const stop = (id: string) =>
  call(
    "mutation adminStopPromotion($input: AdminStopPromotionInput!) { adminStopPromotion(input: $input) { success } }",
    { input: { promotionCode: id } },
    mita,
  );

const hour = 3_600_000;
const period = {
  beginsAt: new Date(Date.now() - hour).toISOString(),
  endsAt: new Date(Date.now() + 24 * hour).toISOString(),
};
const flashSale = ({ code }: Sku, price: number): Fields => ({
  ...{ kind: "flashSale", names: inAll("A sale"), ...period },
  skus: { [code]: { price, stock: 5 } },
});
const tier = (budget: number | null): Fields => ({
  ...{ kind: "tier", names: inAll("A tier"), ...period, rewardByPercentage: true, scope: { everything: true } },
  ...{ levels: [{ threshold: 1_000_000, reward: 10 }], budget },
});
const cheap = ({ price }: Sku) => Math.ceil(price / 2) - 1;

/** What the shop shows to everybody. */
async function shownPrice({ product, code }: Sku): Promise<number | undefined> {
  const { body } = await shop.post<{ queryProductDetail: { skus: { code: string; salePrice: number }[] } }>({
    query: `query queryProductDetail($productCode: String!) { queryProductDetail(productCode: $productCode) {
      skus: skuList { code: skuCode salePrice } } }`,
    variables: { productCode: product },
  });
  return body.data?.queryProductDetail.skus.find((sku) => sku.code === code)?.salePrice;
}

test("MF-15 MR-01 a flash sale below the floor waits for a second person, who is not its maker, and then sells", async () => {
  const price = cheap(first);
  const unsaved = await create("BELOW", { ...flashSale(first, price), status: "active" });
  expect(unsaved.problems).toMatchObject([{ path: "status", problem: "saveFirst" }]);
  expect(await create("BELOW", flashSale(first, price))).toMatchObject({ success: true, waiting: [] });
  expect(await save("BELOW", { status: "active" })).toMatchObject({ success: true, waiting: ["status"] });
  expect(await statusOf("BELOW")).toBe("draft");
  expect(await shownPrice(first)).toBe(first.price);

  const [proposal] = await waitingFor("BELOW");
  expect(proposal).toMatchObject({
    ...{ kind: "promotion", title: "A sale", path: "/admin/promotions/BELOW", isOutdated: false, canDecide: true },
    changes: [
      { path: "status", before: "draft", after: "active" },
      { path: "kind", before: null, after: "flashSale" },
      { path: "beginsAt", before: null, after: period.beginsAt },
      { path: "endsAt", before: null, after: period.endsAt },
      { path: `skus/${first.code}/price`, before: first.price, after: price },
      { path: `skus/${first.code}/stock`, before: null, after: 5 },
    ],
  });
  expect(await approve(proposal.id, mita)).toBe("FORBIDDEN");
  // Her role grows: what she has proposed stays another person's decision.
  await sql`update staff.account set roles = '{marketing,finance}' where email = 'mita@approvals.test'`.execute(
    database.kysely,
  );
  expect((await waitingFor("BELOW", mita))[0]).toMatchObject({ isMine: true, canDecide: false });
  expect(await approve(proposal.id, mita)).toMatchObject({ success: false, errorCode: "OWN_PROPOSAL" });
  await sql`update staff.account set roles = '{marketing}' where email = 'mita@approvals.test'`.execute(
    database.kysely,
  );
  expect(await shownPrice(first)).toBe(first.price);

  expect(await approve(proposal.id)).toMatchObject({ success: true });
  expect(await statusOf("BELOW")).toBe("active");
  await expect.poll(() => shownPrice(first)).toBe(price);
  const { entries } = await call(recordDocuments.history, { type: "promotion", id: "BELOW" }, mita);
  expect(entries[0]).toMatchObject({
    ...{ action: "approve", by: "Name of mita@approvals.test", approvedBy: "Name of rani@approvals.test" },
    changes: [{ path: "status", before: "draft", after: "active" }],
  });
});

test("MF-15 while it is live its texts change at once, anything else waits; stopping does not, putting it live again does", async () => {
  await create("LIVE", flashSale(second, cheap(second)), bima);
  expect(await save("LIVE", { status: "active" }, bima)).toMatchObject({ success: true, waiting: [] });
  const texts = { "names/en-US": "Renamed", labels: inAll("Cheap"), remarks: inAll("Small print"), sort: 7 };
  expect(await save("LIVE", { ...texts, "ribbon/position": "TOP_LEFT", "ribbon/texts": inAll("Hot") })).toMatchObject({
    ...{ success: true, waiting: [] },
  });
  expect((await read("LIVE")).state).toMatchObject({ names: { "en-US": "Renamed" }, sort: 7 });

  const endsAt = new Date(Date.parse(period.endsAt) + hour).toISOString();
  const stock = `skus/${second.code}/stock`;
  expect(await save("LIVE", { "names/en-US": "Again", endsAt, [stock]: 9 })).toMatchObject({
    ...{ success: true, waiting: ["endsAt", "skus"] },
  });
  expect((await read("LIVE")).state).toMatchObject({ names: { "en-US": "Again" }, endsAt: period.endsAt });
  expect((await waitingFor("LIVE"))[0].changes).toEqual([
    { path: "endsAt", before: period.endsAt, after: endsAt },
    { path: stock, before: 5, after: 9 },
  ]);

  expect(await stop("LIVE")).toMatchObject({ success: true });
  expect((await waitingFor("LIVE"))[0]).toMatchObject({ isOutdated: true });
  const { version } = await read("LIVE");
  const input = { type: "promotion", id: "LIVE", version, to: version - 1 };
  const restored = await call(recordDocuments.restore, { input }, mita);
  expect(restored).toMatchObject({ success: false, errorCode: "INVALID_FIELDS" });
  const { entries } = await call(recordDocuments.history, { type: "promotion", id: "LIVE" }, mita);
  const undone = await call(recordDocuments.undo, { input: { entryId: entries[0].entryId } }, mita);
  expect(undone).toMatchObject({ success: false, errorCode: "INVALID_FIELDS" });
  expect(await save("LIVE", { status: "active" })).toMatchObject({ success: true, waiting: ["status"] });
  expect(await statusOf("LIVE")).toBe("stopped");
});

test("MF-15 a draft that is edited after it was proposed does not go live: its approver has not seen it", async () => {
  const edits: Fields[] = [
    { [`skus/${second.code}/price`]: 1 },
    { [`skus/${first.code}`]: { price: 1, stock: 50 } },
    { mostTimes: 3 },
  ];
  for (const [index, edit] of edits.entries()) {
    const id = `EDITED${index}`;
    await create(id, flashSale(second, cheap(second)));
    await save(id, { status: "active" });
    expect(await save(id, edit)).toMatchObject({ success: true, waiting: [] });
    const [proposal] = await waitingFor(id);
    expect(proposal).toMatchObject({ isOutdated: true });
    expect(await approve(proposal.id)).toMatchObject({ success: false, errorCode: "OUTDATED" });
    expect(await statusOf(id)).toBe("draft");
  }
});

test("MF-15 a budget over the limit waits, and so does none; at the limit, or by who may approve, it goes live at once", async () => {
  const drafts = { OVER: 10_000_001, WITHOUT: null, WITHIN: 10_000_000, APPROVER: 10_000_001 };
  for (const [id, budget] of Object.entries(drafts)) await create(id, tier(budget));
  expect(await save("OVER", { status: "active" })).toMatchObject({ waiting: ["status"] });
  expect(await save("WITHOUT", { status: "active" })).toMatchObject({ waiting: ["status"] });
  expect(await save("WITHIN", { status: "active" })).toMatchObject({ success: true, waiting: [] });
  expect(await save("APPROVER", { status: "active" }, bima)).toMatchObject({ success: true, waiting: [] });
  expect(await save("WITHIN", { budget: 10_000_001 })).toMatchObject({ waiting: ["budget"] });
  const [raised] = await waitingFor("WITHIN");
  expect(raised.changes).toEqual([{ path: "budget", before: 10_000_000, after: 10_000_001 }]);
  expect(await approve(raised.id)).toMatchObject({ success: true });
  expect((await read("WITHIN")).state.budget).toBe(10_000_001);
  const [over] = await waitingFor("OVER");
  expect(over.changes).toContainEqual({ path: "budget", before: null, after: 10_000_001 });
  expect(over.changes).toContainEqual({ path: "levels/0/reward", before: null, after: 10 });
  expect(over.changes).toContainEqual({ path: "scope/everything", before: null, after: true });
  expect([await statusOf("OVER"), await statusOf("WITHOUT"), await statusOf("WITHIN")]).toEqual([
    ...["draft", "draft", "active"],
  ]);
  // A flash sale limits its units instead of a budget; at the floor nobody has to approve it.
  const [, , third] = skus;
  if (!third) throw new Error("the fixture shop has too few SKUs");
  expect(await create("ATFLOOR", { ...flashSale(third, Math.ceil(third.price / 2)), status: "active" })).toMatchObject({
    success: true,
    waiting: [],
  });
});

test("MF-15 of two approvals at once one is applied, of one proposal and of two that are alike", async () => {
  const [, , , fourth] = skus;
  if (!fourth) throw new Error("the fixture shop has too few SKUs");
  await create("TWICE", flashSale(fourth, cheap(fourth)));
  await save("TWICE", { status: "active" });
  await save("TWICE", { status: "active" });
  const [one, other] = await waitingFor("TWICE");
  const decided = await Promise.all([approve(one.id, rani), approve(one.id, tono), approve(other.id, tono)]);
  expect(decided.filter(({ success }) => success)).toHaveLength(1);
  const refused = new Set(decided.flatMap(({ errorCode }) => errorCode || []));
  expect([...refused].filter((code) => code !== "DECIDED" && code !== "OUTDATED")).toEqual([]);
  expect(await statusOf("TWICE")).toBe("active");
  const { entries } = await call(recordDocuments.history, { type: "promotion", id: "TWICE" }, mita);
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(["approve", "create"]);
});
