export { segmentsAdminModule } from "./admin-module.ts";
export { segmentsMigrations } from "./migration-source.ts";
export { segmentRecord } from "./record/segment-record.ts";
export { couponSegments, segmentAudience, segmentMembership } from "./segment-members.ts";
export type { SegmentFacts } from "./segments-deps.ts";
