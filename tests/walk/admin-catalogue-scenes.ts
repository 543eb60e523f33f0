import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import type { Scene, Viewer } from "./scene.ts";
import type { WalkShop } from "./walk-shop.ts";

type Reply = {
  readonly success: boolean;
  readonly errorMessage: string | null;
  readonly data: { code: string } | null;
};

/** Starts a count or a transfer and returns its code. */
async function begin({ admin }: WalkShop, operation: string, type: string, input: object): Promise<string> {
  const query = `mutation ${operation}($input: ${type}!) {
    ${operation}(input: $input) { success errorMessage data { code } } }`;
  const { [operation]: reply } = await admin.call<Record<string, Reply>>(query, {
    input: { ...input, key: systemIds.uuid() },
  });
  if (!reply?.data) throw new Error(`${operation}: ${reply?.errorMessage}`);
  return reply.data.code;
}

/** Previews a change of a product's status and returns its id. */
async function previewBulkChange({ admin }: WalkShop, productCode: string): Promise<string> {
  const key = systemIds.uuid();
  const actions = [{ action: "set", column: "status", value: "hidden" }];
  const { adminPreviewBulk } = await admin.call<{ adminPreviewBulk: Omit<Reply, "data"> }>(
    `mutation adminPreviewBulk($input: AdminPreviewBulkInput!) {
      adminPreviewBulk(input: $input) { success errorMessage } }`,
    { input: { key, type: "product", ids: [productCode], actions } },
  );
  if (!adminPreviewBulk.success) throw new Error(`adminPreviewBulk: ${adminPreviewBulk.errorMessage}`);
  return key;
}

/** The back office's editors and documents of products, categories, brands, stock and imports. */
export const adminCatalogueScenes: readonly Scene[] = [
  {
    name: "back office: catalogue, stock and imports",
    async make(world) {
      const [{ productCode, skuCode }] = world.products;
      const { brand, category, store } = await world.row(sql<{ brand: string; category: string; store: string }>`
        select (select min(code) from catalogue.brand) as brand, (select min(code) from catalogue.category) as category,
          (select min(code) from inventory.source where kind = 'store') as store`);
      const count = await begin(world, "adminStartCount", "AdminStartCountInput", { sourceCode: store });
      const transfer = await begin(world, "adminSaveTransfer", "AdminSaveTransferInput", {
        version: 0,
        fromCode: "WH01",
        toCode: store,
        lines: [{ skuCode, quantity: 2 }],
      });
      const bulkChange = await previewBulkChange(world, productCode);
      const viewer: Viewer = { who: "a member of staff", cookie: world.admin.cookie() };
      return {
        pages: [
          `stock/${skuCode}`,
          `counts/${count}`,
          `transfers/${transfer}`,
          `products/${productCode}`,
          "categories/new",
          `categories/${category}`,
          "brands/new",
          `brands/${brand}`,
          `brands/bulk?only=${brand}`,
          `categories/bulk?only=${category}`,
          `imports/${bulkChange}`,
        ].map((path) => ({ viewer, path: `/admin/${path}`, names: /./ })),
      };
    },
  },
];
