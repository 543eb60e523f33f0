import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { Texts } from "#kit/core/locale.ts";
import { ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { newProductSchema } from "../../contract/product/new-product-form.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { createProduct, newProductCode } from "../records/product-record/create-product.ts";

export const codeTakenText: Texts = {
  "en-US": "Another product has this code.",
  "id-ID": "Produk lain sudah memakai kode ini.",
  "vi-VN": "Một sản phẩm khác đã dùng mã này.",
  "zh-CN": "已有其他商品使用此编码。",
};

/** Creates a draft with a name in the language of the request; everything else is filled in on its page. */
export const adminCreateProduct = (deps: CatalogueAdminDeps) =>
  staffAction(deps, {
    action: "product.create",
    permission: "catalogue.edit",
    input: v.object({ input: newProductSchema }),
    async run(trx, staff, { input: { name, code } }, { locale }) {
      const at = deps.clock.now();
      const created = await createProduct(
        trx,
        deps,
        code || newProductCode(deps.ids),
        { status: "draft", names: { [locale]: name }, releasedOn: jakartaDay(at) },
        { at, actor: { id: staff.id, name: staff.name }, action: "create" },
      );
      if (!created.ok) return created;
      return ok({
        value: { productCode: created.value, outcome: "created" },
        subject: `product:${created.value}`,
      });
    },
    failures: { CODE_TAKEN: codeTakenText },
    message: {
      "en-US": "The draft is created.",
      "id-ID": "Draf sudah dibuat.",
      "vi-VN": "Đã tạo bản nháp.",
      "zh-CN": "草稿已创建。",
    },
  });
