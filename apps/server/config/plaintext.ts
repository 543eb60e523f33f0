import type { SettingName, SettingValues } from "./settings.ts";

type Permitted = NonNullable<SettingValues["SHOP_ALLOW_PLAINTEXT"]>[number];

/** Addresses that receive a secret, and the words that permit plain text for them. */
const vendors = [
  "WHATSAPP_API_URL",
  "SMS_API_URL",
  "COURIER_API_URL",
  "GOOGLE_ISSUER",
  "MIDTRANS_API_URL",
  "MIDTRANS_SNAP_URL",
  "XENDIT_API_URL",
  "DOKU_API_URL",
  "VPC_URL",
  "MEDIA_STORE_URL",
] as const satisfies readonly SettingName[];
const club = ["SHOP_CLUB_URL", "SHOP_CLUB_SITE_URL"] as const satisfies readonly SettingName[];
const databases = [
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "DATABASE_REPLICA_URL",
] as const satisfies readonly SettingName[];

/** Verified, as the driver interprets these modes; `no-verify` encrypts without authentication. */
const verifiedTls = new Set(["require", "verify-ca", "verify-full"]);

/** Loopback and socket files pass no network. */
function staysHere(url: URL): boolean {
  const host = (url.searchParams.get("host") ?? decodeURIComponent(url.hostname)).replace(/^\[|\]$/g, "");
  return host.startsWith("/") || host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

const isPlain: Readonly<Record<Permitted, (url: URL) => boolean>> = {
  vendors: ({ protocol }) => protocol === "http:",
  club: ({ protocol }) => protocol === "http:",
  scanner: () => true,
  mail: ({ protocol, searchParams }) => protocol === "smtp:" && searchParams.get("requireTLS") !== "true",
  database: ({ searchParams }) =>
    searchParams.get("ssl") !== "true" && !verifiedTls.has(searchParams.get("sslmode") ?? ""),
};

const help: Readonly<Record<Permitted, string>> = {
  vendors: "use https://",
  club: "use https://",
  scanner: "run clamd on the same machine",
  mail: "use smtps://, or add ?requireTLS=true for STARTTLS",
  database: "add ?sslmode=verify-full",
};

const checked: readonly (readonly [Permitted, readonly SettingName[]])[] = [
  ["database", databases],
  ["mail", ["SMTP_URL"]],
  ["vendors", vendors],
  ["club", club],
  ["scanner", ["CLAMD_URL"]],
];

/** Production sends secrets and personal data only encrypted, unless a setting permits plain text by name. */
export function plaintextProblem(values: SettingValues): string | null {
  if (values.SHOP_STAGE !== "production") return null;
  for (const [kind, names] of checked) {
    if (values.SHOP_ALLOW_PLAINTEXT?.includes(kind)) continue;
    for (const name of names) {
      const value = values[name];
      if (typeof value !== "string") continue;
      const url = new URL(value);
      if (isPlain[kind](url) && !staysHere(url)) {
        return `${name} is refused in production, since it is not encrypted: ${help[kind]}, or permit it by SHOP_ALLOW_PLAINTEXT=${kind}.`;
      }
    }
  }
  return null;
}
