import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { isThisSite, scopeInput } from "../scope-input.ts";
import type { SizeGuideDeps } from "../size-guide-deps.ts";
import { sizeMenu } from "../size-menu.ts";
import { readMenu } from "../store/menu.ts";

export const querySizeGuideDetailList = ({ database, scope }: SizeGuideDeps) =>
  query({
    access: "anyone",
    input: v.object({ input: v.nullish(v.object(scopeInput), {}) }),
    async run({ locale }, { input }) {
      if (!isThisSite(input, scope)) return { categoryList: [] };
      return { categoryList: sizeMenu(await readMenu(database.kysely, locale)) };
    },
  });
