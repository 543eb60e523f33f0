import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { Template } from "./template.ts";

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

const subject: Texts = {
  "en-US": "Return {back}: {news}",
  "id-ID": "Pengembalian {back}: {news}",
  "vi-VN": "Trả hàng {back}: {news}",
  "zh-CN": "退货 {back}：{news}",
};

const about: Texts = {
  "en-US": "This is about return {back} of your order {order}.",
  "id-ID": "Ini tentang pengembalian {back} dari pesanan {order}.",
  "vi-VN": "Tin này về yêu cầu trả hàng {back} của đơn {order}.",
  "zh-CN": "此消息与订单 {order} 的退货 {back} 有关。",
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

const line = (data: Data, locale: Locale) =>
  fill(subject[locale], { back: data.returnCode, news: headings[data.event][locale] });

const sumOf = ({ money, points }: Data, locale: Locale) =>
  fill((points > 0 ? bothBack : moneyBack)[locale], { money: rp(money), points: String(points) });

export const returnChanged: Template<Data> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: returnChanged.sms(data, shop, locale) }),

  sms: (data, shop, locale) => `${line(data, locale)}. ${shop.url}${data.path}`,

  email: (data, shop, locale) => {
    const texts = [
      fill(about[locale], { back: data.returnCode, order: data.orderCode }),
      ...(data.note ? [data.note] : []),
      ...(next[data.event] ? [next[data.event]?.[locale] ?? ""] : []),
      ...(data.event === "refunded" ? [sumOf(data, locale)] : []),
    ];
    return {
      subject: line(data, locale),
      heading: headings[data.event][locale],
      blocks: [
        ...texts.map((text) => ({ type: "paragraph", text }) as const),
        { type: "button", label: look[locale], url: `${shop.url}${data.path}` },
      ],
    };
  },
};
