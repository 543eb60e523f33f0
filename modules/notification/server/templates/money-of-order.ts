import { rp } from "#kit/core/format-rupiah.ts";
import type { Texts } from "#kit/core/locale.ts";
import type { MoneyOfOrder } from "../../contract/message.ts";
import type { EmailBlock } from "./email-content.ts";
import { paragraph } from "./message-text.ts";
import { accountRequested } from "./refund-texts.ts";
import type { Words } from "./words.ts";

const nothingCharged: Texts = {
  "en-US": "No money was charged.",
  "id-ID": "Tidak ada uang yang ditagih.",
  "vi-VN": "Bạn không bị tính tiền.",
  "zh-CN": "未收取任何款项。",
};

const takenBack: Texts = {
  "en-US": "Your bank has taken its payment back, so no money of yours is with us.",
  "id-ID": "Bank Anda telah menarik kembali pembayarannya, jadi tidak ada uang Anda pada kami.",
  "vi-VN": "Ngân hàng đã thu hồi khoản thanh toán nên chúng tôi không giữ tiền của bạn.",
  "zh-CN": "您的银行已撤回付款，我们未持有您的款项。",
};

const lessDue: Texts = {
  "en-US": "You pay {amount} less when the rest arrives.",
  "id-ID": "Anda membayar {amount} lebih sedikit saat sisa pesanan tiba.",
  "vi-VN": "Bạn trả ít hơn {amount} khi nhận phần còn lại.",
  "zh-CN": "收到其余商品时，您少付 {amount}。",
};

const sameWay: Texts = {
  "en-US": "We refund {amount} the way it came, and write to you when it is sent.",
  "id-ID": "Kami mengembalikan {amount} melalui cara yang sama, dan mengabari Anda setelah dikirim.",
  "vi-VN": "Chúng tôi hoàn {amount} theo cách bạn đã trả và sẽ báo khi đã gửi.",
  "zh-CN": "我们将原路退还 {amount}，发出后会通知您。",
};

const toAccount: Texts = {
  "en-US": "We refund {amount} to your account {account}, and write to you when it is sent.",
  "id-ID": "Kami mengembalikan {amount} ke rekening Anda {account}, dan mengabari Anda setelah dikirim.",
  "vi-VN": "Chúng tôi hoàn {amount} vào tài khoản {account} của bạn và sẽ báo khi đã gửi.",
  "zh-CN": "我们将退还 {amount} 至您的账户 {account}，发出后会通知您。",
};

const owed: Texts = {
  "en-US": "We owe you {amount}.",
  "id-ID": "Kami perlu mengembalikan {amount} kepada Anda.",
  "vi-VN": "Chúng tôi cần hoàn cho bạn {amount}.",
  "zh-CN": "我们需退还您 {amount}。",
};

export const moneyTexts = {
  nothingCharged: paragraph(nothingCharged, "notCharged"),
  takenBack: paragraph(takenBack, "chargedBack"),
  lessDue: paragraph(lessDue, "lessDue"),
  sameWay: paragraph(sameWay, "refund"),
  toAccount: paragraph(toAccount, "refundToAccount"),
  owed: paragraph(owed, "accountNeeded"),
  accountRequested: paragraph(accountRequested, "accountNeeded"),
};

/** How a cancelled order, or a part of it, is refunded. */
export function moneyBlocks(money: MoneyOfOrder, words: Words<keyof typeof moneyTexts>): readonly EmailBlock[] {
  switch (money.type) {
    case "nothingCharged":
      return [words.paragraph("nothingCharged")];
    case "takenBack":
      return [words.paragraph("takenBack")];
    case "lessDue":
      return [words.paragraph("lessDue", { amount: rp(money.amount) })];
    case "sameWay":
      return [words.paragraph("sameWay", { amount: rp(money.amount) })];
    case "account":
      return [words.paragraph("toAccount", { amount: rp(money.amount), account: money.shown })];
    case "accountNeeded":
      return [words.paragraph("owed", { amount: rp(money.amount) }), words.paragraph("accountRequested")];
  }
}
