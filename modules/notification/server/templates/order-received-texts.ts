import type { Texts } from "#kit/core/locale.ts";

/** The sentences of the confirmation of a purchase. */
export const receivedTexts = {
  subject: {
    "en-US": "Your order {order}",
    "id-ID": "Pesanan Anda {order}",
    "vi-VN": "Đơn hàng {order} của bạn",
    "zh-CN": "您的订单 {order}",
  },
  subjectMany: {
    "en-US": "Your purchase: {count} orders, paid together",
    "id-ID": "Pembelian Anda: {count} pesanan, dibayar sekaligus",
    "vi-VN": "Giao dịch mua của bạn: {count} đơn hàng, thanh toán chung",
    "zh-CN": "您的购买：{count} 个订单，一并付款",
  },
  heading: {
    "en-US": "We have your order",
    "id-ID": "Pesanan Anda kami terima",
    "vi-VN": "Chúng tôi đã nhận đơn hàng",
    "zh-CN": "已收到您的订单",
  },
  headingMany: {
    "en-US": "We have your {count} orders",
    "id-ID": "{count} pesanan Anda kami terima",
    "vi-VN": "Chúng tôi đã nhận {count} đơn hàng của bạn",
    "zh-CN": "已收到您的 {count} 个订单",
  },
  thanks: {
    "en-US": "Thank you for shopping at {shop}. We have received your order {order} over {total}.",
    "id-ID": "Terima kasih telah berbelanja di {shop}. Pesanan {order} senilai {total} sudah kami catat.",
    "vi-VN": "Cảm ơn bạn đã mua sắm tại {shop}. Đơn hàng {order} trị giá {total} đã được ghi nhận.",
    "zh-CN": "感谢您在 {shop} 购物。我们已收到您的订单 {order}（金额 {total}）。",
  },
  thanksMany: {
    "en-US":
      "Thank you for shopping at {shop}. What you bought leaves in {count} orders: {orders}. They are paid for together, {total} in one payment.",
    "id-ID":
      "Terima kasih telah berbelanja di {shop}. Belanjaan Anda dikirim dalam {count} pesanan: {orders}. Semuanya dibayar sekaligus, {total} dalam satu pembayaran.",
    "vi-VN":
      "Cảm ơn bạn đã mua sắm tại {shop}. Hàng bạn mua được chia thành {count} đơn: {orders}. Các đơn được thanh toán chung, {total} trong một lần.",
    "zh-CN": "感谢您在 {shop} 购物。您购买的商品分为 {count} 个订单：{orders}。这些订单一并付款，共 {total}。",
  },
  advice: {
    "en-US": "The links in this message are meant for you alone: with them the order can be paid and cancelled.",
    "id-ID": "Tautan dalam pesan ini hanya untuk Anda: melalui tautan ini pesanan dapat dibayar dan dibatalkan.",
    "vi-VN": "Các liên kết trong thư này chỉ dành riêng cho bạn: ai có liên kết đều có thể thanh toán và hủy đơn.",
    "zh-CN": "此邮件中的链接仅供您本人使用：通过链接可以付款和取消订单。",
  },
  toPay: {
    "en-US": "To pay: {total}",
    "id-ID": "Yang harus dibayar: {total}",
    "vi-VN": "Cần thanh toán: {total}",
    "zh-CN": "待付款：{total}",
  },
  payment: { "en-US": "Payment", "id-ID": "Pembayaran", "vi-VN": "Thanh toán", "zh-CN": "付款" },
  method: {
    "en-US": "Payment method",
    "id-ID": "Metode pembayaran",
    "vi-VN": "Phương thức thanh toán",
    "zh-CN": "付款方式",
  },
  vaNumber: {
    "en-US": "Virtual account number",
    "id-ID": "Nomor virtual account",
    "vi-VN": "Số tài khoản ảo",
    "zh-CN": "虚拟账号",
  },
  billerCode: {
    "en-US": "Company code",
    "id-ID": "Kode perusahaan",
    "vi-VN": "Mã công ty",
    "zh-CN": "公司代码",
  },
  payBefore: { "en-US": "Pay before", "id-ID": "Bayar sebelum", "vi-VN": "Thanh toán trước", "zh-CN": "付款截止" },
  openToPay: {
    "en-US": "Open the order to pay. What is not paid in time is cancelled by itself.",
    "id-ID": "Buka pesanan untuk membayar. Yang tidak dibayar tepat waktu dibatalkan otomatis.",
    "vi-VN": "Mở đơn hàng để thanh toán. Đơn không được thanh toán đúng hạn sẽ tự động hủy.",
    "zh-CN": "请打开订单付款。逾期未付款的订单将自动取消。",
  },
  paid: {
    "en-US": "Your payment has arrived.",
    "id-ID": "Pembayaran Anda sudah kami terima.",
    "vi-VN": "Chúng tôi đã nhận thanh toán của bạn.",
    "zh-CN": "已收到您的付款。",
  },
  onDelivery: {
    "en-US": "You pay {total} to the courier when it arrives.",
    "id-ID": "Anda membayar {total} kepada kurir saat barang tiba.",
    "vi-VN": "Bạn trả {total} cho người giao hàng khi nhận hàng.",
    "zh-CN": "货到时向快递员支付 {total}。",
  },
  nothingToPay: {
    "en-US": "There is nothing to pay.",
    "id-ID": "Tidak ada yang perlu dibayar.",
    "vi-VN": "Bạn không cần thanh toán thêm.",
    "zh-CN": "无需付款。",
  },
  order: { "en-US": "Order {order}", "id-ID": "Pesanan {order}", "vi-VN": "Đơn hàng {order}", "zh-CN": "订单 {order}" },
  gift: { "en-US": "Gift", "id-ID": "Hadiah", "vi-VN": "Quà tặng", "zh-CN": "赠品" },
  homeDelivery: {
    "en-US": "Delivery to {to}",
    "id-ID": "Dikirim ke {to}",
    "vi-VN": "Giao đến {to}",
    "zh-CN": "配送至 {to}",
  },
  storePickup: {
    "en-US": "Pickup at {to}",
    "id-ID": "Diambil di {to}",
    "vi-VN": "Nhận tại {to}",
    "zh-CN": "到店自提：{to}",
  },
  byCourier: { "en-US": "with {courier}", "id-ID": "dengan {courier}", "vi-VN": "qua {courier}", "zh-CN": "{courier}" },
  days: {
    "en-US": "{from}–{to} working days",
    "id-ID": "{from}–{to} hari kerja",
    "vi-VN": "{from}–{to} ngày làm việc",
    "zh-CN": "{from}–{to} 个工作日",
  },
  preOrder: {
    "en-US": "pre-order: arrives {from} – {to}",
    "id-ID": "pra-pesan: tiba {from} – {to}",
    "vi-VN": "đặt trước: giao {from} – {to}",
    "zh-CN": "预售：预计 {from} – {to} 送达",
  },
  shipsFrom: {
    "en-US": "pre-order: at the store from {date}",
    "id-ID": "pra-pesan: tersedia di toko mulai {date}",
    "vi-VN": "đặt trước: có tại cửa hàng từ {date}",
    "zh-CN": "预售：{date} 起可到店领取",
  },
  summary: { "en-US": "Summary", "id-ID": "Ringkasan", "vi-VN": "Tóm tắt", "zh-CN": "金额明细" },
  products: { "en-US": "Items", "id-ID": "Barang", "vi-VN": "Sản phẩm", "zh-CN": "商品" },
  promotions: { "en-US": "Promotions", "id-ID": "Promosi", "vi-VN": "Khuyến mãi", "zh-CN": "优惠" },
  coupon: { "en-US": "Coupon", "id-ID": "Kupon", "vi-VN": "Phiếu giảm giá", "zh-CN": "优惠券" },
  delivery: { "en-US": "Delivery", "id-ID": "Pengiriman", "vi-VN": "Vận chuyển", "zh-CN": "运费" },
  points: { "en-US": "Points", "id-ID": "Poin", "vi-VN": "Điểm", "zh-CN": "积分" },
  fee: { "en-US": "Payment fee", "id-ID": "Biaya pembayaran", "vi-VN": "Phí thanh toán", "zh-CN": "支付手续费" },
  total: { "en-US": "Total", "id-ID": "Total", "vi-VN": "Tổng cộng", "zh-CN": "合计" },
  pay: {
    "en-US": "Pay and view the order",
    "id-ID": "Bayar dan lihat pesanan",
    "vi-VN": "Thanh toán và xem đơn hàng",
    "zh-CN": "付款并查看订单",
  },
  look: { "en-US": "View the order", "id-ID": "Lihat pesanan", "vi-VN": "Xem đơn hàng", "zh-CN": "查看订单" },
  lookAt: {
    "en-US": "View order {order}",
    "id-ID": "Lihat pesanan {order}",
    "vi-VN": "Xem đơn hàng {order}",
    "zh-CN": "查看订单 {order}",
  },
} satisfies Readonly<Record<string, Texts>>;
