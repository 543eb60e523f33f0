import type { Page } from "@playwright/test";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { aLine, aPickup } from "#modules/order/server/testing/a-draft.ts";
import { plainSku } from "../support/checkouts.ts";
import { ordersLike, stepOrder, withDatabase } from "../support/orders.ts";
import { aPayment, payAtBank } from "../support/payments.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, shopperOf, signIn } from "../support/sign-in.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const send = { transition: "send", actor: "staff" } as const;
const sendPart = { transition: "sendPart", actor: "staff" } as const;

const { lines, totals, discounts } = aPickup();
/** The other orders to fetch cost nothing. */
const owedAtStore = {
  channelCode: "VA_BCA",
  totals,
  discounts,
  lines: lines.map((line) => ({ ...line, picture: null })),
};

/** How each status is called, and what its page offers: these buttons and no others (D-52, D-53). */
const rows = {
  home: [
    {
      steps: [],
      draft: { channelCode: "VA_BCA" },
      words: "Awaiting payment",
      offers: ["Continue to pay", "Pay another way", "Cancel order"],
    },
    { steps: [], words: "Confirmed, pay on delivery", offers: ["Buy again", "Cancel items"] },
    { steps: [sendPart], words: "Partly shipped", offers: ["Buy again", "Cancel items"] },
    { steps: [send], words: "Shipped", offers: ["I have received it", "Check logistics", "Buy again"] },
    {
      steps: [send, { transition: "receive", actor: "shopper" }],
      words: "Completed",
      offers: ["Check logistics", "Buy again", "Return items"],
    },
    {
      steps: [{ transition: "approveCancel", actor: "staff", reason: "WRONG_ITEM" }],
      words: "Cancelled",
      why: "Wrong item",
      offers: ["Buy again"],
    },
    {
      steps: [send, { transition: "failDelivery", actor: "courier", reason: "DELIVERY_FAILED" }],
      words: "Closed",
      why: "Could not be delivered",
      offers: ["Buy again"],
    },
    { steps: [{ transition: "reverse", actor: "payment" }], words: "Closed", offers: ["Buy again"] },
  ],
  store: [
    {
      steps: [],
      draft: owedAtStore,
      words: "Awaiting payment",
      offers: ["Continue to pay", "Pay another way", "Cancel order"],
    },
    { steps: [], words: "Paid, being prepared", offers: ["Buy again", "Cancel items"] },
    { steps: [sendPart], words: "Partly ready at the store", offers: ["Buy again", "Cancel items"] },
    { steps: [send], words: "Ready for pickup", offers: ["I am at the store", "Buy again"] },
    {
      steps: [send, { transition: "collect", actor: "staff" }],
      words: "Collected",
      offers: ["Buy again", "Return items"],
    },
    {
      steps: [send, { transition: "failDelivery", actor: "system", reason: "NOT_COLLECTED" }],
      words: "Closed",
      why: "Not collected from the store",
      offers: ["Buy again"],
    },
    {
      steps: [{ transition: "approveCancel", actor: "staff", reason: "WRONG_ITEM" }],
      words: "Cancelled",
      why: "Wrong item",
      offers: ["Buy again"],
    },
    { steps: [{ transition: "reverse", actor: "payment" }], words: "Closed", offers: ["Buy again"] },
  ],
} as const;

const known = [...new Set([...rows.home, ...rows.store].flatMap(({ offers }) => [...offers]))];

/** Buttons and links of the page that can be pressed, out of those an order can have. */
const offered = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .locator("button:enabled, a")
    .filter({ visible: true })
    .evaluateAll((all, names) => {
      const texts = all.map((element) => element.textContent?.trim() ?? "");
      return (names as string[]).filter((name) => texts.includes(name));
    }, known);

for (const way of ["home", "store"] as const) {
  const means = { home: "brought home", store: "fetched from a store" }[way];
  test(`OR-24 D-52 D-53 every status of an order ${means}: its text, why it ended, and the buttons it allows, to a guest and to a member`, async ({
    page,
    shop,
    isMobile,
  }) => {
    const { owner, orders } = await shopperOf(page, shop, isMobile);
    const scenes = rows[way];
    const codes = await ordersLike(...scenes.map((row) => ({ owner, pickup: way === "store", ...row })));
    for (const [index, row] of scenes.entries()) {
      await page.goto(`${orders}/${codes[index]}`, { waitUntil: "domcontentloaded" });
      await expect(page.getByText(row.words, { exact: true }).first()).toBeVisible();
      if ("why" in row) await expect(page.getByText(`Reason: ${row.why}`)).toBeVisible();
      await expect.poll(async () => (await offered(page)).sort(), row.words).toEqual([...row.offers].sort());
    }
  });
}

test("D-50 D-60 an order is paid another way; a closed one is reopened by its payment, and is refunded when its delivery fails", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const member = await addMember(shop);
  await signIn(page, shop, member);
  const skuCode = await plainSku(shop);
  // Letters about these would be sealed with another key here.
  const receiver = { firstName: "Ani", lastName: "Lestari", mobile: member.mobile, email: "" };
  const bought = {
    owner: `member:${member.userCode}`,
    draft: { receiver, lines: [aLine({ skuCode, picture: null })] },
  };
  const standing = async (code: string) =>
    (await shop.sql<{ status: string }>("select status from orders.placed_order where code = $1", [code]))[0]?.status;
  const paid = () => page.getByText("Paid, being prepared").first();

  const first = await aPayment(shop.url, bought);
  await visit(page, `/account/order/detail/${first.orderCode}`);
  await page.getByRole("button", { name: "Pay another way" }).click();
  const dialog = page.getByRole("dialog", { name: "How would you like to pay?" });
  await expect(dialog.getByRole("radio", { name: "BNI Virtual Account" })).toBeVisible();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Please choose a way to pay")).toBeVisible();
  await dialog.getByRole("radio", { name: "CIMB Niaga Virtual Account" }).check();
  const toPay = dialog.getByRole("status").filter({ hasText: "To pay" });
  await expect(toPay).toContainText("Rp491.500It was Rp489.000: this way to pay takes a higher fee.");
  await dialog.getByRole("radio", { name: "BNI Virtual Account" }).check();
  await expect(toPay).toHaveText("To payRp489.000");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/payment\?/);
  await expect(page.getByRole("main")).toContainText("BNI Virtual Account");
  const [live] = await shop.sql<{ number: string }>(
    `select va_number as number from payment.attempt join orders.placed_order on payment_reference = reference
     where code = $1 and state = 'open'`,
    [first.orderCode],
  );
  expect(live?.number).not.toBe(first.vaNumber);
  await expect(payAtBank(shop.url, first.vaNumber ?? "")).rejects.toThrow();
  await payAtBank(shop.url, live?.number ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");
  await page.getByRole("link", { name: "View details" }).click();
  await expect(paid()).toBeVisible();

  const second = await aPayment(shop.url, bought);
  await stepOrder(second.orderCode, { transition: "expire", actor: "system", reason: "NOT_PAID" });
  await page.goto(`/account/order/detail/${second.orderCode}`);
  await expect(page.getByText("Reason: Not paid in time")).toBeVisible();
  await payAtBank(shop.url, second.vaNumber ?? "");
  await expect.poll(() => standing(second.orderCode)).toBe(orderStatusCodes.paid);
  await page.reload();
  await expect(paid()).toBeVisible();
  await expect(page.getByText("Reason:")).toHaveCount(0);
  await stepOrder(second.orderCode, send);
  await stepOrder(second.orderCode, { transition: "failDelivery", actor: "staff", reason: "DELIVERY_FAILED" });
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText("Reason: Could not be delivered")).toBeVisible();
  const refunds = await withDatabase((database) =>
    database.pool.query(
      "select amount::int from payment.refund join orders.placed_order on payment_reference = reference where code = $1",
      [second.orderCode],
    ),
  );
  expect(refunds.rows).toEqual([{ amount: 489_000 }]);
});
