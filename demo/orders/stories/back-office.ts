import { randomUUID } from "node:crypto";
import { warehouses } from "../../data/catalogue/plan-skus.ts";
import type { Scene } from "../scene.ts";
import { fullShelves } from "../store/products.ts";
import { days, hours, minutes, type Story } from "../story.ts";

type Skus = Readonly<Record<string, { readonly price: number }>>;

/** Runs a mutation that creates or changes a document, and returns the document's code. */
async function document({ admin }: Scene, operation: string, type: string, input: object): Promise<string> {
  const { code } = await admin.act<{ code: string }>(
    `mutation ${operation}($input: ${type}!) { ${operation}(input: $input) { success errorMessage data { code } } }`,
    { input },
  );
  return code;
}

async function versionOf({ admin }: Scene, query: "adminTransfer" | "adminStockCount", code: string): Promise<number> {
  const { version } = await admin.ask<{ version: number }>(
    `query ${query}($code: String!) { ${query}(code: $code) { version } }`,
    { code },
  );
  return version;
}

/** A transfer of some SKUs from the first warehouse to a store. */
async function beginTransfer(scene: Scene, { skus, from, note }: { skus: number; from: number; note: string }) {
  const toCode = "JKT01";
  const shelves = (await fullShelves(scene.database.kysely, warehouses[0])).slice(from, from + skus);
  const lines = shelves.map((skuCode, number) => ({ skuCode, quantity: 4 + number }));
  const input = { fromCode: warehouses[0], toCode, note, version: 0, key: randomUUID(), lines };
  return { code: await document(scene, "adminSaveTransfer", "AdminSaveTransferInput", input), lines };
}

async function sendTransfer(scene: Scene, code: string) {
  const version = await versionOf(scene, "adminTransfer", code);
  await document(scene, "adminSendTransfer", "AdminTransferSeenInput", { code, version });
}

async function beginCount(scene: Scene, sourceCode: string, skus: number) {
  const countCode = await document(scene, "adminStartCount", "AdminStartCountInput", { sourceCode, key: randomUUID() });
  for (const skuCode of (await fullShelves(scene.database.kysely, sourceCode)).slice(0, skus)) {
    const counted = { countCode, code: skuCode, counted: 7, key: randomUUID() };
    await document(scene, "adminCountStock", "AdminCountEntryInput", counted);
  }
  return countCode;
}

/** What staff did besides orders: transfers, stock counts, adjustments, a bulk change, pictures, a saved view and a proposed price. */
export const backOfficeStories: readonly Story[] = [
  {
    name: "transfer received",
    daysAgo: 21.3,
    async *tell(scene) {
      const { code, lines } = await beginTransfer(scene, { skus: 4, from: 0, note: "Rak baru di lantai dua" });
      yield hours(2);
      await sendTransfer(scene, code);
      yield days(1);
      const version = await versionOf(scene, "adminTransfer", code);
      const receipt = lines.map(({ skuCode, quantity }, number) =>
        number === 0 ? { skuCode, received: quantity - 1, lost: 1 } : { skuCode, received: quantity, lost: 0 },
      );
      await document(scene, "adminReceiveTransfer", "AdminReceiveTransferInput", { code, version, lines: receipt });
    },
  },
  {
    name: "transfer on its way",
    daysAgo: 1.2,
    async *tell(scene) {
      const { code } = await beginTransfer(scene, { skus: 3, from: 4, note: "" });
      yield hours(1);
      await sendTransfer(scene, code);
    },
  },
  {
    name: "transfer being prepared",
    daysAgo: 0.3,
    async *tell(scene) {
      await beginTransfer(scene, { skus: 2, from: 7, note: "Untuk promo akhir pekan" });
      yield minutes(1);
    },
  },
  {
    name: "stock counted",
    daysAgo: 33.4,
    async *tell(scene) {
      const countCode = await beginCount(scene, "JKT02", 3);
      yield hours(1);
      const version = await versionOf(scene, "adminStockCount", countCode);
      await document(scene, "adminConfirmCount", "AdminEndCountInput", { countCode, version });
    },
  },
  {
    name: "stock count under way",
    daysAgo: 0.2,
    async *tell(scene) {
      await beginCount(scene, "JKT01", 2);
      yield minutes(1);
    },
  },
  {
    name: "stock adjusted",
    daysAgo: 9.1,
    async *tell(scene) {
      const [skuCode] = (await fullShelves(scene.database.kysely, warehouses[1])).slice(-1);
      const input = { skuCode, sourceCode: warehouses[1], change: -2, cause: "damaged", key: randomUUID() };
      await scene.admin.run("adminAdjustStock", "AdminAdjustStockInput", input);
      yield minutes(1);
    },
  },
  {
    name: "search words added to many products",
    daysAgo: 6.2,
    async *tell(scene) {
      const { products } = await scene.admin.ask<{ products: { code: string }[] }>(
        "query adminProducts($input: AdminProductsInput!) { adminProducts(input: $input) { products { code } } }",
        { input: { search: "bola" } },
      );
      const id = randomUUID();
      const actions = [{ column: "search_words", action: "add", value: "olahraga" }];
      const ids = products.slice(0, 8).map(({ code }) => code);
      await scene.admin.run("adminPreviewBulk", "AdminPreviewBulkInput", { key: id, type: "product", ids, actions });
      await scene.settled();
      yield minutes(3);
      await scene.admin.run("adminApplyImport", "AdminImportStepInput", { id, key: randomUUID() });
      await scene.settled();
    },
  },
  {
    name: "pictures uploaded",
    daysAgo: 11.5,
    async *tell(scene) {
      for (const name of ["slide-1", "promo-court-days", "blog/sorting-bricks"]) await scene.uploadPicture(name);
      yield minutes(1);
    },
  },
  {
    name: "view of orders saved",
    daysAgo: 14.4,
    async *tell(scene) {
      const view = { list: "orders", name: "To pack today", query: "tab=open", isShared: true };
      await scene.admin.run("adminSaveView", "AdminSaveViewInput", view);
      yield minutes(1);
    },
  },
  {
    name: "price below the floor proposed",
    daysAgo: 0.4,
    async *tell(scene) {
      const { products } = await scene.catalogue.ask<{ products: { code: string }[] }>(
        "query adminProducts($input: AdminProductsInput!) { adminProducts(input: $input) { products { code } } }",
        { input: { search: "bola" } },
      );
      const id = products[0]?.code;
      const { version, state } = await scene.catalogue.ask<{ version: number; state: { skus: Skus } }>(
        "query adminRecord($type: String!, $id: String!) { adminRecord(type: $type, id: $id) { version state } }",
        { type: "product", id },
      );
      const [sku] = Object.entries(state.skus);
      if (!sku) throw new Error(`${id} has no SKU`);
      const changes = [{ path: `skus/${sku[0]}/salePrice`, value: Math.round(sku[1].price * 0.0004) * 1000 }];
      const reason = "Sisa stok, kemasan lama";
      await scene.catalogue.run("adminSaveRecord", "AdminSaveRecordInput", {
        type: "product",
        id,
        version,
        changes,
        reason,
      });
      yield minutes(1);
    },
  },
];
