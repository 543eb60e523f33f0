export { loyaltyMigrations } from "./migration-source.ts";
export type { Club, ClubAnswer, ClubDown, ClubMember, ClubRegistration, ClubStatus } from "./ports/club.ts";
export { isLinked, saveLinks } from "./store/links.ts";
export { collectLink, forgetLink } from "./store/member-data.ts";
