import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PricePlanState } from "#modules/catalogue/contract/price-plan/price-plan-state.ts";
import type { ProductState } from "#modules/catalogue/contract/product/product-state.ts";
import {
  belowFloor,
  brandRecord,
  categoryRecord,
  pricePlanRecord,
  pricePlanRecordWithFloor,
  productRecord,
  productRecordWithFloor,
  shownPlanChanges,
} from "#modules/catalogue/server/index.ts";
import type { RegisteredRecord } from "#modules/change-log/server/index.ts";
import { articleRecord, pageRecord, redirectRecord, siteRecord } from "#modules/content/server/index.ts";
import { customerRecord } from "#modules/customers/server/index.ts";
import { mediaRecord } from "#modules/media/server/index.ts";
import { messageTextRecord } from "#modules/notification/server/index.ts";
import { paymentChannelRecord } from "#modules/payment/server/index.ts";
import type { PromotionState } from "#modules/promotion/contract/record/promotion-state.ts";
import {
  couponRecord,
  needsApproval,
  promotionRecord,
  promotionRecordWithLimits,
  shownPromotionChanges,
} from "#modules/promotion/server/index.ts";
import { searchRuleRecord, synonymsRecord } from "#modules/search/server/index.ts";
import { couponSegments, segmentRecord } from "#modules/segments/server/index.ts";
import { sellerRecord, shopRulesRecord } from "#modules/settings/server/index.ts";
import { courierCodes } from "#modules/shipping/contract/couriers.ts";
import { courierServiceRecord, stockPlaceRecord } from "#modules/shipping/server/index.ts";
import { sizeGuideRecord } from "#modules/size-guide/server/index.ts";
import { roleRecord } from "#modules/staff/server/index.ts";
import { storeRecord } from "#modules/stores/server/index.ts";
import { webhookRecord } from "#modules/webhooks/server/index.ts";
import { shopMediaUsage } from "../media/media-usage.ts";
import { guideUses, skuUses } from "./product-uses.ts";
import type { RecordRules } from "./record-rules.ts";
import { storeUses } from "./store-uses.ts";

/** Everything staff edit as a record, with the permission to read and to save it. */
export const adminRecords = (rules: RecordRules): readonly RegisteredRecord[] => [
  { type: brandRecord, read: "catalogue.read", edit: "catalogue.edit" },
  { type: categoryRecord, read: "catalogue.read", edit: "catalogue.edit" },
  { type: mediaRecord(shopMediaUsage), read: "media.edit", edit: "media.edit" },
  {
    type: productRecord(skuUses),
    read: "catalogue.read",
    edit: "catalogue.edit",
    approval: {
      kind: "price",
      permission: "prices.approve",
      type: productRecordWithFloor(skuUses, rules),
      problem: belowFloor,
      titleOf: (state, locale) => nameIn((state as ProductState).names, locale),
      pageOf: (code) => `/admin/products/${encodeURIComponent(code)}`,
    },
  },
  {
    type: pricePlanRecord(rules.clock),
    read: "catalogue.read",
    edit: "catalogue.edit",
    approval: {
      kind: "pricePlan",
      permission: "prices.approve",
      type: pricePlanRecordWithFloor(rules),
      problem: belowFloor,
      titleOf: (state) => (state as PricePlanState).name,
      pageOf: (code) => `/admin/price-plans/${encodeURIComponent(code)}`,
      shownChanges: shownPlanChanges,
    },
  },
  { type: customerRecord(rules), read: "customers.read", edit: "customers.edit", isContact: true },
  { type: articleRecord, read: "content.edit", edit: "content.edit" },
  { type: pageRecord, read: "content.edit", edit: "content.edit" },
  { type: redirectRecord, read: "content.edit", edit: "content.edit" },
  { type: sizeGuideRecord(guideUses), read: "content.edit", edit: "content.edit" },
  { type: storeRecord(storeUses), read: "content.edit", edit: "content.edit" },
  { type: siteRecord, read: "content.edit", edit: "content.edit" },
  { type: searchRuleRecord, read: "search.tune", edit: "search.tune" },
  { type: synonymsRecord, read: "search.tune", edit: "search.tune" },
  { type: segmentRecord, read: "promotions.read", edit: "promotions.edit" },
  { type: couponRecord(rules.clock, couponSegments), read: "promotions.read", edit: "promotions.edit" },
  {
    type: promotionRecord(rules.clock, rules.promotionRules),
    read: "promotions.read",
    edit: "promotions.edit",
    approval: {
      kind: "promotion",
      permission: "prices.approve",
      type: promotionRecordWithLimits(rules),
      problem: needsApproval,
      titleOf: (state, locale) => nameIn((state as PromotionState).names, locale),
      pageOf: (code) => `/admin/promotions/${encodeURIComponent(code)}`,
      shownChanges: shownPromotionChanges,
    },
  },
  { type: roleRecord, read: "staff.manage", edit: "staff.manage" },
  { type: messageTextRecord(rules.shopOf), read: "messages.edit", edit: "messages.edit" },
  { type: webhookRecord(rules), read: "webhooks.read", edit: "webhooks.edit" },
  { type: shopRulesRecord, read: "settings.read", edit: "settings.edit" },
  { type: sellerRecord(rules.clock, rules.seller), read: "settings.read", edit: "settings.edit" },
  { type: courierServiceRecord, read: "settings.read", edit: "settings.edit" },
  { type: paymentChannelRecord({ courierCodes }), read: "settings.read", edit: "settings.edit" },
  { type: stockPlaceRecord, read: "settings.read", edit: "settings.edit" },
];

const nameIn = (names: { readonly [Language in Locale]?: string } = {}, locale: Locale): string | undefined =>
  names[locale] ?? names[fallbackLocale] ?? Object.values(names)[0];
