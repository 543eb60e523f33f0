import type { FailureTexts } from "#kit/graphql/operation.ts";
import { clubDownTexts, notLinkedText } from "#modules/loyalty/server/index.ts";
import { checkoutProblemTexts } from "../contract/checkout-texts.ts";
import { sessionTexts } from "./open-session.ts";
import type { PlaceRefusal } from "./place-order.ts";

/** How a refused order reads. */
export const placeTexts: FailureTexts<PlaceRefusal> = {
  ...checkoutProblemTexts,
  ...clubDownTexts,
  NOT_FOUND: sessionTexts.NOT_FOUND,
  CHECKOUT_EXPIRED: sessionTexts.CHECKOUT_EXPIRED,
  ORDER_PLACED: sessionTexts.ORDER_PLACED,
  NOT_LINKED: notLinkedText,
  OUT_OF_STOCK: {
    "en-US": "Something in your order has just sold out. Nothing was ordered; please have a look.",
    "id-ID": "Ada barang pesanan yang baru saja habis. Belum ada yang dipesan; silakan periksa.",
    "vi-VN": "Có món trong đơn vừa hết hàng. Chưa có gì được đặt; vui lòng xem lại.",
    "zh-CN": "订单中的商品刚刚售罄。尚未下单，请核对。",
  },
  PURCHASE_LIMIT: {
    "en-US": "One order can no longer have so many of a product. Nothing was ordered; please have a look.",
    "id-ID": "Satu pesanan tidak lagi dapat memuat produk sebanyak itu. Belum ada yang dipesan; silakan periksa.",
    "vi-VN": "Một đơn hàng không còn được mua nhiều sản phẩm như vậy. Chưa có gì được đặt; vui lòng xem lại.",
    "zh-CN": "商品的每单限购数量已调整。尚未下单，请核对。",
  },
  PRICE_CHANGED: {
    "en-US": "The price has changed. Nothing was ordered; please have a look.",
    "id-ID": "Harga telah berubah. Belum ada yang dipesan; silakan periksa.",
    "vi-VN": "Giá đã thay đổi. Chưa có gì được đặt; vui lòng xem lại.",
    "zh-CN": "价格已变动。尚未下单，请核对。",
  },
  ALREADY_ORDERED: {
    "en-US":
      "You have ordered these items already, perhaps in another tab. Nothing was ordered again: see your orders, or go on from your cart.",
    "id-ID":
      "Barang-barang ini sudah Anda pesan, mungkin di tab lain. Tidak ada yang dipesan lagi: lihat pesanan Anda, atau lanjutkan dari keranjang.",
    "vi-VN":
      "Bạn đã đặt những món này rồi, có thể ở một thẻ khác. Không có gì được đặt thêm: hãy xem đơn hàng hoặc tiếp tục từ giỏ hàng.",
    "zh-CN": "这些商品您已下单，可能是在另一个标签页中。没有重复下单：请查看订单，或从购物车继续。",
  },
  PAY_AT_ONCE: {
    "en-US":
      "Unpaid orders from your network already hold much of an item in this order. Please pay by card, QRIS or e-wallet, or order fewer pieces. Nothing was ordered yet.",
    "id-ID":
      "Pesanan yang belum dibayar dari jaringan Anda sudah menahan banyak stok barang ini. Silakan bayar dengan kartu, QRIS, atau e-wallet, atau kurangi jumlahnya. Belum ada yang dipesan.",
    "vi-VN":
      "Các đơn chưa thanh toán từ mạng của bạn đang giữ nhiều hàng của một món trong đơn này. Vui lòng trả bằng thẻ, QRIS hoặc ví điện tử, hoặc đặt ít hơn. Chưa có gì được đặt.",
    "zh-CN":
      "来自您网络的未付款订单已占用此订单中某商品的大量库存。请使用银行卡、QRIS 或电子钱包付款，或减少数量。尚未下单。",
  },
  CONTACT_REFUSED: {
    "en-US": "An order with this contact cannot be placed online. Please contact us.",
    "id-ID": "Pesanan dengan kontak ini tidak dapat dibuat secara online. Silakan hubungi kami.",
    "vi-VN": "Không thể đặt hàng trực tuyến với thông tin liên hệ này. Vui lòng liên hệ với chúng tôi.",
    "zh-CN": "无法使用此联系方式在线下单，请联系我们。",
  },
  KEY_REUSED: {
    "en-US": "This attempt was for something else. Please reload the page.",
    "id-ID": "Percobaan ini untuk hal lain. Silakan muat ulang halaman.",
    "vi-VN": "Lần thử này dành cho việc khác. Vui lòng tải lại trang.",
    "zh-CN": "该请求用于其他内容，请刷新页面。",
  },
  PIN_NEEDED: {
    "en-US": "Please enter your PIN again to pay with points.",
    "id-ID": "Silakan masukkan PIN lagi untuk membayar dengan poin.",
    "vi-VN": "Vui lòng nhập lại mã PIN để thanh toán bằng điểm.",
    "zh-CN": "请再次输入 PIN 码以使用积分付款。",
  },
  NOT_ENOUGH_POINTS: {
    "en-US": "Your points have been used meanwhile. Please choose again.",
    "id-ID": "Poin Anda sudah terpakai. Silakan pilih lagi.",
    "vi-VN": "Điểm của bạn đã được dùng. Vui lòng chọn lại.",
    "zh-CN": "您的积分已被使用，请重新选择。",
  },
};
