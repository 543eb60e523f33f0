import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { readConfig } from "../config/read-config.ts";
import { chooseVerifiers } from "./choose-verifiers.ts";

const production = {
  SHOP_STAGE: "production",
  SHOP_PUBLIC_URL: "https://shop.example",
  SHOP_SECRET: "a secret that is long enough for production",
  DATABASE_URL: "postgres://shop@db.example/shop?sslmode=verify-full",
  SMTP_URL: "smtps://mail.example",
  WHATSAPP_API_URL: "https://wa.example",
  WHATSAPP_TOKEN: "t",
  WHATSAPP_PHONE_ID: "1",
  SMS_API_URL: "https://sms.example",
  SMS_API_TOKEN: "t",
};
const google = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "s" };
const facebook = { FACEBOOK_APP_ID: "77", FACEBOOK_APP_SECRET: "s" };
const secrets = { state: "s", nonce: "n", codeVerifier: "v" };

function verifiersFor(env: Record<string, string>) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.sentence);
  return chooseVerifiers(config.value, systemClock);
}

test("in production there is a button for exactly the configured providers", () => {
  const channels = (env: object) => verifiersFor({ ...production, ...env }).map(({ channel }) => channel);
  expect(channels({})).toEqual([]);
  expect(channels(google)).toEqual(["google"]);
  expect(channels({ ...google, ...facebook })).toEqual(["google", "facebook"]);
});

test("outside production the simulators of this shop answer", async () => {
  const [, standIn] = verifiersFor({ PORT: "3100" });
  const address = await standIn?.authorizationUrl(secrets, "http://localhost:3100/back", "id-ID");
  expect(address).toMatchObject({
    ok: true,
    value: expect.stringMatching(/^http:\/\/localhost:3100\/dev\/vendors\/facebook\/v25\.0\/dialog\/oauth\?/),
  });
});

test("an id without its secret fails the start with a sentence", () => {
  const sentence = (env: Record<string, string>) => {
    const config = readConfig(env);
    return config.ok ? null : config.error.sentence;
  };
  expect(sentence({ GOOGLE_CLIENT_ID: "shop" })).toBe(
    "GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is of no use without it.",
  );
  expect(sentence({ FACEBOOK_APP_SECRET: "s" })).toBe(
    "FACEBOOK_APP_ID is missing: FACEBOOK_APP_SECRET is of no use without it.",
  );
});
