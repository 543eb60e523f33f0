import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { operation } from "#kit/graphql/operation.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { isLive } from "../attempts/attempt.ts";
import { queryAndSettle } from "../attempts/query-gateway.ts";
import type { PaymentModuleDeps } from "../payment-deps.ts";
import { shownAttempt } from "../store/attempts.ts";
import { readPayment } from "../store/payments.ts";
import { type PaymentState, paymentOnWire } from "../wire/payment-wire.ts";

const input = v.object({
  input: v.object({
    orderCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)),
    refresh: v.nullish(v.boolean(), false),
  }),
});

type NotShown = { readonly code: "NOT_FOUND" } | { readonly code: "NOTHING_DUE" };

/** As many as one payment is ever for. */
const mostOrders = 20;

const oneQuestion = rateLimit("payment-question", 1, 4);

const ownerOf = (caller: Caller): string | null =>
  caller.kind === "member" ? `member:${caller.userCode}` : caller.kind === "guest" ? `guest:${caller.guestId}` : null;

export const queryPaymentStatus = (deps: PaymentModuleDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(context, { input: asked }): Promise<Result<PaymentState, NotShown>> {
      const db = deps.database.kysely;
      const owned = await deps.ownerOfReference(db, asked.orderCode);
      if (!owned) return fail({ code: "NOT_FOUND" });
      const { caller, locale } = context;
      const isOwner = owned.owner === ownerOf(caller);
      if (!isOwner && !(await deps.mayPayFor?.(context, asked.orderCode.split(",").slice(0, mostOrders))))
        return fail({ code: "NOT_FOUND" });
      const attempt = await shownAttempt(db, owned.reference);
      if (!attempt) return fail({ code: owned.isFree ? "NOTHING_DUE" : "NOT_FOUND" });
      if (asked.refresh && isLive(attempt)) {
        // Counted for the payment, not for the asker: ten tabs are one question.
        const { allowed } = await hit(db, keyed(oneQuestion, attempt.id));
        if (allowed) await queryAndSettle(deps, attempt);
      }
      const [payment, shown] = await Promise.all([
        readPayment(db, owned.reference),
        asked.refresh ? shownAttempt(db, owned.reference) : attempt,
      ]);
      if (!payment || !shown) return fail({ code: "NOT_FOUND" });
      const facts = {
        orderCode: asked.orderCode,
        email: isOwner ? owned.email : null,
        payment,
        attempt: shown,
        locale,
      };
      return ok(await paymentOnWire(deps, facts));
    },
    failures: {
      NOT_FOUND: {
        "en-US": "We could not find this payment.",
        "id-ID": "Pembayaran ini tidak ditemukan.",
        "vi-VN": "Không tìm thấy khoản thanh toán này.",
        "zh-CN": "找不到这笔付款。",
      },
      NOTHING_DUE: {
        "en-US": "There is nothing to pay for this order.",
        "id-ID": "Tidak ada yang perlu dibayar untuk pesanan ini.",
        "vi-VN": "Đơn hàng này không cần thanh toán.",
        "zh-CN": "此订单无需付款。",
      },
    },
  });
