import { aLine } from "#modules/order/server/testing/a-draft.ts";
import { aPaidOrder, aReturn, requestCancellation } from "../support/admin.ts";
import { aConversation } from "../support/chats.ts";
import { addClubMember, givePoints, linkAccounts } from "../support/club-members.ts";
import { type OrderScene, ordersLike, stepOrder } from "../support/orders.ts";
import { aPayment, payAtBank } from "../support/payments.ts";
import type { Shop } from "../support/shop.ts";
import { addMember, type TestMember } from "../support/sign-in.ts";

import { newGuest, type StoredGuest } from "./guest.ts";

/** The people of the pictures: a guest and a member with a history, and open tasks of the back office. */
export type Cast = {
  readonly guest: StoredGuest;
  /** Has nothing yet. */
  readonly newMember: TestMember;
  readonly member: TestMember;
  readonly orders: Readonly<Record<"unpaid" | "sent" | "completed" | "pickup", string>>;
  readonly guestOrder: string;
  readonly returnCode: string;
  readonly guestReturn: { readonly order: string; readonly code: string };
  readonly waits: string;
  readonly paid: string;
  readonly refused: string;
  readonly qris: string;
  readonly admin: {
    readonly order: string;
    readonly cancelled: string;
    readonly returned: string;
    readonly chat: string;
  };
};

const sent = { transition: "send", actor: "staff" } as const;
const received = { transition: "receive", actor: "shopper" } as const;

/** Real products with their pictures, at the amounts an order of the tests has. */
async function orderedProducts(shop: Shop) {
  const rows = await shop.sql<{ sku: string; product: string; name: string; picture: string }>(
    `select distinct on (product.code) sku.code as sku, product.code as product, product.names ->> 'en-US' as name,
       product.media -> 0 ->> 'url' as picture
     from catalogue.product join catalogue.sku on sku.product_code = product.code
     where product.code in ('LKH1003', 'KLK1010') order by product.code, sku.code`,
  );
  return rows.map(({ sku, product, name, picture }) =>
    aLine({ skuCode: sku, productCode: product, name, picture, attributes: [] }),
  );
}

/** What the tests order is in no shop; here it shall look as if it were. */
const showRealProducts = (shop: Shop) =>
  shop.sql(
    `update orders.line set name = product.names ->> 'en-US', picture = product.media -> 0 ->> 'url', attributes = '[]'
     from catalogue.product where product.code = 'BTR1003' and line.sku_code = 'BALL-A' and line.picture is not null`,
  );

/** Paid for, and ready at its store. */
async function readyAtStore(shop: Shop, owner: string): Promise<string> {
  const code = await aPaidOrder("pickup", owner);
  await shop.sql(
    `update orders.line set name = product.names ->> 'en-US', picture = product.media -> 0 ->> 'url', attributes = '[]'
     from (values (0, 'LKH1003'), (1, 'KLK1010')) as shown (number, code) join catalogue.product on product.code = shown.code
     where line.order_code = $1 and line.number = shown.number`,
    [code],
  );
  await stepOrder(code, sent);
  return code;
}

/** A return of the first line, as its own page would request it. */
async function returnOf(shop: Shop, order: string): Promise<string> {
  const code = `RT${order.slice(-10).toUpperCase().padStart(10, "A")}`;
  await shop.sql(
    `insert into returns.return_order (code, order_code, owner, status, reason, remark, money, points, freight, deducted, created_at)
     select $1, code, owner, '10', 'WRONG_SIZE', 'One size larger would fit', 135000, 0, 0, 0, now()
     from orders.placed_order where code = $2`,
    [code, order],
  );
  await shop.sql(
    "insert into returns.line (return_code, number, quantity, money, points) values ($1, 0, 1, 135000, 0)",
    [code],
  );
  await shop.sql(
    "insert into returns.event (return_code, move, from_status, to_status, actor, at) values ($1, 'request', null, '10', 'shopper', now())",
    [code],
  );
  return code;
}

async function equipMember(shop: Shop, { userCode, mobile }: TestMember): Promise<void> {
  await shop.sql(
    `insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
       is_default, saved_at)
     values ($1 || '-1', $1, '2', 'Ani', 'Lestari', $2, 'Jl. Melati No. 5', '31.74.03', '12730', true, now()),
            ($1 || '-2', $1, '2', 'Bayu', 'Lestari', $2, 'Jl. Kenanga Raya No. 118, Blok C2', '31.74.03', '12730', false, now())`,
    [userCode, mobile],
  );
  for (const [sku, quantity] of [
    ["LKH1003-BLACK-42", 1],
    ["KLK1010-LILAC", 2],
    ["BTR1003-STEEL", 1],
  ]) {
    await shop.sql(
      `insert into cart.line (owner, sku_code, quantity) select $1, code, $3 from catalogue.sku where upper(code) = upper($2)`,
      [`member:${userCode}`, sku, quantity],
    );
  }
  for (const code of ["LKH1001", "LKH1003", "KLK1010"]) {
    await shop.sql("insert into wishlist.wish (user_code, product_code) values ($1, $2)", [userCode, code]);
  }
  await shop.sql("insert into promotion.coupon_grant (coupon_code, buyer_key) values ('ANGGOTA15', $1)", [
    `member:${userCode}`,
  ]);
  await shop.sql(
    `insert into notification.notice (id, user_code, kind, data, path, created_at)
     select gen_random_uuid(), $1, 'points', jsonb_build_object('points', number * 250, 'event', 'earned'),
       '/account/points', now() - make_interval(hours => number * 7) from generate_series(1, 4) as number`,
    [userCode],
  );
  await shop.sql(
    `insert into notification.notice (id, user_code, kind, data, path, created_at)
     values (gen_random_uuid(), $1, 'backInStock', '{"productName": "My First Castle", "choice": "Lilac"}', '/account/wishlist', now())`,
    [userCode],
  );
  const club = await addClubMember(shop, { pin: true });
  await givePoints(shop, club.id, 64_000);
  await linkAccounts(shop, userCode, club.id);
}

/** Sets everything up once, beside the shop's own ways and without a browser. */
export async function castOf(shop: Shop): Promise<Cast> {
  const kept = await newGuest(shop.url);
  const member = await addMember(shop);
  await equipMember(shop, member);
  const lines = await orderedProducts(shop);
  const like = async (scene: OrderScene) => (await ordersLike({ ...scene, draft: { lines } }))[0] ?? "";
  const owner = `member:${member.userCode}`;
  const guest = `guest:${kept.guestId}`;
  await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, 'KLK1010-LILAC', 2)", [guest]);
  const orders = {
    completed: await like({ owner, steps: [sent, received] }),
    pickup: await readyAtStore(shop, owner),
    sent: await like({ owner, steps: [sent] }),
    unpaid: (await aPayment(shop.url, { owner, amount: 489_000 })).orderCode,
  };
  const guestOrder = await like({ owner: guest, steps: [sent, received] });
  const returned = await like({ owner: guest, steps: [sent, received] });
  const waits = await aPayment(shop.url, { owner: guest, amount: 489_000 });
  const paid = await aPayment(shop.url, { owner: guest });
  await payAtBank(shop.url, paid.vaNumber ?? "");
  const refused = await aPayment(shop.url, { owner: guest });
  await shop.sql("update payment.attempt set state = 'failed', ended_at = now() where reference = $1", [
    refused.reference,
  ]);
  const qris = await aPayment(shop.url, { owner: guest, channelCode: "QRIS" });
  await showRealProducts(shop);
  const result = await aPaidOrder();
  await requestCancellation(result);
  return {
    guest: kept,
    newMember: await addMember(shop, "Dewi"),
    member,
    orders,
    guestOrder,
    returnCode: await returnOf(shop, orders.completed),
    guestReturn: { order: returned, code: await returnOf(shop, returned) },
    waits: waits.orderCode,
    paid: paid.orderCode,
    refused: refused.orderCode,
    qris: qris.orderCode,
    admin: {
      order: await aPaidOrder(),
      cancelled: result,
      returned: await aReturn(),
      chat: await aConversation(shop, `member:${member.userCode}`),
    },
  };
}
