import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { duplicateProduct } from "../../contract/product/duplicate-product.ts";
import { newCodeSchema } from "../../contract/product/new-product-form.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { type CodeTaken, createProduct, newProductCode } from "../records/product-record/create-product.ts";
import { readProductStates } from "../store/product-states.ts";
import { codeTakenText } from "./adminCreateProduct.ts";
import { notFoundText } from "./adminDeleteProduct.ts";

/** Creates a draft with everything a product has except barcodes and numbers. */
export const adminDuplicateProduct = (deps: CatalogueAdminDeps) =>
  staffAction(deps, {
    action: "product.duplicate",
    permission: "catalogue.edit",
    input: v.object({ input: v.object({ productCode: v.pipe(v.string(), v.maxLength(60)), code: newCodeSchema }) }),
    async run(trx, staff, { input: { productCode, code } }) {
      const state = (await readProductStates(trx, [productCode])).get(productCode);
      if (!state) return fail<CodeTaken | { readonly code: "NOT_FOUND" }>({ code: "NOT_FOUND" });
      const newCode = code || newProductCode(deps.ids);
      const created = await createProduct(trx, deps, newCode, duplicateProduct(state, productCode, newCode), {
        at: deps.clock.now(),
        actor: { id: staff.id, name: staff.name },
        action: "create",
      });
      if (!created.ok) return created;
      return ok({
        value: { productCode: newCode, outcome: "created" },
        subject: `product:${newCode}`,
        detail: { from: productCode },
      });
    },
    failures: { CODE_TAKEN: codeTakenText, NOT_FOUND: notFoundText },
    message: {
      "en-US": "The copy is a draft. Its SKUs need numbers and barcodes of their own.",
      "id-ID": "Salinannya berupa draf. SKU-nya perlu nomor dan barcode sendiri.",
      "vi-VN": "Bản sao là bản nháp. Các SKU cần số và mã vạch riêng.",
      "zh-CN": "副本为草稿，其 SKU 需要各自的编号和条形码。",
    },
  });
