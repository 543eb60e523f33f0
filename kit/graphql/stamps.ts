import type { RequestContext } from "./context.ts";
import { markStamped } from "./same-for-everyone.ts";

/**
 * What an answer was made of, in the database's own words, and how to ask for them again: while they are the same the answer is.
 * What rarely changes is told by its edition, what changes all the time by itself.
 */
export type Stamp = {
  readonly words: string;
  again(): Promise<string>;
  /** For an answer that is somebody's own: the session which, as long as the words are the same, lives and is theirs. */
  readonly session?: string;
};

/** The stamps of one answer, one of each resolver behind it. */
export type Stamps = {
  /** A page is drawn of the answer: worth a dear stamp, because drawing is dearer. */
  readonly forPage: boolean;
  give(stamp: Stamp): void;
  /** Something in the answer has no stamp: nobody can tell by stamps whether it still stands. */
  spoil(): void;
  all(): readonly Stamp[] | null;
};

export function collectStamps(forPage = false): Stamps {
  const given: Stamp[] = [];
  let spoilt = false;
  return {
    forPage,
    give: (stamp) => void given.push(stamp),
    spoil: () => {
      spoilt = true;
    },
    all: () => (spoilt || given.length === 0 ? null : given),
  };
}

/** Asks the database again, for all at once. What cannot be asked does not stand. */
export async function stillStands(stamps: readonly Stamp[]): Promise<boolean> {
  const asked = stamps.map(async ({ words, again }) => (await again()) === words);
  return (await Promise.all(asked).catch(() => [false])).every(Boolean);
}

/**
 * A resolver that says what its answer was made of, besides its arguments and the request. Where it does not, the whole answer
 * has no stamps.
 */
export function stamped<Source, Args, Shape>(
  resolve: (source: Source, args: Args, context: RequestContext, give: Stamps["give"]) => Promise<Shape>,
): (source: Source, args: Args, context: RequestContext) => Promise<Shape> {
  return markStamped(async (source: Source, args: Args, context: RequestContext) => {
    const { stamps } = context;
    let given = false;
    const shape = await resolve(source, args, context, (stamp) => {
      given = true;
      stamps?.give(stamp);
    });
    if (!given) stamps?.spoil();
    return shape;
  });
}

/** A resolver that never says it: queries that name its field have stamps where it happens not to be asked. */
export const unstamped = <Source, Args, Shape>(
  resolve: (source: Source, args: Args, context: RequestContext) => Shape,
): ((source: Source, args: Args, context: RequestContext) => Shape) =>
  markStamped((source: Source, args: Args, context: RequestContext) => {
    context.stamps?.spoil();
    return resolve(source, args, context);
  });

/** A resolver whose answer nothing but its source and the request decide: what stamps the source stamps it too. */
export const stampedBySource = markStamped;

/** The stamp of an answer that nothing but its source decides. */
export const ofItsSource: Stamp = { words: "", again: async () => "" };
