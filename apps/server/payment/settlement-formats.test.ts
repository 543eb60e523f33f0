import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { settlementsFixture } from "#modules/settlements/server/testing/settlements-fixture.ts";
import { settlementDeps } from "./settlement-deps.ts";

const { formats } = settlementDeps({ clock: testClock("2026-11-15T10:00:00Z") } as never);
const { uploadBytes, file, run, rows, charge, broken } = await settlementsFixture(formats);

/** Imports a file of `adapters/payment/testing/settlements` with the columns it is recognised by. */
async function imported(gateway: string) {
  const path = new URL(`../../../adapters/payment/testing/settlements/${gateway}.csv`, import.meta.url);
  const id = await uploadBytes(readFileSync(path), `${gateway}.csv`);
  const { suggestedGateway, columns } = await file(id);
  const known = columns.filter(({ header }: { header: string | null }) => header !== null);
  const reply = await run(id, undefined, { gateway: suggestedGateway, columns: known });
  expect([suggestedGateway, reply.errorMessage]).toEqual([gateway, null]);
  const found = (await rows({ fileId: id })).rows;
  return {
    sums: await file(id),
    lines: found.map(
      (row: {
        number: number;
        reference: string;
        kind: string;
        gross: number;
        fee: number;
        net: number;
        day: string;
        result: string;
      }) => [row.number, row.reference, row.kind, row.gross, row.fee, row.net, row.day, row.result].join(" "),
    ),
  };
}

test("MO-06 a settlement report of Midtrans is recognised and read, with fees, taxes, refunds and chargebacks; withdrawals are left out", async () => {
  await charge("MID-1", { gateway: "midtrans", amount: 288_000, refunded: 88_000 });
  await charge("MID-2", { gateway: "midtrans", amount: 150_001 });
  await charge("MID-3", { gateway: "midtrans", amount: 500_000 });
  const { lines, sums } = await imported("midtrans");
  expect(lines).toEqual([
    "2 MID-1 payment 288000 4440 283560 2026-11-13 matched",
    "3 MID-2 payment 150001 1050 148951 2026-11-13 matched",
    "4 MID-1 refund -88000 0 -88000 2026-11-14 refunded",
    "5 MID-3 chargeback -500000 0 -500000 2026-11-14 chargedBack",
  ]);
  expect(sums).toMatchObject({ gross: -149_999, fee: 5_490, net: -155_489, skipped: 1 });
});

test("MO-06 a balance report of Xendit is recognised; its lines of fees and taxes belong to their transaction", async () => {
  await charge("XEN-1", { gateway: "xendit", amount: 288_000 });
  await charge("XEN-2", { gateway: "xendit", refunded: 40_000 });
  const { lines, sums } = await imported("xendit");
  expect(lines).toEqual([
    "2 XEN-1 payment 288000 4440 283560 2026-11-13 matched",
    "5 XEN-2 payment 100000 1665 98335 2026-11-14 matched",
    "8 XEN-2 refund -40000 0 -40000 2026-11-14 refunded",
  ]);
  expect(sums).toMatchObject({ gross: 348_000, fee: 6_105, net: 341_895, skipped: 1 });
});

test("MO-06 a settlement report of DOKU with semicolons and Indonesian amounts is recognised and read", async () => {
  await charge("DOK-1", { gateway: "doku", amount: 288_000 });
  await charge("DOK-2", { gateway: "doku", amount: 1_500_000 });
  const { lines } = await imported("doku");
  expect(lines).toEqual([
    "2 DOK-1 payment 288000 4440 283560 2026-11-13 matched",
    "3 DOK-2 payment 1500000 46620 1453380 2026-11-13 matched",
    "4 DOK-2 refund -500000 0 -500000 2026-11-14 refundDiffers",
  ]);
  expect(await broken()).toEqual([]);
});
