import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { aReturn, runReturnJob, sitDown } from "../support/admin.ts";
import { staffDoes } from "../support/returns.ts";
import { expect, test } from "../support/shop-test.ts";
import { shopperOf } from "../support/sign-in.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("D-56 what came back is declined in the back office with a reason the shopper reads, and no money moves; others are undone by the shopper and by time", async ({
  page,
  shop,
  context,
  isMobile,
}) => {
  // On a phone a guest who fetched it, on a desktop a member to whom it was sent.
  const way = isMobile ? "pickup" : "delivery";
  const { owner, orders } = await shopperOf(page, shop, isMobile);
  const [declined, undone, late] = [await aReturn(way, owner), await aReturn(way, owner), await aReturn(way, owner)];
  const orderOf = async (code: string) =>
    (
      await shop.sql<{ order: string }>(`select order_code as "order" from returns.return_order where code = $1`, [
        code,
      ])
    )[0]?.order ?? "";
  const pageOf = async (code: string) => `${orders}/${await orderOf(code)}/${code}`;
  const main = page.getByRole("main");

  await staffDoes("approve", declined);
  await staffDoes("receive", declined);
  await page.goto(await pageOf(declined));
  await expect(main).toContainText("Your parcel is here");
  await sitDown(context, shop.url, "orderDesk");
  const backOffice = await context.newPage();
  await visit(backOffice, `/admin/returns/${declined}`);
  await backOffice.getByRole("button", { name: "Refuse", exact: true }).click();
  await expect(backOffice.getByText("Required")).toBeVisible();
  await backOffice.getByLabel("Why not? The shopper reads this.").fill("The ball was cut open with a knife.");
  await backOffice.getByRole("button", { name: "Refuse", exact: true }).click();
  await expect(backOffice.getByText("Refused; the shopper has been told.")).toBeVisible();
  await backOffice.close();
  await page.reload();
  await expect(main).toContainText("The ball was cut open with a knife.");
  await expect(main).toContainText("Nothing comes back for this return");
  await expect(page.getByRole("button", { name: "Undo return" })).toHaveCount(0);
  const moved = await shop.sql(
    `select refunded_amount::int as amount, (select count(*)::int from payment.refund where reference = payment_reference) as refunds
     from orders.placed_order where code = $1`,
    [await orderOf(declined)],
  );
  expect(moved).toEqual([{ amount: 0, refunds: 0 }]);

  await staffDoes("approve", undone);
  await visit(page, await pageOf(undone));
  await expect(main).toContainText("Approved");
  await page.getByRole("button", { name: "Undo return" }).click();
  await page.getByRole("button", { name: "Yes, undo it" }).click();
  await expect(main).toContainText("This return is undone");

  await staffDoes("approve", late);
  await shop.sql("update returns.return_order set send_until = now() - interval '1 minute' where code = $1", [late]);
  await runReturnJob(shop);
  await expect
    .poll(async () => (await shop.sql("select status from returns.return_order where code = $1", [late]))[0])
    .toEqual({ status: returnStatusCodes.cancelled });
  await page.goto(await pageOf(late));
  await expect(main).toContainText("This return is undone");
});
