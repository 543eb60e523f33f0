export { type AdminApi, AdminApiError, type AdminApiOptions, adminApi } from "./admin-api.ts";
export type * from "./schema.ts";
export type { Selected, Selection } from "./selection.ts";
