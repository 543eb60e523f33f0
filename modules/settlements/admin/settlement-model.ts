import { isDifference, type SettlementResult, settlementResults } from "../contract/settlement-results.ts";
import type {
  AdminSettlementResult,
  AdminSettlementRowsResult,
  AdminSettlementsResult,
} from "./settlements.graphql.gen.ts";

export type FilesModel = AdminSettlementsResult["adminSettlements"];
export type FileRow = FilesModel["rows"][number];
export type FileModel = NonNullable<AdminSettlementResult["adminSettlement"]>;
export type RowsModel = AdminSettlementRowsResult["adminSettlementRows"];
export type RowModel = RowsModel["rows"][number];

export const settlementsPath = "/admin/settlements";
export const settlementPath = (id: string): string => `${settlementsPath}/${id}`;

/** The filter of the list of rows, as its address has it. */
export type AskedRows = { file: string; gateway: string; result: string; state: string; search: string };

/** The list of rows with these filters; those left out are not in the address. */
export function rowsPath(asked: Partial<AskedRows>, page = 1): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return `${settlementsPath}/rows${query.size > 0 ? `?${query}` : ""}`;
}

export const resultOf = (text: string): SettlementResult => settlementResults.find((one) => one === text) ?? "unknown";

/** How a row looks: agreeing, looked at, or to be looked at. */
export function toneOfRow({ result, explanation }: Pick<RowModel, "result" | "explanation">) {
  if (!isDifference(resultOf(result))) return "court";
  return explanation === "explained" ? "neutral" : "sun";
}
