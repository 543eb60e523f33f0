import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";

export const endpointCode = v.pipe(v.string(), v.maxLength(40));

/** A delivery's id, as PostgreSQL counts. */
export const deliveryId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

export const endpointNotFound: Texts = {
  "en-US": "This endpoint does not exist, or no longer.",
  "id-ID": "Titik akhir ini tidak ada, atau sudah tidak ada lagi.",
  "vi-VN": "Điểm nhận này không tồn tại hoặc không còn nữa.",
  "zh-CN": "该端点不存在或已被删除。",
};
