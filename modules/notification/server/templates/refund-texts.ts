import type { Texts } from "#kit/core/locale.ts";
import type { RefundEvent } from "../../contract/message.ts";

/** For refunds that wait for a bank account. */
export const accountRequested: Texts = {
  "en-US":
    "Your payment cannot be sent back the way it came. Please give us a bank account on the page of your order: the refund waits for it.",
  "id-ID":
    "Pembayaran Anda tidak dapat dikembalikan melalui cara yang sama. Silakan isi rekening bank di halaman pesanan Anda: pengembalian dana menunggu data ini.",
  "vi-VN":
    "Khoản thanh toán không thể hoàn theo cách bạn đã trả. Vui lòng cung cấp tài khoản ngân hàng trên trang đơn hàng: chúng tôi cần thông tin này để hoàn tiền.",
  "zh-CN": "您的付款无法原路退回。请在订单页面填写银行账户，我们收到后才能退款。",
};

type RefundText = { readonly heading: Texts; readonly text: Texts; readonly toAccount?: Texts };

export const refundTexts: Readonly<Record<RefundEvent, RefundText>> = {
  wrongAmount: {
    heading: {
      "en-US": "We received another amount than your order costs",
      "id-ID": "Jumlah yang kami terima tidak sesuai dengan pesanan Anda",
      "vi-VN": "Số tiền nhận được không khớp với đơn hàng của bạn",
      "zh-CN": "我们收到的金额与订单不符",
    },
    text: {
      "en-US":
        "{amount} arrived for your order {order}. That is not the amount due, so the order is not paid. We check this payment and send it back to you. To keep the order, please pay the full amount on its page before its time is over.",
      "id-ID":
        "{amount} kami terima untuk pesanan {order}. Jumlah itu tidak sesuai tagihan, jadi pesanan belum terbayar. Kami memeriksa pembayaran ini dan mengembalikannya kepada Anda. Agar pesanan tetap berlaku, bayar jumlah penuh di halaman pesanan sebelum batas waktunya.",
      "vi-VN":
        "Chúng tôi nhận được {amount} cho đơn hàng {order}. Số tiền này không đúng với số phải trả nên đơn hàng chưa được thanh toán. Chúng tôi sẽ kiểm tra và hoàn lại khoản này. Để giữ đơn hàng, vui lòng trả đủ số tiền trên trang đơn hàng trước khi hết hạn.",
      "zh-CN":
        "我们为订单 {order} 收到了 {amount}，与应付金额不符，因此订单尚未付款。我们会核查这笔款项并退还给您。如需保留订单，请在到期前于订单页面支付全额。",
    },
  },
  paidTwice: {
    heading: {
      "en-US": "We received your payment twice",
      "id-ID": "Kami menerima pembayaran Anda dua kali",
      "vi-VN": "Chúng tôi nhận được thanh toán của bạn hai lần",
      "zh-CN": "我们收到了您的重复付款",
    },
    text: {
      "en-US": "Your order {order} was paid already. We refund the second payment of {amount}.",
      "id-ID": "Pesanan {order} sudah dibayar. Kami mengembalikan pembayaran kedua sebesar {amount}.",
      "vi-VN": "Đơn hàng {order} đã được thanh toán trước đó. Chúng tôi hoàn lại khoản thứ hai {amount}.",
      "zh-CN": "订单 {order} 此前已付款。第二笔付款 {amount} 将退还给您。",
    },
  },
  paidLate: {
    heading: {
      "en-US": "Your payment came after the order was closed",
      "id-ID": "Pembayaran Anda tiba setelah pesanan ditutup",
      "vi-VN": "Thanh toán của bạn đến sau khi đơn hàng đã đóng",
      "zh-CN": "您的付款在订单关闭后到达",
    },
    text: {
      "en-US": "Your order {order} could not be brought back. We refund the {amount} you paid.",
      "id-ID": "Pesanan {order} tidak dapat dipulihkan. Kami mengembalikan {amount} yang Anda bayarkan.",
      "vi-VN": "Đơn hàng {order} không thể khôi phục. Chúng tôi hoàn lại {amount} bạn đã trả.",
      "zh-CN": "订单 {order} 已无法恢复。您支付的 {amount} 将退还给您。",
    },
  },
  accountNeeded: {
    heading: {
      "en-US": "We need your bank account for a refund",
      "id-ID": "Kami memerlukan rekening bank Anda untuk pengembalian dana",
      "vi-VN": "Chúng tôi cần tài khoản ngân hàng của bạn để hoàn tiền",
      "zh-CN": "退款需要您的银行账户",
    },
    text: {
      "en-US": "We owe you {amount} for your order {order}.",
      "id-ID": "Kami perlu mengembalikan {amount} untuk pesanan {order}.",
      "vi-VN": "Chúng tôi cần hoàn cho bạn {amount} của đơn hàng {order}.",
      "zh-CN": "我们需为订单 {order} 退还您 {amount}。",
    },
  },
  accountGiven: {
    heading: {
      "en-US": "We have your bank account for the refund",
      "id-ID": "Rekening bank Anda untuk pengembalian dana sudah kami terima",
      "vi-VN": "Chúng tôi đã nhận tài khoản ngân hàng của bạn",
      "zh-CN": "我们已收到您的退款账户",
    },
    text: {
      "en-US":
        "Refunds of your order {order} go to {account}. We write to you when one is sent. Was it not you who gave this account? Please contact us at once.",
      "id-ID":
        "Pengembalian dana pesanan {order} dikirim ke {account}. Kami mengabari Anda setelah dikirim. Bukan Anda yang mengisi rekening ini? Segera hubungi kami.",
      "vi-VN":
        "Tiền hoàn của đơn hàng {order} sẽ được chuyển vào {account}. Chúng tôi sẽ báo khi đã gửi. Nếu không phải bạn cung cấp tài khoản này, vui lòng liên hệ ngay với chúng tôi.",
      "zh-CN": "订单 {order} 的退款将退至 {account}，发出后我们会通知您。如非您本人填写，请立即联系我们。",
    },
  },
  accountDeclined: {
    heading: {
      "en-US": "The bank did not accept our refund",
      "id-ID": "Bank tidak menerima pengembalian dana kami",
      "vi-VN": "Ngân hàng không chấp nhận khoản hoàn tiền",
      "zh-CN": "银行未接受我们的退款",
    },
    text: {
      "en-US":
        "{amount} of your order {order} could not be paid to the account you gave. The money is still with us. Our bank says:",
      "id-ID":
        "{amount} dari pesanan {order} tidak dapat dikirim ke rekening yang Anda berikan. Uangnya masih ada pada kami. Keterangan bank:",
      "vi-VN":
        "Không thể chuyển {amount} của đơn hàng {order} vào tài khoản bạn đã cung cấp. Tiền vẫn ở chỗ chúng tôi. Ngân hàng cho biết:",
      "zh-CN": "订单 {order} 的 {amount} 未能退至您提供的账户，款项仍在我们这里。银行说明：",
    },
  },
  sent: {
    heading: {
      "en-US": "Your refund is on its way",
      "id-ID": "Pengembalian dana Anda sudah dikirim",
      "vi-VN": "Tiền hoàn đã được gửi cho bạn",
      "zh-CN": "您的退款已发出",
    },
    text: {
      "en-US": "We have sent {amount} of your order {order} back the way it came. Banks may take a few working days.",
      "id-ID":
        "Kami telah mengirim kembali {amount} dari pesanan {order} melalui cara yang sama. Bank mungkin memerlukan beberapa hari kerja.",
      "vi-VN":
        "Chúng tôi đã hoàn {amount} của đơn hàng {order} theo cách bạn đã trả. Ngân hàng có thể cần vài ngày làm việc.",
      "zh-CN": "订单 {order} 的 {amount} 已原路退回，银行可能需要几个工作日到账。",
    },
    toAccount: {
      "en-US":
        "We have sent {amount} of your order {order} to your account {account}. Banks may take a few working days.",
      "id-ID":
        "Kami telah mengirim {amount} dari pesanan {order} ke rekening Anda {account}. Bank mungkin memerlukan beberapa hari kerja.",
      "vi-VN":
        "Chúng tôi đã chuyển {amount} của đơn hàng {order} vào tài khoản {account} của bạn. Ngân hàng có thể cần vài ngày làm việc.",
      "zh-CN": "订单 {order} 的 {amount} 已退至您的账户 {account}，银行可能需要几个工作日到账。",
    },
  },
  withdrawn: {
    heading: {
      "en-US": "Your bank took the payment back",
      "id-ID": "Bank Anda menarik kembali pembayarannya",
      "vi-VN": "Ngân hàng của bạn đã thu hồi khoản thanh toán",
      "zh-CN": "您的银行已撤回付款",
    },
    text: {
      "en-US":
        "Your bank has taken back the payment of your order {order}. The money is with your bank, so we do not send the refund of {amount}.",
      "id-ID":
        "Bank Anda telah menarik kembali pembayaran pesanan {order}. Uangnya ada di bank Anda, jadi kami tidak mengirim pengembalian dana {amount}.",
      "vi-VN":
        "Ngân hàng đã thu hồi khoản thanh toán của đơn hàng {order}. Tiền đang ở ngân hàng của bạn nên chúng tôi không gửi khoản hoàn {amount}.",
      "zh-CN": "您的银行已撤回订单 {order} 的付款。款项在您的银行，因此我们不再退还 {amount}。",
    },
  },
};
