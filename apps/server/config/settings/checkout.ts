import { codeList, type Setting, wholeNumber } from "../setting.ts";

/** Cart and checkout. */
export const checkoutSettings = {
  SHOP_CHECKOUT_MINUTES: {
    ...wholeNumber(1, 1_440),
    fallback: "30",
    meaning: "How many minutes a checkout keeps its lines and prices.",
  },
  SHOP_UNPAID_GUEST_PERCENT: {
    ...wholeNumber(1, 100),
    fallback: "10",
    meaning:
      "Percent of a product's stock that unpaid orders of guests behind one network address may hold, at least 3 pieces; 100 is no limit.",
  },
  SHOP_POINT_WORTH: {
    ...wholeNumber(1, 1_000_000),
    fallback: "100",
    meaning: "Rupiah a point is worth when an order is paid with it.",
  },
  SHOP_POINT_EARNED_BY: {
    ...wholeNumber(1, 1_000_000_000),
    fallback: "10000",
    meaning: "Rupiah of goods actually paid that earn one point.",
  },
  SHOP_PRICE_FLOOR_PERCENT: {
    ...wholeNumber(0, 100),
    fallback: "50",
    meaning:
      "Percent of the highest price of the last 30 days below which a price needs the approval of a second person; 0 is no floor.",
  },
  SHOP_PROMOTION_BUDGET_LIMIT: {
    ...wholeNumber(0, 100_000_000_000),
    fallback: "0",
    meaning:
      "Rupiah of budget above which a promotion needs the approval of a second person to go live; one that could have a budget and has none needs it too. 0 is no limit.",
  },
  SHOP_REFUND_LIMIT: {
    ...wholeNumber(0, 1_000_000_000),
    fallback: "5000000",
    meaning: "Rupiah above which the refund of a return needs the approval of a second person.",
  },
  SHOP_POINTS_ADJUST_CAP: {
    ...wholeNumber(0, 1_000_000),
    fallback: "1000",
    meaning:
      "Points that staff may add to and take from one club account in 24 hours without the approval of a second person; with 0 every adjustment needs it.",
  },
  SHOP_DELETION_REQUEST_DAYS: {
    ...wholeNumber(1, 90),
    fallback: "14",
    meaning:
      "Days in which staff answer a customer's request to delete the account. The law names none; open orders and returns have to end first. Access and correction are due in 3 x 24 hours by law.",
  },
  SHOP_HYGIENE_CATEGORIES: {
    ...codeList,
    fallback: "SOCKS",
    meaning: "Categories whose goods are taken back only when they are faulty.",
  },
} as const satisfies Record<string, Setting<unknown>>;
