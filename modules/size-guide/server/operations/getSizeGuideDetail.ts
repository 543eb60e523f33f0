import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { isThisSite, scopeInput } from "../scope-input.ts";
import type { SizeGuideDeps } from "../size-guide-deps.ts";
import { findChart } from "../store/charts.ts";

const code = v.pipe(v.string(), v.maxLength(40));

export const getSizeGuideDetail = ({ database, scope }: SizeGuideDeps) =>
  query({
    access: "anyone",
    input: v.object({ input: v.object({ ...scopeInput, categoryCode: code, brandCode: code }) }),
    async run({ locale }, { input }) {
      if (!isThisSite(input, scope)) return null;
      const { categoryCode, brandCode } = input;
      const chart = await findChart(database.kysely, { categoryCode, brandCode }, locale);
      if (!chart) return null;
      const sizeGuideId = `${categoryCode}-${brandCode}`;
      return { id: `${sizeGuideId}-${chart.locale}`, sizeGuideId, brandCode, categoryCode, sizeGuide: chart.html };
    },
  });
