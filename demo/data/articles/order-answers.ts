import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { answer } from "./drafts.ts";

/** When an order is not to be kept. */
export const orderAnswers: readonly ArticleDraft[] = [
  answer("cancelling-an-order", "orders", "2026-03-02", {
    title: texts(
      "How do I cancel an order?",
      "Bagaimana cara membatalkan pesanan?",
      "Làm sao để hủy đơn hàng?",
      "怎样取消订单？",
    ),
    subtitle: texts(
      "At once before payment; by request while it is being prepared.",
      "Langsung sebelum dibayar; dengan permintaan selagi disiapkan.",
      "Hủy ngay khi chưa trả tiền; gửi yêu cầu khi đang chuẩn bị.",
      "付款前立即取消；备货中可提出申请。",
    ),
    html: texts(
      `<p>Open the order under <a href="/account/order">your orders</a>.</p>
<ul><li><strong>Awaiting payment:</strong> press cancel and choose a reason. It is done at once.</li><li><strong>Paid, being prepared:</strong> ask us to cancel the whole order or single items. Until we have agreed you may undo the request; afterwards you get your money back.</li><li><strong>Shipped:</strong> it can no longer be cancelled. Once it has arrived you may <a href="/information/returning-goods">return it</a>.</li></ul>
<p>Points and coupons used in an order that was cancelled before payment come back to you.</p>`,
      `<p>Buka pesanan di <a href="/account/order">pesanan Anda</a>.</p>
<ul><li><strong>Menunggu pembayaran:</strong> tekan batal dan pilih alasan. Langsung selesai.</li><li><strong>Sudah dibayar, sedang disiapkan:</strong> ajukan pembatalan seluruh pesanan atau barang tertentu. Selama belum kami setujui, permintaan bisa ditarik; setelah itu uang Anda dikembalikan.</li><li><strong>Sudah dikirim:</strong> tidak bisa dibatalkan lagi. Setelah tiba, Anda dapat <a href="/information/returning-goods">meretur</a>.</li></ul>
<p>Poin dan kupon pada pesanan yang dibatalkan sebelum dibayar kembali kepada Anda.</p>`,
      `<p>Mở đơn trong <a href="/account/order">đơn hàng của bạn</a>.</p>
<ul><li><strong>Chờ thanh toán:</strong> bấm hủy và chọn lý do. Xong ngay.</li><li><strong>Đã trả, đang chuẩn bị:</strong> yêu cầu hủy cả đơn hoặc từng món. Khi chúng tôi chưa đồng ý, bạn có thể rút yêu cầu; sau đó bạn được hoàn tiền.</li><li><strong>Đã gửi:</strong> không hủy được nữa. Khi hàng đến, bạn có thể <a href="/information/returning-goods">trả lại</a>.</li></ul>
<p>Điểm và phiếu giảm giá trong đơn hủy trước khi thanh toán sẽ trở về với bạn.</p>`,
      `<p>在<a href="/account/order">我的订单</a>中打开订单。</p>
<ul><li><strong>待付款：</strong>点取消并选择原因，立即生效。</li><li><strong>已付款、备货中：</strong>可申请取消整单或单件。我们同意之前可以撤回申请，同意之后为您退款。</li><li><strong>已发货：</strong>无法取消，收到后可以<a href="/information/returning-goods">退货</a>。</li></ul>
<p>付款前取消的订单，所用积分和优惠券都会退还。</p>`,
    ),
  }),
  answer("returning-goods", "orders", "2026-03-09", {
    title: texts("How do I return something?", "Bagaimana cara meretur barang?", "Làm sao để trả hàng?", "怎样退货？"),
    subtitle: texts(
      "Within 7 days of receiving it, from your account.",
      "Dalam 7 hari setelah diterima, lewat akun Anda.",
      "Trong 7 ngày sau khi nhận, ngay trong tài khoản.",
      "收货后 7 天内，在账户中办理。",
    ),
    html: texts(
      `<p>Open the order under <a href="/account/order">your orders</a>, choose the items and how many, and tell us why: damaged, wrong, incomplete, not as described, wrong size, or changed your mind. In the last case the box must be unopened.</p>
<ul><li>Add up to 5 photos, and a link to a video if you like, when something is damaged or missing.</li><li>After we approve, send the parcel within 7 days and enter the courier and its number. Otherwise the return lapses.</li><li>Hygiene goods and flash-sale goods come back only if they are faulty.</li></ul>
<p>Until you have sent the parcel you may still withdraw the return.</p>`,
      `<p>Buka pesanan di <a href="/account/order">pesanan Anda</a>, pilih barang dan jumlahnya, lalu sebutkan alasannya: rusak, salah, tidak lengkap, tidak sesuai, salah ukuran, atau berubah pikiran. Untuk yang terakhir, kemasan harus belum dibuka.</p>
<ul><li>Sertakan hingga 5 foto, dan tautan video bila mau, bila ada yang rusak atau kurang.</li><li>Setelah kami setujui, kirim paket dalam 7 hari serta isi kurir dan nomornya. Bila tidak, returnya gugur.</li><li>Barang kebersihan dan barang flash sale hanya bisa kembali bila cacat.</li></ul>
<p>Selama paket belum dikirim, retur masih bisa Anda tarik.</p>`,
      `<p>Mở đơn trong <a href="/account/order">đơn hàng của bạn</a>, chọn món và số lượng, rồi cho biết lý do: hỏng, sai, thiếu, không đúng mô tả, sai cỡ, hoặc đổi ý. Trường hợp cuối, hộp phải chưa mở.</p>
<ul><li>Thêm tối đa 5 ảnh, và liên kết video nếu muốn, khi hàng hỏng hoặc thiếu.</li><li>Sau khi chúng tôi chấp thuận, gửi gói hàng trong 7 ngày và điền đơn vị giao cùng mã vận đơn. Nếu không, yêu cầu hết hiệu lực.</li><li>Hàng vệ sinh và hàng flash sale chỉ trả được khi bị lỗi.</li></ul>
<p>Khi chưa gửi gói hàng, bạn vẫn có thể rút yêu cầu.</p>`,
      `<p>在<a href="/account/order">我的订单</a>中打开订单，选择商品和数量，并说明原因：损坏、发错、不全、与描述不符、尺码不合或改变主意。改变主意须未拆封。</p>
<ul><li>损坏或缺件时，请附最多 5 张照片，也可附视频链接。</li><li>批准后请在 7 天内寄出，并填写快递公司和单号，否则退货申请失效。</li><li>卫生用品和限时抢购商品仅在有瑕疵时可退。</li></ul>
<p>包裹寄出之前，您仍可撤回退货。</p>`,
    ),
  }),
  answer("refunds", "orders", "2026-03-16", {
    title: texts(
      "How do I get my money back?",
      "Bagaimana uang saya dikembalikan?",
      "Tôi nhận lại tiền như thế nào?",
      "怎样退款？",
    ),
    subtitle: texts(
      "The way you paid; points come back as points.",
      "Melalui cara bayar semula; poin kembali sebagai poin.",
      "Theo cách bạn đã trả; điểm hoàn lại thành điểm.",
      "原路退回，积分退回为积分。",
    ),
    html: texts(
      `<p>You get back what you really paid for the returned goods, after discounts, through the same channel. For virtual account and cash on delivery we ask for your bank account.</p>
<ul><li>Points you used come back as points, in proportion.</li><li>Delivery is refunded only when everything in the order was faulty.</li><li>A coupon returns after a full refund, if it is still valid.</li><li>If a gift or a discount was earned only with the returned goods, the gift comes back too or its price is deducted.</li></ul>
<p>You can follow each step under <a href="/account/order">your orders</a>, in the tab Returns.</p>`,
      `<p>Anda menerima kembali jumlah yang benar-benar dibayar untuk barang itu, setelah diskon, melalui saluran yang sama. Untuk virtual account dan bayar di tempat kami meminta nomor rekening.</p>
<ul><li>Poin yang dipakai kembali sebagai poin, secara sebanding.</li><li>Ongkos kirim dikembalikan hanya bila seluruh isi pesanan cacat.</li><li>Kupon kembali setelah pengembalian penuh, bila masih berlaku.</li><li>Bila hadiah atau diskon diperoleh hanya karena barang yang diretur, hadiahnya ikut kembali atau harganya dipotong.</li></ul>
<p>Setiap langkah dapat diikuti di <a href="/account/order">pesanan Anda</a>, pada tab Retur.</p>`,
      `<p>Bạn nhận lại số tiền thực trả cho món đã trả, sau giảm giá, qua cùng kênh thanh toán. Với tài khoản ảo và tiền mặt khi nhận, chúng tôi hỏi số tài khoản ngân hàng.</p>
<ul><li>Điểm đã dùng hoàn lại thành điểm, theo tỷ lệ.</li><li>Phí giao chỉ hoàn khi toàn bộ đơn bị lỗi.</li><li>Phiếu giảm giá trở lại sau khi hoàn toàn bộ, nếu còn hạn.</li><li>Nếu quà hoặc giảm giá chỉ có nhờ món đã trả, quà phải trả lại hoặc bị trừ giá.</li></ul>
<p>Bạn có thể theo dõi từng bước trong <a href="/account/order">đơn hàng của bạn</a>, thẻ Trả hàng.</p>`,
      `<p>我们按原付款渠道退还所退商品的实付金额（扣除优惠后）。虚拟账户和货到付款需提供银行账户。</p>
<ul><li>所用积分按比例退回为积分。</li><li>仅当整单商品均有瑕疵时退运费。</li><li>全额退款后，仍在有效期内的优惠券退还。</li><li>若赠品或优惠仅因所退商品而得，赠品须一并退回或扣除其价格。</li></ul>
<p>每一步都可在<a href="/account/order">我的订单</a>的退货标签中查看。</p>`,
    ),
  }),
];
