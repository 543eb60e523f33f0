import { sql } from "kysely";
import { expect, test } from "vitest";
import { settlementsFixture } from "../testing/settlements-fixture.ts";

const { files, upload, run, charge, explain, rows, signedIn, staff, db } = await settlementsFixture();

test("MO-06 files are listed with their sums and the differences that nobody explained", async () => {
  await charge("C1");
  const id = await upload(
    ["C1,G-C1,payment,100000,4000,96000,2026-11-14", "C2,X,payment,50000,2000,48000,2026-11-14"],
    "one.csv",
  );
  await upload(["C3,Y,payment,1,0,1,2026-11-14"], "two.csv");
  expect((await run(id)).success).toBe(true);
  const list = await files();
  expect(list.total).toBe(2);
  expect(list.rows.find(({ title }: { title: string }) => title === "two.csv")).toMatchObject({ state: "uploaded" });
  const imported = async () => (await files()).rows.find((one: { id: string }) => one.id === id);
  expect(await imported()).toMatchObject({
    ...{ state: "imported", gross: 150_000, fee: 6_000, net: 144_000, differences: 1, open: 1 },
  });
  const [row] = (await rows({ state: "open" })).rows;
  expect(await explain(row.subject, 0, "Order of the other shop")).toBe("DONE");
  expect(await imported()).toMatchObject({ differences: 1, open: 0 });
});

test("MO-06 settlements are for finance, and not for staff of one store", async () => {
  expect(await files(await signedIn("support"))).toBe("FORBIDDEN");
  expect(await files(await signedIn("storeStaff"))).toBe("FORBIDDEN");
  const limited = await staff.signedIn("limited@settlements.test", "finance");
  await sql`update staff.account set store_code = '1001' where email = 'limited@settlements.test'`.execute(db);
  expect(await files(limited)).toBe("FORBIDDEN");
  expect(await rows({}, limited)).toBe("FORBIDDEN");
});
