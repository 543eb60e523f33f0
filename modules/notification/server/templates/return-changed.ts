import { rp } from "#kit/core/format-rupiah.ts";
import type { Texts } from "#kit/core/locale.ts";
import { returnEvents } from "../../contract/member-notification.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, inserted, joined, type MessageText, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["returnChanged"];

const headings: Readonly<Record<Data["event"], Texts>> = {
  requested: {
    "en-US": "We have your return request",
    "id-ID": "Permintaan pengembalian Anda kami terima",
    "vi-VN": "Chúng tôi đã nhận yêu cầu trả hàng",
    "zh-CN": "我们已收到您的退货申请",
  },
  approved: {
    "en-US": "Your return is approved",
    "id-ID": "Pengembalian Anda disetujui",
    "vi-VN": "Yêu cầu trả hàng đã được duyệt",
    "zh-CN": "您的退货申请已通过",
  },
  refused: {
    "en-US": "We cannot take this back",
    "id-ID": "Kami tidak dapat menerima pengembalian ini",
    "vi-VN": "Chúng tôi không thể nhận lại hàng này",
    "zh-CN": "我们无法接受此退货",
  },
  shipped: {
    "en-US": "Your parcel is on its way back to us",
    "id-ID": "Paket Anda dalam perjalanan ke kami",
    "vi-VN": "Kiện hàng đang trên đường gửi về",
    "zh-CN": "您的包裹正在退回途中",
  },
  received: {
    "en-US": "Your return has arrived",
    "id-ID": "Barang pengembalian Anda sudah tiba",
    "vi-VN": "Chúng tôi đã nhận hàng trả",
    "zh-CN": "我们已收到您的退货",
  },
  refunded: {
    "en-US": "Your return is accepted",
    "id-ID": "Pengembalian Anda diterima",
    "vi-VN": "Yêu cầu trả hàng đã được chấp nhận",
    "zh-CN": "您的退货已受理完成",
  },
  undone: {
    "en-US": "Your return is undone",
    "id-ID": "Pengembalian Anda dibatalkan",
    "vi-VN": "Yêu cầu trả hàng đã hủy",
    "zh-CN": "您的退货申请已撤销",
  },
};

const next: Readonly<Record<Data["event"], Texts | null>> = {
  requested: {
    "en-US": "We look at it and answer within 2 working days. Please keep the goods with their packaging until then.",
    "id-ID": "Kami memeriksanya dan menjawab dalam 2 hari kerja. Simpan barang beserta kemasannya sampai saat itu.",
    "vi-VN": "Chúng tôi sẽ xem xét và trả lời trong 2 ngày làm việc. Vui lòng giữ hàng cùng bao bì đến lúc đó.",
    "zh-CN": "我们将在 2 个工作日内审核并答复，请保留商品及包装。",
  },
  approved: {
    "en-US": "Please send it within 7 days and enter the tracking number on the page of your return.",
    "id-ID": "Kirimkan dalam 7 hari dan isi nomor resi di halaman pengembalian Anda.",
    "vi-VN": "Vui lòng gửi hàng trong 7 ngày và nhập mã vận đơn trên trang trả hàng.",
    "zh-CN": "请在 7 天内寄出，并在退货页面填写运单号。",
  },
  refused: null,
  shipped: null,
  received: {
    "en-US": "We check it and send the refund after that.",
    "id-ID": "Kami memeriksanya, lalu mengirim pengembalian dana.",
    "vi-VN": "Chúng tôi sẽ kiểm tra rồi hoàn tiền.",
    "zh-CN": "检查后我们将为您退款。",
  },
  refunded: {
    "en-US": "We are preparing your refund, and write to you when it is sent.",
    "id-ID": "Kami sedang menyiapkan pengembalian dana, dan mengabari Anda setelah dikirim.",
    "vi-VN": "Chúng tôi đang chuẩn bị hoàn tiền và sẽ báo khi đã gửi.",
    "zh-CN": "我们正在准备退款，发出后会通知您。",
  },
  undone: {
    "en-US": "Nothing more is to be done; the goods stay yours.",
    "id-ID": "Tidak ada lagi yang perlu dilakukan; barang tetap milik Anda.",
    "vi-VN": "Bạn không cần làm gì thêm; hàng vẫn là của bạn.",
    "zh-CN": "您无需其他操作，商品仍归您所有。",
  },
};

const subjectLine: Texts = {
  "en-US": "Return {return}: {news}",
  "id-ID": "Pengembalian {return}: {news}",
  "vi-VN": "Trả hàng {return}: {news}",
  "zh-CN": "退货 {return}：{news}",
};

const about: Texts = {
  "en-US": "This is about return {return} of your order {order}.",
  "id-ID": "Ini tentang pengembalian {return} dari pesanan {order}.",
  "vi-VN": "Tin này về yêu cầu trả hàng {return} của đơn {order}.",
  "zh-CN": "此消息与订单 {order} 的退货 {return} 有关。",
};

const moneyBack: Texts = {
  "en-US": "You get back {money}.",
  "id-ID": "Anda menerima kembali {money}.",
  "vi-VN": "Bạn được hoàn {money}.",
  "zh-CN": "您将收到退款 {money}。",
};

const bothBack: Texts = {
  "en-US": "You get back {money} and {points} points.",
  "id-ID": "Anda menerima kembali {money} dan {points} poin.",
  "vi-VN": "Bạn được hoàn {money} và {points} điểm.",
  "zh-CN": "您将收到退款 {money} 及 {points} 积分。",
};

const look: Texts = {
  "en-US": "View the return",
  "id-ID": "Lihat pengembalian",
  "vi-VN": "Xem yêu cầu trả hàng",
  "zh-CN": "查看退货",
};

const none: Texts = { "en-US": "", "id-ID": "", "vi-VN": "", "zh-CN": "" };

function textsOf(event: Data["event"]) {
  const line = inserted(subjectLine, "news", headings[event]);
  const email: Record<"subject" | "heading" | "about" | "next" | "moneyBack" | "bothBack" | "button", MessageText> = {
    subject: subject(line),
    heading: heading(headings[event]),
    about: paragraph(about),
    next: paragraph(next[event] ?? none),
    moneyBack: paragraph(moneyBack, "refund"),
    bothBack: paragraph(bothBack, "points"),
    button: button(look),
  };
  return { email, short: { text: short(joined("", line, ". {link}")) } };
}

const variants = Object.fromEntries(returnEvents.map((event) => [event, textsOf(event)])) as Readonly<
  Record<Data["event"], ReturnType<typeof textsOf>>
>;

export const returnChanged = templateFor<Data>()({
  variants,
  leavesOut: (event, name) => (name === "next" && next[event] === null) || (/Back$/.test(name) && event !== "refunded"),
  variantOf: ({ event }) => event,
  placeholders: ["shop", "order", "return", "link"],
  facts: (data, { shop }) => ({
    shop: shop.name,
    order: data.orderCode,
    return: data.returnCode,
    link: `${shop.url}${data.path}`,
  }),
  short: (_data, words) => words.text("text"),
  email: ({ event, note, money, points, path }, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("about"),
      ...(note ? ([{ type: "paragraph", text: note }] as const) : []),
      ...(next[event] ? [words.paragraph("next")] : []),
      ...(event === "refunded"
        ? [words.paragraph(points > 0 ? "bothBack" : "moneyBack", { money: rp(money), points: String(points) })]
        : []),
      { type: "button", label: words.text("button"), url: `${shop.url}${path}` },
    ],
  }),
});
