import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const production: Readonly<Record<string, string>> = {
  SHOP_STAGE: "production",
  DATABASE_URL: "postgres://shop:hunter2@db.example:5432/shop?sslmode=verify-full",
  SHOP_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtps://user:hunter2@mail.example",
  WHATSAPP_API_URL: "https://graph.example/v21.0",
  WHATSAPP_TOKEN: "wa-token",
  WHATSAPP_PHONE_ID: "1234567890",
  SMS_API_URL: "https://sms.example/send",
  SMS_API_TOKEN: "sms-token",
  COURIER_API_URL: "https://courier.example",
  COURIER_API_TOKEN: "courier-token",
  COURIER_NOTICE_SECRET: "0123456789abcdef",
  VPC_URL: "https://vpc.example",
  VPC_ACCOUNT: "merchant:access:user:password",
  VPC_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_CLUB_TOKEN: "0123456789abcdef0123456789abcdef",
};

const sentenceFor = (env: Readonly<Record<string, string>>): string => {
  const result = readConfig({ ...production, ...env });
  return result.ok ? "no problem" : result.error.sentence;
};

/** Every address that carries a secret or personal data, and the word that permits it. */
const plain: readonly (readonly [name: string, url: string, word: string])[] = [
  ["DATABASE_URL", "postgres://shop:hunter2@db.example/shop", "database"],
  ["DATABASE_URL", "postgres://shop:hunter2@db.example/shop?sslmode=disable", "database"],
  ["DATABASE_URL", "postgres://shop:hunter2@db.example/shop?sslmode=prefer", "database"],
  ["DATABASE_URL", "postgres://shop:hunter2@db.example/shop?sslmode=no-verify", "database"],
  ["DATABASE_URL", "postgres://shop:hunter2@10.0.0.7/shop?application_name=shop", "database"],
  ["DATABASE_URL", "postgres:///shop?host=db.example&password=hunter2", "database"],
  ["MIGRATION_DATABASE_URL", "postgres://owner:hunter2@db.example/shop", "database"],
  ["CLAMD_URL", "tcp://clamd.example:3310", "scanner"],
  ["DATABASE_REPLICA_URL", "postgres://shop:hunter2@copy.example/shop", "database"],
  ["SMTP_URL", "smtp://user:hunter2@mail.example:587", "mail"],
  ["SMTP_URL", "smtp://mail.example?requireTLS=false", "mail"],
  ["SMTP_URL", "smtp://127.evil.example", "mail"],
  ["WHATSAPP_API_URL", "http://graph.example", "vendors"],
  ["SMS_API_URL", "http://sms.example", "vendors"],
  ["COURIER_API_URL", "http://courier.example", "vendors"],
  ["GOOGLE_ISSUER", "http://accounts.example", "vendors"],
  ["MIDTRANS_API_URL", "http://api.example", "vendors"],
  ["MIDTRANS_SNAP_URL", "http://app.example", "vendors"],
  ["XENDIT_API_URL", "http://xendit.example", "vendors"],
  ["DOKU_API_URL", "http://doku.example", "vendors"],
  ["VPC_URL", "http://vpc.example", "vendors"],
  ["SHOP_CLUB_URL", "http://club.example/loyalty/graphql", "club"],
  ["SHOP_CLUB_SITE_URL", "http://club.example/club", "club"],
];

test.each(plain)(
  "2B-07 production refuses %s=%s with one sentence, unless %s is permitted explicitly",
  (name, url, word) => {
    const sentence = sentenceFor({ [name]: url });
    expect(sentence).toMatch(new RegExp(`^${name} is refused in production, since it is not encrypted: `));
    expect(sentence).toContain(`SHOP_ALLOW_PLAINTEXT=${word}`);
    expect(sentence).not.toContain("hunter2");
    expect(sentenceFor({ [name]: url, SHOP_ALLOW_PLAINTEXT: word })).toBe("no problem");
    const others = ["database", "mail", "vendors", "club", "scanner"].filter((one) => one !== word).join(",");
    expect(sentenceFor({ [name]: url, SHOP_ALLOW_PLAINTEXT: others })).toBe(sentence);
    expect(readConfig({ ...production, SHOP_STAGE: "development", [name]: url })).toMatchObject({ ok: true });
  },
);

test.each([
  ["DATABASE_URL", "postgres://shop:pw@127.0.0.1:5432/shop"],
  ["DATABASE_URL", "postgres://shop:pw@localhost/shop"],
  ["DATABASE_URL", "postgres://shop:pw@[::1]:5432/shop"],
  ["DATABASE_URL", "postgres:///shop?host=/var/run/postgresql"],
  ["DATABASE_URL", "postgres://shop:pw@%2Fvar%2Frun%2Fpostgresql/shop"],
  ["DATABASE_URL", "postgres://shop:pw@db.example/shop?sslmode=require"],
  ["DATABASE_URL", "postgres://shop:pw@db.example/shop?ssl=true"],
  ["SMTP_URL", "smtp://user:pw@mail.example:587?requireTLS=true"],
  ["SMTP_URL", "smtp://127.0.0.1:25"],
  ["SHOP_CLUB_URL", "http://127.0.0.1:3001/loyalty/graphql"],
])("2B-07 encrypted, or on the same machine, %s=%s needs no permission", (name, url) => {
  expect(sentenceFor({ [name]: url })).toBe("no problem");
});

test("2B-06 production runs only trusted documents unless configured otherwise; elsewhere every document runs", () => {
  const trusted = (env: Readonly<Record<string, string>>) => {
    const result = readConfig(env);
    return result.ok && result.value.trustedDocuments;
  };
  expect(trusted(production)).toBe("only");
  expect(trusted({ ...production, TRUSTED_DOCUMENTS: "off" })).toBe("off");
  expect(trusted({})).toBe("off");
  expect(trusted({ TRUSTED_DOCUMENTS: "only" })).toBe("only");
});
