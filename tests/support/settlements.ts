import type { Shop } from "./shop.ts";

/** A paid charge at a gateway, of a payment without an order; answers our name of the charge. */
export async function aPaidCharge(shop: Shop, amount: number, gateway = "midtrans"): Promise<string> {
  const id = crypto.randomUUID();
  const charge = `CH-${id.slice(0, 12)}`;
  await shop.sql(
    `insert into payment.payment (reference, amount, status, paid_by, paid_at, created_at)
     values ($1, $2, 'paid', $3, now(), now())`,
    [`PAY-${charge}`, amount, id],
  );
  await shop.sql(
    `insert into payment.attempt (id, reference, charge_id, key, channel_code, gateway, kind, amount, state, gateway_ref,
       return_url, created_at, ended_at)
     values ($1, $2, $3, '1', 'VA_BCA', $4, 'va', $5, 'paid', $6, '', now(), now())`,
    [id, `PAY-${charge}`, charge, gateway, amount, `G-${charge}`],
  );
  return charge;
}

/** A settlement file of Midtrans with these rows. */
export const settlementFile = (rows: readonly string[]) => ({
  name: `settlement-${crypto.randomUUID().slice(0, 8)}.csv`,
  mimeType: "text/csv",
  buffer: Buffer.from(
    ["Order ID,Transaction ID,Settlement Time,Transaction Type,Gross Amount,Fee,Net Amount", ...rows].join("\r\n"),
  ),
});
