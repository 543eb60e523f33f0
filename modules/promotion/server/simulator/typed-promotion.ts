import type { Kysely } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { productsOfSkus } from "#modules/catalogue/server/index.ts";
import { normalisePromotion } from "../../contract/record/normalise-promotion.ts";
import { formProblems } from "../../contract/record/promotion-form.ts";
import type { FoundProblem } from "../../contract/record/promotion-problem.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { missingToGoLive, ruleProblems } from "../../contract/record/promotion-state-rules.ts";
import type { Promotion } from "../promotion.ts";
import { promotionOfState } from "../record/state-of-promotion.ts";

/** The fields that pricing requires; texts, period and ribbon do not affect the price. */
const pricedFields = new Set(["scope", "levels", "rule", "skus"]);

const noTexts: Texts = { "en-US": "", "id-ID": "", "vi-VN": "", "zh-CN": "" };

type Refused = { readonly code: "INCOMPLETE"; readonly problems: readonly FoundProblem[] };

/** The promotion as typed; one statement. Refused with every field that prevents pricing. */
export async function typedPromotion(
  db: Kysely<unknown>,
  code: string,
  typed: RecordState,
): Promise<Result<Promotion, Refused>> {
  const {
    names: _names,
    descriptions: _descriptions,
    remarks: _remarks,
    labels: _labels,
    ribbon: _ribbon,
    ...rest
  } = typed;
  const state = { ...normalisePromotion(rest), ...alwaysRunning };
  const malformed = formProblems(state);
  if (malformed.length > 0) return fail({ code: "INCOMPLETE", problems: malformed });
  const complete = state as unknown as PromotionState;
  const missing = missingToGoLive(complete).filter(({ path }) => pricedFields.has(path.split("/", 1)[0] ?? ""));
  const problems = [...ruleProblems(complete), ...missing];
  if (problems.length > 0) return fail({ code: "INCOMPLETE", problems });
  const productOf = await productsOfSkus(db, Object.keys(complete.skus ?? {}));
  return ok(promotionOfState(code, { ...complete, names: noTexts }, productOf));
}

/** Status and period with which the simulated promotion is active at every moment. */
const alwaysRunning = {
  status: "active",
  beginsAt: "2000-01-01T00:00:00.000Z",
  endsAt: "2100-01-01T00:00:00.000Z",
};
