import { address, type Setting, text } from "../setting.ts";

/** Payment gateways. A gateway without its key is not used, and neither are its channels. */
export const paymentSettings = {
  MIDTRANS_SERVER_KEY: {
    ...text("a server key without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of Midtrans",
    meaning: "The shop's server key at Midtrans; it opens charges and verifies Midtrans' webhooks.",
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
  XENDIT_SECRET_KEY: {
    ...text("a secret key without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of Xendit",
    meaning: "The shop's secret key at Xendit.",
    secret: true,
  },
  XENDIT_CALLBACK_TOKEN: {
    ...text("a token of at least 16 characters without spaces", /^\S{16,}$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of Xendit",
    meaning: "The token Xendit sends with every webhook.",
    secret: true,
  },
  XENDIT_API_URL: {
    ...address("http:", "https:"),
    fallback: "https://api.xendit.co",
    meaning: "The API of Xendit.",
  },
  DOKU_CLIENT_ID: {
    ...text("a client id without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of DOKU",
    meaning: "The shop's client id at DOKU.",
  },
  DOKU_SECRET_KEY: {
    ...text("a secret key without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of DOKU",
    meaning: "Signs requests to DOKU and verifies DOKU's webhooks.",
    secret: true,
  },
  DOKU_API_URL: {
    ...address("http:", "https:"),
    fallback: "https://api.doku.com",
    meaning: "The API of DOKU; the sandbox is https://api-sandbox.doku.com.",
  },
  VPC_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of such a gateway",
    meaning: "A gateway in the manner of a virtual payment client: the address above its /vpcpay and /vpcdps.",
  },
  VPC_ACCOUNT: {
    ...text("merchant, access code, user and password with colons between them", /^[^:\s]+:[^:\s]+:[^:\s]+:\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of such a gateway",
    meaning: "The shop's account there, as merchant:access code:user:password.",
    secret: true,
  },
  VPC_SECRET: {
    ...text("an even number of hexadecimal digits, at least 32", /^([0-9A-Fa-f]{2}){16,}$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no channel of such a gateway",
    meaning: "The secure hash secret of that account.",
    secret: true,
  },
} as const satisfies Record<string, Setting<unknown>>;
