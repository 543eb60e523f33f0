import { address, listOf, oneOf, origin, type Setting, secretList, text, wholeNumber } from "../setting.ts";

/** Role, listener and storage of a process. */
export const processSettings = {
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
  SHOP_ADMIN_URL: {
    ...origin,
    fallback: null,
    whenAbsent: "the back office is served beside the shop, at /admin",
    meaning:
      "A host of its own for the back office, such as https://admin.shop.example: /admin then answers there alone, and the shop everywhere else. The proxy must pass the Host header on.",
  },
  SHOP_TRUST_PROXY: {
    ...wholeNumber(0, 10),
    fallback: "0",
    meaning: "The number of our own proxies in front; the shopper's address is read from their headers.",
  },
  SHOP_MOST_REQUESTS: {
    ...wholeNumber(1, 100_000),
    fallback: "200",
    meaning:
      "How many requests this process works on at a time; further ones get 503 with Retry-After. Checkouts and payments have their own slots, twenty times as many.",
  },
  SHOP_ADDRESS_SHARE: {
    ...wholeNumber(1, 100),
    fallback: "50",
    meaning:
      "How many percent of SHOP_MOST_REQUESTS one address may take, so that one client cannot fill the shop; 100 sets no limit. A loopback address has no limit, because it may be a proxy.",
  },
  SHOP_BODY_SECONDS: {
    ...wholeNumber(1, 300),
    fallback: "10",
    meaning:
      "How many seconds a request body may take to arrive; one that comes at 2 kB a second or faster may take longer. A slower one is answered 408.",
  },
  DATABASE_URL: {
    ...address("postgres:", "postgresql:"),
    fallback: null,
    whenAbsent: "a built-in PostgreSQL in SHOP_DATA_DIR; required in production",
    meaning: "The PostgreSQL (15 or newer) that holds everything.",
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    ...address("postgres:", "postgresql:"),
    fallback: null,
    whenAbsent: "DATABASE_URL migrates as well",
    meaning:
      "The same database under the role that owns its tables and migrates them, so that the role of DATABASE_URL may only read and write rows. Needed where a release is started first; `npm run migrate` does it ahead.",
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
  DATABASE_WAIT_SECONDS: {
    ...wholeNumber(1, 600),
    fallback: "4",
    meaning:
      "How many seconds a request waits for a database connection before it is refused. A database that hangs is detected in three quarters of that time.",
  },
  SHOP_ALLOW_PLAINTEXT: {
    ...listOf("database", "mail", "vendors", "club", "scanner"),
    fallback: null,
    whenAbsent: "nothing; production refuses it",
    meaning:
      "What production may talk to unencrypted over a network: the database, the mail server, vendors that are sent a token, the loyalty club, the malware scanner. For a network of your own only; the same machine needs no permission.",
  },
  SHOP_DATA_DIR: {
    ...text("a directory", /\S/),
    fallback: ".data",
    meaning:
      "The folder of the built-in database, the picture cache and, unless MEDIA_STORE_URL is set, uploaded files.",
  },
  SHOP_EXTENSIONS: {
    ...text("a directory", /\S/),
    fallback: "extensions",
    meaning: "The folder whose sub-folders are loaded as extensions (examples/README.md); it need not exist.",
  },
  SHOP_EXTENSION_SENDERS: {
    ...listOf("email", "whatsapp", "sms"),
    fallback: null,
    whenAbsent: "messages are sent by the vendors below",
    meaning: "The channels whose messages are sent by an extension.",
  },
  SHOP_SECRET: {
    ...text("at least 32 characters long", /^.{32,}$/s),
    fallback: null,
    whenAbsent: "a well-known text; required in production",
    meaning: "Signs tokens and links and keys hashes; changing it ends every session.",
    secret: true,
  },
  SHOP_SEAL_KEYS: {
    ...secretList,
    fallback: null,
    whenAbsent: "SHOP_SECRET",
    meaning:
      "Encrypts secrets in the database (waiting messages, bank accounts, authenticators): the first key encrypts, all of them and SHOP_SECRET decrypt. After a new key was put in front, `npm run rotate-keys` makes the others unnecessary.",
    secret: true,
  },
} as const satisfies Record<string, Setting<unknown>>;
