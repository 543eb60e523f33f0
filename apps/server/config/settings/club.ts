import { address, type Setting, text } from "../setting.ts";

/** Where the loyalty club is. The shop asks it over its endpoint always, also when it runs in the same process. */
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
    meaning: "Proves to the loyalty club that it is the shop who asks; the club's own process knows it too.",
    secret: true,
  },
  SHOP_CLUB_SITE_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "SHOP_PUBLIC_URL with /club behind it",
    meaning: "The loyalty club's own small site, where members set a PIN or a new password.",
  },
} as const satisfies Record<string, Setting<unknown>>;
