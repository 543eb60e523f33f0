import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PaymentStatus, paymentStatuses } from "../../contract/pay-status.ts";
import type { ChargeReport, ChargeStatus } from "../ports/gateway.ts";
import type { AttemptState } from "./attempt.ts";
import { type SettleFacts, type Source, settleMove } from "./settle-rule.ts";

const report = (status: ChargeStatus, change: Partial<ChargeReport> = {}): ChargeReport => ({
  chargeId: "P1",
  status,
  amount: 1_000,
  currency: "IDR",
  ...change,
});
const waiting: SettleFacts = {
  paymentStatus: "unpaid",
  attemptState: "open",
  attemptAmount: 1_000,
  isPayer: false,
  holdOver: false,
  reversedLate: false,
};
const paid: SettleFacts = { ...waiting, paymentStatus: "paid", attemptState: "paid", isPayer: true };

/** The module's own bookkeeping, without the database. */
function apply(facts: SettleFacts, word: ChargeReport, source: Source): SettleFacts {
  const move = settleMove(facts, word, source);
  switch (move.type) {
    case "pay":
      return { ...facts, paymentStatus: "paid", attemptState: "paid", isPayer: true };
    case "payTwice":
      return { ...facts, attemptState: "paid" };
    case "end":
      return {
        ...facts,
        attemptState: move.state,
        paymentStatus: facts.paymentStatus === "unpaid" ? "failed" : facts.paymentStatus,
      };
    case "reverse":
      return { ...facts, paymentStatus: "failed", attemptState: "reversed", isPayer: false };
    case "refunded":
      return { ...facts, paymentStatus: "refunded" };
    default:
      return facts;
  }
}

const rank = (status: PaymentStatus) => paymentStatuses.indexOf(status);
const statuses: ChargeStatus[] = ["pending", "paid", "failed", "expired", "cancelled", "refunded"];
const states: AttemptState[] = ["opening", "open", "paid", "failed", "expired", "cancelled", "reversed", "mispaid"];
const anyReport = fc.record({
  chargeId: fc.constant("P1"),
  status: fc.constantFrom(...statuses),
  amount: fc.constantFrom(1_000, 1_000, 999, 1_001, 0),
  currency: fc.constantFrom("IDR", "IDR", "USD"),
});
const anyFacts = fc.record({
  paymentStatus: fc.constantFrom(...paymentStatuses),
  attemptState: fc.constantFrom(...states),
  attemptAmount: fc.constant(1_000),
  isPayer: fc.boolean(),
  holdOver: fc.boolean(),
  reversedLate: fc.boolean(),
});

describe("PY-22 D-50 what webhooks do", () => {
  test("no sequence of webhooks takes a payment down", () => {
    fc.assert(
      fc.property(
        fc.array(anyReport, { maxLength: 12 }),
        fc.constantFrom<Source>("webhook", "hint"),
        (reports, source) => {
          let facts = waiting;
          for (const word of reports) {
            const next = apply(facts, word, source);
            expect(rank(next.paymentStatus)).toBeGreaterThanOrEqual(rank(facts.paymentStatus));
            facts = next;
          }
        },
      ),
    );
  });

  test("a copy right after its original does nothing", () => {
    fc.assert(
      fc.property(anyFacts, anyReport, (facts, word) => {
        const once = apply(facts, word, "webhook");
        expect(apply(once, word, "webhook")).toEqual(once);
      }),
    );
  });

  test("if one of them reports paid, the payment is paid in the end, from any state", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<ChargeStatus>("pending", "failed", "expired", "cancelled")),
        fc.nat(),
        (others, at) => {
          const reports = others.map((status) => report(status));
          reports.splice(at % (reports.length + 1), 0, report("paid"));
          const end = reports.reduce((facts, word) => apply(facts, word, "webhook"), waiting);
          expect(end.paymentStatus).toBe("paid");
        },
      ),
    );
  });

  test("a hint is never trusted: it causes a query, or it is ignored", () => {
    fc.assert(
      fc.property(anyFacts, anyReport, (facts, word) => {
        expect(["ask", "ignore"]).toContain(settleMove(facts, word, "hint").type);
      }),
    );
  });
});

test("PY-21 only the right amount in the right currency pays", () => {
  fc.assert(
    fc.property(anyFacts, anyReport, fc.constantFrom<Source>("query", "webhook"), (facts, word, source) => {
      const { type } = settleMove(facts, word, source);
      if (type === "pay" || type === "payTwice") {
        expect(word).toMatchObject({ status: "paid", amount: 1_000, currency: "IDR" });
      }
    }),
  );
});

test.each([
  ["a settlement taken back within the hold is reversed when we asked", paid, "failed", "query", "reverse"],
  ["the same by webhook is a reason to ask", paid, "failed", "webhook", "ask"],
  ["after the hold a person looks at it", { ...paid, holdOver: true }, "failed", "query", "reverseLate"],
  ["an expiry after the settlement is a reason to ask", paid, "expired", "webhook", "ask"],
  [
    "a settlement replayed after a reversal is a reason to ask",
    { ...waiting, attemptState: "reversed" },
    "paid",
    "webhook",
    "ask",
  ],
  [
    "money through a second attempt is money twice",
    { ...waiting, paymentStatus: "paid" },
    "paid",
    "webhook",
    "payTwice",
  ],
  [
    "money after an expiry is money",
    { ...waiting, attemptState: "expired", paymentStatus: "failed" },
    "paid",
    "webhook",
    "pay",
  ],
] as const)("%s", (_title, facts, status, source, expected) => {
  expect(settleMove(facts, report(status), source).type).toBe(expected);
});
