import { expect, test } from "vitest";
import { classifyNumber } from "./classify-number.ts";

const known = (shop: boolean) => ({ ok: true, value: { shop, club: true } });
const free = (code: string) => ({ ok: false, error: { code } });

test.each([
  [null, null, free("MEMBER_NOT_FOUND_IN_BOTH")],
  [null, "GUEST", free("MEMBER_NOT_FOUND")],
  [null, "INACTIVE", free("ACCOUNT_NOT_ACTIVATED")],
  [null, "UNVERIFIED", free("PHONE_NOT_VERIFIED")],
  [null, "ACTIVE", known(false)],
  ["UNVERIFIED", null, free("PHONE_NOT_VERIFIED")],
  ["UNVERIFIED", "GUEST", free("PHONE_NOT_VERIFIED")],
  ["UNVERIFIED", "INACTIVE", free("ACCOUNT_NOT_ACTIVATED")],
  ["UNVERIFIED", "UNVERIFIED", free("PHONE_NOT_VERIFIED")],
  ["UNVERIFIED", "ACTIVE", known(false)],
  ["VERIFIED", null, free("MEMBER_SPORT_STATION_ALREADY_EXISTS")],
  ["VERIFIED", "GUEST", free("MEMBER_SPORT_STATION_ALREADY_EXISTS")],
  ["VERIFIED", "INACTIVE", free("MEMBER_SPORT_STATION_ALREADY_EXISTS")],
  ["VERIFIED", "UNVERIFIED", free("MEMBER_SPORT_STATION_ALREADY_EXISTS")],
  ["VERIFIED", "ACTIVE", known(true)],
] as const)("a number with shop status %s and club status %s", (shop, club, reply) => {
  expect(classifyNumber(shop, club)).toEqual(reply);
});
