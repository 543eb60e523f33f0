import type { ClubRules } from "#apps/club/index.ts";
import type { OfficeHours } from "#modules/chat/contract/office-hours.ts";
import type { CodeLimits, LookupLimits } from "#modules/identity/server/index.ts";
import type { PointRates } from "#modules/loyalty/contract/point-rates.ts";
import type { Seller } from "#modules/order/contract/invoice.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";

type Stage = "development" | "test" | "production";
type Role = "web" | "worker" | "club" | "all";
type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/** The configuration of the process, validated once at the start and passed on as an argument. */
export type Config = {
  readonly stage: Stage;
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port without a trailing slash. */
  readonly publicUrl: string;
  /** The origin of the back office, where it has one of its own. */
  readonly adminUrl: string | null;
  readonly trustedProxies: number;
  /** Concurrent requests; checkouts have additional room. */
  readonly mostRequests: number;
  /** The percentage of them for one network address. */
  readonly addressShare: number;
  /** The time limit of a request body, unless it arrives steadily. */
  readonly bodySeconds: number;
  readonly database: {
    /** null: the built-in PostgreSQL under `dataDir`. */
    readonly url: string | null;
    /** The role that owns the tables, where the application has one of its own. */
    readonly migrationUrl: string | null;
    readonly replicaUrl: string | null;
    readonly pool: number;
    /** The longest wait of a request for a connection. */
    readonly waitSeconds: number;
  };
  /** Absolute. */
  readonly dataDir: string;
  readonly extensions: {
    /** Absolute. */
    readonly folder: string;
    /** The channels whose messages an extension sends. */
    readonly senders: readonly ("email" | "whatsapp" | "sms")[];
  };
  readonly secret: string;
  readonly guestSessionDays: number;
  /** Keys that encrypt texts in the database: the first encrypts, all of them decrypt. */
  readonly sealSecrets: readonly string[];
  readonly memberSessionDays: number;
  readonly memberSessionMostDays: number;
  readonly accessTokenSeconds: number;
  /** Lifetime of one-time codes, and how often they are sent and tried (D-07). */
  readonly codes: CodeLimits;
  /** How often an hour a session, and a network address, may ask whether an account exists (D-85). */
  readonly lookups: LookupLimits;
  /** The seller on invoices. */
  readonly seller: Seller;
  /** Hours in which staff answer in the chat; null for none. */
  readonly chatHours: OfficeHours | null;
  readonly checkoutMinutes: number;
  /** The percentage of a product's stock that unpaid guests of one network may reserve; 100 is no limit. */
  readonly unpaidGuestPercent: number;
  /** The value of points and what earns them (D-16). */
  readonly points: PointRates;
  /** Prices below this percentage of the highest of the last 30 days need approval; 0 is no floor. */
  readonly priceFloorPercent: number;
  /** The highest budget of a promotion without approval, in rupiah; 0 is no limit. */
  readonly promotionBudgetLimit: number;
  /** Points staff may add to and take from a club account in a day without approval. */
  readonly pointsAdjustCap: number;
  /** Days until a request to delete an account is due. */
  readonly deletionRequestDays: number;
  /** Refunds of returns above this need approval, in rupiah. */
  readonly refundLimit: number;
  /** Categories whose products are only returnable when faulty (D-56). */
  readonly hygieneCategories: readonly string[];
  /** The loyalty club as the shop calls it, and its public site. */
  readonly club: {
    /** null: in this process. */
    readonly url: string | null;
    readonly token: string;
    /** Without a trailing slash. */
    readonly siteUrl: string;
    /** For the process with the club role. */
    readonly rules: ClubRules;
  };
  readonly pageCacheMegabytes: number;
  /** For cached pages; 0 renders every page. */
  readonly drawnPagesMegabytes: number;
  readonly hiddenStoreCodes: readonly string[];
  /** The brand of the size guide (D-66). */
  readonly siteScope: {
    readonly tenantCode: string;
    readonly domainCode: string;
    readonly orgCode: string;
    readonly siteCode: string;
  };
  /** Whether an e-mail address may contain a plus sign (D-24). */
  readonly emailPlus: boolean;
  /** Delivery time in working days, as pages show it. */
  readonly deliveryDays: { readonly least: number; readonly most: number };
  readonly logLevel: LogLevel;
  /** How long the shutdown is announced before the listener closes. */
  readonly announceSeconds: number;
  readonly shutdownSeconds: number;
  readonly simulators: boolean;
  /** Whether an empty database is filled with the demo shop. */
  readonly demo: boolean;
  /** Whether demo orders are placed in a demo shop without orders. */
  readonly demoOrders: boolean;
  readonly graphiql: boolean;
  readonly trustedDocuments: "only" | "off";
  /** The malware scanner of uploaded pictures; null for none. */
  readonly clamdUrl: string | null;
  /** The S3-compatible store of the media library; null for a folder below `dataDir`. */
  readonly mediaStore: {
    readonly url: string;
    readonly region: string;
    readonly keyId: string;
    readonly secret: string;
  } | null;
  /** null: telemetry is off. */
  readonly telemetryEndpoint: string | null;
  /** Whether newsletter checkboxes start ticked (D-88). */
  readonly newsTicked: boolean;
  /** Whether search engines may index the shop. */
  readonly searchEngines: boolean;
  /** Measuring tools, which receive events after consent; null for none. */
  readonly measuring: Measuring;
  /** null for a channel: its simulator in this process. */
  readonly messaging: {
    readonly smtpUrl: string | null;
    readonly whatsapp: { readonly apiUrl: string; readonly token: string; readonly phoneId: string } | null;
    readonly sms: { readonly apiUrl: string; readonly token: string } | null;
  };
  /** The timeout of each service, in milliseconds. */
  readonly timeouts: Readonly<Record<"club" | "payment" | "courier" | "social" | "messages", number>>;
  /** null: the simulator in this process, or none; then staff type tracking numbers. */
  readonly courier: { readonly apiUrl: string; readonly token: string; readonly webhookSecret: string } | null;
  /** null for a gateway: no channel uses it; for Midtrans, its simulator in this process. */
  readonly payment: {
    readonly midtrans: { readonly apiUrl: string; readonly snapUrl: string; readonly serverKey: string } | null;
    readonly xendit: { readonly apiUrl: string; readonly secretKey: string; readonly callbackToken: string } | null;
    readonly doku: { readonly apiUrl: string; readonly clientId: string; readonly secretKey: string } | null;
    readonly vpc: {
      readonly url: string;
      readonly merchant: string;
      readonly accessCode: string;
      readonly user: string;
      readonly password: string;
      readonly secret: string;
    } | null;
  };
  /** null for a provider: its simulator in this process, or no such button. */
  readonly social: {
    readonly google: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
    readonly facebook: { readonly graphVersion: string; readonly appId: string; readonly appSecret: string } | null;
  };
};
