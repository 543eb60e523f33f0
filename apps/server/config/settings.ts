import {
  address,
  amounts,
  codeList,
  dayRange,
  oneOf,
  onOrOff,
  origin,
  type Setting,
  text,
  wholeNumber,
} from "./setting.ts";

/** Stands in for SHOP_SECRET outside production, so that a fresh checkout starts without any preparation. */
export const developmentSecret = "development-only-secret-of-nobody-in-particular";

/** Every variable the server knows, in the order of `.env.example`. */
export const settings = {
  SHOP_STAGE: {
    ...oneOf("development", "test", "production"),
    fallback: "development",
    meaning: "Which environment this is; production refuses everything that is only for development.",
  },
  SHOP_ROLE: {
    ...oneOf("web", "worker", "club", "all"),
    fallback: "all",
    meaning: "What this process does: serve pages and the API, run jobs, be the loyalty club, or everything at once.",
  },
  HOST: {
    ...text("a host name or an IP address", /^[A-Za-z0-9.:_-]+$/),
    fallback: "127.0.0.1",
    meaning: "The address to listen on; 0.0.0.0 lets other machines in.",
  },
  PORT: { ...wholeNumber(1, 65_535), fallback: "3000", meaning: "The port to listen on." },
  SHOP_PUBLIC_URL: {
    ...origin,
    fallback: null,
    whenAbsent: "http://localhost:PORT",
    meaning: "How shoppers reach the shop: links in messages begin with it; production needs https.",
  },
  SHOP_TRUST_PROXY: {
    ...wholeNumber(0, 10),
    fallback: "0",
    meaning: "How many proxies of ours stand in front, so that the shopper's own address is read from their headers.",
  },
  DATABASE_URL: {
    ...address("postgres:", "postgresql:"),
    fallback: null,
    whenAbsent: "a built-in PostgreSQL in SHOP_DATA_DIR; required in production",
    meaning: "The PostgreSQL (15 or newer) that holds everything.",
    secret: true,
  },
  DATABASE_REPLICA_URL: {
    ...address("postgres:", "postgresql:"),
    fallback: null,
    whenAbsent: "DATABASE_URL is read instead",
    meaning: "A read-only copy of the database for catalogue, search and content.",
    secret: true,
  },
  DATABASE_POOL: {
    ...wholeNumber(1, 500),
    fallback: "10",
    meaning: "How many database connections this process may hold.",
  },
  SHOP_DATA_DIR: {
    ...text("a directory", /\S/),
    fallback: ".data",
    meaning: "Where the built-in database and the picture cache live.",
  },
  SHOP_SECRET: {
    ...text("at least 32 characters long", /^.{32,}$/s),
    fallback: null,
    whenAbsent: "a well-known text; required in production",
    meaning: "Signs and hashes what must not be forged or guessed; changing it ends every session.",
    secret: true,
  },
  SHOP_GUEST_SESSION_DAYS: {
    ...wholeNumber(1, 400),
    fallback: "30",
    meaning: "How many days a guest's session lasts.",
  },
  SHOP_MEMBER_SESSION_DAYS: {
    ...wholeNumber(1, 400),
    fallback: "30",
    meaning: "How many days a member stays signed in after they last came by.",
  },
  SHOP_ACCESS_TOKEN_SECONDS: {
    ...wholeNumber(10, 86_400),
    fallback: "900",
    meaning: "How many seconds the browser's access token lasts before it is renewed through the session cookie.",
  },
  SHOP_CODE_MINUTES: {
    ...amounts({ message: [1, 90], email: [1, 90] }),
    fallback: "message=5,email=10",
    meaning: "How many minutes a one-time code is good for, by WhatsApp or SMS and by e-mail.",
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
    meaning: "How often an hour one address may ask whether a number, or an e-mail, has an account.",
  },
  SHOP_PAGE_CACHE_MB: {
    ...wholeNumber(0, 65_536),
    fallback: "64",
    meaning: "How much memory finished pages may take; 0 turns the page cache off.",
  },
  SHOP_HIDDEN_STORES: {
    ...codeList,
    fallback: "WH01,WH02",
    meaning: "The codes of stores that shoppers do not see, such as warehouses.",
  },
  SHOP_SITE_SCOPE: {
    ...text("four codes with dots between them, such as SHOP.WEB.WH01.ID", /^[A-Z0-9_]+(\.[A-Z0-9_]+){3}$/),
    fallback: "SHOP.WEB.WH01.ID",
    meaning: "Tenant, domain, organisation and site, as callers of the size guide may name them.",
  },
  SHOP_EMAIL_PLUS: {
    ...onOrOff,
    fallback: "off",
    meaning: "With `on`, an e-mail address may hold a plus sign before the @.",
  },
  SHOP_DELIVERY_DAYS: {
    ...dayRange,
    fallback: "3-7",
    meaning: "How many working days a delivery takes, as product pages tell it; for a pre-order, after its release.",
  },
  SHOP_LOG_LEVEL: {
    ...oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    fallback: null,
    whenAbsent: "info in production, else warn",
    meaning: "The least important kind of line that is still logged.",
  },
  SHOP_SHUTDOWN_SECONDS: {
    ...wholeNumber(0, 600),
    fallback: "10",
    meaning: "How long requests under way may take to finish after the process was told to stop.",
  },
  SHOP_SIMULATORS: {
    ...onOrOff,
    fallback: null,
    whenAbsent: "on, in production off",
    meaning: "Stand-ins for the outside world, with an inbox at /dev/inbox; refused in production.",
  },
  SHOP_GRAPHIQL: {
    ...onOrOff,
    fallback: null,
    whenAbsent: "on, in production off",
    meaning: "A page to try GraphQL operations by hand; refused in production.",
  },
  TRUSTED_DOCUMENTS: {
    ...oneOf("only", "off"),
    fallback: "off",
    meaning: "With `only`, the API runs nothing but the GraphQL documents that our own pages were built with.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "telemetry is off",
    meaning: "Where OpenTelemetry traces are sent.",
  },
  SHOP_SEARCH_ENGINES: {
    ...onOrOff,
    fallback: "on",
    meaning: "With off, robots.txt asks search engines to stay away, for a shop that is only being tried out.",
  },
  ANALYTICS_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: "no analytics",
    meaning: "Where browsers of visitors who agreed post what they do, in the manner of GA4's collector.",
  },
  ANALYTICS_ID: {
    ...text("a measurement id such as G-AB12CD34EF", /^[A-Z0-9-]+$/),
    fallback: null,
    whenAbsent: "no analytics",
    meaning: "The shop's measurement id at that collector; everybody may know it.",
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
    meaning: "The shop's id at the pixel's owner; everybody may know it.",
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
  GOOGLE_CLIENT_ID: {
    ...text("a client id without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Google button",
    meaning: "The shop's client id at Google; everybody may know it.",
  },
  GOOGLE_CLIENT_SECRET: {
    ...text("a secret without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Google button",
    meaning: "Proves to Google that it is the shop who asks.",
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
    meaning: "The shop's app id at Facebook; everybody may know it.",
  },
  FACEBOOK_APP_SECRET: {
    ...text("a secret without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: "the simulator; without simulators no Facebook button",
    meaning: "Proves to Facebook that it is the shop who asks.",
    secret: true,
  },
  FACEBOOK_GRAPH_VERSION: {
    ...text("a version such as v25.0", /^v\d+\.\d+$/),
    fallback: "v25.0",
    meaning: "Which version of Facebook's Graph API is spoken.",
  },
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;

type ValueOf<S> =
  S extends Setting<infer Value> ? (S extends { readonly fallback: string } ? Value : Value | null) : never;

/** The variables after reading, each by its own name; null for an absent one that has no fallback. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<(typeof settings)[Name]> };
