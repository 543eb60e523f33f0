import type { RequestRow } from "../store/requests.ts";

/** A request as the back office shows it. */
export const requestOnWire = (
  { userCode, receivedAt, recordedAt, dueAt, closedAt, state, ...row }: RequestRow,
  now: Date,
) => ({
  ...row,
  state,
  customerCode: userCode,
  receivedAt: receivedAt.toISOString(),
  recordedAt: recordedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
  isOverdue: state === "open" && dueAt < now,
});
