import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { orderCodeAlphabet, orderCodeLength } from "../../contract/order-code.ts";
import { aDraft } from "../testing/a-draft.ts";
import { askOrders } from "../testing/ask-orders.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const ask = askOrders(fixture.deps);

const guesses = 10_000;
const atOnce = 50;

test("S7 of ten thousand guessed order codes with the right phone none is found, and nearly all are refused unread", async () => {
  await fixture.placed(...Array.from({ length: 20 }, (_, index) => aDraft({ paymentReference: `GUESS-${index}` })));
  const answers = new Map<string, number>();
  const guess = async () => {
    const orderCode = `BB${systemIds.code(orderCodeLength, orderCodeAlphabet)}`;
    const { reply, cookies } = await ask(
      `mutation trackOrder($input: TrackOrderInput!) { trackOrder(input: $input) { success errorCode errorMessage data { orderCode } } }`,
      { input: { orderCode, contact: "0812 3456 7890" } },
      { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" }, address: "203.0.113.9" },
    );
    const answer = cookies.length > 0 ? "let in" : (reply?.errorCode ?? "found");
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  for (let done = 0; done < guesses; done += atOnce) await Promise.all(Array.from({ length: atOnce }, guess));
  expect(Object.fromEntries(answers)).toEqual({ NOT_FOUND: 5, RATE_LIMITED: guesses - 5 });
  figure("S7", `${guesses} guessed order codes with the right phone: let in`, answers.get("let in") ?? 0);
});
