import { expect, test } from "vitest";
import type { CheckoutAddress } from "../contract/delivery.ts";
import { freightKey } from "./freight-key.ts";

test("1A-11 the summary requests the address only while there is none", () => {
  const address = { address1: "Jl. Merdeka 1" } as CheckoutAddress;
  const home = { type: "homeDelivery", addressCode: null } as const;
  expect(freightKey({ ...home, address: null, service: null })).toBe("freight_later");
  expect(freightKey({ ...home, address, service: null })).toBe("freight_none");
  expect(freightKey({ ...home, address, service: "JNE:REG" })).toBeNull();
  expect(freightKey({ type: "storePickup", storeCode: null, receiver: null })).toBeNull();
});
