import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { answer } from "./drafts.ts";

/** Ways to pay, and the paper that follows. */
export const paymentAnswers: readonly ArticleDraft[] = [
  answer("virtual-account", "payment", "2026-02-02", {
    title: texts(
      "How long is a virtual account number valid?",
      "Berapa lama nomor virtual account berlaku?",
      "Số tài khoản ảo có hiệu lực bao lâu?",
      "虚拟账户号码多久有效？",
    ),
    subtitle: texts(
      "24 hours; 60 minutes at most with flash-sale goods.",
      "24 jam; paling lama 60 menit bila ada barang flash sale.",
      "24 giờ; tối đa 60 phút nếu có hàng flash sale.",
      "24 小时；含限时抢购商品最长 60 分钟。",
    ),
    html: texts(
      `<p>Your goods are kept for you as long as the number is valid:</p>
<ul><li>virtual account: 24 hours;</li><li>card, e-wallet and QRIS: 30 minutes;</li><li>orders with flash-sale goods: 60 minutes at most.</li></ul>
<p>Pay the exact amount. If you close the page, open the order under <a href="/account/order">your orders</a> and press pay: the same number is still there. If you choose another way to pay, the old number stops working. An order that is not paid in time closes by itself and costs nothing.</p>`,
      `<p>Barang disimpan untuk Anda selama nomornya berlaku:</p>
<ul><li>virtual account: 24 jam;</li><li>kartu, e-wallet, dan QRIS: 30 menit;</li><li>pesanan berisi barang flash sale: paling lama 60 menit.</li></ul>
<p>Bayarlah jumlah yang persis sama. Bila halaman tertutup, buka pesanan di <a href="/account/order">pesanan Anda</a> dan tekan bayar: nomor yang sama masih ada. Bila Anda memilih cara bayar lain, nomor lama tidak berlaku. Pesanan yang tidak dibayar tepat waktu ditutup otomatis tanpa biaya.</p>`,
      `<p>Hàng được giữ cho bạn trong thời gian số còn hiệu lực:</p>
<ul><li>tài khoản ảo: 24 giờ;</li><li>thẻ, ví điện tử và QRIS: 30 phút;</li><li>đơn có hàng flash sale: tối đa 60 phút.</li></ul>
<p>Hãy trả đúng số tiền. Nếu lỡ đóng trang, mở đơn trong <a href="/account/order">đơn hàng của bạn</a> và bấm thanh toán: số cũ vẫn còn. Nếu bạn chọn cách trả khác, số cũ ngừng hoạt động. Đơn không trả đúng hạn sẽ tự đóng và không mất phí.</p>`,
      `<p>号码有效期内，商品为您保留：</p>
<ul><li>虚拟账户：24 小时；</li><li>银行卡、电子钱包和 QRIS：30 分钟；</li><li>含限时抢购商品的订单：最长 60 分钟。</li></ul>
<p>请按准确金额付款。若关闭了页面，可在<a href="/account/order">我的订单</a>中打开订单再点付款，号码不变。改用其他付款方式后，旧号码即失效。逾期未付的订单自动关闭，不收费用。</p>`,
    ),
  }),
  answer("instalments", "payment", "2026-02-09", {
    title: texts(
      "Can I pay in instalments?",
      "Bisakah saya membayar dengan cicilan?",
      "Tôi có thể trả góp không?",
      "可以分期付款吗？",
    ),
    subtitle: texts(
      "Yes, over 3, 6, 12 or 24 months, depending on your bank.",
      "Bisa, selama 3, 6, 12, atau 24 bulan, tergantung bank Anda.",
      "Có, trong 3, 6, 12 hoặc 24 tháng, tùy ngân hàng.",
      "可以，3、6、12 或 24 期，视银行而定。",
    ),
    html: texts(
      `<p>Instalments appear at checkout when the amount lies between the least and the most your bank allows. Choose the bank first, then the term: 3, 6, 12 or 24 months, at zero interest.</p>
<p>The amount a month shown to you is rounded up to the rupiah; your bank charges the exact total. If the bank takes a fee, it stands on a line of its own before you pay.</p>`,
      `<p>Cicilan muncul saat checkout bila jumlahnya berada di antara batas terendah dan tertinggi bank Anda. Pilih bank dulu, lalu jangka waktunya: 3, 6, 12, atau 24 bulan, tanpa bunga.</p>
<p>Jumlah per bulan yang tampil dibulatkan ke atas ke rupiah penuh; bank menagih jumlah yang tepat. Bila bank mengenakan biaya, biaya itu tertulis di baris tersendiri sebelum Anda membayar.</p>`,
      `<p>Trả góp hiện ra khi thanh toán nếu số tiền nằm giữa mức thấp nhất và cao nhất của ngân hàng. Chọn ngân hàng trước, rồi kỳ hạn: 3, 6, 12 hoặc 24 tháng, lãi suất 0%.</p>
<p>Số tiền mỗi tháng hiển thị được làm tròn lên đến rupiah; ngân hàng thu đúng tổng số. Nếu ngân hàng có phí, phí hiện ở một dòng riêng trước khi bạn trả.</p>`,
      `<p>金额在银行规定的最低与最高之间时，结算页会显示分期。先选银行，再选期数：3、6、12 或 24 个月，零利息。</p>
<p>页面显示的每月金额向上取整到盾，银行按准确总额收取。如银行收手续费，会在付款前单独列出。</p>`,
    ),
  }),
  answer("cash-on-delivery", "payment", "2026-02-16", {
    title: texts(
      "When can I pay cash on delivery?",
      "Kapan saya bisa bayar di tempat (COD)?",
      "Khi nào tôi được trả tiền mặt khi nhận hàng?",
      "什么情况可以货到付款？",
    ),
    subtitle: texts(
      "For home delivery of orders up to Rp5.000.000.",
      "Untuk kirim ke rumah dengan nilai sampai Rp5.000.000.",
      "Với đơn giao tận nhà đến Rp5.000.000.",
      "送货上门、金额不超过 Rp5.000.000 的订单。",
    ),
    html: texts(
      `<p>Cash on delivery is offered when all of these are true:</p>
<ul><li>the order goes to your home, not to a store;</li><li>it comes to Rp5.000.000 or less;</li><li>everything in it may be sent that way;</li><li>your phone number is verified, if you order as a guest.</li></ul>
<p>Please have the money ready, and look at the parcel while the courier is with you. For a refund of such an order we ask for your bank account.</p>`,
      `<p>Bayar di tempat ditawarkan bila semua ini terpenuhi:</p>
<ul><li>pesanan dikirim ke rumah, bukan diambil di toko;</li><li>nilainya Rp5.000.000 atau kurang;</li><li>semua isinya boleh dikirim dengan cara itu;</li><li>nomor telepon Anda terverifikasi, bila memesan sebagai tamu.</li></ul>
<p>Siapkan uangnya, dan periksa paket selagi kurir masih di tempat. Untuk pengembalian dana pesanan seperti ini kami meminta nomor rekening bank.</p>`,
      `<p>Trả tiền khi nhận được áp dụng khi đủ các điều sau:</p>
<ul><li>đơn giao tận nhà, không nhận tại cửa hàng;</li><li>giá trị từ Rp5.000.000 trở xuống;</li><li>mọi món trong đơn đều cho phép cách này;</li><li>số điện thoại đã xác minh, nếu bạn đặt với tư cách khách.</li></ul>
<p>Hãy chuẩn bị sẵn tiền và xem gói hàng khi người giao còn ở đó. Khi hoàn tiền cho đơn như vậy, chúng tôi hỏi số tài khoản ngân hàng.</p>`,
      `<p>同时满足以下条件时可货到付款：</p>
<ul><li>送货上门，而非门店自提；</li><li>金额不超过 Rp5.000.000；</li><li>订单内所有商品都支持；</li><li>访客下单须验证电话号码。</li></ul>
<p>请备好现金，并当着快递员的面查看包裹。此类订单退款时，我们会请您提供银行账户。</p>`,
    ),
  }),
  answer("company-invoice", "payment", "2026-02-23", {
    title: texts(
      "Can my company have a tax invoice?",
      "Bisakah perusahaan saya mendapat faktur pajak?",
      "Công ty tôi có thể nhận hóa đơn thuế không?",
      "公司可以开税务发票吗？",
    ),
    subtitle: texts(
      "Yes: use a company address with your NPWP of 15 or 16 digits.",
      "Bisa: gunakan alamat perusahaan dengan NPWP 15 atau 16 angka.",
      "Có: dùng địa chỉ công ty kèm NPWP 15 hoặc 16 chữ số.",
      "可以：使用填有 15 或 16 位 NPWP 的公司地址。",
    ),
    html: texts(
      `<p>Add a company address in <a href="/account/address">your addresses</a>: company name, NPWP (15 or 16 digits) and where the invoice belongs. Choose it at checkout, and the tax invoice is requested with the order.</p>
<p>Every other order has a personal invoice. Both can be downloaded as a PDF from <a href="/account/order">your orders</a> once the order is complete. Prices include VAT, and the invoice shows its share.</p>`,
      `<p>Tambahkan alamat perusahaan di <a href="/account/address">alamat Anda</a>: nama perusahaan, NPWP (15 atau 16 angka), dan alamat faktur. Pilih alamat itu saat checkout, dan faktur pajak diminta bersama pesanan.</p>
<p>Pesanan lain mendapat faktur pribadi. Keduanya dapat diunduh sebagai PDF dari <a href="/account/order">pesanan Anda</a> setelah pesanan selesai. Harga termasuk PPN, dan bagiannya tertulis di faktur.</p>`,
      `<p>Thêm địa chỉ công ty trong <a href="/account/address">sổ địa chỉ</a>: tên công ty, NPWP (15 hoặc 16 chữ số) và nơi nhận hóa đơn. Chọn địa chỉ ấy khi thanh toán, yêu cầu hóa đơn thuế đi cùng đơn.</p>
<p>Mọi đơn khác có hóa đơn cá nhân. Cả hai tải được dạng PDF từ <a href="/account/order">đơn hàng của bạn</a> khi đơn hoàn tất. Giá đã gồm thuế, và hóa đơn ghi rõ phần thuế.</p>`,
      `<p>在<a href="/account/address">我的地址</a>中添加公司地址：公司名称、NPWP（15 或 16 位）和发票地址。结算时选用该地址，即随订单申请税务发票。</p>
<p>其他订单均开个人发票。订单完成后，可在<a href="/account/order">我的订单</a>下载 PDF。价格已含增值税，发票会列明税额。</p>`,
    ),
  }),
];
