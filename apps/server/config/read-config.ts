import { resolve } from "node:path";
import * as v from "valibot";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type OfficeHours, parseOfficeHours } from "#modules/chat/contract/office-hours.ts";
import type { Config } from "./config.ts";
import { nearestName } from "./nearest-name.ts";
import { paymentAccounts } from "./payment-accounts.ts";
import type { Setting } from "./setting.ts";
import { developmentSecret, type SettingName, type SettingValues, settings } from "./settings.ts";
import { stageProblem } from "./stage-rules.ts";

/** One sentence for the operator; it never contains a secret. */
export type BadConfig = { readonly code: "BAD_CONFIG"; readonly sentence: string };

/** Reads the whole configuration from the environment, or returns its first problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, BadConfig> {
  const problem = unknownName(env) ?? badValue(env);
  if (problem !== null) return fail({ code: "BAD_CONFIG", sentence: problem });
  const values = readValues(env);
  const misfit = stageProblem(values);
  return misfit === null ? ok(toConfig(values)) : fail({ code: "BAD_CONFIG", sentence: misfit });
}

const names = Object.keys(settings) as SettingName[];

function unknownName(env: Readonly<Record<string, string | undefined>>): string | null {
  const unknown = Object.keys(env).find((name) => name.startsWith("SHOP_") && !Object.hasOwn(settings, name));
  if (unknown === undefined) return null;
  const nearest = nearestName(unknown, names);
  return nearest === null
    ? `There is no setting ${unknown}: .env.example lists all of them.`
    : `There is no setting ${unknown}: did you mean ${nearest}?`;
}

/** An empty variable counts as absent, so that a line of `.env.example` can stay unchanged. */
function rawValue(env: Readonly<Record<string, string | undefined>>, name: SettingName): string | null {
  const given = env[name]?.trim();
  return given === undefined || given === "" ? settings[name].fallback : given;
}

function badValue(env: Readonly<Record<string, string | undefined>>): string | null {
  for (const name of names) {
    const setting: Setting<unknown> = settings[name];
    const raw = rawValue(env, name);
    if (raw === null || v.is(setting.schema, raw)) continue;
    const found = setting.secret ? "what is set is not" : `not "${raw}"`;
    return `${name} must be ${setting.expects}, ${found}.`;
  }
  return null;
}

/** Outside production the chat is staffed all day, so that it can be tried. */
function chatHoursOf({ SHOP_CHAT_HOURS }: SettingValues, isProduction: boolean): OfficeHours | null {
  if (SHOP_CHAT_HOURS) return SHOP_CHAT_HOURS.hours;
  return isProduction ? null : parseOfficeHours("09:00-21:00");
}

function readValues(env: Readonly<Record<string, string | undefined>>): SettingValues {
  const entries = names.map((name) => {
    const setting: Setting<unknown> = settings[name];
    const raw = rawValue(env, name);
    return [name, raw === null ? null : v.parse(setting.schema, raw)];
  });
  return Object.fromEntries(entries) as SettingValues;
}

function toConfig(values: SettingValues): Config {
  const isProduction = values.SHOP_STAGE === "production";
  const { WHATSAPP_API_URL, WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, SMS_API_URL, SMS_API_TOKEN } = values;
  const { COURIER_API_URL, COURIER_API_TOKEN, COURIER_NOTICE_SECRET } = values;
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values;
  const { FACEBOOK_GRAPH_VERSION, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = values;
  const { ANALYTICS_URL, ANALYTICS_ID, PIXEL_URL, PIXEL_ID } = values;
  const [tenantCode = "", domainCode = "", orgCode = "", siteCode = ""] = values.SHOP_SITE_SCOPE.split(".");
  const secret = values.SHOP_SECRET ?? developmentSecret;
  const publicUrl = values.SHOP_PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    stage: values.SHOP_STAGE,
    role: values.SHOP_ROLE,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    adminUrl: values.SHOP_ADMIN_URL,
    trustedProxies: values.SHOP_TRUST_PROXY,
    mostRequests: values.SHOP_MOST_REQUESTS,
    addressShare: values.SHOP_ADDRESS_SHARE,
    bodySeconds: values.SHOP_BODY_SECONDS,
    database: {
      url: values.DATABASE_URL,
      migrationUrl: values.MIGRATION_DATABASE_URL,
      replicaUrl: values.DATABASE_REPLICA_URL,
      pool: values.DATABASE_POOL,
      waitSeconds: values.DATABASE_WAIT_SECONDS,
    },
    dataDir: resolve(values.SHOP_DATA_DIR),
    extensions: { folder: resolve(values.SHOP_EXTENSIONS), senders: values.SHOP_EXTENSION_SENDERS ?? [] },
    secret,
    sealSecrets: [...new Set([...(values.SHOP_SEAL_KEYS ?? []), secret])],
    guestSessionDays: values.SHOP_GUEST_SESSION_DAYS,
    memberSessionDays: values.SHOP_MEMBER_SESSION_DAYS,
    memberSessionMostDays: values.SHOP_MEMBER_SESSION_MOST_DAYS,
    accessTokenSeconds: values.SHOP_ACCESS_TOKEN_SECONDS,
    codes: codeLimits(values),
    chatHours: chatHoursOf(values, isProduction),
    lookups: {
      perSessionHour: values.SHOP_LOOKUPS_PER_HOUR,
      perAddressHour: values.SHOP_LOOKUPS_PER_ADDRESS_HOUR,
    },
    checkoutMinutes: values.SHOP_CHECKOUT_MINUTES,
    unpaidGuestPercent: values.SHOP_UNPAID_GUEST_PERCENT,
    priceFloorPercent: values.SHOP_PRICE_FLOOR_PERCENT,
    promotionBudgetLimit: values.SHOP_PROMOTION_BUDGET_LIMIT,
    refundLimit: values.SHOP_REFUND_LIMIT,
    pointsAdjustCap: values.SHOP_POINTS_ADJUST_CAP,
    deletionRequestDays: values.SHOP_DELETION_REQUEST_DAYS,
    points: { worth: values.SHOP_POINT_WORTH, earnedBy: values.SHOP_POINT_EARNED_BY },
    seller: {
      name: values.SHOP_SELLER_NAME,
      address: values.SHOP_SELLER_ADDRESS,
      taxId: values.SHOP_SELLER_TAX_ID,
      vatPercent: values.SHOP_VAT_PERCENT,
    },
    hygieneCategories: values.SHOP_HYGIENE_CATEGORIES,
    club: {
      url: values.SHOP_CLUB_URL,
      token: values.SHOP_CLUB_TOKEN ?? keyedHash(secret, "club token"),
      siteUrl: (values.SHOP_CLUB_SITE_URL ?? `${publicUrl}/club`).replace(/\/+$/, ""),
      rules: { pointMonths: values.SHOP_CLUB_POINT_MONTHS, tiers: values.SHOP_CLUB_TIERS },
    },
    pageCacheMegabytes: values.SHOP_PAGE_CACHE_MB,
    drawnPagesMegabytes: values.SHOP_DRAWN_PAGES_MB,
    hiddenStoreCodes: values.SHOP_HIDDEN_STORES,
    siteScope: { tenantCode, domainCode, orgCode, siteCode },
    emailPlus: values.SHOP_EMAIL_PLUS,
    deliveryDays: values.SHOP_DELIVERY_DAYS,
    logLevel: values.SHOP_LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    announceSeconds: values.SHOP_ANNOUNCE_SECONDS ?? (isProduction ? 3 : 0),
    shutdownSeconds: values.SHOP_SHUTDOWN_SECONDS,
    simulators: values.SHOP_SIMULATORS ?? !isProduction,
    demo: values.SHOP_DEMO ?? !isProduction,
    demoOrders: values.SHOP_DEMO_ORDERS ?? values.SHOP_STAGE === "development",
    graphiql: values.SHOP_GRAPHIQL ?? !isProduction,
    trustedDocuments: values.TRUSTED_DOCUMENTS ?? (isProduction ? "only" : "off"),
    clamdUrl: values.CLAMD_URL,
    mediaStore: mediaStore(values),
    telemetryEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    newsTicked: values.SHOP_NEWS_TICKED,
    searchEngines: values.SHOP_SEARCH_ENGINES,
    measuring: {
      analytics: ANALYTICS_URL && ANALYTICS_ID ? { url: ANALYTICS_URL, id: ANALYTICS_ID } : null,
      pixel: PIXEL_URL && PIXEL_ID ? { url: PIXEL_URL, id: PIXEL_ID } : null,
    },
    messaging: {
      smtpUrl: values.SMTP_URL,
      whatsapp:
        WHATSAPP_API_URL && WHATSAPP_TOKEN && WHATSAPP_PHONE_ID
          ? { apiUrl: WHATSAPP_API_URL, token: WHATSAPP_TOKEN, phoneId: WHATSAPP_PHONE_ID }
          : null,
      sms: SMS_API_URL && SMS_API_TOKEN ? { apiUrl: SMS_API_URL, token: SMS_API_TOKEN } : null,
    },
    courier:
      COURIER_API_URL && COURIER_API_TOKEN && COURIER_NOTICE_SECRET
        ? { apiUrl: COURIER_API_URL, token: COURIER_API_TOKEN, webhookSecret: COURIER_NOTICE_SECRET }
        : null,
    payment: paymentAccounts(values),
    timeouts: values.SHOP_TIMEOUTS,
    social: {
      google:
        GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
          ? { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
          : null,
      facebook:
        FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
          ? { graphVersion: FACEBOOK_GRAPH_VERSION, appId: FACEBOOK_APP_ID, appSecret: FACEBOOK_APP_SECRET }
          : null,
    },
  };
}

function mediaStore({
  MEDIA_STORE_URL: url,
  MEDIA_STORE_KEY_ID: keyId,
  MEDIA_STORE_SECRET: secret,
  ...values
}: SettingValues) {
  return url && keyId && secret ? { url, keyId, secret, region: values.MEDIA_STORE_REGION } : null;
}

function codeLimits({ SHOP_CODE_MINUTES, SHOP_CODE_PAUSE, SHOP_CODE_WRONG_TRIES, SHOP_CODE_SENDS }: SettingValues) {
  const { code, receiver, device, address } = SHOP_CODE_WRONG_TRIES;
  const { receiverHour, receiverDay, deviceHour, addressHour, altogetherHour } = SHOP_CODE_SENDS;
  return {
    minutes: SHOP_CODE_MINUTES.message,
    emailMinutes: SHOP_CODE_MINUTES.email,
    resendSeconds: SHOP_CODE_PAUSE.same,
    otherChannelSeconds: SHOP_CODE_PAUSE.other,
    wrongTries: { perCode: code, perReceiver: receiver, perDevice: device, perAddress: address },
    sends: {
      perReceiverHour: receiverHour,
      perReceiverDay: receiverDay,
      perDeviceHour: deviceHour,
      perAddressHour: addressHour,
      altogetherHour,
    },
  };
}
