export { catalogueMigrations } from "./migration-source.ts";
export type { Campaign, CampaignPrice, Campaigns, RibbonPosition } from "./ports/campaigns.ts";
