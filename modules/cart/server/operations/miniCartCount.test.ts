import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { cartFixture } from "../testing/cart-fixture.ts";

const { database } = await testDatabase();
const { ask } = cartFixture(database);

const guest = (guestId: string): Caller => ({ kind: "guest", sessionId: "s-1", guestId });
const member = (userCode: string): Caller => ({ kind: "member", sessionId: "s-2", userCode });
const count = (caller: Caller) => ask("query miniCartCount { miniCartCount }", {}, { caller });
const answer = (units: number) => ({ data: { miniCartCount: units } });

const put = (owner: string, sku: string, quantity: number, distribution = "11") =>
  sql`insert into cart.line (owner, sku_code, distribution_type, quantity)
    values (${owner}, ${sku}, ${distribution}, ${quantity})`.execute(database.kysely);

test("OP-39 the count is the caller's pieces over all lines, delivered or picked up", async () => {
  await put("guest:g-1", "SKU-1", 3);
  await put("guest:g-1", "SKU-1", 2, "21");
  await put("guest:g-1", "SKU-2", 50);
  expect(await count(guest("g-1"))).toEqual(answer(55));
});

test("an empty cart counts 0", async () => {
  expect(await count(guest("g-empty"))).toEqual(answer(0));
});

test("pieces of another guest, and of a member with the same name, are never counted", async () => {
  await put("guest:g-2", "SKU-1", 7);
  await put("member:g-2", "SKU-1", 11);
  expect(await count(guest("g-2"))).toEqual(answer(7));
  expect(await count(member("g-2"))).toEqual(answer(11));
  expect(await count(guest("g-3"))).toEqual(answer(0));
});

test("a guest whose id looks like a pattern or like SQL counts only their own pieces", async () => {
  for (const id of ["%", "g-_", "g-1' or '1'='1"]) expect(await count(guest(id))).toEqual(answer(0));
});

test("without a session the answer is code 0002 with status 401, and no number", async () => {
  const result = await count({ kind: "anonymous" });
  expect(JSON.parse(JSON.stringify(result))).toEqual({
    data: null,
    errors: [
      {
        message: "Your session has ended. Please sign in again.",
        path: ["miniCartCount"],
        extensions: { code: "0002", statusCode: 401 },
      },
    ],
  });
});
