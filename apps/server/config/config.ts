import type { ClubRules } from "#apps/club/index.ts";
import type { OfficeHours } from "#modules/chat/contract/office-hours.ts";
import type { CodeLimits, LookupLimits } from "#modules/identity/server/index.ts";
import type { PointRates } from "#modules/loyalty/contract/point-rates.ts";
import type { Seller } from "#modules/order/contract/invoice.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";

type Stage = "development" | "test" | "production";
type Role = "web" | "worker" | "club" | "all";
type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/** Everything the process is told from outside, checked once at the start and handed on as an argument. */
export type Config = {
  readonly stage: Stage;
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port without a slash at the end. */
  readonly publicUrl: string;
  /** The origin of the back office, where it has one of its own. */
  readonly adminUrl: string | null;
  readonly trustedProxies: number;
  /** So many requests are worked on at a time; checkouts have room of their own. */
  readonly mostRequests: number;
  /** Percent of them that one address may take. */
  readonly addressShare: number;
  /** How long a request body may take to arrive, unless it comes steadily. */
  readonly bodySeconds: number;
  readonly database: {
    /** null: the built-in PostgreSQL under `dataDir`. */
    readonly url: string | null;
    /** The role that owns the tables, where the application has one of its own. */
    readonly migrationUrl: string | null;
    readonly replicaUrl: string | null;
    readonly pool: number;
    /** How long a request waits for a connection. */
    readonly waitSeconds: number;
  };
  /** Absolute. */
  readonly dataDir: string;
  readonly secret: string;
  readonly guestSessionDays: number;
  /** What texts in the database are sealed with: the first seals, all of them open. */
  readonly sealSecrets: readonly string[];
  readonly memberSessionDays: number;
  readonly memberSessionMostDays: number;
  readonly accessTokenSeconds: number;
  /** How long one-time codes last and how often they are sent and tried (D-07). */
  readonly codes: CodeLimits;
  /** How often an hour a session, and an address, may ask whether somebody has an account (D-85). */
  readonly lookups: LookupLimits;
  /** Whose invoices these are. */
  readonly seller: Seller;
  /** When staff answer in the chat; null: nobody does. */
  readonly chatHours: OfficeHours | null;
  readonly checkoutMinutes: number;
  /** Percent of a product's stock that unpaid guests of one network may hold; 100 is no limit. */
  readonly unpaidGuestPercent: number;
  /** What points are worth and what earns them (D-16). */
  readonly points: PointRates;
  /** Categories whose goods come back only when they are faulty (D-56). */
  readonly hygieneCategories: readonly string[];
  /** The loyalty club as the shop reaches it, and the site it has for people. */
  readonly club: {
    /** null: in this process. */
    readonly url: string | null;
    readonly token: string;
    /** Without a slash at the end. */
    readonly siteUrl: string;
    /** For the process that is the club. */
    readonly rules: ClubRules;
  };
  readonly pageCacheMegabytes: number;
  /** For pages that were drawn before; none draws every page whole. */
  readonly drawnPagesMegabytes: number;
  readonly hiddenStoreCodes: readonly string[];
  /** Whose size guide this is (D-66). */
  readonly siteScope: {
    readonly tenantCode: string;
    readonly domainCode: string;
    readonly orgCode: string;
    readonly siteCode: string;
  };
  /** An e-mail address may hold a plus sign (D-24). */
  readonly emailPlus: boolean;
  /** Working days a delivery takes, as pages tell it. */
  readonly deliveryDays: { readonly least: number; readonly most: number };
  readonly logLevel: LogLevel;
  /** How long it is only said that the process will end. */
  readonly announceSeconds: number;
  readonly shutdownSeconds: number;
  readonly simulators: boolean;
  /** Whether a demo shop without orders is given some. */
  readonly demoOrders: boolean;
  readonly graphiql: boolean;
  readonly trustedDocuments: "only" | "off";
  /** null: telemetry is off. */
  /** The malware scanner of photographs; null for none. */
  readonly clamdUrl: string | null;
  readonly telemetryEndpoint: string | null;
  /** Whether boxes for news start ticked (D-88). */
  readonly newsTicked: boolean;
  /** Whether search engines are welcome. */
  readonly searchEngines: boolean;
  /** Who is told what visitors do, once they have agreed; null for none. */
  readonly measuring: Measuring;
  /** null for a channel: its simulator in this process. */
  readonly messaging: {
    readonly smtpUrl: string | null;
    readonly whatsapp: { readonly apiUrl: string; readonly token: string; readonly phoneId: string } | null;
    readonly sms: { readonly apiUrl: string; readonly token: string } | null;
  };
  /** null: the simulator in this process, or nobody, so that whoever sends a parcel types its number. */
  /** How many milliseconds one answer of each may take. */
  readonly timeouts: Readonly<Record<"club" | "payment" | "courier" | "social" | "messages", number>>;
  readonly courier: { readonly apiUrl: string; readonly token: string; readonly webhookSecret: string } | null;
  /** null for a gateway: no channel goes through it; for Midtrans, its simulator in this process. */
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
  /** null for an account elsewhere: its simulator in this process, or no such button. */
  readonly social: {
    readonly google: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
    readonly facebook: { readonly graphVersion: string; readonly appId: string; readonly appSecret: string } | null;
  };
};
