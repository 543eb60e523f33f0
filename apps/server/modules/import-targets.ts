import { askedProducts, productFilter } from "#modules/catalogue/contract/product/product-query.ts";
import {
  brandCodes,
  brandRecord,
  categoryCodes,
  categoryRecord,
  matchingBrandCodes,
  matchingProductCodes,
  productCodes,
  productRecord,
  productRecordWithFloor,
  productsOfSkus,
  readCatalogueReferences,
} from "#modules/catalogue/server/index.ts";
import { redirectPaths, redirectRecord } from "#modules/content/server/index.ts";
import { customerRecord, customersNamed, matchingCustomers } from "#modules/customers/server/index.ts";
import { memberCodes } from "#modules/identity/server/index.ts";
import {
  brandFormat,
  categoryFormat,
  couponFormat,
  customerFormat,
  type ImportTarget,
  productFormat,
  redirectFormat,
  stockFormat,
} from "#modules/import-export/server/index.ts";
import { firstWarehouse, stockCodes, stockRecord } from "#modules/inventory/server/index.ts";
import { askedCoupons, couponFilter } from "#modules/promotion/contract/record/coupon-list-query.ts";
import { couponCodes, couponRecord, matchingCouponCodes } from "#modules/promotion/server/index.ts";
import { couponSegments } from "#modules/segments/server/index.ts";
import { addReferences } from "./import-references.ts";
import { skuUses } from "./product-uses.ts";
import type { RecordRules } from "./record-rules.ts";

const stock = stockRecord(productsOfSkus);
const catalogue = { read: "catalogue.read", edit: "catalogue.edit" } as const;

/** Everything staff import from files, export and change in bulk. */
export const importTargets = (rules: RecordRules): readonly ImportTarget[] => [
  {
    ...catalogue,
    type: productRecord(skuUses),
    approval: { permission: "prices.approve", type: productRecordWithFloor(skuUses, rules) },
    format: productFormat,
    takesForeign: true,
    stock: { type: stock, edit: "stock.edit", place: firstWarehouse },
    recordsNamed: productsOfSkus,
    references: { read: readCatalogueReferences, add: addReferences },
    whenIncomplete: { problems: ["missing", "incompleteChoice"], path: "status", value: "draft" },
    ids: productCodes,
    idsMatching: (trx, query, page) => matchingProductCodes(trx, productFilter(askedProducts(query)), page),
  },
  {
    ...catalogue,
    type: categoryRecord,
    format: categoryFormat,
    takesForeign: false,
    ids: categoryCodes,
    idsMatching: (trx, _query, page) => categoryCodes(trx, page),
  },
  {
    ...{ read: "content.edit", edit: "content.edit" },
    type: redirectRecord,
    format: redirectFormat,
    takesForeign: false,
    ids: redirectPaths,
  },
  {
    ...{ read: "promotions.read", edit: "promotions.edit" },
    type: couponRecord(rules.clock, couponSegments),
    format: couponFormat,
    takesForeign: false,
    ids: couponCodes,
    idsMatching: (trx, query, page) =>
      matchingCouponCodes(trx, couponFilter(askedCoupons(query)), { ...page, at: rules.clock.now() }),
  },
  {
    type: customerRecord(rules),
    read: "customers.read",
    edit: "customers.edit",
    format: customerFormat,
    takesForeign: false,
    isOfAllPlaces: true,
    isContact: true,
    recordsNamed: customersNamed(rules.ids),
    ids: memberCodes,
    idsMatching: (trx, query, page) => matchingCustomers(trx, query, page, rules.scope.siteCode),
  },
  {
    ...catalogue,
    type: brandRecord,
    format: brandFormat,
    takesForeign: false,
    ids: brandCodes,
    idsMatching: (trx, query, page) => matchingBrandCodes(trx, (query.get("search") ?? "").trim().slice(0, 80), page),
  },
  {
    type: stock,
    read: "stock.read",
    edit: "stock.edit",
    format: stockFormat,
    takesForeign: false,
    isOfAllPlaces: true,
    ids: stockCodes,
  },
];
