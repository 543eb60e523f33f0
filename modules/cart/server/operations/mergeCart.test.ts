import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { mergeCarts } from "../merge-carts.ts";
import { cartFixture } from "../testing/cart-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { ask, add, save, deps } = cartFixture(database);
const guestId = "11111111-1111-4111-8111-111111111111";
const sessionId = "22222222-2222-4222-8222-222222222222";
const guest: Caller = { kind: "guest", sessionId: "s-guest", guestId };
const member: Caller = { kind: "member", sessionId, userCode: "ANA" };

const put = (caller: Caller, name: string, quantity: number) =>
  add({ productCode: name, skuCode: `${name}-A`, quantity }, { caller });
const merge = () => inTransaction(database, (trx) => mergeCarts(trx, deps, { guestId, userCode: "ANA" }));
const lines = async () => {
  const { rows } = await sql<{ line: string }>`
    select split_part(owner, ':', 1) || ' ' || sku_code || ' ' || quantity as line from cart.line order by 1`.execute(
    database.kysely,
  );
  return rows.map(({ line }) => line);
};
type Merged = { miniCartCount: number; clippedLines: { productName: string; wanted: number; kept: number }[] };
const mergeCart = async (caller: Caller): Promise<Merged> => {
  const document = `mutation mergeCart { mergeCart { success data { miniCartCount clippedLines {
    skuCode productName wanted kept } } } }`;
  const { data } = (await ask(document, {}, { caller })) as { data: { mergeCart: { data: Merged } } };
  return data.mergeCart.data;
};

beforeAll(async () => {
  const products = ["BOWL", "CUP", "FEW", "FLASH", "SOCKS"].map((code) => aProduct(code));
  await insertProducts(database.kysely, products, {
    "FEW-A": { quantity: 5, sold: 0 },
    "BOWL-A": { quantity: 500, sold: 0 },
    "CUP-A": { quantity: 500, sold: 0 },
  });
  await save({
    code: "FLASH1",
    kind: "flashSale",
    names: inAll("Flash"),
    beginsAt: new Date("2026-11-01T00:00:00Z"),
    endsAt: new Date("2026-12-01T00:00:00Z"),
    flashSaleSkus: [{ skuCode: "FLASH-A", price: 399_000, stock: 20, maxPerUser: 2 }],
  });
  const ana = { userCode: "ANA", email: "ana@mail.example", mobile: null, firstName: "Ana", lastName: "" };
  const verifiedAt = new Date("2026-01-01T00:00:00Z");
  await addMembers(database.kysely, [{ ...ana, gender: null, birthDate: null, passwordHash: null, verifiedAt }]);
  await sql`insert into identity.session (id, token_hash, kind, guest_id, user_code, expires_at)
    values (${sessionId}, 'x', 'member', ${guestId}, 'ANA', now() + interval '1 day')`.execute(database.kysely);
});
beforeEach(() => sql`truncate cart.line, cart.cart, cart.clipped_line`.execute(database.kysely));

describe("CA-15 SE-11 RO-01 D-41 OP-51 the guest's cart", () => {
  test("goes into the member's: what both hold is summed, the rest moves, and doing it again changes nothing", async () => {
    await put(guest, "BOWL", 2);
    await put(guest, "CUP", 1);
    await put(member, "BOWL", 3);
    await merge();
    const after = ["member BOWL-A 5", "member CUP-A 1"];
    expect(await lines()).toEqual(after);
    await merge();
    await merge();
    expect(await lines()).toEqual(after);
    expect(await mergeCart(member)).toEqual({ miniCartCount: 6, clippedLines: [] });
    expect(await lines()).toEqual(after);
  });

  test("is clipped to fifty, the stock and a flash sale's limit; and the notice is shown once", async () => {
    await put(guest, "BOWL", 30);
    await put(guest, "FEW", 4);
    await put(guest, "FLASH", 2);
    await put(member, "BOWL", 30);
    await put(member, "FEW", 3);
    await put(member, "FLASH", 1);
    await merge();
    expect(await lines()).toEqual(["member BOWL-A 50", "member FEW-A 5", "member FLASH-A 2"]);
    const { miniCartCount, clippedLines } = await mergeCart(member);
    expect(miniCartCount).toBe(57);
    expect(clippedLines.sort((one, other) => one.wanted - other.wanted)).toEqual([
      { skuCode: "FLASH-A", productName: "Thing FLASH", wanted: 2, kept: 1 },
      { skuCode: "FEW-A", productName: "Thing FEW", wanted: 4, kept: 2 },
      { skuCode: "BOWL-A", productName: "Thing BOWL", wanted: 30, kept: 20 },
    ]);
    expect((await mergeCart(member)).clippedLines).toEqual([]);
  });

  test("the cart of another guest stays as it is, and a guest who asks merges nothing", async () => {
    await put(guest, "BOWL", 2);
    await put({ kind: "guest", sessionId: "s", guestId: "other" }, "CUP", 1);
    expect(await mergeCart(guest)).toEqual({ miniCartCount: 2, clippedLines: [] });
    await merge();
    expect(await lines()).toEqual(["guest CUP-A 1", "member BOWL-A 2"]);
  });

  test("a concurrent addition to the guest's cart follows", async () => {
    await put(guest, "BOWL", 2);
    await merge();
    expect(await put(guest, "BOWL", 1)).toEqual({ count: 3 });
    expect(await lines()).toEqual(["member BOWL-A 3"]);
  });

  test("goes back if signing in fails", async () => {
    await put(guest, "BOWL", 2);
    const broken = inTransaction(database, async (trx) => {
      await mergeCarts(trx, deps, { guestId, userCode: "ANA" });
      throw new Error("the session could not be opened");
    });
    await expect(broken).rejects.toThrow();
    expect(await lines()).toEqual(["guest BOWL-A 2"]);
  });
});

test("M12 20 logins and 40 additions at once, again and again: no piece is lost, none doubled, limits are kept", async () => {
  const rounds = tries(5, 50);
  for (let round = 0; round < rounds; round += 1) {
    await sql`truncate cart.line, cart.cart, cart.clipped_line`.execute(database.kysely);
    const others = Array.from({ length: 20 }, () => [merge(), put(guest, "CUP", 1), put(member, "CUP", 1)]).flat();
    const few = Array.from({ length: 20 }, (_, index) => put(index % 2 ? guest : member, "FEW", 1));
    const results = await Promise.all([...others, ...few]);
    const added = results.slice(60).filter((result) => result && "count" in result);
    await merge();
    const after = await lines();
    expect(after.find((line) => line.startsWith("member CUP"))).toBe("member CUP-A 40");
    expect(after.some((line) => line.startsWith("guest"))).toBe(false);
    const { rows } = await sql<{ kept: number; clipped: number }>`
      select (select quantity from cart.line where sku_code = 'FEW-A') as kept,
        (select coalesce(sum(wanted - kept), 0) from cart.clipped_line where sku_code = 'FEW-A') as clipped`.execute(
      database.kysely,
    );
    expect(rows[0]?.kept).toBeLessThanOrEqual(5);
    expect(Number(rows[0]?.kept) + Number(rows[0]?.clipped)).toBe(added.length);
  }
  figure("M12", `${rounds} rounds of 20 logins and 40 additions at once: pieces lost or doubled`, 0);
});

test("merging takes the same number of statements for two lines and for forty", async () => {
  const counter = countQueries(database);
  const statements: number[] = [];
  const fill = (owner: string, many: number) =>
    sql`insert into cart.line (owner, sku_code, quantity) select ${owner}, 'X' || number, 1
      from generate_series(1, ${many}) as number`.execute(database.kysely);
  for (const many of [2, 40]) {
    await sql`truncate cart.line, cart.cart, cart.clipped_line`.execute(database.kysely);
    await fill(`guest:${guestId}`, many);
    await fill("member:ANA", many);
    counter.reset();
    await merge();
    statements.push(counter.statements.length);
  }
  counter.stop();
  expect(statements[1]).toBe(statements[0]);
});
