import { keyedHash } from "#kit/core/keyed-hash.ts";
import { type KeyedMutex, keyedMutex } from "#kit/core/keyed-mutex.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type KeyedLimit, keyed, type RateLimit, rateLimit } from "#kit/postgres/declared-limits.ts";
import { forgetHits, hitAll, prolongHits, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { signInLimits } from "../../contract/constants.ts";

/** Who tries to get in: under what name, from where, and on which device the member is known on, if it is one. */
type SignInTry = {
  readonly name: string;
  readonly address: string;
  readonly knownDevice: string | null;
};

export type TooManyTries = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/** Keeps guessing slow. Every try is counted before it is looked at, so that tries that come at once pass no limit together. */
export type SignInGuard = {
  /** Lets `look` find out whether the try is right, and counts it when it is not; null: it could not be looked at. */
  attempt(asked: SignInTry, look: () => Promise<boolean | null>): Promise<Result<boolean, TooManyTries>>;
  /** The owner has proved by other means who they are: strangers' tries count no longer. */
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
const busy: TooManyTries = { code: "RATE_LIMITED", retryAfterSeconds: 5 };

/** Tries of one name, or from one address, wait for each other in this process: more than this many are not kept waiting. */
const mostWaiting = 60;

export function signInGuard(deps: Deps): SignInGuard {
  const inTurn: KeyedMutex = keyedMutex(mostWaiting);
  const counter = (limit: RateLimit, text: string) => keyed(limit, keyedHash(deps.secret, `sign-in.${text}`));

  /** A known device has counters of its own: guessing from elsewhere does not lock an owner out (S4). */
  const limitsOf = ({ name, address, knownDevice }: SignInTry) => {
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
    look: () => Promise<boolean | null>,
  ): Promise<Result<boolean, TooManyTries>> => {
    const all = [...row, ...slow];
    const answer = await inTransaction(deps.database, (trx) => hitAll(trx, all));
    if (!answer.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: answer.retryAfterSeconds });
    const right = await look().catch(async (cause: unknown) => {
      await takeBackHits(deps.database.kysely, keysOf(all));
      throw cause;
    });
    if (right !== false) await takeBackHits(deps.database.kysely, keysOf(all));
    if (right === null) return fail(busy);
    // The pause is counted from the last wrong try, not from the first.
    const full = right ? [] : row.filter(({ key, limit }) => answer.counts.get(key) === limit);
    if (full.length > 0) await prolongHits(deps.database.kysely, keysOf(full), pauseSeconds);
    return ok(right);
  };

  return {
    async attempt(asked, look) {
      const { row, slow } = limitsOf(asked);
      const outcome = await inTurn(`address ${asked.address}`, () =>
        inTurn(`name ${asked.name}`, () => counted(row, slow, look)),
      );
      return outcome ?? fail(busy);
    },
    async forget(name) {
      await forgetHits(deps.database.kysely, counter(limits.account, name).key);
    },
  };
}

const keysOf = (limits: readonly KeyedLimit[]): string[] => limits.map(({ key }) => key);
