import type { Locale, Texts } from "#kit/core/locale.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderStatus } from "./order-status.ts";

const closed: Texts = { "en-US": "Closed", "id-ID": "Ditutup", "vi-VN": "Đã đóng", "zh-CN": "已关闭" };
const cancelled: Texts = { "en-US": "Cancelled", "id-ID": "Dibatalkan", "vi-VN": "Đã hủy", "zh-CN": "已取消" };
const unpaid: Texts = {
  "en-US": "Awaiting payment",
  "id-ID": "Menunggu pembayaran",
  "vi-VN": "Chờ thanh toán",
  "zh-CN": "待付款",
};
const preparing: Texts = {
  "en-US": "Paid, being prepared",
  "id-ID": "Dibayar, sedang disiapkan",
  "vi-VN": "Đã thanh toán, đang chuẩn bị",
  "zh-CN": "已付款，备货中",
};

type Words = Readonly<Record<OrderStatus, Texts>>;

/** The texts of statuses by delivery method (D-52). */
export const statusTexts: Readonly<Record<DeliveryMethod, Words>> = {
  homeDelivery: {
    awaitingPayment: unpaid,
    paid: preparing,
    partiallyShipped: {
      "en-US": "Partly shipped",
      "id-ID": "Dikirim sebagian",
      "vi-VN": "Đã giao một phần",
      "zh-CN": "部分发货",
    },
    shipped: { "en-US": "Shipped", "id-ID": "Dikirim", "vi-VN": "Đang giao", "zh-CN": "已发货" },
    completed: { "en-US": "Completed", "id-ID": "Selesai", "vi-VN": "Hoàn tất", "zh-CN": "已完成" },
    cancelled,
    closed,
  },
  storePickup: {
    awaitingPayment: unpaid,
    paid: preparing,
    partiallyShipped: {
      "en-US": "Partly ready at the store",
      "id-ID": "Siap sebagian di toko",
      "vi-VN": "Một phần đã sẵn sàng tại cửa hàng",
      "zh-CN": "部分到店",
    },
    shipped: {
      "en-US": "Ready for pickup",
      "id-ID": "Siap diambil",
      "vi-VN": "Sẵn sàng để lấy",
      "zh-CN": "待自提",
    },
    completed: { "en-US": "Collected", "id-ID": "Sudah diambil", "vi-VN": "Đã lấy hàng", "zh-CN": "已提货" },
    cancelled,
    closed,
  },
};

/** The channel paid to the courier. */
const cashOnDelivery = "COD";

export const isCashOnDelivery = (channelCode: string | null): boolean => channelCode === cashOnDelivery;

const payOnDelivery: Texts = {
  "en-US": "Confirmed, pay on delivery",
  "id-ID": "Dikonfirmasi, bayar di tempat",
  "vi-VN": "Đã xác nhận, thanh toán khi nhận hàng",
  "zh-CN": "已确认，货到付款",
};

type Shown = {
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod;
  readonly channelCode: string | null;
};

/** The text of an order's status in all languages. Cash on delivery is "confirmed" instead of "paid". */
export const statusTextsOf = ({ status, deliveryMethod, channelCode }: Shown): Texts =>
  status === "paid" && isCashOnDelivery(channelCode) ? payOnDelivery : statusTexts[deliveryMethod][status];

export const statusTextOf = (order: Shown, locale: Locale): string => statusTextsOf(order)[locale];

export const deliveryTexts: Readonly<Record<DeliveryMethod, Texts>> = {
  homeDelivery: { "en-US": "Home delivery", "id-ID": "Kirim ke rumah", "vi-VN": "Giao tận nơi", "zh-CN": "送货上门" },
  storePickup: { "en-US": "Store pickup", "id-ID": "Ambil di toko", "vi-VN": "Lấy tại cửa hàng", "zh-CN": "门店自提" },
};

/** Reasons of a cancellation (D-55). */
export const cancelReasons = {
  CHANGE_OF_MIND: { "en-US": "Change of mind", "id-ID": "Berubah pikiran", "vi-VN": "Đổi ý", "zh-CN": "改变主意" },
  WRONG_ITEM: { "en-US": "Wrong item", "id-ID": "Salah barang", "vi-VN": "Chọn nhầm hàng", "zh-CN": "选错商品" },
  WRONG_ADDRESS: { "en-US": "Wrong address", "id-ID": "Salah alamat", "vi-VN": "Sai địa chỉ", "zh-CN": "地址错误" },
  PAYMENT_PROBLEM: {
    "en-US": "Payment problem",
    "id-ID": "Masalah pembayaran",
    "vi-VN": "Lỗi thanh toán",
    "zh-CN": "付款问题",
  },
  FOUND_CHEAPER: {
    "en-US": "Found cheaper",
    "id-ID": "Menemukan yang lebih murah",
    "vi-VN": "Tìm được giá rẻ hơn",
    "zh-CN": "找到更便宜的",
  },
  OTHER: { "en-US": "Other", "id-ID": "Lainnya", "vi-VN": "Lý do khác", "zh-CN": "其他" },
} as const satisfies Readonly<Record<string, Texts>>;
export type CancelReason = keyof typeof cancelReasons;
export const cancelReasonCodes = Object.keys(cancelReasons) as CancelReason[];

const isCancelReason = (code: string): code is CancelReason => code in cancelReasons;

/** Reasons that the system sets. */
const otherReasons: Readonly<Record<string, Texts>> = {
  NOT_PAID: {
    "en-US": "Not paid in time",
    "id-ID": "Tidak dibayar tepat waktu",
    "vi-VN": "Không thanh toán kịp thời",
    "zh-CN": "未按时付款",
  },
  NOT_COLLECTED: {
    "en-US": "Not collected from the store",
    "id-ID": "Tidak diambil dari toko",
    "vi-VN": "Không được lấy tại cửa hàng",
    "zh-CN": "未到店取货",
  },
  DELIVERY_FAILED: {
    "en-US": "Could not be delivered",
    "id-ID": "Tidak dapat diantar",
    "vi-VN": "Không giao được",
    "zh-CN": "无法送达",
  },
  NO_WORD: {
    "en-US": "Nobody said otherwise in time",
    "id-ID": "Tidak ada kabar lain tepat waktu",
    "vi-VN": "Không có phản hồi khác kịp thời",
    "zh-CN": "到期未收到异议",
  },
};

/** The text of a reason code; free text is returned unchanged. */
export const reasonText = (reason: string, locale: Locale): string =>
  (isCancelReason(reason) ? cancelReasons[reason] : otherReasons[reason])?.[locale] ?? reason;
