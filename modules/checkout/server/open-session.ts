import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { type LoadedSession, loadSession } from "./load-session.ts";

export type SessionRefusal = { readonly code: "NOT_FOUND" | "CHECKOUT_EXPIRED" | "ORDER_PLACED" };

/** Loads a session of the caller that is neither placed nor expired. */
export async function openSession(
  deps: Pick<CheckoutDeps, "database" | "clock">,
  caller: Caller,
  checkoutId: string,
  options?: { readonly pickup?: boolean },
): Promise<Result<LoadedSession, SessionRefusal>> {
  const loaded = await loadSession(deps, caller, checkoutId, options);
  if (loaded === null) return fail({ code: "NOT_FOUND" });
  if (loaded.session.isPlaced) return fail({ code: "ORDER_PLACED" });
  if (loaded.session.expiresAt <= deps.clock.now()) return fail({ code: "CHECKOUT_EXPIRED" });
  return ok(loaded);
}

export const sessionTexts: FailureTexts<SessionRefusal> = {
  NOT_FOUND: {
    "en-US": "This checkout does not exist.",
    "id-ID": "Checkout ini tidak ada.",
    "vi-VN": "Lượt thanh toán này không tồn tại.",
    "zh-CN": "该结账不存在。",
  },
  CHECKOUT_EXPIRED: {
    "en-US": "This checkout has expired. Your cart is as you left it: please begin again.",
    "id-ID": "Checkout ini sudah kedaluwarsa. Keranjang Anda masih sama: silakan mulai lagi.",
    "vi-VN": "Lượt thanh toán này đã hết hạn. Giỏ hàng của bạn vẫn như cũ: vui lòng bắt đầu lại.",
    "zh-CN": "该结账已过期。您的购物车保持不变，请重新开始。",
  },
  ORDER_PLACED: {
    "en-US": "This order has been placed already.",
    "id-ID": "Pesanan ini sudah dibuat.",
    "vi-VN": "Đơn hàng này đã được đặt.",
    "zh-CN": "该订单已提交。",
  },
};
