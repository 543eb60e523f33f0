import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { handCouponSchema } from "../../contract/coupon-forms.ts";
import { couponNotFound } from "../coupon-admin-texts.ts";
import { type HandRefusal, handCoupon } from "../hand-coupon.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";

const listed = (names: readonly string[]) => `${names.slice(0, 10).join(", ")}${names.length > 10 ? " …" : ""}`;

const failures: FailureTexts<HandRefusal> = {
  NOT_FOUND: couponNotFound,
  OVER: {
    "en-US": "The coupon is stopped or has ended.",
    "id-ID": "Kupon sudah dihentikan atau berakhir.",
    "vi-VN": "Mã giảm giá đã dừng hoặc kết thúc.",
    "zh-CN": "优惠券已停止或已结束。",
  },
  TOO_MANY: {
    "en-US": "At most 5,000 members at a time.",
    "id-ID": "Paling banyak 5.000 anggota sekaligus.",
    "vi-VN": "Tối đa 5.000 thành viên mỗi lần.",
    "zh-CN": "每次最多 5,000 名会员。",
  },
  UNKNOWN_MEMBERS: ({ names }) => ({
    "en-US": `Nothing was handed out. There is no member ${listed(names)}.`,
    "id-ID": `Belum ada yang dibagikan. Tidak ada anggota ${listed(names)}.`,
    "vi-VN": `Chưa phát gì. Không có thành viên ${listed(names)}.`,
    "zh-CN": `尚未发放。没有会员 ${listed(names)}。`,
  }),
  TOO_FEW_CODES: ({ needed, free }) => ({
    "en-US": `Nothing was handed out. ${needed} codes are needed, ${free} are free. Make more first.`,
    "id-ID": `Belum ada yang dibagikan. Perlu ${needed} kode, tersedia ${free}. Buat kode lagi dulu.`,
    "vi-VN": `Chưa phát gì. Cần ${needed} mã, còn ${free}. Hãy tạo thêm trước.`,
    "zh-CN": `尚未发放。需要 ${needed} 个代码，仅剩 ${free} 个，请先生成更多。`,
  }),
};

/** Hands a coupon to all of these members, or to none if one of them is unknown. */
export const adminHandCoupon = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "coupon.hand",
    permission: "promotions.edit",
    input: v.object({ input: handCouponSchema }),
    async run(trx, _staff, { input: { couponCode, members } }) {
      const handed = await handCoupon(trx, { couponCode, members, at: deps.clock.now() });
      if (!handed.ok) return fail<HandRefusal>(handed.error);
      const { value } = handed;
      return ok({
        value,
        subject: value.handed === 0 ? null : `coupon:${couponCode}`,
        detail: { handed: value.handed },
      });
    },
    failures,
    message: ({ handed, already }) => ({
      "en-US": `Handed to ${handed} member(s)${already > 0 ? `; ${already} had one already` : ""}.`,
      "id-ID": `Dibagikan ke ${handed} anggota${already > 0 ? `; ${already} sudah memilikinya` : ""}.`,
      "vi-VN": `Đã phát cho ${handed} thành viên${already > 0 ? `; ${already} người đã có` : ""}.`,
      "zh-CN": `已发放给 ${handed} 名会员${already > 0 ? `；${already} 名已持有` : ""}。`,
    }),
  });
