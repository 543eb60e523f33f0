import { expect, test } from "vitest";
import { settlementsFixture } from "../testing/settlements-fixture.ts";

const { charge, upload, run, rows, file, count, payments, broken, signedIn } = await settlementsFixture();
const day = "2026-11-14";

test("MO-06 a file is compared with the payments: every result by name, sums to the rupiah, and no payment changes", async () => {
  await Promise.all([
    ...["GOOD", "BYREF", "WRONG", "SUM"].map((code) => charge(code)),
    charge("EXPIRED", { state: "expired" }),
    charge("BACK", { refunded: 40_000 }),
    charge("STOLEN"),
  ]);
  const before = await payments();
  const id = await upload([
    `GOOD,,payment,"100,000.00","4,440.50","95,559.50",${day}`,
    `,G-BYREF,payment,"100,000.00",0,"100,000.00",${day}`,
    `PAY-WRONG,W1,payment,"90,000.00",0,"90,000.00",${day}`,
    `SUM,S1,payment,"100,000.00",10,"99,000.00",${day}`,
    `EXPIRED,E1,payment,"100,000.00",0,"100,000.00",${day}`,
    `BACK,G-BACK,refund,"40,000.00",0,"40,000.00",${day}`,
    `BACK,B2,refund,"1,000.00",0,"1,000.00",${day}`,
    `STOLEN,T1,chargeback,"100,000.00",0,"100,000.00",${day}`,
    `NOBODY,N1,payment,"7,000.00",0,"7,000.00",${day}`,
    `GOOD,,payment,"100,000.00","4,440.50","95,559.50",${day}`,
    `,P1,payout,"999,999.00",0,"999,999.00",${day}`,
  ]);
  expect((await run(id)).success).toBe(true);
  const found = (await rows({ fileId: id })).rows;
  expect(found.map(({ number, result }: { number: number; result: string }) => `${number} ${result}`)).toEqual([
    ...["2 matched", "3 matched", "4 amountDiffers", "5 sumDiffers", "6 notPaid", "7 refunded", "8 refundDiffers"],
    ...["9 chargedBack", "10 unknown", "11 duplicate"],
  ]);
  expect(found[0]).toMatchObject({ gross: 100_000, fee: 4_441, net: 95_559, paymentReference: "PAY-GOOD" });
  const gross = 100_000 * 5 + 90_000 - 41_000 - 100_000 + 7_000;
  expect(await file(id)).toMatchObject({
    state: "imported",
    gross,
    skipped: 1,
    firstDay: day,
    importedBy: "Name of finance@settlements.test",
  });
  expect(await payments()).toBe(before);
  expect(await broken()).toEqual([]);
});

test("MO-06 the same file again is the file that is there, and its rows in another file are duplicates", async () => {
  await charge("TWICE");
  const row = `TWICE,G-TWICE,payment,100000,0,100000,${day}`;
  const id = await upload([row], "first.csv");
  expect(await upload([row], "renamed.csv")).toBe(id);
  await run(id);
  expect(await upload([row], "again.csv")).toBe(id);
  expect((await run(id)).errorCode).toBe("NOT_POSSIBLE");
  const other = await upload([row, `NEW,N,payment,1,0,1,${day}`], "longer.csv");
  await run(other);
  const found = (await rows({ fileId: other })).rows;
  expect(found.map(({ result }: { result: string }) => result)).toEqual(["duplicate", "unknown"]);
});

test("MO-06 of two people who import a file at once one does it, and two files with the same payment settle it once", async () => {
  await charge("RACE");
  const row = `RACE,G-RACE,payment,100000,0,100000,${day}`;
  const [one, other] = [await upload([row], "a.csv"), await upload([row, `RACE-2,R2,payment,1,0,1,${day}`], "b.csv")];
  const people = await Promise.all(["finance", "finance", "admin"].map((role) => signedIn(role as "finance")));
  const replies = await Promise.all([...people.map((person) => run(one, person)), run(other)]);
  expect(
    replies
      .slice(0, 3)
      .map(({ errorCode }) => errorCode ?? "DONE")
      .toSorted(),
  ).toEqual([...["DONE", "NOT_POSSIBLE", "NOT_POSSIBLE"]]);
  expect(replies[3]?.success).toBe(true);
  const settled = (await rows({ search: "RACE" })).rows.filter(
    ({ reference }: { reference: string }) => reference === "RACE",
  );
  expect(settled.map(({ result }: { result: string }) => result).toSorted()).toEqual(["duplicate", "matched"]);
  expect(await broken()).toEqual([]);
});

test("MO-06 a file with a cell that is no amount or day is refused whole, and names row and column", async () => {
  const lines = await count("line");
  const bad = await upload([`C1,G,payment,100000,0,100000,${day}`, `C2,G,payment,much,0,1,${day}`], "bad.csv");
  const reply = await run(bad);
  expect([reply.errorCode, reply.errorMessage]).toEqual([
    "UNREADABLE_ROW",
    "Row 3: the cell of “Gross” cannot be read. Nothing was imported.",
  ]);
  expect((await run(await upload([`C1,G,payment,1,0,1,soon`], "day.csv"))).errorMessage).toContain("“Settled”");
  expect(await count("line")).toBe(lines);
  expect((await file(bad)).state).toBe("uploaded");
});

test("a gateway, a reference and an amount are needed, and the permission", async () => {
  const id = await upload([`C9,G,payment,1,0,1,${day}`], "needs.csv");
  const gross = { field: "gross", header: "Gross" };
  const reference = { field: "reference", header: "Order ID" };
  const code = async (change: object) => (await run(id, undefined, change)).errorCode;
  expect(await code({ gateway: "nobody" })).toBe("NO_SUCH_GATEWAY");
  expect(await code({ columns: [gross] })).toBe("NO_REFERENCE");
  expect(await code({ columns: [reference] })).toBe("NO_GROSS");
  expect(await code({ columns: [reference, { field: "gross", header: "No such column" }] })).toBe("NO_GROSS");
  expect(await code({ id: crypto.randomUUID() })).toBe("NOT_FOUND");
  expect((await run(id, await signedIn("support"))).errorCode).toBe("FORBIDDEN");
  expect((await run(id, undefined, { columns: [reference, gross] })).success).toBe(true);
});
