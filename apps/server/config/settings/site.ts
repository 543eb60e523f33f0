import {
  address,
  codeList,
  dayRange,
  officeHours,
  oneOf,
  onOrOff,
  type Setting,
  text,
  wholeNumber,
} from "../setting.ts";

/** Behaviour of the shop towards shoppers, operators and search engines. */
export const siteSettings = {
  SHOP_PAGE_CACHE_MB: {
    ...wholeNumber(0, 65_536),
    fallback: "64",
    meaning:
      "How much memory fresh pages may take; with 0 the database is asked before any page or response is served again.",
  },
  SHOP_DRAWN_PAGES_MB: {
    ...wholeNumber(0, 65_536),
    fallback: "24",
    meaning:
      "How much more memory pages may take that are reused while their data is unchanged; 0 renders every expired page.",
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
  SHOP_CHAT_HOURS: {
    ...officeHours,
    fallback: null,
    whenAbsent: "off in production, else 09:00-21:00",
    meaning: "When staff answer in the chat, by Jakarta's clock; off: the window offers WhatsApp and the contact page.",
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
    meaning: "The lowest level that is logged.",
  },
  SHOP_ANNOUNCE_SECONDS: {
    ...wholeNumber(0, 600),
    fallback: null,
    whenAbsent: "3 in production, else 0",
    meaning: "How long a process that was told to stop continues and says so at /readyz, before it stops listening.",
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
    meaning: "Simulators of outside services, with an inbox at /dev/inbox; refused in production.",
  },
  SHOP_DEMO: {
    ...onOrOff,
    fallback: null,
    whenAbsent: "on, in production off",
    meaning:
      "With on, an empty database is filled with the demo shop; with off, it stays empty and the start prints a code for /admin/set-up. Refused in production.",
  },
  SHOP_DEMO_ORDERS: {
    ...onOrOff,
    fallback: null,
    whenAbsent: "on in development, otherwise off",
    meaning:
      "Orders in every state for a demo shop that has none, placed at its first start by a process with all roles and simulators; refused in production.",
  },
  SHOP_GRAPHIQL: {
    ...onOrOff,
    fallback: null,
    whenAbsent: "on, in production off",
    meaning: "A page to try GraphQL operations by hand; refused in production.",
  },
  TRUSTED_DOCUMENTS: {
    ...oneOf("only", "off"),
    fallback: null,
    whenAbsent: "only in production, else off",
    meaning: "With `only`, the API runs nothing but the GraphQL documents that our own pages were built with.",
  },
  SHOP_NEWS_TICKED: {
    ...onOrOff,
    fallback: "on",
    meaning: "Whether the newsletter box of the sign-up form starts ticked. With off, shoppers tick it themselves.",
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
} as const satisfies Record<string, Setting<unknown>>;
