export { storesMigrations } from "./migration-source.ts";
