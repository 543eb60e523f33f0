import { plaintextProblem } from "./plaintext.ts";
import { developmentSecret, type SettingName, type SettingValues } from "./settings.ts";

type Rule = (values: SettingValues) => string | null;

const channels = {
  email: ["SMTP_URL"],
  whatsapp: ["WHATSAPP_API_URL", "WHATSAPP_TOKEN", "WHATSAPP_PHONE_ID"],
  sms: ["SMS_API_URL", "SMS_API_TOKEN"],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

/** A measuring tool needs both its address and its id, a provider both its id and its secret. */
const pairs = [
  ["ANALYTICS_URL", "ANALYTICS_ID"],
  ["PIXEL_URL", "PIXEL_ID"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  ["XENDIT_SECRET_KEY", "XENDIT_CALLBACK_TOKEN"],
  ["DOKU_CLIENT_ID", "DOKU_SECRET_KEY"],
  ["VPC_URL", "VPC_ACCOUNT"],
  ["VPC_ACCOUNT", "VPC_SECRET"],
  ["COURIER_API_URL", "COURIER_API_TOKEN"],
  ["COURIER_API_TOKEN", "COURIER_NOTICE_SECRET"],
  ["MEDIA_STORE_URL", "MEDIA_STORE_KEY_ID"],
  ["MEDIA_STORE_KEY_ID", "MEDIA_STORE_SECRET"],
] as const;

/** Rules between variables; each returns a sentence or null. */
const rules: readonly Rule[] = [
  ({ SHOP_STAGE, SHOP_SIMULATORS }) =>
    SHOP_STAGE === "production" && SHOP_SIMULATORS
      ? "SHOP_SIMULATORS=on is refused in production: their inbox shows every one-time code to any visitor."
      : null,
  ({ SHOP_STAGE, SHOP_DEMO }) =>
    SHOP_STAGE === "production" && SHOP_DEMO
      ? "SHOP_DEMO=on is refused in production: the demo shop has members and staff with public passwords."
      : null,
  ({ SHOP_STAGE, SHOP_DEMO_ORDERS }) =>
    SHOP_STAGE === "production" && SHOP_DEMO_ORDERS
      ? "SHOP_DEMO_ORDERS=on is refused in production: they are invented."
      : null,
  ({ SHOP_STAGE, SHOP_GRAPHIQL }) =>
    SHOP_STAGE === "production" && SHOP_GRAPHIQL
      ? "SHOP_GRAPHIQL=on is refused in production: it is a tool for development."
      : null,
  ({ SHOP_STAGE, DATABASE_URL }) =>
    SHOP_STAGE === "production" && DATABASE_URL === null
      ? "DATABASE_URL is missing: production needs its own PostgreSQL, such as postgres://user:password@host:5432/shop."
      : null,
  ({ SHOP_ROLE, DATABASE_URL }) =>
    SHOP_ROLE !== "all" && DATABASE_URL === null
      ? `DATABASE_URL is missing: SHOP_ROLE=${SHOP_ROLE} shares its database with other processes, and the built-in one serves a single process.`
      : null,
  ({ DATABASE_URL, DATABASE_REPLICA_URL }) =>
    DATABASE_REPLICA_URL !== null && DATABASE_URL === null
      ? "DATABASE_REPLICA_URL is set without DATABASE_URL: the built-in database has no copy to read from."
      : null,
  ({ DATABASE_URL, MIGRATION_DATABASE_URL }) =>
    MIGRATION_DATABASE_URL !== null && DATABASE_URL === null
      ? "MIGRATION_DATABASE_URL is set without DATABASE_URL: the built-in database has one role."
      : null,
  ({ SHOP_STAGE, SHOP_SECRET }) =>
    SHOP_STAGE === "production" && (SHOP_SECRET === null || SHOP_SECRET === developmentSecret)
      ? "SHOP_SECRET is missing: production needs at least 32 random characters, for example from `openssl rand -base64 32`."
      : null,
  ({ SHOP_STAGE, SHOP_PUBLIC_URL }) =>
    SHOP_STAGE === "production" && !SHOP_PUBLIC_URL?.startsWith("https://")
      ? "SHOP_PUBLIC_URL must begin with https:// in production, for example https://shop.example."
      : null,
  ({ SHOP_ADMIN_URL, SHOP_PUBLIC_URL }) =>
    SHOP_ADMIN_URL !== null && SHOP_ADMIN_URL === SHOP_PUBLIC_URL
      ? "SHOP_ADMIN_URL is the address of the shop itself: give the back office a host of its own, or leave it out."
      : null,
  ({ SHOP_STAGE, SHOP_ADMIN_URL }) =>
    SHOP_STAGE === "production" && SHOP_ADMIN_URL !== null && !SHOP_ADMIN_URL.startsWith("https://")
      ? "SHOP_ADMIN_URL must begin with https:// in production, for example https://admin.shop.example."
      : null,
  ({ SHOP_CLUB_URL, SHOP_CLUB_TOKEN }) =>
    SHOP_CLUB_URL !== null && SHOP_CLUB_TOKEN === null
      ? "SHOP_CLUB_TOKEN is missing: the loyalty club at SHOP_CLUB_URL requires it."
      : null,
  (values) => {
    for (const [one, other] of pairs) {
      if (values[one] !== null && values[other] === null) return `${other} is missing: ${one} is of no use without it.`;
      if (values[other] !== null && values[one] === null) return `${one} is missing: ${other} is of no use without it.`;
    }
    return null;
  },
  (values) => {
    const required = values.SHOP_STAGE === "production" || values.SHOP_SIMULATORS === false;
    for (const channel of ["email", "whatsapp", "sms"] as const) {
      const vendor = channels[channel];
      const missing = vendor.find((name) => values[name] === null);
      if (missing === undefined) continue;
      const partner = vendor.find((name) => values[name] !== null);
      if (partner) return `${missing} is missing: ${partner} is of no use without it.`;
      if (required && !values.SHOP_EXTENSION_SENDERS?.includes(channel))
        return `${missing} is missing: without the simulators messages need somewhere to go.`;
    }
    return null;
  },
  plaintextProblem,
];

/** The first violated rule, as a sentence. */
export function stageProblem(values: SettingValues): string | null {
  for (const rule of rules) {
    const sentence = rule(values);
    if (sentence !== null) return sentence;
  }
  return null;
}
