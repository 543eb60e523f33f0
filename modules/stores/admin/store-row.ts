import type { AdminStoreListResult } from "./stores.graphql.gen.ts";

export type StoreRow = AdminStoreListResult["adminStoreList"]["stores"][number];
