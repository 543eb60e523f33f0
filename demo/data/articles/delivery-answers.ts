import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { answer } from "./drafts.ts";

/** How things reach their owner, and what is written on them. */
export const deliveryAnswers: readonly ArticleDraft[] = [
  answer("delivery-times-and-cost", "delivery", "2026-01-05", {
    title: texts(
      "How long does delivery take, and what does it cost?",
      "Berapa lama pengiriman, dan berapa ongkosnya?",
      "Giao hàng mất bao lâu và giá bao nhiêu?",
      "配送要多久？运费多少？",
    ),
    subtitle: texts(
      "3–7 working days all over Indonesia; the cost is shown before you pay.",
      "3–7 hari kerja ke seluruh Indonesia; ongkosnya tampil sebelum Anda membayar.",
      "3–7 ngày làm việc trên toàn Indonesia; phí hiện trước khi bạn trả tiền.",
      "印尼全境 3–7 个工作日，付款前即显示运费。",
    ),
    html: texts(
      `<p>Parcels arrive in about 3–7 working days. You choose the courier at checkout:</p>
<ul><li><strong>JNE REG</strong>, the usual service, to every district;</li><li><strong>JNE YES</strong>, the faster one, where JNE offers it;</li><li><strong>GRAB</strong>, only within the same city.</li></ul>
<p>The price depends on the district and on the weight. A light but large box counts by its size: length × width × height in centimetres, divided by 6.000. At least 1 kg is charged, and the next kilogram begins at 1,3 kg. At present we pay up to Rp25.000 of the delivery of orders from Rp300.000. Goods from two places, or pre-orders, travel as orders of their own. Follow your parcel under <a href="/order/track">track order</a>.</p>`,
      `<p>Paket tiba dalam sekitar 3–7 hari kerja. Kurir dipilih saat checkout:</p>
<ul><li><strong>JNE REG</strong>, layanan biasa, ke setiap kecamatan;</li><li><strong>JNE YES</strong>, yang lebih cepat, di tempat JNE menyediakannya;</li><li><strong>GRAB</strong>, hanya di kota yang sama.</li></ul>
<p>Harganya bergantung pada kecamatan dan berat. Kotak ringan tetapi besar dihitung dari ukurannya: panjang × lebar × tinggi dalam sentimeter, dibagi 6.000. Minimal dihitung 1 kg, dan kilogram berikutnya mulai dari 1,3 kg. Saat ini kami menanggung ongkir hingga Rp25.000 untuk pesanan mulai Rp300.000. Barang dari dua tempat, atau pre-order, dikirim sebagai pesanan tersendiri. Ikuti paket Anda di <a href="/order/track">lacak pesanan</a>.</p>`,
      `<p>Hàng đến trong khoảng 3–7 ngày làm việc. Bạn chọn đơn vị giao khi thanh toán:</p>
<ul><li><strong>JNE REG</strong>, dịch vụ thường, đến mọi quận huyện;</li><li><strong>JNE YES</strong>, nhanh hơn, ở nơi JNE có phục vụ;</li><li><strong>GRAB</strong>, chỉ trong cùng thành phố.</li></ul>
<p>Phí tùy quận huyện và cân nặng. Hộp nhẹ mà to được tính theo kích thước: dài × rộng × cao (cm) chia 6.000. Tính ít nhất 1 kg, và kg tiếp theo bắt đầu từ 1,3 kg. Hiện chúng tôi trả tới Rp25.000 phí giao cho đơn từ Rp300.000. Hàng từ hai nơi, hoặc hàng đặt trước, đi thành đơn riêng. Theo dõi gói hàng ở <a href="/order/track">tra cứu đơn hàng</a>.</p>`,
      `<p>包裹约 3–7 个工作日送达。结算时可选择快递：</p>
<ul><li><strong>JNE REG</strong>：普通服务，可达各区县；</li><li><strong>JNE YES</strong>：更快，限 JNE 开通的地区；</li><li><strong>GRAB</strong>：仅限同城。</li></ul>
<p>运费取决于目的地区县和重量。轻而大的箱子按体积计：长 × 宽 × 高（厘米）÷ 6.000。至少按 1 公斤计，从 1,3 公斤起进位到下一公斤。目前订单满 Rp300.000，我们承担最高 Rp25.000 的运费。来自两地的商品或预售商品会拆成单独订单。物流进度见<a href="/order/track">查询订单</a>。</p>`,
    ),
  }),
  answer("picking-up-in-store", "delivery", "2026-01-12", {
    title: texts(
      "How do I pick up my order in a store?",
      "Bagaimana cara mengambil pesanan di toko?",
      "Nhận đơn hàng tại cửa hàng như thế nào?",
      "怎样到门店自提？",
    ),
    subtitle: texts(
      "Free, with a code of six characters, within seven days.",
      "Gratis, dengan kode enam karakter, dalam tujuh hari.",
      "Miễn phí, với mã sáu ký tự, trong bảy ngày.",
      "免费，凭六位取货码，七天内领取。",
    ),
    html: texts(
      `<p>Choose pickup at checkout. You see only the stores that hold every piece of your order. When it is ready we send you a code of six characters and a QR picture; show one of them at the counter.</p>
<p>Please come within 7 days. After that the order is closed and refunded. Pickup costs nothing. Addresses and hours are on the <a href="/store">store page</a>; the whole way is told in <a href="/information/how-store-pickup-works">this story</a>.</p>`,
      `<p>Pilih ambil di toko saat checkout. Yang tampil hanya toko yang memiliki semua barang pesanan Anda. Saat siap, kami mengirim kode enam karakter dan gambar QR; tunjukkan salah satunya di kasir.</p>
<p>Datanglah dalam 7 hari. Setelah itu pesanan ditutup dan uang dikembalikan. Ambil di toko gratis. Alamat dan jam buka ada di <a href="/store">halaman toko</a>; cerita lengkapnya ada <a href="/information/how-store-pickup-works">di sini</a>.</p>`,
      `<p>Chọn nhận tại cửa hàng khi thanh toán. Bạn chỉ thấy những cửa hàng có đủ mọi món trong đơn. Khi sẵn sàng, chúng tôi gửi mã sáu ký tự và hình QR; đưa một trong hai tại quầy.</p>
<p>Vui lòng đến trong 7 ngày. Sau đó đơn đóng và tiền được hoàn. Nhận tại cửa hàng không mất phí. Địa chỉ và giờ mở cửa ở <a href="/store">trang cửa hàng</a>; chi tiết trong <a href="/information/how-store-pickup-works">bài viết này</a>.</p>`,
      `<p>结算时选择门店自提，只会显示备齐全部商品的门店。备好后我们会发送六位取货码和二维码，在柜台出示其一即可。</p>
<p>请在 7 天内领取，逾期订单关闭并退款。自提免费。地址和营业时间见<a href="/store">门店页面</a>，完整流程见<a href="/information/how-store-pickup-works">这篇文章</a>。</p>`,
    ),
  }),
  answer("pre-orders", "delivery", "2026-01-19", {
    title: texts(
      "When does a pre-order arrive?",
      "Kapan barang pre-order tiba?",
      "Hàng đặt trước khi nào đến?",
      "预售商品什么时候到？",
    ),
    subtitle: texts(
      "3–7 working days after its release date.",
      "3–7 hari kerja setelah tanggal rilisnya.",
      "3–7 ngày làm việc sau ngày phát hành.",
      "发售日之后 3–7 个工作日。",
    ),
    html: texts(
      `<p>The release date stands on the product page. We send the goods on that day, and they arrive 3–7 working days later.</p>
<p>A pre-order always becomes an order of its own, so that the rest of your cart does not have to wait for it. You pay once for all of them together. As long as it is being prepared you may ask us to cancel it.</p>`,
      `<p>Tanggal rilis tertulis di halaman produk. Barang kami kirim pada hari itu, dan tiba 3–7 hari kerja kemudian.</p>
<p>Pre-order selalu menjadi pesanan tersendiri, supaya isi keranjang lainnya tidak ikut menunggu. Anda cukup membayar sekali untuk semuanya. Selama masih disiapkan, Anda dapat mengajukan pembatalan.</p>`,
      `<p>Ngày phát hành ghi trên trang sản phẩm. Chúng tôi gửi hàng vào ngày đó, và hàng đến sau 3–7 ngày làm việc.</p>
<p>Hàng đặt trước luôn là một đơn riêng, để những món khác trong giỏ không phải chờ. Bạn chỉ trả tiền một lần cho tất cả. Khi đơn còn đang chuẩn bị, bạn có thể yêu cầu hủy.</p>`,
      `<p>发售日写在商品页面上。我们在当天发货，3–7 个工作日后送达。</p>
<p>预售商品总是单独成单，购物车里的其他商品不必等它；所有订单一次付款即可。备货期间可以申请取消。</p>`,
    ),
  }),
  answer("warranty-and-sni", "goods", "2026-01-26", {
    title: texts(
      "What does the SNI number mean, and is there a warranty?",
      "Apa arti nomor SNI, dan adakah garansi?",
      "Số SNI nghĩa là gì, và có bảo hành không?",
      "SNI 编号是什么意思？有保修吗？",
    ),
    subtitle: texts(
      "It shows that the goods meet the national standard; faults are covered by the 7-day return.",
      "Tanda barang memenuhi standar nasional; cacat ditangani lewat retur 7 hari.",
      "Cho biết hàng đạt chuẩn quốc gia; hàng lỗi được trả trong 7 ngày.",
      "表示商品符合国家标准；有瑕疵可在 7 天内退货。",
    ),
    html: texts(
      `<p>Toys and some other goods must meet the Indonesian national standard (SNI). The number is on the product page, and so are K3L or UTTP numbers where they are required.</p>
<p>If something is faulty, tell us within 7 days of receiving it and we take it back; see <a href="/information/returning-goods">returns</a>. A longer warranty from the maker is written on the product page where there is one. Keep the invoice: you find it in <a href="/account/order">your orders</a>.</p>`,
      `<p>Mainan dan beberapa barang lain wajib memenuhi Standar Nasional Indonesia (SNI). Nomornya ada di halaman produk, begitu juga nomor K3L atau UTTP bila diwajibkan.</p>
<p>Bila ada cacat, kabari kami dalam 7 hari setelah diterima dan barang kami terima kembali; lihat <a href="/information/returning-goods">retur</a>. Garansi lebih panjang dari pembuatnya, bila ada, tertulis di halaman produk. Simpan fakturnya: ada di <a href="/account/order">pesanan Anda</a>.</p>`,
      `<p>Đồ chơi và một số mặt hàng phải đạt tiêu chuẩn quốc gia Indonesia (SNI). Số này ghi trên trang sản phẩm, cũng như số K3L hoặc UTTP khi bắt buộc.</p>
<p>Nếu hàng lỗi, hãy báo trong 7 ngày sau khi nhận, chúng tôi sẽ nhận lại; xem <a href="/information/returning-goods">trả hàng</a>. Bảo hành dài hơn của nhà sản xuất, nếu có, ghi trên trang sản phẩm. Hãy giữ hóa đơn: có trong <a href="/account/order">đơn hàng của bạn</a>.</p>`,
      `<p>玩具和部分其他商品须符合印尼国家标准（SNI）。编号标在商品页面；需要 K3L 或 UTTP 编号的也会标明。</p>
<p>如有瑕疵，请在收货后 7 天内告诉我们，即可退货，见<a href="/information/returning-goods">退货说明</a>。厂家若有更长保修，会写在商品页面。请保留发票，可在<a href="/account/order">我的订单</a>中找到。</p>`,
    ),
  }),
];
