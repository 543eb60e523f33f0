import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { moduleOf } from "#kit/graphql/testing/module-of.ts";

/** The types of the content module that the catalogue adds fields to, for tests in which no content matters. */
export const contentTypes: ShopModule = moduleOf(
  "content",
  "type LandingPage { pageUrl: String! } type Article { articleCode: String! }",
  {},
);
