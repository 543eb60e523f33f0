import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { CheckoutView } from "./checkout-view.ts";
import { codProblem } from "./cod-problem.ts";

const card = { code: "CARD", name: "Card", imageUrl: null, fee: rupiah(0), children: [] };
const cod = { ...card, code: "COD" };
const totals = (totalAmount: number) => ({ totalAmount: rupiah(totalAmount) }) as CheckoutView["totals"];
const sent = {
  delivery: { type: "homeDelivery", addressCode: null, address: null, service: null },
  supportsCod: true,
  isGuest: false,
  totals: totals(100_000),
} as const;

test("D-47 there is no problem when cash on delivery is allowed", () => {
  expect(codProblem(sent, [card, cod])).toBeNull();
  expect(codProblem({ ...sent, totals: totals(0) }, [])).toBeNull();
});

test("D-47 CK-22 the first reason that applies is returned", () => {
  const fetched = { ...sent, delivery: { type: "storePickup", storeCode: null, receiver: null } } as const;
  expect(codProblem({ ...fetched, supportsCod: false, isGuest: true }, [card])).toBe("pickup");
  expect(codProblem({ ...sent, supportsCod: false, isGuest: true }, [card])).toBe("mixed");
  expect(codProblem({ ...sent, isGuest: true }, [card])).toBe("guest");
  expect(codProblem(sent, [card])).toBe("amount");
});
