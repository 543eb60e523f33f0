/**
 * A fingerprint PostgreSQL computes from the rows behind a response, and the query that computes it again. The cached
 * response is valid while both are equal. Data that changes rarely is represented by its version, live data by its values.
 */
export type CacheValidator = {
  readonly fingerprint: string;
  recheck(): Promise<string>;
  /** For a private response: the session that is alive and its owner's as long as the fingerprint is the same. */
  readonly sessionId?: string;
};

/** Collects the validators of one response, one from each resolver behind it. */
export type ValidatorCollector = {
  /** The response becomes part of a page: an expensive validator pays, because rendering costs more. */
  readonly forPage: boolean;
  add(validator: CacheValidator): void;
  /** A part of the response has no validator, so the whole response cannot be revalidated. */
  markUncacheable(): void;
  /** Null when the response cannot be revalidated. */
  all(): readonly CacheValidator[] | null;
};

export function collectValidators(forPage = false): ValidatorCollector {
  const validators: CacheValidator[] = [];
  let uncacheable = false;
  return {
    forPage,
    add: (validator) => void validators.push(validator),
    markUncacheable: () => {
      uncacheable = true;
    },
    all: () => (uncacheable || validators.length === 0 ? null : validators),
  };
}

/** Runs all rechecks at once. A recheck that fails counts as a changed fingerprint. */
export async function isFresh(validators: readonly CacheValidator[]): Promise<boolean> {
  const checks = validators.map(async ({ fingerprint, recheck }) => (await recheck()) === fingerprint);
  return (await Promise.all(checks).catch(() => [false])).every(Boolean);
}
