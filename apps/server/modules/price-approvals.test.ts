import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { recordFixture } from "../testing/record-fixture.ts";

const { database } = await testDatabase({ maxConnections: 12 });
const { people, recordOf, call, staff } = await recordFixture(database);
const { dewi, agus, rani } = people;
const nameOf = (person: string) => `Name of ${person}@records.test`;
const day = 86_400_000;

const waitingFor = async (id: string, who = rani) =>
  (
    await call(
      `query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) {
        proposals { id title path reason proposedBy isOutdated changes { path before after } } } }`,
      { input: { subject: `product:${id}` } },
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

/** A product with two SKUs of Rp 100.000 each. */
async function aProduct(id: string) {
  const product = recordOf("product", id);
  const made = await product.create({
    status: "draft",
    "names/en-US": `Castle ${id}`,
    [`skus/${id}-A`]: { price: 100_000, options: { s_color: "red" } },
    [`skus/${id}-B`]: { price: 100_000, options: { s_color: "blue" } },
  });
  expect(made).toMatchObject({ success: true, waiting: [] });
  return product;
}

test("MF-15 a price below the floor is proposed instead of saved, the rest of the save is saved", async () => {
  const product = await aProduct("FLOOR1");
  const saved = await product.save(
    1,
    { "names/en-US": "Fort", "skus/FLOOR1-A/price": 49_000, "skus/FLOOR1-B/price": 60_000 },
    dewi,
    {
      reason: "Last pieces",
    },
  );
  expect(saved).toMatchObject({ success: true, version: 2, waiting: ["skus/FLOOR1-A/price"], problems: [] });
  expect((await product.read()).state).toMatchObject({
    names: { "en-US": "Fort" },
    skus: { "FLOOR1-A": { price: 100_000 }, "FLOOR1-B": { price: 60_000 } },
  });
  expect(await waitingFor("FLOOR1")).toMatchObject([
    {
      title: "Fort",
      path: "/admin/products/FLOOR1",
      reason: "Last pieces",
      proposedBy: nameOf("dewi"),
      isOutdated: false,
      changes: [{ path: "skus/FLOOR1-A/price", before: 100_000, after: 49_000 }],
    },
  ]);
});

test("MF-15 the approval saves the price as one journal entry that names both people and can be undone", async () => {
  const product = await aProduct("FLOOR2");
  await product.save(1, { "skus/FLOOR2-A/price": 30_000 }, dewi, { reason: "Clearance" });
  const [{ id }] = await waitingFor("FLOOR2");
  expect(await approve(id, dewi)).toBe("FORBIDDEN");
  expect(await approve(id)).toMatchObject({ success: true });
  expect((await product.read()).state.skus["FLOOR2-A"]).toMatchObject({ price: 30_000 });
  const [entry] = await product.history();
  expect(entry).toMatchObject({
    action: "approve",
    by: nameOf("dewi"),
    approvedBy: nameOf("rani"),
    reason: "Clearance",
    changes: [{ path: "skus/FLOOR2-A/price", before: 100_000, after: 30_000 }],
  });
  expect(await product.undo(entry.entryId, agus)).toMatchObject({ success: true });
  expect((await product.read()).state.skus["FLOOR2-A"]).toMatchObject({ price: 100_000 });
});

test("MF-15 parallel approvals save the price once, and a price changed since is outdated by name", async () => {
  const product = await aProduct("FLOOR3");
  await product.save(1, { "skus/FLOOR3-A/price": 30_000 }, dewi);
  staff.clock.advance(1000);
  await product.save(1, { "skus/FLOOR3-A/price": 20_000 }, agus);
  const [first, second] = await waitingFor("FLOOR3");
  const answers = await Promise.all(Array.from({ length: 6 }, () => approve(first.id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await product.read()).toMatchObject({ version: 2, state: { skus: { "FLOOR3-A": { price: 30_000 } } } });
  expect(await waitingFor("FLOOR3")).toMatchObject([{ id: second.id, isOutdated: true }]);
  const outdated = await approve(second.id);
  expect(outdated).toMatchObject({ success: false, errorCode: "OUTDATED" });
  expect(outdated.errorMessage).toContain(`Not done: ${nameOf("dewi")} has changed this since it was proposed.`);
  expect((await product.read()).version).toBe(2);
});

test("MF-15 a proposal about an SKU that was removed since is outdated", async () => {
  const product = await aProduct("FLOOR4");
  const saved = await product.save(1, { "skus/FLOOR4-C": { price: 100_000, salePrice: 10_000 } }, dewi);
  expect(saved).toMatchObject({ success: true, waiting: ["skus/FLOOR4-C/salePrice"] });
  expect(saved.state.skus["FLOOR4-C"]).toMatchObject({ price: 100_000 });
  expect(saved.state.skus["FLOOR4-C"]).not.toHaveProperty("salePrice");
  expect(await product.save(2, { "skus/FLOOR4-C": null as never }, agus)).toMatchObject({ success: true });
  const [{ id }] = await waitingFor("FLOOR4");
  expect(await approve(id)).toMatchObject({ errorCode: "OUTDATED" });
  expect(Object.keys((await product.read()).state.skus)).toEqual(["FLOOR4-A", "FLOOR4-B"]);
});

test("MF-15 small steps, undo and restore do not bypass the floor; after 30 days the floor follows the price", async () => {
  const product = await aProduct("FLOOR5");
  expect(await product.save(1, { "skus/FLOOR5-A/price": 60_000 }, dewi)).toMatchObject({ version: 2, waiting: [] });
  expect(await product.save(2, { "skus/FLOOR5-A/price": 40_000 }, dewi)).toMatchObject({
    waiting: ["skus/FLOOR5-A/price"],
  });
  const raised = await product.save(2, { "skus/FLOOR5-A/price": 900_000 }, dewi);
  expect(raised).toMatchObject({ version: 3, waiting: [] });
  const refused = await product.restore(3, 2, dewi);
  expect(refused).toMatchObject({ errorCode: "INVALID_FIELDS", problems: [{ path: "skus/FLOOR5-A/price" }] });
  expect(refused.problems[0].message).toBe(
    "Below 50 % of the highest price of the last 30 days: a second person has to approve it.",
  );
  expect(await product.undo(raised.entryId, dewi)).toMatchObject({ errorCode: "INVALID_FIELDS" });
  expect((await product.read()).version).toBe(3);
  staff.clock.advance(31 * day);
  const signed = await staff.signedIn("later@records.test", "catalogue");
  expect(await product.save(3, { "skus/FLOOR5-A/price": 500_000 }, signed)).toMatchObject({ version: 4, waiting: [] });
});

test("MF-15 who may approve prices saves them at once, and a repeated press proposes once", async () => {
  const manager = await staff.signedIn("manager@records.test", "admin");
  const editor = await staff.signedIn("editor@records.test", "catalogue");
  const product = recordOf("product", "FLOOR6");
  await product.create(
    {
      status: "draft",
      "skus/FLOOR6-A": { price: 100_000, options: { s_color: "red" } },
      "skus/FLOOR6-B": { price: 100_000, options: { s_color: "blue" } },
    },
    manager,
  );
  expect(await product.save(1, { "skus/FLOOR6-A/price": 1_000 }, manager)).toMatchObject({ version: 2, waiting: [] });
  const key = systemIds.uuid();
  const press = () => product.save(2, { "skus/FLOOR6-B/price": 1_000 }, editor, { key });
  expect([(await press()).waiting, (await press()).waiting]).toEqual([
    ["skus/FLOOR6-B/price"],
    ["skus/FLOOR6-B/price"],
  ]);
  const asked = { input: { subject: "product:FLOOR6" } };
  const list = await call(
    "query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) { total } }",
    asked,
    manager,
  );
  expect(list).toEqual({ total: 1 });
});

test("MX-04 who made an API key cannot approve what it proposed; somebody else can", async () => {
  const [maker, second, editor] = [
    await staff.signedIn("maker@records.test", "admin"),
    await staff.signedIn("second@records.test", "finance"),
    await staff.signedIn("proposer@records.test", "catalogue"),
  ];
  const product = recordOf("product", "FLOOR7");
  await product.create({ status: "draft", "skus/FLOOR7-A": { price: 100_000, options: { s_color: "red" } } }, maker);
  const { data } = await call(
    `mutation adminCreateApiKey($input: AdminCreateApiKeyInput!) {
      adminCreateApiKey(input: $input) { data { key { id } } } }`,
    { input: { name: "ERP", scopes: ["catalogue.edit"], expiresOn: "never" } },
    maker,
  );
  expect((await product.save(1, { "skus/FLOOR7-A/price": 1_000 }, editor)).waiting).toEqual(["skus/FLOOR7-A/price"]);
  const [{ id }] = await waitingFor("FLOOR7", second);
  await sql`update approvals.proposal set proposed_by = ${data.key.id} where id = ${id}`.execute(database.kysely);
  expect(await approve(id, maker)).toMatchObject({ success: false, errorCode: "OWN_PROPOSAL" });
  expect((await product.read(second)).version).toBe(1);
  expect(await approve(id, second)).toMatchObject({ success: true });
});
