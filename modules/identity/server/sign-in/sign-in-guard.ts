import { keyedHash } from "#kit/core/keyed-hash.ts";
import { type KeyedMutex, keyedMutex } from "#kit/core/keyed-mutex.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type KeyedLimit, keyed, type RateLimit, rateLimit } from "#kit/postgres/declared-limits.ts";
import { forgetHits, hitAll, prolongHits, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { signInLimits } from "../../contract/constants.ts";

/** An attempt to sign in: name, network address, and the device if the member is known on it. */
type SignInAttempt = {
  readonly name: string;
  readonly address: string;
  readonly knownDevice: string | null;
};

export type TooManyAttempts = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/**
 * Limits password guessing. Attempts are counted before they are checked, so that parallel attempts cannot exceed a limit
 * together.
 */
export type SignInGuard = {
  /** Runs `check`, which checks the attempt, and counts a wrong one; null means the attempt could not be checked. */
  attempt(attempt: SignInAttempt, check: () => Promise<boolean | null>): Promise<Result<boolean, TooManyAttempts>>;
  /** Clears the counters of unknown devices after the owner has been proved by other means. */
  forget(name: string): Promise<void>;
};

type Deps = { readonly database: Database; readonly secret: string };

const { wrongInARow, pauseSeconds, accountPerHour, addressPerDay } = signInLimits;
const hour = 60 * 60;
const limits = {
  account: rateLimit("sign-in:account", wrongInARow, pauseSeconds),
  accountHour: rateLimit("sign-in:account-hour", accountPerHour, hour),
  address: rateLimit("sign-in:address", wrongInARow, pauseSeconds),
  addressDay: rateLimit("sign-in:address-day", addressPerDay, 24 * hour),
  device: rateLimit("sign-in:device", wrongInARow, pauseSeconds),
  deviceHour: rateLimit("sign-in:device-hour", accountPerHour, hour),
};
const busy: TooManyAttempts = { code: "RATE_LIMITED", retryAfterSeconds: 5 };

/**
 * Attempts for one name or from one address run one after another in this process; beyond this queue length they are refused.
 */
const maxWaiting = 60;

export function signInGuard(deps: Deps): SignInGuard {
  const inTurn: KeyedMutex = keyedMutex(maxWaiting);
  const counter = (limit: RateLimit, text: string) => keyed(limit, keyedHash(deps.secret, `sign-in.${text}`));

  /** A known device has its own counters: guessing elsewhere does not lock the owner out (S4). */
  const limitsOf = ({ name, address, knownDevice }: SignInAttempt) => {
    if (knownDevice !== null) {
      const device = `${knownDevice} ${name}`;
      return { row: [counter(limits.device, device)], slow: [counter(limits.deviceHour, device)] };
    }
    return {
      row: [counter(limits.account, name), counter(limits.address, address)],
      slow: [counter(limits.accountHour, name), counter(limits.addressDay, address)],
    };
  };

  const counted = async (
    row: readonly KeyedLimit[],
    slow: readonly KeyedLimit[],
    check: () => Promise<boolean | null>,
  ): Promise<Result<boolean, TooManyAttempts>> => {
    const all = [...row, ...slow];
    const reply = await inTransaction(deps.database, (trx) => hitAll(trx, all));
    if (!reply.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: reply.retryAfterSeconds });
    const right = await check().catch(async (cause: unknown) => {
      await takeBackHits(deps.database.kysely, keysOf(all));
      throw cause;
    });
    if (right !== false) await takeBackHits(deps.database.kysely, keysOf(all));
    if (right === null) return fail(busy);
    // The pause starts at the last wrong attempt.
    const full = right ? [] : row.filter(({ key, limit }) => reply.counts.get(key) === limit);
    if (full.length > 0) await prolongHits(deps.database.kysely, keysOf(full), pauseSeconds);
    return ok(right);
  };

  return {
    async attempt(tried, check) {
      const { row, slow } = limitsOf(tried);
      const outcome = await inTurn(`address ${tried.address}`, () =>
        inTurn(`name ${tried.name}`, () => counted(row, slow, check)),
      );
      return outcome ?? fail(busy);
    },
    async forget(name) {
      await forgetHits(deps.database.kysely, counter(limits.account, name).key);
    },
  };
}

const keysOf = (limits: readonly KeyedLimit[]): string[] => limits.map(({ key }) => key);
