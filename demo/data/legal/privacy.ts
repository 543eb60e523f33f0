import { texts } from "../texts.ts";

export const privacyTitle = texts("Privacy policy", "Kebijakan privasi", "Chính sách bảo mật", "隐私政策");

export const privacyHtml = texts(
  `<h1>Privacy policy</h1>
<p>This page says which personal data we keep, why, for how long, and what you can ask of us. It follows Indonesia's law on personal data protection, UU 27/2022 (UU PDP). We keep as little as a shop can, and we sell none of it.</p>
<h2>Who is responsible</h2>
<p>Bata &amp; Bola decides how your data is used. Write to <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>, or reach us Monday to Sunday, 8am to 9pm WIB.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>To fulfil your order:</strong> name, delivery address, phone number, e-mail, what you bought, how you paid and where the parcel is. Without them we cannot deliver.</li>
<li><strong>For your account:</strong> your profile, your addresses, your wishlist, and your sign-in. Passwords and PINs are kept only as a scrambled value nobody can read back.</li>
<li><strong>For MAPCLUB, if you link it:</strong> your club number and your points. Linking is your choice and can be undone.</li>
<li><strong>To write to you, if you agreed:</strong> newsletters and reminders. Every one has a link to stop them.</li>
<li><strong>Because the law asks us to:</strong> invoices for the years tax law prescribes, and your consents with the text you saw and the time you gave them.</li>
<li><strong>To keep the shop safe:</strong> technical records of requests for a short while, without passwords, codes or payment data.</li>
</ul>
<p>Card numbers never reach us: you type them at the payment provider.</p>
<h2>Who else sees it</h2>
<p>Only those who need it to do their part: the courier (name, address, phone), the payment provider (amount, order number), the sender of our messages (your number or e-mail), and MAPCLUB if you linked it. Each of them may use it for that purpose alone. If data has to leave Indonesia for this, it is protected there as it is here, or we ask you first.</p>
<h2>How long</h2>
<p>A guest's session ends after 30 days. Account data stays until you close your account. Orders stay as long as tax law demands, then they are deleted or made anonymous.</p>
<h2>Cookies</h2>
<p>Necessary cookies hold your session, your language, your device and your choice about cookies. All others wait until you accept them. Your choice is kept for 365 days; delete this site's cookies in your browser and we ask again.</p>
<h2>Your rights</h2>
<ul>
<li>to know who uses your data, for what and on what ground;</li>
<li>to see it and get a copy, also in a form other services can read;</li>
<li>to have it completed, corrected and kept up to date;</li>
<li>to withdraw a consent, and to have processing ended, limited or postponed;</li>
<li>to have your data deleted, unless the law makes us keep it;</li>
<li>to object to decisions made by machines alone (we make none that concern you);</li>
<li>to complain to the authority, and to claim compensation if your data was used against the law.</li>
</ul>
<p>Most of this you can do yourself in your account settings. For the rest write to us: we answer within 3 × 24 hours.</p>
<h2>If something goes wrong</h2>
<p>Should your data fall into wrong hands, we tell you and the authority within 3 × 24 hours: which data, when, how, and what we have done about it.</p>
<h2>Children</h2>
<p>Our toys are for children; our accounts are for adults. For children's data we ask a parent or guardian.</p>
<h2>Changes</h2>
<p>When this page changes in a way that matters to you, we say so before it applies. Last changed: 15 November 2026.</p>`,

  `<h1>Kebijakan privasi</h1>
<p>Halaman ini menjelaskan data pribadi apa yang kami simpan, untuk apa, berapa lama, dan apa yang dapat Anda minta dari kami. Dasarnya adalah Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Kami menyimpan sesedikit mungkin, dan tidak menjual satu pun.</p>
<h2>Siapa yang bertanggung jawab</h2>
<p>Bata &amp; Bola adalah pengendali data Anda. Hubungi <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>, atau layanan kami Senin sampai Minggu pukul 08.00–21.00 WIB.</p>
<h2>Apa yang kami simpan, dan untuk apa</h2>
<ul>
<li><strong>Untuk memenuhi pesanan:</strong> nama, alamat kirim, nomor telepon, email, barang yang dibeli, cara bayar, dan posisi paket. Tanpa ini kami tidak bisa mengantar.</li>
<li><strong>Untuk akun Anda:</strong> profil, alamat, wishlist, dan data masuk. Kata sandi dan PIN hanya disimpan dalam bentuk acak yang tidak dapat dibaca kembali.</li>
<li><strong>Untuk MAPCLUB, bila Anda hubungkan:</strong> nomor klub dan poin Anda. Menghubungkannya pilihan Anda, dan bisa dibatalkan.</li>
<li><strong>Untuk mengirim kabar, bila Anda setuju:</strong> buletin dan pengingat. Setiap kiriman punya tautan untuk berhenti.</li>
<li><strong>Karena diwajibkan hukum:</strong> faktur selama jangka waktu aturan pajak, serta persetujuan Anda beserta teks yang Anda lihat dan waktunya.</li>
<li><strong>Untuk menjaga keamanan toko:</strong> catatan teknis permintaan dalam waktu singkat, tanpa kata sandi, kode, atau data pembayaran.</li>
</ul>
<p>Nomor kartu tidak pernah sampai kepada kami: Anda mengetiknya di halaman penyedia pembayaran.</p>
<h2>Siapa lagi yang melihatnya</h2>
<p>Hanya pihak yang membutuhkannya untuk tugasnya: kurir (nama, alamat, telepon), penyedia pembayaran (jumlah, nomor pesanan), pengirim pesan kami (nomor atau email Anda), dan MAPCLUB bila Anda hubungkan. Masing-masing hanya boleh memakainya untuk keperluan itu. Bila data harus keluar dari Indonesia, perlindungannya setara, atau kami meminta izin Anda lebih dulu.</p>
<h2>Berapa lama</h2>
<p>Sesi tamu berakhir setelah 30 hari. Data akun disimpan sampai Anda menutup akun. Data pesanan disimpan selama diwajibkan aturan pajak, lalu dihapus atau dianonimkan.</p>
<h2>Cookie</h2>
<p>Cookie yang diperlukan menyimpan sesi, bahasa, perangkat, dan pilihan cookie Anda. Yang lain menunggu persetujuan Anda. Pilihan Anda disimpan 365 hari; hapus cookie situs ini di peramban, dan kami bertanya lagi.</p>
<h2>Hak Anda</h2>
<ul>
<li>mengetahui siapa yang memakai data Anda, untuk apa, dan atas dasar apa;</li>
<li>melihat dan memperoleh salinannya, juga dalam bentuk yang dapat dibaca layanan lain;</li>
<li>melengkapi, memperbaiki, dan memperbaruinya;</li>
<li>menarik persetujuan, serta mengakhiri, membatasi, atau menunda pemrosesan;</li>
<li>menghapus data Anda, kecuali hukum mewajibkan kami menyimpannya;</li>
<li>mengajukan keberatan atas keputusan yang dibuat mesin semata (kami tidak membuatnya tentang Anda);</li>
<li>mengadu kepada lembaga berwenang, dan menuntut ganti rugi bila data Anda dipakai melanggar hukum.</li>
</ul>
<p>Sebagian besar dapat Anda lakukan sendiri di pengaturan akun. Selebihnya, kirim pesan kepada kami: kami menjawab dalam 3 × 24 jam.</p>
<h2>Bila terjadi kebocoran</h2>
<p>Bila data Anda jatuh ke tangan yang salah, kami memberi tahu Anda dan lembaga berwenang dalam 3 × 24 jam: data apa, kapan, bagaimana, dan apa yang sudah kami lakukan.</p>
<h2>Anak-anak</h2>
<p>Mainan kami untuk anak-anak; akun kami untuk orang dewasa. Untuk data anak, kami meminta persetujuan orang tua atau wali.</p>
<h2>Perubahan</h2>
<p>Bila halaman ini berubah dan menyangkut Anda, kami memberitahukannya sebelum berlaku. Terakhir diubah: 15 November 2026.</p>`,

  `<h1>Chính sách bảo mật</h1>
<p>Trang này cho biết chúng tôi lưu dữ liệu cá nhân nào, để làm gì, trong bao lâu và bạn có thể yêu cầu gì. Chính sách theo luật bảo vệ dữ liệu cá nhân của Indonesia, UU 27/2022 (UU PDP). Chúng tôi lưu ít nhất có thể và không bán bất kỳ dữ liệu nào.</p>
<h2>Ai chịu trách nhiệm</h2>
<p>Bata &amp; Bola quyết định cách dùng dữ liệu của bạn. Hãy viết cho <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>, hoặc liên hệ từ thứ Hai đến Chủ Nhật, 8:00–21:00 (WIB).</p>
<h2>Chúng tôi lưu gì và để làm gì</h2>
<ul>
<li><strong>Để thực hiện đơn hàng:</strong> tên, địa chỉ giao, số điện thoại, e-mail, món bạn mua, cách thanh toán và vị trí kiện hàng. Thiếu chúng, chúng tôi không thể giao.</li>
<li><strong>Cho tài khoản của bạn:</strong> hồ sơ, địa chỉ, danh sách yêu thích và thông tin đăng nhập. Mật khẩu và PIN chỉ được giữ ở dạng xáo trộn không ai đọc ngược được.</li>
<li><strong>Cho MAPCLUB, nếu bạn liên kết:</strong> số hội viên và điểm. Liên kết là lựa chọn của bạn và có thể hủy.</li>
<li><strong>Để gửi tin, nếu bạn đồng ý:</strong> bản tin và lời nhắc. Mỗi tin đều có liên kết để dừng.</li>
<li><strong>Vì luật yêu cầu:</strong> hóa đơn theo thời hạn của luật thuế, và các đồng ý của bạn kèm nội dung bạn đã đọc và thời điểm.</li>
<li><strong>Để giữ an toàn:</strong> nhật ký kỹ thuật trong thời gian ngắn, không có mật khẩu, mã hay dữ liệu thanh toán.</li>
</ul>
<p>Số thẻ không bao giờ đến chúng tôi: bạn nhập tại trang của đơn vị thanh toán.</p>
<h2>Ai khác được xem</h2>
<p>Chỉ những bên cần để làm phần việc của mình: đơn vị giao hàng (tên, địa chỉ, điện thoại), đơn vị thanh toán (số tiền, mã đơn), bên gửi tin nhắn (số hoặc e-mail của bạn) và MAPCLUB nếu bạn đã liên kết. Mỗi bên chỉ được dùng cho mục đích đó. Nếu dữ liệu phải ra khỏi Indonesia, nó được bảo vệ tương đương, hoặc chúng tôi hỏi bạn trước.</p>
<h2>Trong bao lâu</h2>
<p>Phiên của khách kết thúc sau 30 ngày. Dữ liệu tài khoản được giữ đến khi bạn đóng tài khoản. Đơn hàng được giữ theo luật thuế, sau đó bị xóa hoặc ẩn danh.</p>
<h2>Cookie</h2>
<p>Cookie cần thiết giữ phiên, ngôn ngữ, thiết bị và lựa chọn cookie của bạn. Các cookie khác chờ bạn chấp nhận. Lựa chọn được giữ 365 ngày; hãy xóa cookie của trang này trong trình duyệt và chúng tôi sẽ hỏi lại.</p>
<h2>Quyền của bạn</h2>
<ul>
<li>biết ai dùng dữ liệu của mình, để làm gì và trên cơ sở nào;</li>
<li>xem và nhận bản sao, kể cả ở dạng dịch vụ khác đọc được;</li>
<li>bổ sung, sửa và cập nhật dữ liệu;</li>
<li>rút lại đồng ý, và yêu cầu chấm dứt, hạn chế hoặc hoãn xử lý;</li>
<li>xóa dữ liệu, trừ khi luật buộc chúng tôi giữ;</li>
<li>phản đối quyết định chỉ do máy đưa ra (chúng tôi không có quyết định nào như vậy về bạn);</li>
<li>khiếu nại với cơ quan có thẩm quyền và đòi bồi thường nếu dữ liệu bị dùng trái luật.</li>
</ul>
<p>Phần lớn bạn tự làm được trong cài đặt tài khoản. Việc còn lại hãy viết cho chúng tôi: chúng tôi trả lời trong 3 × 24 giờ.</p>
<h2>Nếu xảy ra sự cố</h2>
<p>Nếu dữ liệu của bạn lọt vào tay người khác, chúng tôi báo cho bạn và cơ quan có thẩm quyền trong 3 × 24 giờ: dữ liệu nào, khi nào, thế nào và chúng tôi đã làm gì.</p>
<h2>Trẻ em</h2>
<p>Đồ chơi dành cho trẻ em; tài khoản dành cho người lớn. Với dữ liệu của trẻ, chúng tôi hỏi cha mẹ hoặc người giám hộ.</p>
<h2>Thay đổi</h2>
<p>Khi trang này thay đổi theo cách ảnh hưởng đến bạn, chúng tôi báo trước khi áp dụng. Sửa lần cuối: 15/11/2026.</p>`,

  `<h1>隐私政策</h1>
<p>本页说明我们保存哪些个人数据、用途、期限，以及您可以向我们提出哪些要求，依据印度尼西亚《个人数据保护法》（UU 27/2022，简称 UU PDP）。我们只保存商店必需的信息，绝不出售。</p>
<h2>谁负责</h2>
<p>您的数据由 Bata &amp; Bola 负责。请写信至 <a href="mailto:halo@bata-bola.example">halo@bata-bola.example</a>，或在周一至周日 8:00–21:00（WIB）联系我们。</p>
<h2>保存什么，为什么</h2>
<ul>
<li><strong>为完成订单：</strong>姓名、收货地址、电话、邮箱、所购商品、付款方式和包裹位置。没有这些我们无法送货。</li>
<li><strong>为您的账户：</strong>资料、地址、心愿单和登录信息。密码和 PIN 只以无法还原的形式保存。</li>
<li><strong>为 MAPCLUB（若您关联）：</strong>会员号和积分。是否关联由您决定，也可随时解除。</li>
<li><strong>为向您发送消息（若您同意）：</strong>通讯和提醒，每一封都附有退订链接。</li>
<li><strong>因法律要求：</strong>按税法期限保存发票；保存您的同意记录，包括您看到的文本和时间。</li>
<li><strong>为商店安全：</strong>短期保存请求的技术记录，其中不含密码、验证码或付款数据。</li>
</ul>
<p>银行卡号不会到达我们这里：您在支付服务商的页面输入。</p>
<h2>还有谁能看到</h2>
<p>只有履行职责所需的各方：快递（姓名、地址、电话）、支付服务商（金额、订单号）、消息发送方（您的号码或邮箱），以及您已关联时的 MAPCLUB。各方只能用于该用途。若数据须离开印尼，将受到同等保护，否则我们会先征得您的同意。</p>
<h2>保存多久</h2>
<p>访客会话 30 天后结束。账户数据保存至您注销账户。订单按税法期限保存，之后删除或匿名化。</p>
<h2>Cookie</h2>
<p>必要的 Cookie 保存会话、语言、设备和您的 Cookie 选择。其他 Cookie 须经您同意后启用。您的选择保存 365 天；在浏览器中删除本站 Cookie 后，我们会重新询问。</p>
<h2>您的权利</h2>
<ul>
<li>知道谁在使用您的数据、用途和依据；</li>
<li>查看并取得副本，包括其他服务可读的格式；</li>
<li>补充、更正和更新数据；</li>
<li>撤回同意，要求终止、限制或暂缓处理；</li>
<li>删除数据，法律要求保存的除外；</li>
<li>反对仅由机器作出的决定（我们不会对您作此类决定）；</li>
<li>向主管机关投诉；数据被违法使用时要求赔偿。</li>
</ul>
<p>多数事项您可在账户设置中自行办理。其余请写信给我们：我们在 3 × 24 小时内答复。</p>
<h2>若发生泄露</h2>
<p>如果您的数据落入他人之手，我们将在 3 × 24 小时内通知您和主管机关：涉及哪些数据、何时、如何，以及我们已采取的措施。</p>
<h2>儿童</h2>
<p>玩具给孩子，账户给成年人。涉及儿童数据时，我们会征得父母或监护人同意。</p>
<h2>变更</h2>
<p>如本页的变更与您相关，我们会在生效前告知。最近修改：2026 年 11 月 15 日。</p>`,
);
