/** Why a return cannot be refunded. */
export const refundFailures = {
  NOT_PAID: {
    "en-US": "Nothing was paid for this order, so nothing can go back.",
    "id-ID": "Pesanan ini belum dibayar, jadi tidak ada yang dikembalikan.",
    "vi-VN": "Đơn này chưa được thanh toán nên không có gì để hoàn.",
    "zh-CN": "此订单未付款，无可退款项。",
  },
  MORE_THAN_PAID: {
    "en-US": "More would go back than was paid. Please have the payment looked at.",
    "id-ID": "Jumlahnya melebihi yang dibayar. Mohon periksa pembayarannya.",
    "vi-VN": "Số hoàn vượt quá số đã trả. Vui lòng kiểm tra thanh toán.",
    "zh-CN": "退款将超过已付金额，请检查付款。",
  },
} as const;
