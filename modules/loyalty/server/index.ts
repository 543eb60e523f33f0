export { loyaltyMigrations } from "./migration-source.ts";
export { saveLinks } from "./store/links.ts";
