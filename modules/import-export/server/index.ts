import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ImportDeps } from "./import-deps.ts";
import { adminApplyImport } from "./operations/adminApplyImport.ts";
import { adminImport } from "./operations/adminImport.ts";
import { adminImportRows } from "./operations/adminImportRows.ts";
import { adminImports } from "./operations/adminImports.ts";
import { adminPreviewBulk } from "./operations/adminPreviewBulk.ts";
import { adminPreviewImport } from "./operations/adminPreviewImport.ts";
import { adminUndoImport } from "./operations/adminUndoImport.ts";

export { applyWork } from "./apply/apply-work.ts";
export type { PictureFetching } from "./apply/fetch-pictures.ts";
export { undoWork } from "./apply/undo-work.ts";
export { exportFor, seesContacts } from "./export-for.ts";
export { exportRecords } from "./export-records.ts";
export { brandFormat } from "./formats/brand-format.ts";
export { categoryFormat } from "./formats/category-format.ts";
export { couponFormat } from "./formats/coupon-format.ts";
export { customerFormat } from "./formats/customer-format.ts";
export { productFormat } from "./formats/product-format.ts";
export { redirectFormat } from "./formats/redirect-format.ts";
export { stockFormat } from "./formats/stock-format.ts";
export type { ImportDeps, PictureStore } from "./import-deps.ts";
export type { ImportTarget } from "./import-target.ts";
export { importExportMigrations } from "./migration-source.ts";
export { isInReach, openTargets } from "./open-import.ts";
export type { NewReferences } from "./plan/references.ts";
export { previewWork } from "./preview/preview-work.ts";
export { purgeImports } from "./store/imports.ts";
export { type DecimalSign, decimalSignOf, readNumber } from "./table/read-number.ts";
export { readTable, type Table, type TableProblem, type TableRow } from "./table/read-table.ts";
export { uploadFile } from "./upload-file.ts";
export { uploadTexts } from "./wire/upload-texts.ts";

export function importExportAdminModule(deps: ImportDeps): ShopModule {
  return {
    name: "import-export",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: {
        adminImports: adminImports(deps),
        adminImport: adminImport(deps),
        adminImportRows: adminImportRows(deps),
      },
      Mutation: {
        adminPreviewImport: adminPreviewImport(deps),
        adminPreviewBulk: adminPreviewBulk(deps),
        adminApplyImport: adminApplyImport(deps),
        adminUndoImport: adminUndoImport(deps),
      },
    },
  };
}
