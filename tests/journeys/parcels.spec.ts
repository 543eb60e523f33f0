import type { Page } from "@playwright/test";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { expectAccessible } from "../support/axe.ts";
import { ordersLike } from "../support/orders.ts";
import { moveParcel, sendAll } from "../support/parcels.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** Reports that the page's tab is visible again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("OR-20 TR-35 D-57 a parcel changes while its order is open: a failed attempt first, then delivered, and completed by time", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ani = await addMember(shop);
  const [code = ""] = await ordersLike({ owner: `member:${ani.userCode}` });
  const number = await sendAll(shop, code);
  await signIn(page, shop, ani);
  await visit(page, `/account/order/detail/${code}`);
  const parcels = page.getByRole("region", { name: "Parcels" });
  await expect(parcels.getByText(number)).toBeVisible();
  await expect(parcels.getByText("Waiting for the courier")).toBeVisible();
  await page.getByRole("link", { name: "Check logistics" }).click();
  await expect(parcels).toBeInViewport();

  expect(await moveParcel(shop, number, { status: "in_transit", place: "Cakung", copies: 3 })).toEqual([200, 200, 200]);
  await lookAgain(page);
  const way = parcels.getByRole("list", { name: "Where it has been" });
  await expect(way.getByText("On the way")).toHaveCount(1);
  expect(await moveParcel(shop, number, { status: "delivered", signature: "bad" })).toEqual([401]);

  await moveParcel(shop, number, { status: "failed", reason: "NOBODY_HOME" });
  await lookAgain(page);
  await expect(parcels.getByText("The courier could not deliver this parcel")).toBeVisible();
  await expect(parcels.getByText("Nobody was at home. The courier tries again", { exact: false })).toBeVisible();
  await expectAccessible(page, "an order whose parcel could not be delivered");
  expect(await smallTouchTargets(page, 44), "an order with a parcel").toEqual([]);

  // A late report of an earlier event changes nothing.
  await moveParcel(shop, number, { status: "delivered", signer: "Wulan" });
  await moveParcel(shop, number, { status: "out_for_delivery", minutesAgo: 1 });
  await lookAgain(page);
  await expect(parcels.getByText("Received by Wulan")).toBeVisible();
  await expect(parcels.getByText("Delivered", { exact: true }).first()).toBeVisible();

  const [due] = await shop.sql<{ days: number }>(
    `select round(extract(epoch from placed.moves_on_at - parcel.delivered_at) / 86400)::int as days
     from orders.placed_order as placed join shipping.parcel on parcel.reference = placed.code where placed.code = $1`,
    [code],
  );
  expect(due?.days).toBe(7);
  await shop.sql("update orders.placed_order set moves_on_at = now() - interval '1 second' where code = $1", [code]);
  await shop.sql("select graphile_worker.add_job('order.sweep', '{}'::json)");
  await expect
    .poll(
      async () =>
        (await shop.sql<{ status: string }>("select status from orders.placed_order where code = $1", [code]))[0],
    )
    .toEqual({ status: orderStatusCodes.completed });
  await visit(page, `/account/order/detail/${code}`);
  await expect(page.getByText("Completed").first()).toBeVisible();
});
