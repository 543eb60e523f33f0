import type { AdminPromotionResultsResult } from "./promotion-results.graphql.gen.ts";

export type PromotionResults = NonNullable<AdminPromotionResultsResult["adminPromotionResults"]>;
