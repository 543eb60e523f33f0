import { settlementResults } from "#modules/settlements/contract/settlement-results.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filter in the address of the rows of settlements. */
export function askedSettlementRows(query: URLSearchParams) {
  const file = query.get("file") ?? "";
  return {
    fileId: uuid.test(file) ? file : null,
    gateway: query.get("gateway")?.slice(0, 40) || null,
    result: settlementResults.find((one) => one === query.get("result")) ?? null,
    state: (["open", "explained"] as const).find((one) => one === query.get("state")) ?? null,
    search: (query.get("search") ?? "").trim().slice(0, 80),
  };
}
