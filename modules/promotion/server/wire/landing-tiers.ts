import { sourceValidator, validated } from "#kit/graphql/cacheable-resolvers.ts";
import type { TiersColumn } from "#modules/content/contract/columns/tiers-column.ts";
import type { PageContent } from "#modules/content/contract/page-columns.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { promotionsWithBudgetLeft } from "../store/promotions.ts";
import { promotionOnWire } from "./promotion-wire.ts";

/**
 * Adds the promotions to a landing page's tiers columns; one statement for any number. Inactive promotions and those
 * with a used-up budget are left out.
 */
export const landingTiers = ({ database, clock }: Pick<PromotionDeps, "database" | "clock">) =>
  validated(
    async ({ pageContent }: { readonly pageContent: PageContent }, _args: unknown, { locale }, addValidator) => {
      const columns = pageContent.columns.filter((column): column is TiersColumn => column.kind === "tiers");
      if (columns.length === 0) addValidator(sourceValidator);
      const at = clock.now();
      const codes = new Set(columns.map((column) => column.activityCode));
      const found = await promotionsWithBudgetLeft(database.kysely, [...codes]);
      const running = new Map(
        found
          .filter((promotion) => activityState(promotion, at) === "RUNNING")
          .map((promotion) => [promotion.code, promotionOnWire(promotion, locale, at)]),
      );
      return columns.flatMap(({ id, activityCode }) => {
        const promotion = running.get(activityCode);
        return promotion ? [{ columnId: id, promotion }] : [];
      });
    },
  );
