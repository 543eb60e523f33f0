import { amounts, type Setting, wholeNumber } from "../setting.ts";

/** Sessions, codes and their limits. */
export const identitySettings = {
  SHOP_GUEST_SESSION_DAYS: {
    ...wholeNumber(1, 400),
    fallback: "30",
    meaning: "How many days a guest's session lasts.",
  },
  SHOP_MEMBER_SESSION_DAYS: {
    ...wholeNumber(1, 400),
    fallback: "30",
    meaning: "How many days a member stays signed in after the last visit.",
  },
  SHOP_MEMBER_SESSION_MOST_DAYS: {
    ...wholeNumber(1, 400),
    fallback: "90",
    meaning: "How many days after signing in a member must sign in again, however often they visit.",
  },
  SHOP_ACCESS_TOKEN_SECONDS: {
    ...wholeNumber(10, 86_400),
    fallback: "900",
    meaning: "How many seconds the browser's access token lasts before it is renewed through the session cookie.",
  },
  SHOP_CODE_MINUTES: {
    ...amounts({ message: [1, 90], email: [1, 90] }),
    fallback: "message=5,email=10",
    meaning: "How many minutes a one-time code is valid, by WhatsApp or SMS and by e-mail.",
  },
  SHOP_CODE_PAUSE: {
    ...amounts({ same: [1, 3_600], other: [1, 3_600] }),
    fallback: "same=60,other=20",
    meaning:
      "How many seconds until a code is sent again by the same channel, and until another channel may take over.",
  },
  SHOP_CODE_WRONG_TRIES: {
    ...amounts({ code: [1, 5], receiver: [1, 10], device: [1, 100_000], address: [1, 1_000_000] }),
    fallback: "code=5,receiver=10,device=20,address=100",
    meaning:
      "How many wrong codes are compared: for one code, and in 24 hours for a receiver, a device and an address.",
  },
  SHOP_CODE_SENDS: {
    ...amounts({
      receiverHour: [1, 100_000],
      receiverDay: [1, 100_000],
      deviceHour: [1, 100_000],
      addressHour: [1, 1_000_000],
      altogetherHour: [1, 10_000_000],
    }),
    fallback: "receiverHour=5,receiverDay=10,deviceHour=10,addressHour=20,altogetherHour=2000",
    meaning: "How many codes are sent at most: to a receiver, for a device, for an address, and altogether.",
  },
  SHOP_LOOKUPS_PER_HOUR: {
    ...wholeNumber(1, 1_000_000),
    fallback: "10",
    meaning: "How often an hour one session or device may ask whether a number, or an e-mail, has an account.",
  },
  SHOP_LOOKUPS_PER_ADDRESS_HOUR: {
    ...wholeNumber(1, 1_000_000),
    fallback: "200",
    meaning: "The same for one address (an IPv6 /64 is one): carriers and store Wi-Fi put many people behind it.",
  },
} as const satisfies Record<string, Setting<unknown>>;
