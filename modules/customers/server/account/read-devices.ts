import type { Kysely } from "kysely";
import { describeDevice, sessionsOfMember } from "#modules/identity/server/index.ts";

const mostDevices = 50;

/** The open sessions of a customer, last used first. */
export const readDevices = async (db: Kysely<unknown>, userCode: string) =>
  (await sessionsOfMember(db, userCode, mostDevices)).map(({ userAgent, createdAt, lastSeenAt }) => ({
    ...describeDevice(userAgent),
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
