import { clubMigrations } from "#apps/club/index.ts";
import { simulatorMigrations } from "#apps/simulators/migration-source.ts";
import { kitMigrations } from "#kit/postgres/kit-migrations.ts";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import { addressBookMigrations } from "#modules/address-book/server/index.ts";
import { adminMigrations } from "#modules/admin/server/index.ts";
import { approvalsMigrations } from "#modules/approvals/server/index.ts";
import { backgroundWorkMigrations } from "#modules/background-work/server/index.ts";
import { cartMigrations } from "#modules/cart/server/index.ts";
import { cashMigrations } from "#modules/cash/server/index.ts";
import { catalogueMigrations } from "#modules/catalogue/server/index.ts";
import { changeLogMigrations } from "#modules/change-log/server/index.ts";
import { chatMigrations } from "#modules/chat/server/index.ts";
import { checkoutMigrations } from "#modules/checkout/server/index.ts";
import { consentMigrations } from "#modules/consent/server/index.ts";
import { contentMigrations } from "#modules/content/server/index.ts";
import { customersMigrations } from "#modules/customers/server/index.ts";
import { identityMigrations } from "#modules/identity/server/index.ts";
import { importExportMigrations } from "#modules/import-export/server/index.ts";
import { inventoryMigrations } from "#modules/inventory/server/index.ts";
import { loyaltyMigrations } from "#modules/loyalty/server/index.ts";
import { mediaMigrations } from "#modules/media/server/index.ts";
import { newsletterMigrations } from "#modules/newsletter/server/index.ts";
import { notificationMigrations } from "#modules/notification/server/index.ts";
import { orderMigrations } from "#modules/order/server/index.ts";
import { paymentMigrations } from "#modules/payment/server/index.ts";
import { privacyMigrations } from "#modules/privacy/server/index.ts";
import { promotionMigrations } from "#modules/promotion/server/index.ts";
import { reportsMigrations } from "#modules/reports/server/index.ts";
import { returnsMigrations } from "#modules/returns/server/index.ts";
import { searchMigrations } from "#modules/search/server/index.ts";
import { segmentsMigrations } from "#modules/segments/server/index.ts";
import { settingsMigrations } from "#modules/settings/server/index.ts";
import { settlementsMigrations } from "#modules/settlements/server/index.ts";
import { shippingMigrations } from "#modules/shipping/server/index.ts";
import { sizeGuideMigrations } from "#modules/size-guide/server/index.ts";
import { staffMigrations } from "#modules/staff/server/index.ts";
import { storesMigrations } from "#modules/stores/server/index.ts";
import { webhooksMigrations } from "#modules/webhooks/server/index.ts";
import { wishlistMigrations } from "#modules/wishlist/server/index.ts";
import { seedMigrations } from "../seed/demo-version.ts";

/** Every folder of migrations, in the order of their foreign keys. */
export const migrationSources: MigrationSource[] = [
  kitMigrations,
  notificationMigrations,
  staffMigrations,
  approvalsMigrations,
  mediaMigrations,
  backgroundWorkMigrations,
  changeLogMigrations,
  importExportMigrations,
  consentMigrations,
  newsletterMigrations,
  contentMigrations,
  addressBookMigrations,
  inventoryMigrations,
  paymentMigrations,
  catalogueMigrations,
  storesMigrations,
  shippingMigrations,
  sizeGuideMigrations,
  promotionMigrations,
  searchMigrations,
  identityMigrations,
  loyaltyMigrations,
  wishlistMigrations,
  chatMigrations,
  cartMigrations,
  checkoutMigrations,
  orderMigrations,
  returnsMigrations,
  adminMigrations,
  // After the tables of orders and returns, on which its triggers stand.
  reportsMigrations,
  cashMigrations,
  // Its views read payments and orders.
  settlementsMigrations,
  customersMigrations,
  privacyMigrations,
  webhooksMigrations,
  segmentsMigrations,
  settingsMigrations,
  clubMigrations,
  seedMigrations,
];

/** The simulators' tables, which a production database never gets. */
export const migrationSourcesFor = (simulators: boolean): MigrationSource[] =>
  simulators ? [...migrationSources, simulatorMigrations] : migrationSources;
