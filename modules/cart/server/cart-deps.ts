import type { Database } from "#kit/postgres/connect.ts";

export type CartDeps = { database: Database };
