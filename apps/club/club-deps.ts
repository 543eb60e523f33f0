import type { Database } from "#kit/postgres/connect.ts";

export type ClubDeps = { database: Database };
