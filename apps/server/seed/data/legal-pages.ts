import type { Locale } from "#kit/core/locale.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { texts } from "./texts.ts";

export const privacyTitle = texts("Privacy policy", "Kebijakan privasi", "Chính sách bảo mật", "隐私政策");
export const termsTitle = texts(
  "Terms and conditions",
  "Syarat dan ketentuan",
  "Điều khoản và điều kiện",
  "条款与条件",
);

const privacy = texts(
  `<h1>Privacy policy</h1><p>We keep as little about you as a shop can: what you order, where it goes, how to reach you, and what you agreed to. Nothing is sold, and nothing is shared beyond the people who bring your parcel, move your payment and keep your points.</p><h2>What we keep, and why</h2><ul><li>Your name, address and phone number, to deliver what you bought.</li><li>Your orders, for as long as tax law asks for them.</li><li>Your consents, with the text you saw and the time you gave them, because the law on personal data (UU 27/2022) asks us to be able to show it.</li></ul><h2>Cookies</h2><p>Necessary cookies hold your session, your language and your cart. All others wait until you accept them, and stop when you change your mind.</p><h2>Your rights</h2><p>You may see, correct, download or delete your data in your account settings, or ask us to. We answer within 3 × 24 hours.</p>`,
  `<h1>Kebijakan privasi</h1><p>Kami menyimpan sesedikit mungkin tentang Anda: apa yang Anda pesan, ke mana dikirim, cara menghubungi Anda, dan apa yang Anda setujui. Tidak ada yang dijual, dan tidak ada yang dibagikan selain kepada pihak yang mengantar paket, memproses pembayaran, dan mencatat poin Anda.</p><h2>Apa yang kami simpan, dan mengapa</h2><ul><li>Nama, alamat, dan nomor telepon, untuk mengantar belanjaan Anda.</li><li>Pesanan Anda, selama diwajibkan oleh aturan pajak.</li><li>Persetujuan Anda, beserta teks yang Anda lihat dan waktunya, karena UU 27/2022 tentang Pelindungan Data Pribadi mewajibkan kami dapat membuktikannya.</li></ul><h2>Cookie</h2><p>Cookie yang perlu menyimpan sesi, bahasa, dan keranjang Anda. Yang lain menunggu persetujuan Anda, dan berhenti bila Anda berubah pikiran.</p><h2>Hak Anda</h2><p>Anda dapat melihat, memperbaiki, mengunduh, atau menghapus data di pengaturan akun, atau meminta kami melakukannya. Kami menjawab dalam 3 × 24 jam.</p>`,
  `<h1>Chính sách bảo mật</h1><p>Chúng tôi lưu ít nhất có thể về bạn: bạn đặt gì, giao đến đâu, liên hệ thế nào và bạn đã đồng ý điều gì. Không bán dữ liệu, và chỉ chia sẻ với bên giao hàng, thanh toán và tích điểm của bạn.</p><h2>Chúng tôi lưu gì và vì sao</h2><ul><li>Tên, địa chỉ và số điện thoại, để giao hàng cho bạn.</li><li>Đơn hàng của bạn, trong thời gian luật thuế yêu cầu.</li><li>Những đồng ý của bạn, kèm nội dung bạn đã đọc và thời điểm, vì luật dữ liệu cá nhân (UU 27/2022) yêu cầu chúng tôi chứng minh được.</li></ul><h2>Cookie</h2><p>Cookie cần thiết giữ phiên, ngôn ngữ và giỏ hàng. Các cookie khác chờ bạn chấp nhận và dừng khi bạn đổi ý.</p><h2>Quyền của bạn</h2><p>Bạn có thể xem, sửa, tải về hoặc xóa dữ liệu trong phần cài đặt tài khoản, hoặc yêu cầu chúng tôi. Chúng tôi trả lời trong 3 × 24 giờ.</p>`,
  `<h1>隐私政策</h1><p>我们只保留商店必需的信息：您订购了什么、送往何处、如何联系您，以及您同意了什么。我们不出售任何信息，也只与送货、支付和积分的经办方共享。</p><h2>我们保留什么，为什么</h2><ul><li>姓名、地址和电话，用于送货。</li><li>您的订单，按税法要求的期限保存。</li><li>您的同意记录，包括所见文本和时间，因为个人数据保护法（UU 27/2022）要求我们能够证明。</li></ul><h2>Cookie</h2><p>必要的 Cookie 保存您的会话、语言和购物车；其他 Cookie 须经您同意后启用，您改变主意时即停止。</p><h2>您的权利</h2><p>您可以在账户设置中查看、更正、下载或删除数据，也可以要求我们代办。我们在 3 × 24 小时内答复。</p>`,
);

const terms = texts(
  `<h1>Terms and conditions</h1><p>These terms apply to every order placed at this shop. Prices are in rupiah and include VAT.</p><h2>Your order</h2><p>An order is binding once we confirm it. Stock is kept for you until your payment is due; an order that is not paid in time closes by itself.</p><h2>Delivery</h2><p>Delivery takes about 3–7 working days; for pre-orders the days are counted from the release date. You may also collect your order in one of our stores.</p><h2>Returns</h2><p>You may return goods within 7 days of receiving them. The refund goes back the way you paid; points come back as points.</p>`,
  `<h1>Syarat dan ketentuan</h1><p>Ketentuan ini berlaku untuk setiap pesanan di toko ini. Harga dalam rupiah dan termasuk PPN.</p><h2>Pesanan Anda</h2><p>Pesanan mengikat setelah kami konfirmasi. Stok disimpan untuk Anda sampai batas waktu pembayaran; pesanan yang tidak dibayar tepat waktu akan ditutup otomatis.</p><h2>Pengiriman</h2><p>Pengiriman memakan waktu sekitar 3–7 hari kerja; untuk pre-order dihitung sejak tanggal rilis. Anda juga dapat mengambil pesanan di toko kami.</p><h2>Retur</h2><p>Barang dapat dikembalikan dalam 7 hari setelah diterima. Pengembalian dana melalui cara bayar semula; poin kembali sebagai poin.</p>`,
  `<h1>Điều khoản và điều kiện</h1><p>Các điều khoản này áp dụng cho mọi đơn hàng tại cửa hàng. Giá tính bằng rupiah và đã gồm thuế.</p><h2>Đơn hàng</h2><p>Đơn hàng có hiệu lực khi chúng tôi xác nhận. Hàng được giữ cho bạn đến hạn thanh toán; đơn không thanh toán đúng hạn sẽ tự đóng.</p><h2>Giao hàng</h2><p>Giao hàng mất khoảng 3–7 ngày làm việc; hàng đặt trước tính từ ngày phát hành. Bạn cũng có thể nhận tại cửa hàng.</p><h2>Đổi trả</h2><p>Bạn có thể trả hàng trong 7 ngày sau khi nhận. Tiền hoàn về cách thanh toán ban đầu; điểm hoàn lại thành điểm.</p>`,
  `<h1>条款与条件</h1><p>本条款适用于本店的所有订单。价格以印尼盾计，含增值税。</p><h2>您的订单</h2><p>订单经我们确认后生效。付款期限前我们为您保留库存；逾期未付的订单自动关闭。</p><h2>配送</h2><p>配送约需 3–7 个工作日；预售商品自发售日起计。您也可以到门店自提。</p><h2>退货</h2><p>收货后 7 天内可退货。款项原路退回；积分退回为积分。</p>`,
);

const page = (html: string): PageContentDraft => ({ columns: [{ id: "text", kind: "html", html }] });

export const privacyPage = (locale: Locale) => page(privacy[locale]);
export const termsPage = (locale: Locale) => page(terms[locale]);
