import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { RequestKind } from "../contract/privacy-request.ts";
import { lockRequest, type RequestRow } from "./store/requests.ts";

export type NotOpen = { readonly code: "NOT_FOUND" } | { readonly code: "CLOSED" } | { readonly code: "OTHER_KIND" };

type OpenRequest = RequestRow & { readonly userCode: string };

/** Whether a request waits for an answer of this kind. */
export function openRequest(row: RequestRow | null, kind: RequestKind | null): Result<OpenRequest, NotOpen> {
  if (row === null) return fail({ code: "NOT_FOUND" });
  const { userCode, state } = row;
  if (state !== "open" || userCode === null) return fail({ code: "CLOSED" });
  return kind === null || row.kind === kind ? ok({ ...row, userCode }) : fail({ code: "OTHER_KIND" });
}

/** Locks an open request of this kind, or of any. */
export const lockOpenRequest = async (
  trx: Transaction<unknown>,
  id: string,
  kind: RequestKind | null,
): Promise<Result<OpenRequest, NotOpen>> => openRequest(await lockRequest(trx, id), kind);

export const requestSubject = (id: string): string => `privacyRequest:${id}`;

export const notOpenTexts: FailureTexts<NotOpen> = {
  NOT_FOUND: {
    "en-US": "There is no such request.",
    "id-ID": "Permintaan ini tidak ada.",
    "vi-VN": "Không có yêu cầu này.",
    "zh-CN": "没有此请求。",
  },
  CLOSED: {
    "en-US": "This request is closed already.",
    "id-ID": "Permintaan ini sudah ditutup.",
    "vi-VN": "Yêu cầu này đã đóng.",
    "zh-CN": "此请求已结束。",
  },
  OTHER_KIND: {
    "en-US": "The customer asked for something else.",
    "id-ID": "Pelanggan meminta hal lain.",
    "vi-VN": "Khách hàng yêu cầu việc khác.",
    "zh-CN": "顾客请求的是其他事项。",
  },
};
