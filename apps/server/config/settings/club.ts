import { address, amounts, type Setting, text, wholeNumber } from "../setting.ts";

/** The loyalty club. The shop always calls its endpoint, also when it runs in the same process. */
export const clubSettings = {
  SHOP_CLUB_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "this process's own /loyalty/graphql, so the shop sells without a club where SHOP_ROLE leaves it out",
    meaning: "The loyalty club's endpoint.",
  },
  SHOP_CLUB_TOKEN: {
    ...text("at least 32 characters without spaces", /^\S{32,}$/),
    fallback: null,
    whenAbsent: "made from SHOP_SECRET; required beside SHOP_CLUB_URL",
    meaning: "The credential of the shop at the loyalty club; the club's own process needs it too.",
    secret: true,
  },
  SHOP_CLUB_SITE_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "SHOP_PUBLIC_URL with /club behind it",
    meaning: "The loyalty club's own small site, where members set a PIN or a new password.",
  },
  SHOP_CLUB_POINT_MONTHS: {
    ...wholeNumber(1, 120),
    fallback: "12",
    meaning: "How many months after they were earned a club member's points expire.",
  },
  SHOP_CLUB_TIERS: {
    ...amounts({ silver: [1, 100_000_000], gold: [1, 100_000_000] }),
    fallback: "silver=500,gold=2000",
    meaning: "How many points earned in twelve months make a club member silver, and gold.",
  },
} as const satisfies Record<string, Setting<unknown>>;
