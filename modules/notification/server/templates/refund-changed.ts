import { rp } from "#kit/core/format-rupiah.ts";
import type { Texts } from "#kit/core/locale.ts";
import { type MessageData, refundEvents } from "../../contract/message.ts";
import type { EmailBlock } from "./email-content.ts";
import { button, heading, inserted, joined, paragraph, short, subject } from "./message-text.ts";
import { accountRequested, refundTexts } from "./refund-texts.ts";
import { templateFor } from "./template.ts";
import type { Words } from "./words.ts";

type Data = MessageData["refundChanged"];

const subjectLine: Texts = {
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

function textsOf(event: Data["event"]) {
  const { heading: title, text, toAccount: textToAccount } = refundTexts[event];
  const line = inserted(subjectLine, "news", title);
  const email = {
    subject: subject(line),
    heading: heading(title),
    text: paragraph(text),
    textToAccount: paragraph(textToAccount ?? text, "refundToAccount"),
    accountRequested: paragraph(accountRequested, "accountNeeded"),
    sameWay: paragraph(sameWay, "refund"),
    toAccount: paragraph(toAccount, "refundToAccount"),
    button: button(look),
    giveAccount: button(giveAccount, "accountNeeded"),
  };
  return { email, short: { text: short(joined("", line, ". {link}")) } };
}

type Email = keyof ReturnType<typeof textsOf>["email"];

const variants = Object.fromEntries(refundEvents.map((event) => [event, textsOf(event)])) as Readonly<
  Record<Data["event"], ReturnType<typeof textsOf>>
>;

const hasWay = (event: Data["event"]): boolean =>
  event === "wrongAmount" || event === "paidTwice" || event === "paidLate";

/** The method of the refund. */
function wayOf({ event, account, needsAccount }: Data, words: Words<Email>): readonly EmailBlock[] {
  if (needsAccount) return [words.paragraph("accountRequested")];
  if (!hasWay(event)) return [];
  return [account === null ? words.paragraph("sameWay") : words.paragraph("toAccount", { account })];
}

/** Reports the state of a refund. */
export const refundChanged = templateFor<Data>()({
  variants,
  leavesOut: (event, name) =>
    (name === "textToAccount" && refundTexts[event].toAccount === undefined) ||
    ((name === "sameWay" || name === "toAccount") && !hasWay(event)),
  variantOf: ({ event }) => event,
  placeholders: ["shop", "order", "amount", "link"],
  facts: (data, { shop }) => ({
    shop: shop.name,
    order: data.orderCode,
    amount: rp(data.amount),
    link: `${shop.url}${data.path}`,
  }),
  short: (_data, words) => words.text("text"),
  email(data, words, { shop }) {
    const { orderCode, returnCode, event, account } = data;
    const hasOwn = account !== null && refundTexts[event].toAccount !== undefined;
    return {
      subject: words.text("subject"),
      heading: words.text("heading"),
      blocks: [
        words.paragraph(hasOwn ? "textToAccount" : "text", {
          order: returnCode ? `${orderCode} (${returnCode})` : orderCode,
          account: account ?? "",
        }),
        ...(data.note ? ([{ type: "paragraph", text: data.note }] as const) : []),
        ...wayOf(data, words),
        {
          type: "button",
          label: words.text(data.needsAccount ? "giveAccount" : "button"),
          url: `${shop.url}${data.path}`,
        },
      ],
    };
  },
});
