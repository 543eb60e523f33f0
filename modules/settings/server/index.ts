export { settingsAdminModule } from "./admin-module.ts";
export { settingsMigrations } from "./migration-source.ts";
export { openRulesReader, type RulesReader } from "./rules-reader.ts";
export { shopRulesRecord } from "./rules-record.ts";
export { sellerRecord } from "./seller-record.ts";
