import type { Invariant } from "#kit/postgres/invariants.ts";

/** Invariants of flash sales and coupons that span several rows. */
export const promotionInvariants: readonly Invariant[] = [
  {
    name: "nobody bought more of a campaign than it allows each customer",
    broken: `
      select purchase.activity_code || ' ' || purchase.sku_code || ' ' || purchase.buyer_key as id
      from promotion.campaign_purchase as purchase
      join promotion.campaign_sku as campaign using (activity_code, sku_code)
      where purchase.quantity > campaign.max_per_user`,
  },
  {
    name: "customers together bought no more of a campaign than it sold",
    broken: `
      select campaign.activity_code || ' ' || campaign.sku_code as id
      from promotion.campaign_sku as campaign
      join promotion.campaign_purchase as purchase using (activity_code, sku_code)
      group by campaign.activity_code, campaign.sku_code, campaign.sold
      -- A guest is counted by phone and by mailbox; one of them is enough here.
      having sum(purchase.quantity) filter (where purchase.buyer_key not like 'email:%') > campaign.sold`,
  },
  {
    name: "no coupon is in more orders than it counts uses",
    broken: `
      select coupon.code as id from promotion.coupon
      join promotion.coupon_grant as held on held.coupon_code = coupon.code and held.order_code is not null
      group by coupon.code having count(*) > coupon.used`,
  },
  {
    name: "nobody used a coupon more often than each may",
    broken: `
      select held.coupon_code || ' ' || held.buyer_key as id from promotion.coupon_grant as held
      join promotion.coupon on coupon.code = held.coupon_code
      where held.order_code is not null
      group by held.coupon_code, held.buyer_key, coupon.per_user_limit having count(*) > coupon.per_user_limit`,
  },
];
