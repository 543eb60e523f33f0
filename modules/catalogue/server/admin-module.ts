import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CatalogueAdminDeps } from "./catalogue-admin-deps.ts";
import { adminBrands } from "./operations/adminBrands.ts";
import { adminCategories } from "./operations/adminCategories.ts";
import { adminCreateProduct } from "./operations/adminCreateProduct.ts";
import { adminDeleteProduct } from "./operations/adminDeleteProduct.ts";
import { adminDuplicateProduct } from "./operations/adminDuplicateProduct.ts";
import { adminMergeBrands } from "./operations/adminMergeBrands.ts";
import { adminMoveCategory } from "./operations/adminMoveCategory.ts";
import { adminPlannedSkus } from "./operations/adminPlannedSkus.ts";
import { adminPricePlans } from "./operations/adminPricePlans.ts";
import { adminProductChoices } from "./operations/adminProductChoices.ts";
import { adminProductCodes } from "./operations/adminProductCodes.ts";
import { adminProductFigures } from "./operations/adminProductFigures.ts";
import { adminProductNames } from "./operations/adminProductNames.ts";
import { adminProductReport } from "./operations/adminProductReport.ts";
import { adminProducts } from "./operations/adminProducts.ts";

/** The catalogue's part of the admin schema. */
export const catalogueAdminModule = (deps: CatalogueAdminDeps): ShopModule => ({
  name: "catalogue",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminBrands: adminBrands(deps),
      adminCategories: adminCategories(deps),
      adminProductNames: adminProductNames(deps),
      adminProducts: adminProducts(deps),
      adminProductChoices: adminProductChoices(deps),
      adminProductCodes: adminProductCodes(deps),
      adminProductFigures: adminProductFigures(deps),
      adminProductReport: adminProductReport(deps),
      adminPricePlans: adminPricePlans(deps),
      adminPlannedSkus: adminPlannedSkus(deps),
    },
    Mutation: {
      adminMoveCategory: adminMoveCategory(deps),
      adminMergeBrands: adminMergeBrands(deps),
      adminCreateProduct: adminCreateProduct(deps),
      adminDuplicateProduct: adminDuplicateProduct(deps),
      adminDeleteProduct: adminDeleteProduct(deps),
    },
  },
});
