import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { shopInvariants } from "./invariants.ts";

const { database, url } = await shopDatabase();
const script = fileURLToPath(new URL("./main.ts", import.meta.url));

const audit = () =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [script], { env: { PATH: process.env.PATH, DATABASE_URL: url } }, (problem, out, err) =>
      resolve({ code: problem ? Number(problem.code) : 0, out, err }),
    );
  });

test("a shop with products, pages and members violates no invariant", async () => {
  const findings = await auditDatabase(database, shopInvariants);
  expect(findings).toHaveLength(shopInvariants.length);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
});

test("the command exits with 0 on a consistent database, and with 1 and the location on an inconsistent one", async () => {
  const sound = await audit();
  expect({ code: sound.code, err: sound.err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(sound.out)).toHaveLength(shopInvariants.length);

  await sql`insert into cart.cart (owner, touched_at) values ('member:NOBODY', now())`.execute(database.kysely);
  const broken = await audit();
  expect(broken.code).toBe(1);
  expect(broken.err).toBe("Broken 1 times: every member's cart belongs to an existing member (member:NOBODY)\n");
});

test("no two invariants share a name", () => {
  const names = shopInvariants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
