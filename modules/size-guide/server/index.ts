export { sizeGuideMigrations } from "./migration-source.ts";
