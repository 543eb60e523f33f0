import { systemIds } from "#kit/core/ids.ts";
import { connect } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { unheardOrders } from "#modules/order/server/testing/unheard-orders.ts";
import { expectAccessible } from "../support/axe.ts";
import { runSettings } from "../support/run-settings.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** An unpaid order of a guest who has lost their session. */
async function aLostOrder(): Promise<string> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  const paymentReference = systemIds.uuid();
  try {
    return await inTransaction(database, async (trx) => {
      const lines = [aLine({ picture: null })];
      const draft = aDraft({ lines, owner: `guest:${systemIds.uuid()}`, paymentReference, receiver: unreachable });
      const paymentDue = new Date(Date.now() + 3_600_000);
      const [placed] = await placeOrders(trx, unheardOrders, [draft], new Date(), { paymentDue });
      return placed?.orderCode ?? "";
    });
  } finally {
    await database.close();
  }
}

/** Without an e-mail no letter is written, whose envelope nobody could open here. */
const unreachable = { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email: "" };

test("GN-10 RT-13 RT-14 RT-15 OR-26 RO-13 an order is found by its number and the phone, shown masked, and then stands in the list", {
  tag: "@phone",
}, async ({ page }) => {
  const code = await aLostOrder();
  await visit(page, "/order/track");
  await expectAccessible(page, "track an order");
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByText("Required").first()).toBeVisible();
  await page.getByLabel("Order number").fill(code.toLowerCase());
  await page.getByLabel("E-mail or phone number").fill("0812 0000 0000");
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByRole("alert").getByText("We found no order")).toBeVisible();
  await expect(page.getByLabel("Order number")).toHaveValue(code.toLowerCase());
  await page.getByLabel("E-mail or phone number").fill("0812 3456 7890");
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page).toHaveURL(`/order/detail/${code}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${code}`);
  await expect(page.getByText("Awaiting payment")).toBeVisible();
  await expect(page.getByText("+62 812•••••890")).toBeVisible();
  await expect(page.getByText("Jl. Melati 5")).toHaveCount(0);
  await expectAccessible(page, "an order");
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page.getByRole("heading", { level: 2, name: code })).toBeVisible();
  await expectAccessible(page, "a list of orders");
});
