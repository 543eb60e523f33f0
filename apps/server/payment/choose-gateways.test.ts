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
const chosen = (env: Record<string, string>) => {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.sentence);
  return { names: [...chooseGateways(config.value, systemClock, () => "").keys()], config: config.value };
};

test("on this machine Midtrans is a stand-in, and nobody else is there", () => {
  expect(chosen({}).names).toEqual(["midtrans"]);
});

test("every account that is set is used, and only those", () => {
  const { names, config } = chosen(accounts);
  expect(names).toEqual(["midtrans", "xendit", "doku", "vpc"]);
  expect(config.payment.vpc).toMatchObject({ merchant: "SHOP", accessCode: "AC", user: "ama", password: "pass:word" });
});

test.each(["XENDIT_CALLBACK_TOKEN", "DOKU_SECRET_KEY", "VPC_SECRET", "VPC_ACCOUNT"])(
  "half an account is refused at the start: %s",
  (missing) => {
    expect(readConfig({ ...accounts, [missing]: "" })).toMatchObject({ ok: false });
  },
);
