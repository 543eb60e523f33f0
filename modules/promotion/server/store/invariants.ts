import type { Invariant } from "#kit/postgres/invariants.ts";

/** Invariants of flash sales and coupons that span several rows. */
export const promotionInvariants: readonly Invariant[] = [
  {
    name: "nobody bought more of a flash sale than it allows each customer",
    broken: `
      select purchase.activity_code || ' ' || purchase.sku_code || ' ' || purchase.buyer_key as id
      from promotion.campaign_purchase as purchase
      join promotion.campaign_sku as campaign using (activity_code, sku_code)
      where purchase.quantity > campaign.max_per_user`,
  },
  {
    name: "customers together bought no more of a flash sale than it sold",
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
  {
    name: "a coupon counts every use",
    broken: `
      select coupon.code as id from promotion.coupon
      join promotion.coupon_use as use on use.coupon_code = coupon.code and use.given_back_at is null
      group by coupon.code having count(*) > coupon.used`,
  },
  {
    name: "a coupon with single-use codes counts exactly its uses, and each use names one of its codes",
    broken: `
      select coupon.code as id from promotion.coupon
      left join promotion.coupon_use as use on use.coupon_code = coupon.code and use.given_back_at is null
      left join promotion.single_use_code as single
        on single.code = use.single_use_code and single.coupon_code = coupon.code
      where coupon.single_use
      group by coupon.code having count(use.reference) <> coupon.used or count(single.code) <> coupon.used`,
  },
  {
    name: "a single-use code is in one order at most",
    broken: `
      select single_use_code as id from promotion.coupon_use
      where single_use_code is not null and given_back_at is null
      group by single_use_code having count(*) > 1`,
  },
  {
    name: "a coupon counts the codes that were made and cancelled for it",
    broken: `
      select coupon.code as id from promotion.coupon
      left join promotion.single_use_code as single on single.coupon_code = coupon.code
      group by coupon.code
      having count(single.code) <> coupon.codes_made or count(single.cancelled_at) <> coupon.codes_cancelled`,
  },
  {
    name: "a budget counts exactly what orders hold of it",
    broken: `
      select budget.activity_code as id from promotion.budget
      left join promotion.budget_taking as taking
        on taking.activity_code = budget.activity_code and taking.given_back_at is null
      group by budget.activity_code, budget.spent having coalesce(sum(taking.amount), 0) <> budget.spent`,
  },
];
