import * as v from "valibot";
import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Texts } from "#kit/core/locale.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { readOrderCode } from "../../contract/order-code.ts";
import { trackSchema } from "../../contract/track-form.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderNotFound } from "../order-failures.ts";
import { passCookie } from "../order-pass.ts";
import { orderByCode } from "../store/orders.ts";

type TooMany = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/** Failed attempts per network address (D-59). */
const tries = rateLimit("order-track", 5, 15 * 60);

const spelling = (contact: string): string => normaliseMobile(contact) ?? contact.trim().toLowerCase();

const tooManyTries = ({ retryAfterSeconds }: TooMany): Texts => {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return {
    "en-US": `Too many tries. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    "id-ID": `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
    "vi-VN": `Quá nhiều lần thử. Vui lòng thử lại sau ${minutes} phút.`,
    "zh-CN": `尝试次数过多，请在 ${minutes} 分钟后再试。`,
  };
};

const failures: FailureTexts<OrderNotFound | TooMany> = {
  NOT_FOUND: {
    "en-US": "We found no order with this number and this email or phone. Please check both.",
    "id-ID": "Tidak ada pesanan dengan nomor dan email atau telepon ini. Silakan periksa keduanya.",
    "vi-VN": "Không tìm thấy đơn hàng với mã và e-mail hoặc số điện thoại này. Vui lòng kiểm tra cả hai.",
    "zh-CN": "未找到与该订单号及邮箱或电话相符的订单，请检查两项内容。",
  },
  RATE_LIMITED: tooManyTries,
};

export const trackOrder = (deps: OrderDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: trackSchema }),
    async run(
      { address, cookie, reply },
      { input: { orderCode, contact } },
    ): Promise<Result<{ orderCode: string }, OrderNotFound | TooMany>> {
      const db = deps.database.kysely;
      const counter = keyed(tries, keyedHash(deps.secret, address));
      const { allowed, retryAfterSeconds } = await hit(db, counter);
      if (!allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds });
      const code = readOrderCode(orderCode);
      const order = code === null ? null : await orderByCode(db, code);
      const given = spelling(contact);
      const known = order && order.owner !== null ? [order.receiver.email.toLowerCase(), order.receiver.mobile] : [];
      if (!order || !known.some((one) => one !== "" && sameSecret(one, given))) return fail({ code: "NOT_FOUND" });
      // Only failed attempts count.
      await takeBackHits(db, [counter.key]);
      reply.setCookie(passCookie(cookie, deps, order.code, deps.clock.now()));
      return ok({ orderCode: order.code });
    },
    failures,
  });
