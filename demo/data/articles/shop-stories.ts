import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { story } from "./drafts.ts";

/** How the shop works, and who stands behind the counter. */
export const shopStories: readonly ArticleDraft[] = [
  story("what-club-points-are-worth", "shop", "2026-03-18", {
    title: texts(
      "What club points are worth",
      "Berapa nilai poin klub",
      "Điểm câu lạc bộ đáng giá bao nhiêu",
      "俱乐部积分值多少钱",
    ),
    subtitle: texts(
      "One point, one hundred rupiah, and a sum you can do in your head.",
      "Satu poin, seratus rupiah, dan hitungan yang bisa dilakukan di kepala.",
      "Một điểm, một trăm rupiah, và phép tính nhẩm được ngay.",
      "一积分一百盾，心算就够。",
    ),
    html: texts(
      `<p>Points are only fun if you know what they are worth. Ours have two numbers, and both are round.</p>
<h2>The two numbers</h2>
<ul><li>You earn <strong>1 point for every Rp10.000</strong> of goods you really paid for.</li><li>When you redeem, <strong>1 point is Rp100</strong>.</li></ul>
<p>Running shoes for Rp650.000 bring 65 points, and those take Rp6.500 off the next order. Linking your account to MAPCLUB brings 100 points, once: that is Rp10.000 to begin with.</p>
<p>Earned points arrive when the order is complete, not on the day you order, so that nobody has to take them back after a return. At checkout you choose to redeem and enter your PIN; the shop uses as many whole points as you have and the order can take, delivery included. If an order is cancelled, its points come home to you.</p>
<p>Not a member yet? <a href="/register/mapclub">Join MAPCLUB</a>, or read <a href="/information/linking-the-club">how linking works</a>.</p>`,
      `<p>Poin baru menyenangkan bila kita tahu nilainya. Milik kami punya dua angka, dan keduanya bulat.</p>
<h2>Dua angka itu</h2>
<ul><li>Anda mendapat <strong>1 poin setiap Rp10.000</strong> barang yang benar-benar dibayar.</li><li>Saat ditukar, <strong>1 poin bernilai Rp100</strong>.</li></ul>
<p>Sepatu lari seharga Rp650.000 memberi 65 poin, dan poin itu memotong Rp6.500 dari pesanan berikutnya. Menghubungkan akun ke MAPCLUB memberi 100 poin, satu kali: modal awal Rp10.000.</p>
<p>Poin masuk saat pesanan selesai, bukan pada hari memesan, supaya tak perlu ditarik lagi setelah retur. Di checkout Anda memilih menukar poin dan memasukkan PIN; toko memakai sebanyak mungkin poin utuh yang Anda punya dan yang bisa ditampung pesanan, termasuk ongkir. Bila pesanan dibatalkan, poinnya pulang.</p>
<p>Belum jadi anggota? <a href="/register/mapclub">Gabung MAPCLUB</a>, atau baca <a href="/information/linking-the-club">cara menghubungkannya</a>.</p>`,
      `<p>Điểm chỉ vui khi bạn biết nó đáng bao nhiêu. Ở đây có hai con số, đều tròn.</p>
<h2>Hai con số</h2>
<ul><li>Bạn nhận <strong>1 điểm cho mỗi Rp10.000</strong> tiền hàng thực trả.</li><li>Khi đổi, <strong>1 điểm là Rp100</strong>.</li></ul>
<p>Đôi giày chạy Rp650.000 mang về 65 điểm, giảm Rp6.500 cho đơn sau. Liên kết tài khoản với MAPCLUB được 100 điểm, một lần: khởi đầu với Rp10.000.</p>
<p>Điểm đến khi đơn hoàn tất, không phải ngày đặt, để không phải thu lại sau khi trả hàng. Lúc thanh toán bạn chọn đổi điểm và nhập PIN; cửa hàng dùng nhiều điểm nguyên nhất mà bạn có và đơn nhận được, kể cả phí giao. Nếu đơn bị hủy, điểm trở về với bạn.</p>
<p>Chưa là thành viên? <a href="/register/mapclub">Tham gia MAPCLUB</a>, hoặc đọc <a href="/information/linking-the-club">cách liên kết</a>.</p>`,
      `<p>知道值多少，积分才有意思。我们的积分只有两个数，都是整数。</p>
<h2>两个数字</h2>
<ul><li>商品每实付 <strong>Rp10.000 得 1 积分</strong>。</li><li>兑换时 <strong>1 积分抵 Rp100</strong>。</li></ul>
<p>一双 Rp650.000 的跑鞋带来 65 积分，下一单可抵 Rp6.500。首次关联 MAPCLUB 送 100 积分，只送一次，等于 Rp10.000 的起步。</p>
<p>积分在订单完成时到账，而不是下单当天，这样退货后就不必再收回。结算时选择兑换并输入 PIN，商店会在你的余额和订单金额（含运费）之内，用尽可能多的整数积分。订单取消，积分回到你手里。</p>
<p>还不是会员？<a href="/register/mapclub">加入 MAPCLUB</a>，或看看<a href="/information/linking-the-club">怎样关联</a>。</p>`,
    ),
  }),
  story("how-store-pickup-works", "shop", "2026-05-09", {
    title: texts(
      "How store pickup works",
      "Cara kerja ambil di toko",
      "Nhận hàng tại cửa hàng diễn ra thế nào",
      "门店自提怎么用",
    ),
    subtitle: texts(
      "Order on the sofa, collect after work, pay nothing for the way.",
      "Pesan dari sofa, ambil sepulang kerja, tanpa ongkos kirim.",
      "Đặt từ sofa, lấy sau giờ làm, không tốn phí giao.",
      "沙发上下单，下班顺路取，不付运费。",
    ),
    html: texts(
      `<p>Some parcels are too urgent for the post: the birthday is tomorrow, or the match is tonight. For those there is pickup. It is free, and it works in every one of our stores.</p>
<h2>Four steps</h2>
<ul><li>At checkout choose pickup. You see only the stores that have everything in your order.</li><li>Pay as usual and wait for our message that it is ready.</li><li>The message holds a code of six characters and a QR picture. Show either at the counter.</li><li>Open the box there if you like. Shoes may be tried on.</li></ul>
<p>You have seven days to come. After that the order is closed and your money goes back, because the shelf behind the counter is small.</p>
<p>Somebody else may collect for you: send them the code, and nothing more is needed. Opening hours and the way are on the <a href="/store">store page</a>.</p>`,
      `<p>Ada paket yang terlalu mendesak untuk dikirim: ulang tahunnya besok, atau pertandingannya malam ini. Untuk itulah ada ambil di toko. Gratis, dan berlaku di semua toko kami.</p>
<h2>Empat langkah</h2>
<ul><li>Saat checkout pilih ambil di toko. Yang tampil hanya toko yang punya semua barang pesanan Anda.</li><li>Bayar seperti biasa dan tunggu kabar bahwa pesanan siap.</li><li>Pesan itu berisi kode enam karakter dan gambar QR. Tunjukkan salah satunya di kasir.</li><li>Buka kotaknya di tempat bila mau. Sepatu boleh dicoba.</li></ul>
<p>Anda punya tujuh hari untuk datang. Setelah itu pesanan ditutup dan uang dikembalikan, karena rak di belakang kasir kecil.</p>
<p>Orang lain boleh mengambilkan: kirimkan saja kodenya. Jam buka dan petunjuk arah ada di <a href="/store">halaman toko</a>.</p>`,
      `<p>Có những gói quá gấp để gửi: mai là sinh nhật, hoặc tối nay đã đấu. Khi ấy hãy nhận tại cửa hàng. Miễn phí, và có ở mọi cửa hàng của chúng tôi.</p>
<h2>Bốn bước</h2>
<ul><li>Khi thanh toán, chọn nhận tại cửa hàng. Bạn chỉ thấy những nơi có đủ hàng trong đơn.</li><li>Trả tiền như thường và chờ tin báo đơn đã sẵn sàng.</li><li>Tin có mã sáu ký tự và hình QR. Đưa một trong hai tại quầy.</li><li>Thích thì mở hộp tại chỗ. Giày được thử.</li></ul>
<p>Bạn có bảy ngày để đến. Sau đó đơn đóng và tiền được hoàn, vì kệ sau quầy khá nhỏ.</p>
<p>Người khác có thể lấy giúp: chỉ cần gửi mã cho họ. Giờ mở cửa và đường đi có ở <a href="/store">trang cửa hàng</a>.</p>`,
      `<p>有些包裹等不及快递：明天就是生日，或者今晚就有比赛。这时就用自提。免费，我们每家门店都可以。</p>
<h2>四个步骤</h2>
<ul><li>结算时选择自提，只会显示订单商品齐全的门店。</li><li>照常付款，等我们通知已备好。</li><li>通知里有六位取货码和二维码，在柜台出示其一即可。</li><li>可以当场开箱，鞋子可以试穿。</li></ul>
<p>七天内来取都行。过期订单关闭并退款，因为柜台后面的架子不大。</p>
<p>也可以请别人代取，把取货码发给对方就好。营业时间和路线在<a href="/store">门店页面</a>。</p>`,
    ),
  }),
  story("repairing-instead-of-throwing-away", "shop", "2026-07-29", {
    title: texts(
      "Repairing instead of throwing away",
      "Memperbaiki, bukan membuang",
      "Sửa lại thay vì vứt đi",
      "能修就不扔",
    ),
    subtitle: texts(
      "A grip, a string, a stub of candle, and how we choose the brands on our shelves.",
      "Grip, senar, sepotong lilin, dan cara kami memilih merek di rak.",
      "Cuốn cán, sợi dây, mẩu nến, và cách chúng tôi chọn thương hiệu.",
      "一条手胶、一根线、一截蜡烛，以及我们怎样挑品牌。",
    ),
    html: texts(
      `<p>The flat ball in the cupboard is usually not broken. It needs air. Before you buy a new thing, give the old one a quarter of an hour.</p>
<h2>A quarter of an hour each</h2>
<ul><li><strong>Ball:</strong> wet the needle, pump slowly, and lay it in water: bubbles show the hole.</li><li><strong>Racket:</strong> a new grip costs little and feels like a new racket. Torn strings can be replaced at the stores with a stringing bench.</li><li><strong>Backpack:</strong> rub a stuck zip with candle wax; sew a seam before it grows.</li><li><strong>Bricks:</strong> wash them in a net bag by hand, lukewarm, and let them dry on a towel.</li></ul>
<p>We choose our twelve brands with the same eye. We open the box, use the thing for some weeks, and ask what wears out first. What cannot be washed, tightened or refilled has a hard time getting on the shelf.</p>
<p>Pumps are with the <a href="/football.html">football things</a>, grips with <a href="/badminton.html">badminton</a>.</p>`,
      `<p>Bola kempis di lemari biasanya tidak rusak. Ia hanya perlu angin. Sebelum membeli yang baru, beri yang lama seperempat jam.</p>
<h2>Masing-masing seperempat jam</h2>
<ul><li><strong>Bola:</strong> basahi jarumnya, pompa pelan, lalu rendam di air: gelembung menunjukkan lubangnya.</li><li><strong>Raket:</strong> grip baru murah dan rasanya seperti raket baru. Senar putus bisa diganti di toko yang punya meja senar.</li><li><strong>Ransel:</strong> gosok ritsleting macet dengan lilin; jahit sobekan sebelum melebar.</li><li><strong>Bata:</strong> cuci dengan tangan dalam kantong jaring, air suam kuku, lalu keringkan di atas handuk.</li></ul>
<p>Kami memilih dua belas merek dengan cara pandang yang sama. Kotaknya dibuka, barangnya dipakai beberapa minggu, lalu kami tanyakan apa yang aus lebih dulu. Yang tak bisa dicuci, dikencangkan, atau diisi ulang sulit masuk ke rak.</p>
<p>Pompa ada di <a href="/football.html">sepak bola</a>, grip di <a href="/badminton.html">bulu tangkis</a>.</p>`,
      `<p>Quả bóng xẹp trong tủ thường không hỏng. Nó chỉ thiếu hơi. Trước khi mua mới, hãy dành cho món cũ mười lăm phút.</p>
<h2>Mỗi món mười lăm phút</h2>
<ul><li><strong>Bóng:</strong> làm ướt kim, bơm chậm, rồi thả vào nước: bọt khí chỉ ra lỗ thủng.</li><li><strong>Vợt:</strong> cuốn cán mới không đắt mà như có vợt mới. Dây đứt thay được ở cửa hàng có bàn căng dây.</li><li><strong>Ba lô:</strong> khóa kẹt thì xát sáp nến; khâu đường chỉ trước khi rách thêm.</li><li><strong>Gạch:</strong> rửa tay trong túi lưới, nước âm ấm, rồi để khô trên khăn.</li></ul>
<p>Chúng tôi chọn mười hai thương hiệu cũng bằng con mắt ấy. Mở hộp, dùng vài tuần, rồi hỏi thứ gì mòn trước. Món nào không giặt được, không siết lại được, không bơm đầy lại được thì khó lên kệ.</p>
<p>Bơm ở mục <a href="/football.html">bóng đá</a>, cuốn cán ở mục <a href="/badminton.html">cầu lông</a>.</p>`,
      `<p>柜子里那只瘪了的球，多半没坏，只是缺气。买新的之前，先给旧的一刻钟。</p>
<h2>每样一刻钟</h2>
<ul><li><strong>球：</strong>沾湿气针慢慢打气，放进水里，冒泡处就是破口。</li><li><strong>球拍：</strong>换条手胶花不了多少，手感像新拍。断线可到设有穿线台的门店更换。</li><li><strong>背包：</strong>拉链卡住就抹点蜡烛，开线趁小缝上。</li><li><strong>积木：</strong>装进网袋，温水手洗，摊在毛巾上晾干。</li></ul>
<p>我们挑十二个品牌，用的也是这副眼光：打开盒子，用上几周，再问先坏的会是哪里。不能洗、不能紧、不能补的，很难上架。</p>
<p>打气筒在<a href="/football.html">足球</a>，手胶在<a href="/badminton.html">羽毛球</a>。</p>`,
    ),
  }),
  story("meet-the-store-in-bandung", "shop", "2026-10-08", {
    title: texts("Meet the store in Bandung", "Mengenal toko di Bandung", "Ghé thăm cửa hàng ở Bandung", "走进万隆店"),
    subtitle: texts(
      "Jalan Riau, two trees in front, and a table where nobody says do not touch.",
      "Jalan Riau, dua pohon di depan, dan meja tempat tak ada larangan menyentuh.",
      "Phố Riau, hai cây trước cửa, và chiếc bàn không ai bảo đừng chạm.",
      "里奥街上，门前两棵树，和一张没人说“别碰”的桌子。",
    ),
    html: texts(
      `<p>Most people in Bandung still say Jalan Riau, although the sign reads Jl. R.E. Martadinata. At number 126, between two old trees and under a striped awning, is Bata &amp; Bola Riau.</p>
<h2>What you find inside</h2>
<ul><li>A play corner with a low table full of bricks. What is built by five o'clock stays in the window until morning.</li><li>A fitting bench where we measure both feet, also those of visitors who buy nothing.</li><li>A counter for pickups and returns.</li></ul>
<p>The mornings are quiet and good for shoes. On Saturdays families come after breakfast, and the table is full until the rain.</p>
<p>The store opens at nine: until eight in the evening from Monday to Friday, until nine on Saturday and Sunday. You find the telephone number and the way to all our stores on the <a href="/store">store page</a>.</p>`,
      `<p>Kebanyakan orang Bandung masih menyebutnya Jalan Riau, walau papannya bertuliskan Jl. R.E. Martadinata. Di nomor 126, di antara dua pohon tua dan di bawah kanopi bergaris, ada Bata &amp; Bola Riau.</p>
<h2>Yang ada di dalam</h2>
<ul><li>Sudut bermain dengan meja rendah penuh bata. Yang selesai sebelum pukul lima dipajang di jendela sampai pagi.</li><li>Bangku ukur tempat kami mengukur kedua kaki, juga milik tamu yang tidak membeli.</li><li>Meja untuk ambil pesanan dan retur.</li></ul>
<p>Pagi hari tenang dan cocok untuk mencoba sepatu. Setiap Sabtu keluarga datang sehabis sarapan, dan mejanya penuh sampai hujan turun.</p>
<p>Toko buka pukul sembilan: sampai pukul delapan malam Senin–Jumat, sampai pukul sembilan Sabtu dan Minggu. Nomor telepon dan arah ke semua toko ada di <a href="/store">halaman toko</a>.</p>`,
      `<p>Phần lớn người Bandung vẫn gọi là phố Riau, dù biển ghi Jl. R.E. Martadinata. Ở số 126, giữa hai cây cổ thụ và dưới mái hiên kẻ sọc, là Bata &amp; Bola Riau.</p>
<h2>Bên trong có gì</h2>
<ul><li>Góc chơi với chiếc bàn thấp đầy gạch. Thứ gì xếp xong trước năm giờ được bày ở cửa kính đến sáng.</li><li>Ghế đo chân, nơi chúng tôi đo cả hai bàn chân, kể cả của khách không mua gì.</li><li>Quầy nhận hàng và trả hàng.</li></ul>
<p>Buổi sáng yên tĩnh, hợp để thử giày. Thứ Bảy các gia đình đến sau bữa sáng, bàn kín chỗ cho đến khi mưa.</p>
<p>Cửa hàng mở lúc chín giờ: đến tám giờ tối từ thứ Hai đến thứ Sáu, đến chín giờ tối thứ Bảy và Chủ Nhật. Số điện thoại và đường đến mọi cửa hàng có ở <a href="/store">trang cửa hàng</a>.</p>`,
      `<p>路牌上写的是 Jl. R.E. Martadinata，可万隆人大多还叫它里奥街。126 号，两棵老树之间、条纹遮阳篷下面，就是 Bata &amp; Bola Riau。</p>
<h2>店里有什么</h2>
<ul><li>游戏角：一张矮桌堆满积木，五点前搭好的作品会在橱窗里摆到第二天早上。</li><li>试鞋凳：两只脚都给你量，不买也量。</li><li>自提和退货柜台。</li></ul>
<p>上午安静，适合试鞋。周六早饭后一家家都来了，桌边一直坐满，直到下雨。</p>
<p>门店九点开门：周一至周五到晚上八点，周六、周日到晚上九点。电话和各店路线见<a href="/store">门店页面</a>。</p>`,
    ),
  }),
  story("how-the-flash-sale-works", "shop", "2026-11-12", {
    title: texts(
      "How the flash sale works",
      "Cara kerja flash sale",
      "Flash sale vận hành ra sao",
      "限时抢购是怎么回事",
    ),
    subtitle: texts(
      "Own stock, a limit for each shopper, and a clock that is the same for all.",
      "Stok sendiri, batas tiap pembeli, dan jam yang sama untuk semua.",
      "Kho riêng, giới hạn mỗi người, và một chiếc đồng hồ chung cho tất cả.",
      "独立库存、每人限购、所有人同一个钟。",
    ),
    html: texts(
      `<p>A flash sale should be quick, not unfair. So here is exactly what happens between the countdown and your door.</p>
<h2>The rules in plain words</h2>
<ul><li>Every item has a stock of its own for the sale, apart from the usual shelf.</li><li>There is a limit for each shopper, shown on the page.</li><li>A piece is yours when the order is made, not when it lies in the cart.</li><li>You then have 60 minutes at most to pay; after that the piece goes back.</li></ul>
<p>The countdown follows our clock, not the one in your phone, so nobody wins by turning theirs forward. If the sale stock runs out while you are at checkout, the price returns to the usual one, and we ask you before you pay it.</p>
<p>Flash-sale goods can be returned only if they are faulty: check size and colour first. What is running now stands on the <a href="/page/flash-sale">flash sale page</a>.</p>`,
      `<p>Flash sale seharusnya cepat, bukan curang. Jadi inilah persisnya yang terjadi dari hitung mundur sampai ke pintu Anda.</p>
<h2>Aturannya dengan kata sederhana</h2>
<ul><li>Setiap barang punya stok khusus promo, terpisah dari rak biasa.</li><li>Ada batas untuk setiap pembeli, tertulis di halamannya.</li><li>Barang menjadi milik Anda saat pesanan dibuat, bukan saat masih di keranjang.</li><li>Setelah itu waktu bayar paling lama 60 menit; lewat dari itu barang kembali.</li></ul>
<p>Hitung mundur mengikuti jam kami, bukan jam ponsel Anda, jadi tak ada yang menang dengan memajukan jam. Bila stok promo habis saat Anda di checkout, harga kembali ke harga biasa, dan kami bertanya sebelum Anda membayar.</p>
<p>Barang flash sale hanya bisa diretur bila cacat: periksa ukuran dan warna dulu. Yang sedang berlangsung ada di <a href="/page/flash-sale">halaman flash sale</a>.</p>`,
      `<p>Flash sale phải nhanh, chứ không được thiếu công bằng. Vậy đây là chính xác những gì diễn ra từ lúc đếm ngược đến cửa nhà bạn.</p>
<h2>Luật chơi nói cho dễ hiểu</h2>
<ul><li>Mỗi món có kho riêng cho đợt bán, tách khỏi kệ thường.</li><li>Mỗi người mua có giới hạn, ghi trên trang.</li><li>Món hàng là của bạn khi đơn được tạo, không phải khi còn trong giỏ.</li><li>Sau đó bạn có tối đa 60 phút để trả tiền; quá giờ, hàng trở lại kho.</li></ul>
<p>Đồng hồ đếm ngược chạy theo giờ của chúng tôi, không theo điện thoại, nên vặn giờ nhanh cũng chẳng lợi. Nếu kho khuyến mãi hết lúc bạn đang thanh toán, giá trở về giá thường, và chúng tôi hỏi bạn trước khi trả.</p>
<p>Hàng flash sale chỉ trả lại được khi bị lỗi: hãy xem kỹ cỡ và màu. Hàng đang bán ở <a href="/page/flash-sale">trang flash sale</a>.</p>`,
      `<p>限时抢购要快，但不能不公平。从倒计时到送到你家门口，过程是这样的。</p>
<h2>规则说白了</h2>
<ul><li>每件商品有活动专用库存，和平时的货架分开。</li><li>每人限购，数量写在页面上。</li><li>下单成功才算你的，放在购物车里不算。</li><li>之后最多有 60 分钟付款，超时商品退回。</li></ul>
<p>倒计时走的是我们的钟，不是你手机的钟，拨快时间也没用。如果结算时活动库存刚好售完，价格恢复原价，付款前我们会先问你。</p>
<p>限时抢购商品仅在有瑕疵时可退，请先看清尺码和颜色。正在进行的商品见<a href="/page/flash-sale">限时抢购页面</a>。</p>`,
    ),
  }),
];
