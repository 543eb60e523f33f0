import type { CacheValidator, ValidatorCollector } from "../cache/validators.ts";
import { markValidated } from "./cacheability.ts";
import type { RequestContext } from "./context.ts";

/**
 * A resolver that adds a validator for what it read, besides its arguments and the request. A call that adds none makes the
 * whole response uncacheable.
 */
export function validated<Source, Args, Shape>(
  resolve: (
    source: Source,
    args: Args,
    context: RequestContext,
    addValidator: ValidatorCollector["add"],
  ) => Promise<Shape>,
): (source: Source, args: Args, context: RequestContext) => Promise<Shape> {
  return markValidated(async (source: Source, args: Args, context: RequestContext) => {
    const { validators } = context;
    let added = false;
    const shape = await resolve(source, args, context, (validator) => {
      added = true;
      validators?.add(validator);
    });
    if (!added) validators?.markUncacheable();
    return shape;
  });
}

/** A resolver without a validator. A document that names its field stays cacheable as long as the field is not reached. */
export const uncacheable = <Source, Args, Shape>(
  resolve: (source: Source, args: Args, context: RequestContext) => Shape,
): ((source: Source, args: Args, context: RequestContext) => Shape) =>
  markValidated((source: Source, args: Args, context: RequestContext) => {
    context.validators?.markUncacheable();
    return resolve(source, args, context);
  });

/** A resolver whose value depends on its source and the request alone: the validator of the source covers it. */
export const validatedBySource = markValidated;

/** The validator of a value that depends on its source alone. */
export const sourceValidator: CacheValidator = { fingerprint: "", recheck: async () => "" };
