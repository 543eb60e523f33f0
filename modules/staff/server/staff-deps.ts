import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Result } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Permission } from "../contract/roles.ts";

/** Hashes passwords outside the event loop with bounded concurrency. */
type StaffPasswords = {
  hash(password: string): Promise<Result<string, { readonly code: "BUSY" }>>;
  matches(password: string, hash: string): Promise<Result<boolean, { readonly code: "BUSY" }>>;
};

/** Dependencies of the module. `database` is never a replica. */
export type StaffDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Keys the hashes of cookies and codes. */
  readonly secret: string;
  readonly https: boolean;
  readonly passwords: StaffPasswords;
  /** Encrypts secrets that must be read again, such as the authenticator's. */
  readonly sealer: {
    seal(text: string, use: "authenticator" | "message"): string;
    open(sealed: string, use: "authenticator" | "message"): string;
  };
  /** Fills a new shop, in the transaction that makes its first administrator. */
  readonly fillNewShop: (
    trx: Transaction<unknown>,
    shop: { readonly shopName: string; readonly author: string },
  ) => Promise<void>;
  readonly isCommonPassword: (password: string) => boolean;
  /** The shop's name in the authenticator app. */
  readonly issuer: string;
};

/** A staff member after both steps. */
export type StaffMember = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** What the roles permit now. */
  readonly permissions: readonly Permission[];
  /** Restricted to this store; null for all. */
  readonly storeCode: string | null;
};
