export { loyaltyMigrations } from "./migration-source.ts";
export { isLinked, saveLinks } from "./store/links.ts";
