import type { AdminApiKeysResult } from "./api-keys.graphql.gen.ts";

export type ApiKeyRow = AdminApiKeysResult["adminApiKeys"][number];
type ApiKeyState = "active" | "expired" | "revoked";

export const apiKeysPath = "/admin/api-keys";
export const apiKeyPath = (code: string) => `${apiKeysPath}/${encodeURIComponent(code)}`;

export const keyState = ({ state }: Pick<ApiKeyRow, "state">) => state as ApiKeyState;

export const keyTone = { active: "court", expired: "sun", revoked: "neutral" } as const;
