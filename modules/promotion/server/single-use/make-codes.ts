import type { Clock } from "#kit/core/clock.ts";
import { fail, ok } from "#kit/core/result.ts";
import { type WorkKind, workKind } from "#modules/background-work/server/index.ts";
import { countCodesMade, insertSingleUseCodes } from "../store/single-use-codes.ts";
import { randomCodes } from "./random-codes.ts";

export const makeCodesKind = "coupon.codes";

/** Number of codes written between two checks for cancellation. */
const perStep = 10_000;

type MakeCodesInput = { readonly couponCode: string; readonly count: number; readonly prefix: string };

/**
 * Makes single-use codes, all or none of them. The coupon's row is locked at the very end, so that orders can use the
 * coupon meanwhile.
 */
export const makeCodesWork = ({ clock }: { readonly clock: Clock }): WorkKind =>
  workKind<null>({
    name: makeCodesKind,
    prepare: async () => ok(null),
    async apply(trx, run) {
      const { couponCode, count, prefix } = run.input as MakeCodesInput;
      const at = clock.now();
      let made = 0;
      while (made < count) {
        await run.progress(made, count);
        // A code that another coupon already has is generated again.
        const codes = randomCodes(Math.min(perStep, count - made), prefix);
        made += await insertSingleUseCodes(trx, couponCode, codes, at);
      }
      if (!(await countCodesMade(trx, couponCode, made))) return fail({ code: "TOO_MANY_CODES" });
      await run.progress(made, count);
      return ok({ couponCode, count: made });
    },
  });
