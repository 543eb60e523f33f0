import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Result } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";

/** Hashes passwords outside the event loop, a few at a time. */
type StaffPasswords = {
  hash(password: string): Promise<Result<string, { readonly code: "BUSY" }>>;
  matches(password: string, hash: string): Promise<Result<boolean, { readonly code: "BUSY" }>>;
};

/** What the module needs. `database` is never a replica. */
export type StaffDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Keys the hashes of cookies and codes. */
  readonly secret: string;
  readonly https: boolean;
  readonly passwords: StaffPasswords;
  /** Hides what must be read again, such as the secret behind the codes. */
  readonly sealer: {
    seal(text: string, use: "authenticator" | "message"): string;
    open(sealed: string, use: "authenticator" | "message"): string;
  };
  readonly isCommonPassword: (password: string) => boolean;
  /** The shop's name, as the authenticator shows it. */
  readonly issuer: string;
};

/** Who asks, after both steps. */
export type StaffMember = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** Sees this store alone; null for everything. */
  readonly storeCode: string | null;
};
