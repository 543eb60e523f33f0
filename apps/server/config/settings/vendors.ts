import { address, amounts, type Setting, text } from "../setting.ts";

const milliseconds = [100, 600_000] as const;

/** External services: measuring, messages, social sign-in. */
export const vendorSettings = {
  SHOP_TIMEOUTS: {
    ...amounts({
      club: milliseconds,
      payment: milliseconds,
      courier: milliseconds,
      social: milliseconds,
      messages: milliseconds,
    }),
    fallback: "club=1500,payment=2000,courier=5000,social=5000,messages=5000",
    meaning:
      "How many milliseconds the shop waits for one answer of the loyalty club, a payment gateway, the courier, Google and Facebook, and the message vendors.",
  },
  CLAMD_URL: {
    ...address("tcp:"),
    fallback: null,
    whenAbsent: "photographs of returns are not scanned",
    meaning:
      "ClamAV's daemon, such as tcp://127.0.0.1:3310, which scans every photograph of a return before it is read; while it is down none is taken.",
  },
  ANALYTICS_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "no analytics",
    meaning: "Where browsers of visitors who agreed post analytics events, in GA4's format.",
  },
  ANALYTICS_ID: {
    ...text("a measurement id such as G-AB12CD34EF", /^[A-Z0-9-]+$/),
    fallback: null,
    whenAbsent: "no analytics",
    meaning: "The shop's measurement id at that collector; it is public.",
  },
  PIXEL_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "no pixel",
    meaning: "The picture that browsers of visitors who agreed ask for, once for each page they open.",
  },
  PIXEL_ID: {
    ...text("the id of a pixel", /^[A-Za-z0-9_-]+$/),
    fallback: null,
    whenAbsent: "no pixel",
    meaning: "The shop's id at the pixel's owner; it is public.",
  },
  SMTP_URL: {
    ...address("smtp:", "smtps:"),
    fallback: null,
    whenAbsent: "the simulator; required in production",
    meaning: "The mail server, with user and password where it asks for them.",
    secret: true,
  },
  WHATSAPP_API_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "the simulator; required in production",
    meaning: "The WhatsApp Cloud API, version included.",
  },
  WHATSAPP_TOKEN: {
    ...text("a token without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; required in production",
    meaning: "The access token of the WhatsApp Cloud API.",
    secret: true,
  },
  WHATSAPP_PHONE_ID: {
    ...text("the digits of a phone number id", /^\d+$/),
    fallback: null,
    whenAbsent: "the simulator; required in production",
    meaning: "The id of the phone number that sends our WhatsApp messages.",
  },
  SMS_API_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "the simulator; required in production",
    meaning: "The SMS gateway.",
  },
  SMS_API_TOKEN: {
    ...text("a token without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; required in production",
    meaning: "The access token of the SMS gateway.",
    secret: true,
  },
  COURIER_API_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "the simulator; without simulators staff type tracking numbers",
    meaning: "The courier, or broker of couriers, that books parcels: the address above its /v1.",
  },
  COURIER_API_TOKEN: {
    ...text("a token without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators staff type tracking numbers",
    meaning: "The access token there.",
    secret: true,
  },
  COURIER_NOTICE_SECRET: {
    ...text("at least 16 characters without spaces", /^\S{16,}$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators staff type tracking numbers",
    meaning: "Verifies the webhooks it posts to /webhooks/courier.",
    secret: true,
  },
  GOOGLE_CLIENT_ID: {
    ...text("a client id without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Google button",
    meaning: "The shop's client id at Google; it is public.",
  },
  GOOGLE_CLIENT_SECRET: {
    ...text("a secret without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Google button",
    meaning: "The client secret of the shop at Google.",
    secret: true,
  },
  GOOGLE_ISSUER: {
    ...address("http:", "https:"),
    fallback: "https://accounts.google.com",
    meaning: "Whose ID tokens count behind the Google button; its description is read from there.",
  },
  FACEBOOK_APP_ID: {
    ...text("the digits of an app id", /^\d+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Facebook button",
    meaning: "The shop's app id at Facebook; it is public.",
  },
  FACEBOOK_APP_SECRET: {
    ...text("a secret without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Facebook button",
    meaning: "The app secret of the shop at Facebook.",
    secret: true,
  },
  FACEBOOK_GRAPH_VERSION: {
    ...text("a version such as v25.0", /^v\d+\.\d+$/),
    fallback: "v25.0",
    meaning: "Which version of Facebook's Graph API is spoken.",
  },
} as const satisfies Record<string, Setting<unknown>>;
