import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { NotificationContent } from "../../contract/member-notification.ts";
import { insertNotification } from "../store/notifications.ts";

export type AddNotificationDeps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };

/** A notification to one member. `path` is its link inside the shop. */
export type NewNotification = NotificationContent & { readonly userCode: string; readonly path: string };

/** Adds a notification to a member's panel in the caller's transaction. */
export const addNotification = <Tables>(
  trx: Transaction<Tables>,
  { ids, clock }: AddNotificationDeps,
  { userCode, kind, data, path }: NewNotification,
): Promise<void> => insertNotification(trx, { id: ids.uuid(), userCode, kind, data, path, at: clock.now() });
