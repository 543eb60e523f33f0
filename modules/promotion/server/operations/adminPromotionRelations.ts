import * as v from "valibot";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { commonAudience } from "../../contract/audience.ts";
import { normalisePromotion } from "../../contract/record/normalise-promotion.ts";
import { isPromotionState } from "../../contract/record/promotion-form.ts";
import { defaultPriority, type PromotionState } from "../../contract/record/promotion-state.ts";
import { countedFirst, relationOf } from "../../contract/relation.ts";
import type { ScopeTarget } from "../../contract/scope.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { findSharedPromotions } from "../store/shared-promotions.ts";

const input = v.object({
  input: v.object({
    promotionCode: v.pipe(v.string(), v.maxLength(60)),
    state: v.record(v.string(), v.unknown()),
  }),
});

const mostShown = 50;

type Counted = Parameters<typeof relationOf>[0];

/**
 * The live promotions that apply to the same goods in the same period as the promotion as typed, and how the engine
 * combines them with it. Null while the typed state has no period or cannot be read.
 */
export const adminPromotionRelations = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run({ locale }, _staff, { input: { promotionCode, state: typed } }) {
      const state = normalisePromotion(typed as RecordState);
      if (!isPromotionState(state) || state.beginsAt === undefined || state.endsAt === undefined) return null;
      const mine: Counted = {
        code: promotionCode,
        kind: state.kind,
        priority: state.priority ?? defaultPriority,
        exclusive: state.exclusive ?? false,
        stackable: state.stackable ?? false,
      };
      const shared = await findSharedPromotions(deps.database.kysely, {
        except: promotionCode,
        skuCodes: state.kind === "flashSale" ? Object.keys(state.skus ?? {}) : [],
        targets: targetsOf(state),
        prices: { priceFrom: state.priceFrom ?? null, priceUntil: state.priceUntil ?? null },
        beginsAt: new Date(state.beginsAt),
        endsAt: new Date(state.endsAt),
        now: deps.clock.now(),
        locale,
        limit: mostShown,
      });
      return shared.map((other) => {
        const [first, second] = countedFirst<Counted>(mine, other);
        return {
          code: other.code,
          kind: other.kind,
          name: other.name,
          beginsAt: other.beginsAt.toISOString(),
          endsAt: other.endsAt.toISOString(),
          goods: other.shared,
          relation: relationOf(first, second),
          isFirst: first === mine,
          audience: commonAudience(state.audience ?? null, other.audience),
        };
      });
    },
  });

const targetsOf = ({ scope = {} }: PromotionState): ScopeTarget[] => [
  ...(scope.everything ? [{ target: "everything" as const, code: "" }] : []),
  ...(scope.products ?? []).map((code) => ({ target: "product" as const, code })),
  ...(scope.categories ?? []).map((code) => ({ target: "category" as const, code })),
  ...(scope.brands ?? []).map((code) => ({ target: "brand" as const, code })),
];
