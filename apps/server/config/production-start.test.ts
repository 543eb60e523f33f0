import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

const complete = {
  SHOP_STAGE: "production",
  // A port without a listener: a start that gets past the configuration fails at the database.
  DATABASE_URL: "postgres://shop:pw@127.0.0.1:1/shop",
  SHOP_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtps://user:pw@mail.example",
  WHATSAPP_API_URL: "https://graph.example/v21.0",
  WHATSAPP_TOKEN: "wa-token",
  WHATSAPP_PHONE_ID: "1234567890",
  SMS_API_URL: "https://sms.example/send",
  SMS_API_TOKEN: "sms-token",
};

/** The start loads the whole program before it connects to the database. */
const slow = { timeout: 120_000 };

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "production-"));
});
afterAll(() => rm(folder, { recursive: true }));

function start(env: Record<string, string>): Promise<{ code: number | null; complaint: string }> {
  return new Promise((resolve) => {
    // An empty folder: no .env of this checkout is read.
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
    const child = execFile(process.execPath, [main], options, (_problem, _out, complaint) =>
      resolve({ code: child.exitCode, complaint }),
    );
  });
}

const cases: readonly [string, Record<string, string>, string][] = [
  ["the demo shop", { SHOP_DEMO: "on" }, "SHOP_DEMO=on is refused"],
  ["demo orders", { SHOP_DEMO_ORDERS: "on" }, "SHOP_DEMO_ORDERS=on is refused"],
  ["the simulators, and with them the developers' inbox", { SHOP_SIMULATORS: "on" }, "SHOP_SIMULATORS=on is refused"],
  ["the explorer", { SHOP_GRAPHIQL: "on" }, "SHOP_GRAPHIQL=on is refused"],
  [
    "the well-known secret",
    { SHOP_SECRET: "development-only-secret-of-nobody-in-particular" },
    "SHOP_SECRET is missing",
  ],
  ["no secret", { SHOP_SECRET: "" }, "SHOP_SECRET is missing"],
  ["a short secret", { SHOP_SECRET: "short" }, "SHOP_SECRET must be at least 32 characters long"],
  ["cookies over plain http", { SHOP_PUBLIC_URL: "http://shop.example" }, "SHOP_PUBLIC_URL must begin with https://"],
  ["the built-in database", { DATABASE_URL: "" }, "DATABASE_URL is missing"],
  ["no mail server", { SMTP_URL: "" }, "SMTP_URL is missing"],
  ["half a WhatsApp account", { WHATSAPP_TOKEN: "" }, "WHATSAPP_TOKEN is missing"],
  [
    "a misspelt setting",
    { SHOP_TRUST_PROXIES: "1" },
    "There is no setting SHOP_TRUST_PROXIES: did you mean SHOP_TRUST_PROXY?",
  ],
];

let stopped = 0;
test.each(cases)(
  "S26 production with %s does not start, and prints the reason in one line",
  async (_title, wrong, sentence) => {
    const { code, complaint } = await start({ ...complete, ...wrong });
    expect(code).toBe(1);
    expect(complaint).toContain(sentence);
    expect(complaint.trimEnd().split("\n")).toHaveLength(1);
    for (const secret of ["0123456789abcdef", "user:pw", "shop:pw"]) expect(complaint).not.toContain(secret);
    stopped += 1;
  },
);

afterAll(() =>
  figure("S26", `${cases.length} production starts with a missing or unsafe setting: started`, cases.length - stopped),
);

test(
  "production with everything in place passes the configuration, and one line lists what else is missing",
  slow,
  async () => {
    const { code, complaint } = await start(complete);
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The shop could not start\. [^\n]*127\.0\.0\.1:1[^\n]*\n$/);
    expect(complaint).not.toContain("shop:pw");
  },
);
