import type { Texts } from "#kit/core/locale.ts";
import type { CouponProblem } from "../../contract/record/coupon-problem.ts";
import { promotionProblemTexts } from "./promotion-problem-texts.ts";

const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});

const { invalid, tooLong, tooMany, notWhole, notPositive, unknown, duplicate, notBoth, overHundred } =
  promotionProblemTexts;

/** Error texts for a coupon's fields. */
export const couponProblemTexts: Readonly<Record<CouponProblem | "exists", Texts>> = {
  ...{ invalid, tooLong, tooMany, notWhole, notPositive, unknown, duplicate, notBoth, overHundred },
  exists: texts(
    "The coupon “{detail}” has this code already.",
    "Kupon “{detail}” sudah memakai kode ini.",
    "Mã giảm giá “{detail}” đã dùng mã này.",
    "优惠券“{detail}”已使用此代码。",
  ),
  code: texts(
    "A code has 4 to 20 capital letters or digits.",
    "Kode terdiri dari 4 sampai 20 huruf besar atau angka.",
    "Mã gồm 4 đến 20 chữ hoa hoặc chữ số.",
    "代码由 4 至 20 个大写字母或数字组成。",
  ),
  codeOfAnother: texts(
    "This is a single-use code of the coupon {detail}.",
    "Ini kode sekali pakai milik kupon {detail}.",
    "Đây là mã dùng một lần của phiếu {detail}.",
    "这是优惠券 {detail} 的一次性代码。",
  ),
  missing: texts("A coupon needs this.", "Kupon memerlukan isian ini.", "Mã giảm giá cần mục này.", "优惠券需要此项。"),
  oneOfTwo: texts(
    "Give either a percentage or an amount.",
    "Isi persentase atau nominal, salah satu.",
    "Chỉ nhập phần trăm hoặc số tiền.",
    "请填写百分比或金额之一。",
  ),
  onlyOfPercent: texts(
    "Only a percentage has a highest discount.",
    "Hanya persentase yang memiliki diskon maksimum.",
    "Chỉ phần trăm mới có mức giảm tối đa.",
    "只有百分比才有最高折扣。",
  ),
  endsBeforeItBegins: texts(
    "The coupon ends before it begins.",
    "Kupon berakhir sebelum dimulai.",
    "Mã giảm giá kết thúc trước khi bắt đầu.",
    "优惠券结束时间早于开始时间。",
  ),
  overTotal: texts(
    "One buyer cannot use it more often than all together ({detail}).",
    "Satu pembeli tidak bisa memakainya melebihi batas total ({detail}).",
    "Một người mua không thể dùng nhiều hơn tổng giới hạn ({detail}).",
    "单个买家的次数不能超过总次数（{detail}）。",
  ),
  usedAlready: texts(
    "It was used {detail} times already, so the limit cannot be lower.",
    "Kupon sudah dipakai {detail} kali, jadi batasnya tidak bisa lebih kecil.",
    "Mã đã được dùng {detail} lần nên giới hạn không thể thấp hơn.",
    "已使用 {detail} 次，上限不能更低。",
  ),
  begun: texts(
    "It has begun or was used. Stop it instead.",
    "Kupon sudah dimulai atau dipakai. Hentikan saja.",
    "Mã đã bắt đầu hoặc đã được dùng. Hãy dừng lại thay vào đó.",
    "已开始或已被使用，请改为停止。",
  ),
  kindFixed: texts(
    "This is fixed once the coupon was live, handed out or has codes.",
    "Tidak dapat diubah setelah kupon tayang, dibagikan, atau memiliki kode.",
    "Không thể đổi sau khi mã đã chạy, đã phát hoặc đã có mã con.",
    "优惠券上线、发放或生成代码后不能更改。",
  ),
  inUse: texts(
    "It was handed out or has codes. Stop it instead.",
    "Kupon sudah dibagikan atau memiliki kode. Hentikan saja.",
    "Mã đã được phát hoặc đã có mã con. Hãy dừng lại thay vào đó.",
    "已发放或已有代码，请改为停止。",
  ),
};
