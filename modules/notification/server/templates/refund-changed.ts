import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import { accountRequested, refundTexts } from "./refund-texts.ts";
import type { Template } from "./template.ts";

type Data = MessageData["refundChanged"];

const subject: Texts = {
  "en-US": "Order {order}: {news}",
  "id-ID": "Pesanan {order}: {news}",
  "vi-VN": "Đơn hàng {order}: {news}",
  "zh-CN": "订单 {order}：{news}",
};

const look: Texts = {
  "en-US": "View the order",
  "id-ID": "Lihat pesanan",
  "vi-VN": "Xem đơn hàng",
  "zh-CN": "查看订单",
};

const giveAccount: Texts = {
  "en-US": "Give your bank account",
  "id-ID": "Isi rekening bank Anda",
  "vi-VN": "Cung cấp tài khoản ngân hàng",
  "zh-CN": "填写银行账户",
};

const sameWay: Texts = {
  "en-US": "It goes back the way it came. We write to you when it is sent.",
  "id-ID": "Dana dikembalikan melalui cara yang sama. Kami mengabari Anda setelah dikirim.",
  "vi-VN": "Tiền được hoàn theo cách bạn đã trả. Chúng tôi sẽ báo khi đã gửi.",
  "zh-CN": "款项将原路退回，发出后我们会通知您。",
};

const toAccount: Texts = {
  "en-US": "It goes to your account {account}. We write to you when it is sent.",
  "id-ID": "Dana dikirim ke rekening Anda {account}. Kami mengabari Anda setelah dikirim.",
  "vi-VN": "Tiền được chuyển vào tài khoản {account} của bạn. Chúng tôi sẽ báo khi đã gửi.",
  "zh-CN": "款项将退至您的账户 {account}，发出后我们会通知您。",
};

const line = (data: Data, locale: Locale) =>
  fill(subject[locale], { order: data.orderCode, news: refundTexts[data.event].heading[locale] });

/** The method of the refund. */
function wayOf({ event, account, needsAccount }: Data, locale: Locale): string | null {
  if (needsAccount) return accountRequested[locale];
  if (event !== "wrongAmount" && event !== "paidTwice" && event !== "paidLate") return null;
  return account === null ? sameWay[locale] : fill(toAccount[locale], { account });
}

/** Reports the state of a refund. */
export const refundChanged: Template<Data> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: refundChanged.sms(data, shop, locale) }),

  sms: (data, shop, locale) => `${line(data, locale)}. ${shop.url}${data.path}`,

  email: (data, shop, locale) => {
    const { heading, text, toAccount: textWithAccount } = refundTexts[data.event];
    const sentence = (data.account !== null && textWithAccount ? textWithAccount : text)[locale];
    const way = wayOf(data, locale);
    const about = data.returnCode ? `${data.orderCode} (${data.returnCode})` : data.orderCode;
    return {
      subject: line(data, locale),
      heading: heading[locale],
      blocks: [
        {
          type: "paragraph",
          text: fill(sentence, { order: about, amount: rp(data.amount), account: data.account ?? "" }),
        },
        ...(data.note ? ([{ type: "paragraph", text: data.note }] as const) : []),
        ...(way === null ? [] : ([{ type: "paragraph", text: way }] as const)),
        {
          type: "button",
          label: (data.needsAccount ? giveAccount : look)[locale],
          url: `${shop.url}${data.path}`,
        },
      ],
    };
  },
};
