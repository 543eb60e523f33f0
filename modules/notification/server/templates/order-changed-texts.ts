import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";

type OrderEvent = MessageData["orderChanged"]["event"];

export const eventHeadings: Readonly<Record<OrderEvent, Texts>> = {
  paid: {
    "en-US": "We are preparing your order",
    "id-ID": "Pesanan Anda sedang disiapkan",
    "vi-VN": "Đơn hàng của bạn đang được chuẩn bị",
    "zh-CN": "您的订单正在备货",
  },
  confirmed: {
    "en-US": "Your order is confirmed",
    "id-ID": "Pesanan Anda dikonfirmasi",
    "vi-VN": "Đơn hàng của bạn đã được xác nhận",
    "zh-CN": "您的订单已确认",
  },
  partlySent: {
    "en-US": "Part of your order is on its way",
    "id-ID": "Sebagian pesanan Anda sudah dikirim",
    "vi-VN": "Một phần đơn hàng đang được giao",
    "zh-CN": "您的部分商品已发出",
  },
  partlyReady: {
    "en-US": "Part of your order is ready at the store",
    "id-ID": "Sebagian pesanan Anda siap diambil di toko",
    "vi-VN": "Một phần đơn hàng đã sẵn sàng tại cửa hàng",
    "zh-CN": "您的部分商品已到店",
  },
  sent: {
    "en-US": "Your order is on its way",
    "id-ID": "Pesanan Anda sudah dikirim",
    "vi-VN": "Đơn hàng của bạn đang được giao",
    "zh-CN": "您的订单已发出",
  },
  ready: {
    "en-US": "Your order is ready at the store",
    "id-ID": "Pesanan Anda siap diambil di toko",
    "vi-VN": "Đơn hàng của bạn đã sẵn sàng tại cửa hàng",
    "zh-CN": "您的订单已可到店自提",
  },
  delivered: {
    "en-US": "Your parcel has arrived",
    "id-ID": "Paket Anda sudah tiba",
    "vi-VN": "Kiện hàng của bạn đã đến",
    "zh-CN": "您的包裹已送达",
  },
  deliveryFailed: {
    "en-US": "Your parcel could not be delivered",
    "id-ID": "Paket Anda belum dapat diantar",
    "vi-VN": "Chưa giao được kiện hàng của bạn",
    "zh-CN": "您的包裹未能送达",
  },
  completed: {
    "en-US": "Your order is completed",
    "id-ID": "Pesanan Anda selesai",
    "vi-VN": "Đơn hàng của bạn đã hoàn tất",
    "zh-CN": "您的订单已完成",
  },
  partlyCancelled: {
    "en-US": "Some items of your order are cancelled",
    "id-ID": "Sebagian barang pesanan Anda dibatalkan",
    "vi-VN": "Một số sản phẩm trong đơn hàng đã hủy",
    "zh-CN": "您的订单中部分商品已取消",
  },
  cancelRefused: {
    "en-US": "We could not cancel the items you asked for",
    "id-ID": "Barang yang Anda minta tidak dapat dibatalkan",
    "vi-VN": "Không thể hủy các sản phẩm bạn yêu cầu",
    "zh-CN": "无法取消您申请的商品",
  },
  contactChanged: {
    "en-US": "We have changed who gets your order, or where",
    "id-ID": "Kami mengubah penerima atau alamat pesanan Anda",
    "vi-VN": "Chúng tôi đã sửa người nhận hoặc địa chỉ của đơn hàng",
    "zh-CN": "我们已修改您订单的收货人或地址",
  },
  refundDeclined: {
    "en-US": "We have looked at a payment that was not the amount of your order",
    "id-ID": "Kami telah memeriksa pembayaran yang jumlahnya tidak sesuai pesanan Anda",
    "vi-VN": "Chúng tôi đã xem khoản thanh toán không khớp với đơn hàng của bạn",
    "zh-CN": "我们已核查与您订单金额不符的付款",
  },
  cancelled: {
    "en-US": "Your order is cancelled",
    "id-ID": "Pesanan Anda dibatalkan",
    "vi-VN": "Đơn hàng của bạn đã hủy",
    "zh-CN": "您的订单已取消",
  },
  closed: {
    "en-US": "Your order is closed",
    "id-ID": "Pesanan Anda ditutup",
    "vi-VN": "Đơn hàng của bạn đã đóng",
    "zh-CN": "您的订单已关闭",
  },
};

export const subjectLine: Texts = {
  "en-US": "Order {order}: {news}",
  "id-ID": "Pesanan {order}: {news}",
  "vi-VN": "Đơn hàng {order}: {news}",
  "zh-CN": "订单 {order}：{news}",
};

export const about: Texts = {
  "en-US": "This is about your order {order}.",
  "id-ID": "Ini tentang pesanan Anda {order}.",
  "vi-VN": "Tin này về đơn hàng {order} của bạn.",
  "zh-CN": "此消息与您的订单 {order} 有关。",
};

export const aboutMany: Texts = {
  "en-US": "This is about your orders {order}, which are paid for together.",
  "id-ID": "Ini tentang pesanan Anda {order}, yang dibayar sekaligus.",
  "vi-VN": "Tin này về các đơn hàng {order} của bạn, được thanh toán chung.",
  "zh-CN": "此消息与您一并付款的订单 {order} 有关。",
};

export const restGoesOn: Texts = {
  "en-US": "The rest of your order goes on.",
  "id-ID": "Sisa pesanan Anda tetap diproses.",
  "vi-VN": "Phần còn lại của đơn hàng vẫn được xử lý.",
  "zh-CN": "订单其余部分继续处理。",
};

export const payCourier: Texts = {
  "en-US": "We are preparing it. You pay {amount} to the courier when it arrives.",
  "id-ID": "Kami sedang menyiapkannya. Anda membayar {amount} kepada kurir saat pesanan tiba.",
  "vi-VN": "Chúng tôi đang chuẩn bị hàng. Bạn trả {amount} cho nhân viên giao hàng khi nhận.",
  "zh-CN": "我们正在备货。商品送达时，请向快递员支付 {amount}。",
};

export const fetchIt: Texts = {
  "en-US": "Show this code at {store}. The order is kept for 7 days.",
  "id-ID": "Tunjukkan kode ini di {store}. Pesanan disimpan selama 7 hari.",
  "vi-VN": "Xuất trình mã này tại {store}. Đơn hàng được giữ trong 7 ngày.",
  "zh-CN": "请在 {store} 出示此取货码。订单为您保留 7 天。",
};

export const qrLabel: Texts = {
  "en-US": "QR code of your pickup code {code}",
  "id-ID": "Kode QR untuk kode ambil {code}",
  "vi-VN": "Mã QR của mã lấy hàng {code}",
  "zh-CN": "取货码 {code} 的二维码",
};

export const carried: Texts = {
  "en-US": "Carried by {courier}, tracking number {number}.",
  "id-ID": "Dikirim oleh {courier}, nomor resi {number}.",
  "vi-VN": "Vận chuyển bởi {courier}, mã vận đơn {number}.",
  "zh-CN": "由 {courier} 承运，运单号 {number}。",
};

export const because: Texts = {
  "en-US": "Reason: {reason}. The courier tries again, or we get in touch with you.",
  "id-ID": "Alasan: {reason}. Kurir akan mencoba lagi, atau kami menghubungi Anda.",
  "vi-VN": "Lý do: {reason}. Đơn vị vận chuyển sẽ thử lại, hoặc chúng tôi sẽ liên hệ với bạn.",
  "zh-CN": "原因：{reason}。快递会再次派送，或由我们与您联系。",
};

export const confirmReceipt: Texts = {
  "en-US": "Please confirm that you have it. Without a word from you we take it as received after 7 days.",
  "id-ID":
    "Mohon konfirmasi bahwa Anda sudah menerimanya. Tanpa kabar dari Anda, pesanan dianggap diterima setelah 7 hari.",
  "vi-VN": "Vui lòng xác nhận bạn đã nhận hàng. Nếu không có phản hồi, sau 7 ngày đơn hàng được xem là đã nhận.",
  "zh-CN": "请确认收货。若您未回复，7 天后将视为已收货。",
};

export const look: Texts = {
  "en-US": "View the order",
  "id-ID": "Lihat pesanan",
  "vi-VN": "Xem đơn hàng",
  "zh-CN": "查看订单",
};

export const giveAccount: Texts = {
  "en-US": "Give your bank account",
  "id-ID": "Isi rekening bank Anda",
  "vi-VN": "Cung cấp tài khoản ngân hàng",
  "zh-CN": "填写银行账户",
};
