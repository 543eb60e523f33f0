import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { readConfig } from "../config/read-config.ts";
import { chooseGateways } from "./choose-gateways.ts";

const accounts = {
  MIDTRANS_SERVER_KEY: "key",
  XENDIT_SECRET_KEY: "key",
  XENDIT_CALLBACK_TOKEN: "a-token-of-enough-letters",
  DOKU_CLIENT_ID: "client",
  DOKU_SECRET_KEY: "key",
  VPC_URL: "https://vpc.example",
  VPC_ACCOUNT: "SHOP:AC:ama:pass:word",
  VPC_SECRET: "00112233445566778899aabbccddeeff",
};
const chosen = (env: Record<string, string>, simulators: boolean) => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.error.sentence);
  const config = { ...read.value, simulators };
  return { names: [...chooseGateways(config, systemClock, () => "").keys()], config };
};

test("1B-14 in development every gateway is a simulator, and without simulators there is none", () => {
  expect(chosen({}, true).names).toEqual(["midtrans", "xendit", "doku", "vpc"]);
  expect(chosen({}, false).names).toEqual([]);
});

test("exactly the configured accounts are used", () => {
  const { names, config } = chosen(accounts, false);
  expect(names).toEqual(["midtrans", "xendit", "doku", "vpc"]);
  expect(config.payment.vpc).toMatchObject({ merchant: "SHOP", accessCode: "AC", user: "ama", password: "pass:word" });
});

test.each(["XENDIT_CALLBACK_TOKEN", "DOKU_SECRET_KEY", "VPC_SECRET", "VPC_ACCOUNT"])(
  "half an account is refused at the start: %s",
  (missing) => {
    expect(readConfig({ ...accounts, [missing]: "" })).toMatchObject({ ok: false });
  },
);
