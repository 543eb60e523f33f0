import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { usualClubRules } from "#apps/club/index.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { usualCodeLimits } from "#modules/identity/server/index.ts";
import { usualPointRates } from "#modules/loyalty/contract/point-rates.ts";
import { readConfig } from "./read-config.ts";
import { developmentSecret, settings } from "./settings.ts";

const production = {
  SHOP_STAGE: "production",
  DATABASE_URL: "postgres://shop:pw@db.example:5432/shop?sslmode=verify-full",
  SHOP_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtps://user:pw@mail.example",
  WHATSAPP_API_URL: "https://graph.example/v21.0",
  WHATSAPP_TOKEN: "wa-token",
  WHATSAPP_PHONE_ID: "1234567890",
  SMS_API_URL: "https://sms.example/send",
  SMS_API_TOKEN: "sms-token",
};

const sentenceFor = (env: Record<string, string | undefined>): string => {
  const result = readConfig(env);
  return result.ok ? "no problem" : result.error.sentence;
};

test("an empty environment gives a local shop with simulators", () => {
  expect(readConfig({})).toEqual({
    ok: true,
    value: {
      stage: "development",
      role: "all",
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      adminUrl: null,
      trustedProxies: 0,
      database: { url: null, migrationUrl: null, replicaUrl: null, pool: 10, waitSeconds: 4 },
      ...{ dataDir: resolve(".data"), extensions: { folder: resolve("extensions"), senders: [] } },
      secret: developmentSecret,
      sealSecrets: [developmentSecret],
      guestSessionDays: 30,
      memberSessionDays: 30,
      memberSessionMostDays: 90,
      accessTokenSeconds: 900,
      chatHours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 540, to: 1260 }],
      ...{ checkoutMinutes: 30, unpaidGuestPercent: 10, priceFloorPercent: 50 },
      ...{ promotionBudgetLimit: 0, refundLimit: 5_000_000, pointsAdjustCap: 1_000, deletionRequestDays: 14 },
      points: usualPointRates,
      hygieneCategories: ["SOCKS"],
      seller: {
        name: "PT Bata dan Bola Indonesia",
        address: "Jl. Jenderal Sudirman No. 1, Jakarta Pusat 10220",
        taxId: "00.000.000.0-000.000",
        vatPercent: 11,
      },
      codes: usualCodeLimits,
      lookups: { perSessionHour: 10, perAddressHour: 200 },
      club: {
        url: null,
        token: keyedHash(developmentSecret, "club token"),
        siteUrl: "http://localhost:3000/club",
        rules: usualClubRules,
      },
      mostRequests: 200,
      addressShare: 50,
      bodySeconds: 10,
      pageCacheMegabytes: 64,
      drawnPagesMegabytes: 24,
      courier: null,
      payment: { midtrans: null, xendit: null, doku: null, vpc: null },
      timeouts: { club: 1_500, payment: 2_000, courier: 5_000, social: 5_000, messages: 5_000 },
      hiddenStoreCodes: ["WH01", "WH02"],
      siteScope: { tenantCode: "SHOP", domainCode: "WEB", orgCode: "WH01", siteCode: "ID" },
      emailPlus: false,
      deliveryDays: { least: 3, most: 7 },
      logLevel: "warn",
      announceSeconds: 0,
      shutdownSeconds: 10,
      simulators: true,
      ...{ demo: true, demoOrders: true },
      graphiql: true,
      trustedDocuments: "off",
      telemetryEndpoint: null,
      newsTicked: true,
      searchEngines: true,
      clamdUrl: null,
      mediaStore: null,
      measuring: { analytics: null, pixel: null },
      messaging: { smtpUrl: null, whatsapp: null, sms: null },
      social: { google: null, facebook: null },
    },
  });
});

test("a measuring tool needs both an address and an id", () => {
  const analytics = { ANALYTICS_URL: "https://collect.example/mp", ANALYTICS_ID: "G-AB12" };
  const pixel = { PIXEL_URL: "https://pixel.example/tr", PIXEL_ID: "77" };
  const both = readConfig({ ...analytics, ...pixel });
  expect(both.ok && both.value.measuring).toEqual({
    analytics: { url: "https://collect.example/mp", id: "G-AB12" },
    pixel: { url: "https://pixel.example/tr", id: "77" },
  });
  expect(sentenceFor({ ...analytics, ANALYTICS_ID: "" })).toBe(
    "ANALYTICS_ID is missing: ANALYTICS_URL is of no use without it.",
  );
  expect(sentenceFor({ PIXEL_ID: "77" })).toBe("PIXEL_URL is missing: PIXEL_ID is of no use without it.");
});

test("a complete production environment is accepted, with simulators and GraphiQL off", () => {
  const result = readConfig({
    ...production,
    SHOP_ROLE: "worker",
    SHOP_TRUST_PROXY: "2",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
    DATABASE_REPLICA_URL: "postgresql://shop:pw@copy.example/shop?sslmode=verify-full",
  });
  expect(result).toMatchObject({
    ok: true,
    value: {
      stage: "production",
      role: "worker",
      publicUrl: "https://shop.example",
      trustedProxies: 2,
      secret: production.SHOP_SECRET,
      logLevel: "info",
      announceSeconds: 3,
      simulators: false,
      graphiql: false,
      trustedDocuments: "only",
      telemetryEndpoint: "http://collector:4318",
      database: {
        url: production.DATABASE_URL,
        migrationUrl: null,
        replicaUrl: "postgresql://shop:pw@copy.example/shop?sslmode=verify-full",
        pool: 10,
        waitSeconds: 4,
      },
      messaging: {
        smtpUrl: "smtps://user:pw@mail.example",
        whatsapp: { apiUrl: "https://graph.example/v21.0", token: "wa-token", phoneId: "1234567890" },
        sms: { apiUrl: "https://sms.example/send", token: "sms-token" },
      },
    },
  });
});

test.each(["development", "test", "production"])("GN-16 the environment %s can be named", (stage) => {
  expect(readConfig({ ...production, SHOP_STAGE: stage })).toMatchObject({ ok: true, value: { stage } });
});

test("an empty variable counts as absent, and values are trimmed", () => {
  expect(readConfig({ PORT: "", SHOP_TRUST_PROXY: " ", HOST: " 0.0.0.0 " })).toMatchObject({
    ok: true,
    value: { port: 3000, trustedProxies: 0, host: "0.0.0.0" },
  });
});

test("lists of codes are split at commas, and the value none is an empty list", () => {
  expect(readConfig({ SHOP_HIDDEN_STORES: "A1,B2" })).toMatchObject({ value: { hiddenStoreCodes: ["A1", "B2"] } });
  expect(readConfig({ SHOP_HIDDEN_STORES: "none" })).toMatchObject({ value: { hiddenStoreCodes: [] } });
});

test("the public address follows the port unless it is given, without a trailing slash", () => {
  expect(readConfig({ PORT: "8080" })).toMatchObject({ value: { publicUrl: "http://localhost:8080" } });
  expect(readConfig({ SHOP_PUBLIC_URL: "https://Shop.Example/" })).toMatchObject({
    value: { publicUrl: "https://shop.example" },
  });
});

test.each([
  ["PORT", "http", 'PORT must be a whole number from 1 to 65535, not "http".'],
  ["PORT", "0", 'PORT must be a whole number from 1 to 65535, not "0".'],
  ["PORT", "70000", 'PORT must be a whole number from 1 to 65535, not "70000".'],
  ["PORT", "30.5", 'PORT must be a whole number from 1 to 65535, not "30.5".'],
  ["HOST", "two words", 'HOST must be a host name or an IP address, not "two words".'],
  ["SHOP_STAGE", "prod", 'SHOP_STAGE must be one of development, test or production, not "prod".'],
  ["SHOP_ROLE", "api", 'SHOP_ROLE must be one of web, worker, club or all, not "api".'],
  [
    "SHOP_PUBLIC_URL",
    "shop.example",
    "SHOP_PUBLIC_URL must be an address such as https://shop.example, without a path",
  ],
  ["SHOP_PUBLIC_URL", "https://shop.example/id", "SHOP_PUBLIC_URL must be an address such as https://shop.example"],
  ["SHOP_TRUST_PROXY", "true", 'SHOP_TRUST_PROXY must be a whole number from 0 to 10, not "true".'],
  ["DATABASE_POOL", "0", 'DATABASE_POOL must be a whole number from 1 to 500, not "0".'],
  ["SHOP_GUEST_SESSION_DAYS", "-1", 'SHOP_GUEST_SESSION_DAYS must be a whole number from 1 to 400, not "-1".'],
  ["SHOP_ACCESS_TOKEN_SECONDS", "1", 'SHOP_ACCESS_TOKEN_SECONDS must be a whole number from 10 to 86400, not "1".'],
  ["SHOP_PAGE_CACHE_MB", "64MB", 'SHOP_PAGE_CACHE_MB must be a whole number from 0 to 65536, not "64MB".'],
  ["SHOP_HIDDEN_STORES", "a b", 'SHOP_HIDDEN_STORES must be codes with commas between them, or none, not "a b".'],
  ["SHOP_SITE_SCOPE", "SHOP", "SHOP_SITE_SCOPE must be four codes with dots between them"],
  ["SHOP_DELIVERY_DAYS", "5-2", "SHOP_DELIVERY_DAYS must be two numbers of days with a hyphen between them"],
  ["SHOP_ANNOUNCE_SECONDS", "-1", 'SHOP_ANNOUNCE_SECONDS must be a whole number from 0 to 600, not "-1".'],
  ["SHOP_SHUTDOWN_SECONDS", "soon", 'SHOP_SHUTDOWN_SECONDS must be a whole number from 0 to 600, not "soon".'],
  ["SHOP_LOG_LEVEL", "loud", "SHOP_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace or silent, not"],
  ["SHOP_SIMULATORS", "yes", 'SHOP_SIMULATORS must be on or off, not "yes".'],
  ["SHOP_GRAPHIQL", "1", 'SHOP_GRAPHIQL must be on or off, not "1".'],
  ["TRUSTED_DOCUMENTS", "on", 'TRUSTED_DOCUMENTS must be one of only or off, not "on".'],
  [
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "collector:4318",
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http://",
  ],
  ["WHATSAPP_API_URL", "graph.example", "WHATSAPP_API_URL must be an address that begins with http:// or https://"],
  ["WHATSAPP_PHONE_ID", "+62", 'WHATSAPP_PHONE_ID must be the digits of a phone number id, not "+62".'],
  ["SMS_API_URL", "ftp://sms.example", "SMS_API_URL must be an address that begins with http:// or https://"],
])("%s=%s is refused with one sentence", (name, value, sentence) => {
  expect(sentenceFor({ [name]: value })).toContain(sentence);
});

test.each([
  ["DATABASE_URL", "mysql://root:hunter2@db/shop", "DATABASE_URL must be an address that begins with postgres:// or"],
  ["DATABASE_REPLICA_URL", "hunter2", "DATABASE_REPLICA_URL must be an address that begins with postgres:// or"],
  ["SHOP_SECRET", "hunter2", "SHOP_SECRET must be at least 32 characters long, what is set is not."],
  ["SMTP_URL", "mail:hunter2", "SMTP_URL must be an address that begins with smtp:// or smtps://"],
  ["WHATSAPP_TOKEN", "hunter2 with blanks", "WHATSAPP_TOKEN must be a token without spaces"],
  ["SMS_API_TOKEN", "hunter2 with blanks", "SMS_API_TOKEN must be a token without spaces"],
])("a wrong %s is refused without showing it", (name, value, sentence) => {
  expect(sentenceFor({ [name]: value })).toContain(sentence);
  expect(sentenceFor({ [name]: value })).not.toContain("hunter2");
});

test("production refuses to start without each required setting", () => {
  const missing = Object.keys(production)
    .filter((name) => name !== "SHOP_STAGE")
    .map((name) => [name, sentenceFor({ ...production, [name]: undefined })] as const);
  for (const [name, sentence] of missing)
    expect(sentence).toMatch(new RegExp(`^${name} (is missing: |must begin with https)`));
  expect(missing).toHaveLength(9);
});

test("production refuses the default secret, plain http, the simulators and GraphiQL", () => {
  expect(sentenceFor({ ...production, SHOP_SECRET: developmentSecret })).toMatch(/^SHOP_SECRET is missing/);
  expect(sentenceFor({ ...production, SHOP_PUBLIC_URL: "http://shop.example" })).toMatch(/^SHOP_PUBLIC_URL must begin/);
  expect(sentenceFor({ ...production, SHOP_SIMULATORS: "on" })).toMatch(/^SHOP_SIMULATORS=on is refused in production/);
  expect(sentenceFor({ ...production, SHOP_GRAPHIQL: "on" })).toMatch(/^SHOP_GRAPHIQL=on is refused in production/);
});

test("half of a channel, no channel without simulators, a lone replica and a lone role are refused", () => {
  expect(sentenceFor({ SMS_API_URL: "https://sms.example" })).toBe(
    "SMS_API_TOKEN is missing: SMS_API_URL is of no use without it.",
  );
  expect(sentenceFor({ SHOP_SIMULATORS: "off" })).toBe(
    "SMTP_URL is missing: without the simulators messages need somewhere to go.",
  );
  expect(sentenceFor({ DATABASE_REPLICA_URL: "postgres://copy/shop" })).toMatch(/^DATABASE_REPLICA_URL is set without/);
  expect(sentenceFor({ SHOP_ROLE: "web" })).toMatch(/^DATABASE_URL is missing: SHOP_ROLE=web shares its database/);
});

test("an unknown SHOP_ variable is refused by name, with the nearest known one", () => {
  expect(sentenceFor({ SHOP_SIMULATOR: "on" })).toBe(
    "There is no setting SHOP_SIMULATOR: did you mean SHOP_SIMULATORS?",
  );
  expect(sentenceFor({ SHOP_WAREHOUSE_COLOUR: "red" })).toBe(
    "There is no setting SHOP_WAREHOUSE_COLOUR: .env.example lists all of them.",
  );
  expect(sentenceFor({ HOME: "/root", SHOPPING: "yes" })).toBe("no problem");
});

test("for all values the result is a configuration or one sentence that names a variable", () => {
  const anyEnv = fc.dictionary(fc.constantFrom(...Object.keys(settings)), fc.string());
  fc.assert(
    fc.property(anyEnv, (env) => {
      const result = readConfig(env);
      if (result.ok) return;
      expect(result.error.sentence).toMatch(/^[A-Z_]+(=on)? .*[.?]$/s);
      expect(result.error.code).toBe("BAD_CONFIG");
    }),
  );
});

test("grouped amounts are read by their names, completely and within their bounds", () => {
  const read = readConfig({ SHOP_CODE_PAUSE: "other=3,same=5" });
  expect(read.ok && [read.value.codes.resendSeconds, read.value.codes.otherChannelSeconds]).toEqual([5, 3]);
  for (const wrong of ["same=5", "same=5,other=0", "same=5,other=3,third=1", "same=5,same=5", "same=five,other=3"]) {
    expect(sentenceFor({ SHOP_CODE_PAUSE: wrong })).toMatch(
      /^SHOP_CODE_PAUSE must be whole numbers such as same=1,other=1/,
    );
  }
  // A code has four digits: no setting allows more guesses (D-07).
  expect(sentenceFor({ SHOP_CODE_WRONG_TRIES: "code=6,receiver=10,device=20,address=100" })).toMatch(
    /^SHOP_CODE_WRONG_TRIES/,
  );
});

test("an external loyalty club gets a credential and has a site of its own", () => {
  const elsewhere = { SHOP_CLUB_URL: "https://club.example/loyalty/graphql" };
  expect(sentenceFor(elsewhere)).toBe("SHOP_CLUB_TOKEN is missing: the loyalty club at SHOP_CLUB_URL requires it.");
  const token = "club-token-0123456789abcdef0123456789";
  const read = readConfig({ ...elsewhere, SHOP_CLUB_TOKEN: token, SHOP_CLUB_SITE_URL: "https://club.example/" });
  expect(read.ok && read.value.club).toMatchObject({
    url: elsewhere.SHOP_CLUB_URL,
    token,
    siteUrl: "https://club.example",
  });
  const near = readConfig({ ...production });
  expect(near.ok && near.value.club).toMatchObject({ url: null, siteUrl: "https://shop.example/club" });
});
