export { promotionMigrations } from "./migration-source.ts";
