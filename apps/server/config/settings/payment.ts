import { address, type Setting, text } from "../setting.ts";

/** Payment gateways. One without its key is not used, and neither are the channels that go through it. */
export const paymentSettings = {
  MIDTRANS_SERVER_KEY: {
    ...text("a server key without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of Midtrans",
    meaning: "The shop's server key at Midtrans; it opens charges and proves Midtrans' notices.",
    secret: true,
  },
  MIDTRANS_API_URL: {
    ...address("http:", "https:"),
    fallback: "https://api.midtrans.com",
    meaning: "The Core API of Midtrans; the sandbox is https://api.sandbox.midtrans.com.",
  },
  MIDTRANS_SNAP_URL: {
    ...address("http:", "https:"),
    fallback: "https://app.midtrans.com",
    meaning: "The hosted pages of Midtrans; the sandbox is https://app.sandbox.midtrans.com.",
  },
} as const satisfies Record<string, Setting<unknown>>;
