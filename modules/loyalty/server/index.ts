export { loyaltyMigrations } from "./migration-source.ts";
export { isLinked, saveLinks } from "./store/links.ts";
export { collectLink, forgetLink } from "./store/member-data.ts";
