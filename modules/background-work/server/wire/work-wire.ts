import type { WorkItem } from "../store/work-items.ts";

export const workOnWire = ({ createdAt, endedAt, ...work }: WorkItem) => ({
  ...work,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
