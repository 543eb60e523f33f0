import { type Kysely, sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { memberShopper } from "../checkout/test-shopper.ts";
import type { TestShop } from "./start-test-shop.ts";

/** What must not be seen of the shopper: both names, number, e-mail, street and postcode. */
export const shopperSecrets = ["Andi", "Wijaya", "81210000001", "andi@demo", "Kenanga", "10117"] as const;

export type KnownShopper = { readonly orderCode: string; readonly returnCode: string; readonly chatId: string };

/** A member of the fixture shop with an order, a return, a refund that waits to be sent, and a chat. */
export async function knownShopper(shop: Pick<TestShop, "post">, db: Kysely<unknown>): Promise<KnownShopper> {
  const shopper = await memberShopper(shop, "andi@demo.example");
  const { rows: goods } = await sql<{ productCode: string; skuCode: string }>`
    select product.code as "productCode", sku.code as "skuCode" from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    join inventory.stock on stock.sku_code = sku.code and stock.quantity - stock.sold > 5
    where sku.ships_from is null order by sku.code limit 1`.execute(db);
  await shopper.add(goods[0]?.productCode ?? "", goods[0]?.skuCode ?? "");
  const checkoutId = await shopper.begin();
  const address = {
    recipientFirstName: "Andi",
    recipientLastName: "Wijaya",
    recipientMobile: "081210000001",
    recipientEmail: "andi@demo.example",
    address1: "Jalan Kenanga 77",
    state: "31",
    city: "31.71",
    district: "31.71.01",
    zipCode: "10117",
  };
  const placed = await shopper.update(checkoutId, { address });
  const service = placed.data?.freightOffers[0]?.service;
  const chosen = await shopper.update(checkoutId, { service, paymentMethod: "VA_BCA" });
  const created = await shopper.place(checkoutId, systemIds.uuid());
  const orderCode = created.data?.orderCode;
  if (!orderCode) throw new Error(`${placed.errorMessage} ${chosen.errorMessage} ${created.errorMessage}`);

  const returnCode = "RTKNWN222222";
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    select ${returnCode}, code, owner, ${returnStatusCodes.received}, 'WRONG_SIZE', 1000, 0, 0, 0, now()
    from orders.placed_order where code = ${orderCode}`.execute(db);
  await sql`insert into returns.line (return_code, number, quantity, money, points)
    values (${returnCode}, 0, 1, 1000, 0)`.execute(db);
  await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at)
    select gen_random_uuid(), attempt.reference, attempt.id, 'known', 1000, 'RETURN', 'manual', now()
    from payment.attempt join orders.placed_order on payment_reference = attempt.reference
    where placed_order.code = ${orderCode} limit 1`.execute(db);
  await shopper.ask(
    "mutation sendChatMessage($input: SendChatMessageInput!) { sendChatMessage(input: $input) { success errorMessage } }",
    { input: { text: "Is it here on Sunday?", key: systemIds.uuid(), consents: true } },
  );
  const { rows: chats } = await sql<{ id: string }>`select id from chat.conversation`.execute(db);
  return { orderCode, returnCode, chatId: chats[0]?.id ?? "" };
}
