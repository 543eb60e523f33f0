import type { Texts } from "#kit/core/locale.ts";
import type { EditRefusal, PreviewChanged } from "#modules/order/server/index.ts";

type Packed = { readonly code: "PACKED" };
type ContactHidden = { readonly code: "CONTACT_HIDDEN" };
export type CannotEdit = EditRefusal | PreviewChanged | Packed | ContactHidden;

/** The sentences of the refusals that only edits of orders have. */
export const editRefusals: Readonly<Record<Exclude<CannotEdit["code"], "ACTION_NOT_ALLOWED">, Texts>> = {
  PACKED: {
    "en-US": "This order is packed. Nothing of it can be changed any more.",
    "id-ID": "Pesanan ini sudah dikemas. Isinya tidak bisa diubah lagi.",
    "vi-VN": "Đơn hàng này đã đóng gói, không thể sửa nữa.",
    "zh-CN": "此订单已打包，无法再修改。",
  },
  CONTACT_HIDDEN: {
    "en-US": "Who may not see contact data cannot change it.",
    "id-ID": "Yang tidak boleh melihat data kontak tidak bisa mengubahnya.",
    "vi-VN": "Người không được xem thông tin liên hệ thì không thể sửa.",
    "zh-CN": "无权查看联系方式的人员不能修改。",
  },
  UNPAID: {
    "en-US": "This order is not paid yet: nothing can be taken off. Cancel it, and the shopper orders again.",
    "id-ID": "Pesanan ini belum dibayar: barang belum bisa dikurangi. Batalkan, lalu pembeli memesan lagi.",
    "vi-VN": "Đơn hàng chưa thanh toán nên không thể bớt hàng. Hãy hủy để khách đặt lại.",
    "zh-CN": "此订单尚未付款，不能减少商品。请取消后让顾客重新下单。",
  },
  PIECES_GONE: {
    "en-US": "The order does not have so many pieces.",
    "id-ID": "Pesanan ini tidak memiliki barang sebanyak itu.",
    "vi-VN": "Đơn hàng không có nhiều sản phẩm như vậy.",
    "zh-CN": "订单中没有这么多件。",
  },
  LAST_PIECES: {
    "en-US": "Nothing would be left of the order. Cancel it instead.",
    "id-ID": "Tidak ada yang tersisa dari pesanan. Batalkan saja pesanannya.",
    "vi-VN": "Đơn hàng sẽ không còn gì. Hãy hủy đơn hàng.",
    "zh-CN": "订单将没有剩余商品，请改为取消订单。",
  },
  NO_CHANGE: {
    "en-US": "Nothing is changed.",
    "id-ID": "Tidak ada yang berubah.",
    "vi-VN": "Không có gì thay đổi.",
    "zh-CN": "没有任何更改。",
  },
  REFUND_CHANGED: {
    "en-US": "The refund is another one by now. Please look at the preview again.",
    "id-ID": "Pengembalian dananya sudah berubah. Silakan lihat pratinjau lagi.",
    "vi-VN": "Số tiền hoàn đã thay đổi. Vui lòng xem trước lại.",
    "zh-CN": "退款金额已变化，请重新预览。",
  },
};
