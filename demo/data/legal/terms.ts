import { texts } from "../texts.ts";

export const termsTitle = texts(
  "Terms and conditions",
  "Syarat dan ketentuan",
  "Điều khoản và điều kiện",
  "条款与条件",
);

export const termsHtml = texts(
  `<h1>Terms and conditions</h1>
<p>These terms apply to every order at Bata &amp; Bola, online and for collection in store. Nothing here takes away a right that the law on consumer protection (UU 8/1999) gives you.</p>
<h2>Prices and orders</h2>
<p>Prices are in rupiah and include VAT. Delivery and payment fees are shown as lines of their own before you pay. One line of an order holds up to 50 pieces, or fewer where the page says so. Your order is accepted once we confirm it; if a price was clearly a mistake, we ask you first and you may withdraw.</p>
<h2>Payment</h2>
<p>You may pay by virtual account, card, instalments, e-wallet, QRIS, or cash on delivery. Your goods are kept for you until payment is due:</p>
<ul>
<li>virtual account: 24 hours;</li>
<li>card, e-wallet and QRIS: 30 minutes;</li>
<li>orders with flash-sale goods: 60 minutes at most, whichever way you pay.</li>
</ul>
<p>An order that is not paid in time closes by itself, and nothing is charged. Cash on delivery is for home delivery of orders up to Rp5.000.000; guests need a verified phone number.</p>
<h2>Delivery</h2>
<p>Parcels arrive in about 3–7 working days, all over Indonesia. For pre-orders the days are counted from the release date. Collection in store is free; we write to you when your order is ready.</p>
<h2>Flash sales</h2>
<p>A flash sale has its own stock and a limit for each shopper. When that stock is gone, the usual price applies again, and we ask you before you pay it.</p>
<h2>Returns</h2>
<p>You may return goods within 7 days of receiving them, from your account: because they are damaged, wrong, incomplete, not as described or the wrong size, or because you changed your mind and the box is unopened. Add up to 5 photos if something is damaged or missing. Hygiene goods and flash-sale goods can be returned only if they are faulty. After we approve, send the parcel within 7 days.</p>
<p>You get back what you paid for the returned goods, the way you paid it; for virtual account and cash on delivery we ask for your bank account. Points come back as points. Delivery is refunded when everything in the order was faulty. If a gift or discount was earned only with the returned goods, the gift comes back too or its price is deducted.</p>
<h2>MAPCLUB points</h2>
<p>You earn 1 point for every Rp10.000 of goods you actually paid for, credited when your order is complete. 1 point is worth Rp100 when you redeem it. Linking your account brings 100 points once. Points used in an order that closes or is cancelled come back in full; after a return, in proportion.</p>
<h2>Your account</h2>
<p>Keep your password, PIN and codes to yourself: we never ask for them. We may close accounts that are used to cheat others.</p>
<h2>Liability</h2>
<p>We answer for what we do wrong. We do not answer for delays nobody could prevent, such as floods, strikes or outages of the grid, but we tell you and you may cancel.</p>
<h2>Law and disputes</h2>
<p>Indonesian law applies. If we disagree, write to <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a> first; most things are solved that way. Otherwise the consumer dispute body (BPSK) or the court of your place decides.</p>
<p>Last changed: 15 November 2026. The terms of the day you ordered apply to that order.</p>`,

  `<h1>Syarat dan ketentuan</h1>
<p>Ketentuan ini berlaku untuk setiap pesanan di Bata &amp; Bola, baik dikirim maupun diambil di toko. Tidak ada satu pun di sini yang mengurangi hak Anda menurut UU Perlindungan Konsumen (UU 8/1999).</p>
<h2>Harga dan pesanan</h2>
<p>Harga dalam rupiah dan termasuk PPN. Ongkos kirim dan biaya pembayaran ditampilkan sebagai baris tersendiri sebelum Anda membayar. Satu baris pesanan memuat paling banyak 50 buah, atau kurang bila tertulis demikian. Pesanan diterima setelah kami konfirmasi; bila ada harga yang jelas keliru, kami bertanya dulu dan Anda boleh batal.</p>
<h2>Pembayaran</h2>
<p>Anda dapat membayar dengan virtual account, kartu, cicilan, e-wallet, QRIS, atau bayar di tempat. Barang disimpan untuk Anda sampai batas waktu bayar:</p>
<ul>
<li>virtual account: 24 jam;</li>
<li>kartu, e-wallet, dan QRIS: 30 menit;</li>
<li>pesanan berisi barang flash sale: paling lama 60 menit, apa pun cara bayarnya.</li>
</ul>
<p>Pesanan yang tidak dibayar tepat waktu ditutup otomatis tanpa biaya. Bayar di tempat berlaku untuk kirim ke rumah sampai Rp5.000.000; tamu perlu nomor telepon yang terverifikasi.</p>
<h2>Pengiriman</h2>
<p>Paket tiba dalam sekitar 3–7 hari kerja ke seluruh Indonesia. Untuk pre-order, hari dihitung sejak tanggal rilis. Ambil di toko gratis; kami mengabari saat pesanan siap.</p>
<h2>Flash sale</h2>
<p>Flash sale punya stok sendiri dan batas untuk setiap pembeli. Bila stoknya habis, harga biasa berlaku lagi, dan kami bertanya sebelum Anda membayarnya.</p>
<h2>Retur</h2>
<p>Barang dapat dikembalikan dalam 7 hari setelah diterima, melalui akun Anda: karena rusak, salah, tidak lengkap, tidak sesuai, salah ukuran, atau Anda berubah pikiran dan kemasannya belum dibuka. Sertakan hingga 5 foto bila ada yang rusak atau kurang. Barang kebersihan dan barang flash sale hanya dapat dikembalikan bila cacat. Setelah kami setujui, kirim paketnya dalam 7 hari.</p>
<p>Anda menerima kembali jumlah yang dibayar untuk barang itu, melalui cara bayar semula; untuk virtual account dan bayar di tempat kami meminta nomor rekening. Poin kembali sebagai poin. Ongkos kirim dikembalikan bila seluruh isi pesanan cacat. Bila hadiah atau diskon hanya diperoleh karena barang yang diretur, hadiahnya ikut kembali atau harganya dipotong.</p>
<h2>Poin MAPCLUB</h2>
<p>Anda mendapat 1 poin setiap Rp10.000 barang yang benar-benar dibayar, masuk saat pesanan selesai. 1 poin bernilai Rp100 saat ditukar. Menghubungkan akun memberi 100 poin satu kali. Poin pada pesanan yang ditutup atau dibatalkan kembali penuh; setelah retur, kembali sebanding.</p>
<h2>Akun Anda</h2>
<p>Simpan kata sandi, PIN, dan kode untuk diri sendiri: kami tidak pernah memintanya. Kami dapat menutup akun yang dipakai menipu orang lain.</p>
<h2>Tanggung jawab</h2>
<p>Kami bertanggung jawab atas kesalahan kami. Untuk keterlambatan yang tidak bisa dicegah siapa pun, seperti banjir, mogok, atau gangguan listrik, kami mengabari Anda dan Anda boleh membatalkan.</p>
<h2>Hukum dan sengketa</h2>
<p>Hukum Indonesia berlaku. Bila ada perselisihan, hubungi dulu <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>; kebanyakan selesai begitu. Selebihnya diputuskan oleh BPSK atau pengadilan di tempat Anda.</p>
<p>Terakhir diubah: 15 November 2026. Untuk setiap pesanan berlaku ketentuan pada hari pemesanan.</p>`,

  `<h1>Điều khoản và điều kiện</h1>
<p>Điều khoản này áp dụng cho mọi đơn hàng tại Bata &amp; Bola, giao tận nhà hay nhận tại cửa hàng. Không điều nào ở đây làm mất quyền mà luật bảo vệ người tiêu dùng (UU 8/1999) trao cho bạn.</p>
<h2>Giá và đơn hàng</h2>
<p>Giá tính bằng rupiah và đã gồm thuế. Phí giao hàng và phí thanh toán hiện thành dòng riêng trước khi bạn trả tiền. Mỗi dòng đơn hàng tối đa 50 món, hoặc ít hơn nếu trang có ghi. Đơn được nhận khi chúng tôi xác nhận; nếu giá rõ ràng bị nhầm, chúng tôi hỏi bạn trước và bạn có thể rút lại.</p>
<h2>Thanh toán</h2>
<p>Bạn có thể trả bằng tài khoản ảo, thẻ, trả góp, ví điện tử, QRIS hoặc tiền mặt khi nhận hàng. Hàng được giữ cho bạn đến hạn thanh toán:</p>
<ul>
<li>tài khoản ảo: 24 giờ;</li>
<li>thẻ, ví điện tử và QRIS: 30 phút;</li>
<li>đơn có hàng flash sale: tối đa 60 phút, dù trả bằng cách nào.</li>
</ul>
<p>Đơn không thanh toán đúng hạn sẽ tự đóng và không mất phí. Trả tiền khi nhận áp dụng cho giao tận nhà, đơn đến Rp5.000.000; khách vãng lai cần số điện thoại đã xác minh.</p>
<h2>Giao hàng</h2>
<p>Hàng đến trong khoảng 3–7 ngày làm việc trên toàn Indonesia. Với hàng đặt trước, tính từ ngày phát hành. Nhận tại cửa hàng miễn phí; chúng tôi báo khi đơn sẵn sàng.</p>
<h2>Flash sale</h2>
<p>Flash sale có kho riêng và giới hạn cho mỗi người mua. Khi kho đó hết, giá thường áp dụng trở lại và chúng tôi hỏi bạn trước khi bạn trả.</p>
<h2>Đổi trả</h2>
<p>Bạn có thể trả hàng trong 7 ngày sau khi nhận, ngay trong tài khoản: vì hàng hỏng, sai, thiếu, không đúng mô tả, sai cỡ, hoặc bạn đổi ý và hộp chưa mở. Thêm tối đa 5 ảnh nếu có hỏng hoặc thiếu. Hàng vệ sinh và hàng flash sale chỉ trả được khi bị lỗi. Sau khi chúng tôi chấp thuận, hãy gửi hàng trong 7 ngày.</p>
<p>Bạn nhận lại số tiền đã trả cho món đó theo cách đã thanh toán; với tài khoản ảo và tiền mặt khi nhận, chúng tôi hỏi số tài khoản ngân hàng. Điểm hoàn lại thành điểm. Phí giao được hoàn khi toàn bộ đơn bị lỗi. Nếu quà hoặc giảm giá chỉ có nhờ món đã trả, quà phải trả lại hoặc bị trừ giá.</p>
<h2>Điểm MAPCLUB</h2>
<p>Bạn nhận 1 điểm cho mỗi Rp10.000 hàng thực trả, cộng khi đơn hoàn tất. 1 điểm trị giá Rp100 khi đổi. Liên kết tài khoản được tặng 100 điểm một lần. Điểm dùng cho đơn bị đóng hoặc hủy được hoàn đủ; sau khi trả hàng, hoàn theo tỷ lệ.</p>
<h2>Tài khoản của bạn</h2>
<p>Hãy giữ kín mật khẩu, PIN và mã: chúng tôi không bao giờ hỏi. Chúng tôi có thể đóng tài khoản dùng để lừa người khác.</p>
<h2>Trách nhiệm</h2>
<p>Chúng tôi chịu trách nhiệm về lỗi của mình. Với chậm trễ không ai ngăn được như lũ lụt, đình công hay mất điện, chúng tôi báo bạn và bạn có thể hủy.</p>
<h2>Luật và tranh chấp</h2>
<p>Áp dụng luật Indonesia. Nếu có bất đồng, trước hết hãy viết cho <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>; phần lớn được giải quyết như vậy. Nếu không, cơ quan giải quyết tranh chấp tiêu dùng (BPSK) hoặc tòa án nơi bạn ở quyết định.</p>
<p>Sửa lần cuối: 15/11/2026. Mỗi đơn hàng theo điều khoản của ngày đặt.</p>`,

  `<h1>条款与条件</h1>
<p>本条款适用于 Bata &amp; Bola 的所有订单，无论送货还是门店自提。其中任何内容都不减损《消费者保护法》（UU 8/1999）赋予您的权利。</p>
<h2>价格与订单</h2>
<p>价格以印尼盾计，含增值税。运费和支付手续费在付款前单独列出。订单每行最多 50 件，页面另有说明的从其说明。订单经我们确认后生效；若价格明显有误，我们会先询问您，您可以撤回。</p>
<h2>付款</h2>
<p>您可以使用虚拟账户、银行卡、分期、电子钱包、QRIS 或货到付款。付款期限内我们为您保留商品：</p>
<ul>
<li>虚拟账户：24 小时；</li>
<li>银行卡、电子钱包和 QRIS：30 分钟；</li>
<li>含限时抢购商品的订单：无论何种方式，最长 60 分钟。</li>
</ul>
<p>逾期未付的订单自动关闭，不收取任何费用。货到付款适用于 Rp5.000.000 以内的送货订单；访客须有已验证的电话号码。</p>
<h2>配送</h2>
<p>包裹约 3–7 个工作日送达印尼各地；预售商品自发售日起计。门店自提免费，备好后我们会通知您。</p>
<h2>限时抢购</h2>
<p>限时抢购有单独的库存和每人限购。库存售完后恢复原价，付款前我们会先征得您的同意。</p>
<h2>退货</h2>
<p>收货后 7 天内可在账户中申请退货：商品损坏、发错、不全、与描述不符、尺码不合，或改变主意且未拆封。损坏或缺件请附最多 5 张照片。卫生用品和限时抢购商品仅在有瑕疵时可退。批准后请在 7 天内寄回。</p>
<p>我们按原付款方式退还该商品的实付金额；虚拟账户和货到付款需提供银行账户。积分退回为积分。整单均有瑕疵时退还运费。若赠品或优惠仅因所退商品而得，赠品须一并退回或扣除其价格。</p>
<h2>MAPCLUB 积分</h2>
<p>每实付商品 Rp10.000 得 1 积分，订单完成时到账。兑换时 1 积分抵 Rp100。首次关联账户赠 100 积分。订单关闭或取消时所用积分全数退回；退货时按比例退回。</p>
<h2>您的账户</h2>
<p>请妥善保管密码、PIN 和验证码：我们绝不会索要。对用于欺骗他人的账户，我们可以关闭。</p>
<h2>责任</h2>
<p>我们对自己的过错负责。对洪水、罢工、停电等无人能够避免的延误，我们会告知您，您可以取消订单。</p>
<h2>法律与争议</h2>
<p>适用印度尼西亚法律。如有分歧，请先写信至 <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>，多数问题可就此解决；否则由消费者争议解决机构（BPSK）或您所在地法院裁决。</p>
<p>最近修改：2026 年 11 月 15 日。每笔订单适用下单当日的条款。</p>`,
);
