import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { answer } from "./drafts.ts";

/** The club, its points and PIN, and the codes that open an account. */
export const clubAnswers: readonly ArticleDraft[] = [
  answer("linking-the-club", "club", "2026-03-23", {
    title: texts(
      "How do I link MAPCLUB and get the 100 points?",
      "Bagaimana menghubungkan MAPCLUB dan mendapat 100 poin?",
      "Làm sao liên kết MAPCLUB và nhận 100 điểm?",
      "怎样关联 MAPCLUB 并获得 100 积分？",
    ),
    subtitle: texts(
      "In your account settings; the bonus comes once per club account.",
      "Di pengaturan akun; bonusnya satu kali per akun klub.",
      "Trong cài đặt tài khoản; thưởng một lần cho mỗi tài khoản câu lạc bộ.",
      "在账户设置中关联；每个俱乐部账户赠送一次。",
    ),
    html: texts(
      `<p>Members open <a href="/account/accountSetting">account settings</a> and press link on the club card. New here? <a href="/register/mapclub">Register with MAPCLUB</a> and both accounts are linked from the start.</p>
<p>Linking brings 100 points, worth Rp10.000. They come once for each club account and for ever: unlinking and linking again brings no second bonus. If you already earned points as a guest with your phone number, they are kept and wait for you after registration.</p>`,
      `<p>Anggota membuka <a href="/account/accountSetting">pengaturan akun</a> dan menekan hubungkan pada kartu klub. Baru di sini? <a href="/register/mapclub">Daftar dengan MAPCLUB</a> dan kedua akun langsung terhubung.</p>
<p>Menghubungkan akun memberi 100 poin, senilai Rp10.000. Bonus ini satu kali untuk tiap akun klub, selamanya: memutus lalu menghubungkan lagi tidak memberi bonus kedua. Bila Anda pernah mengumpulkan poin sebagai tamu dengan nomor telepon, poinnya tetap tersimpan sampai Anda mendaftar.</p>`,
      `<p>Thành viên mở <a href="/account/accountSetting">cài đặt tài khoản</a> và bấm liên kết trên thẻ câu lạc bộ. Mới đến? <a href="/register/mapclub">Đăng ký với MAPCLUB</a>, hai tài khoản được liên kết ngay từ đầu.</p>
<p>Liên kết được 100 điểm, trị giá Rp10.000. Thưởng một lần cho mỗi tài khoản câu lạc bộ, mãi mãi: hủy rồi liên kết lại không có thưởng nữa. Nếu bạn từng tích điểm với tư cách khách bằng số điện thoại, điểm vẫn được giữ và chờ bạn sau khi đăng ký.</p>`,
      `<p>会员请打开<a href="/account/accountSetting">账户设置</a>，在俱乐部卡片上点关联。新朋友可直接<a href="/register/mapclub">注册 MAPCLUB</a>，两个账户从一开始就已关联。</p>
<p>关联赠送 100 积分，价值 Rp10.000。每个俱乐部账户永久只赠一次，解除后再关联不再赠送。若您曾以访客身份用手机号积分，积分会一直保留，注册后即可使用。</p>`,
    ),
  }),
  answer("points-value", "club", "2026-03-30", {
    title: texts(
      "What are points worth, and when do I get them?",
      "Berapa nilai poin, dan kapan saya mendapatkannya?",
      "Điểm đáng giá bao nhiêu và khi nào tôi nhận được?",
      "积分值多少？什么时候到账？",
    ),
    subtitle: texts(
      "Earn 1 point per Rp10.000; 1 point is worth Rp100.",
      "1 poin tiap Rp10.000; 1 poin bernilai Rp100.",
      "Mỗi Rp10.000 được 1 điểm; 1 điểm trị giá Rp100.",
      "每 Rp10.000 得 1 积分，1 积分抵 Rp100。",
    ),
    html: texts(
      `<p>You earn 1 point for every Rp10.000 of goods actually paid, without delivery. The points arrive when the order is complete.</p>
<p>When you redeem at checkout, each point takes off Rp100. The shop uses the largest whole number of points that your balance and the order, delivery included, allow; the total may become 0, and then there is nothing left to pay. If the order closes or is cancelled, the points come back. After a return they come back in proportion.</p>`,
      `<p>Anda mendapat 1 poin setiap Rp10.000 barang yang benar-benar dibayar, tanpa ongkir. Poin masuk saat pesanan selesai.</p>
<p>Saat ditukar di checkout, setiap poin memotong Rp100. Toko memakai jumlah poin utuh terbesar yang dimungkinkan saldo Anda dan pesanan, termasuk ongkir; totalnya bisa menjadi 0, dan tak ada lagi yang perlu dibayar. Bila pesanan ditutup atau dibatalkan, poinnya kembali. Setelah retur, poin kembali sebanding.</p>`,
      `<p>Bạn nhận 1 điểm cho mỗi Rp10.000 tiền hàng thực trả, không tính phí giao. Điểm được cộng khi đơn hoàn tất.</p>
<p>Khi đổi lúc thanh toán, mỗi điểm giảm Rp100. Cửa hàng dùng số điểm nguyên lớn nhất mà số dư và đơn hàng, kể cả phí giao, cho phép; tổng có thể bằng 0 và bạn không phải trả thêm. Nếu đơn đóng hoặc bị hủy, điểm được hoàn. Sau khi trả hàng, điểm hoàn theo tỷ lệ.</p>`,
      `<p>商品每实付 Rp10.000 得 1 积分，不含运费。积分在订单完成时到账。</p>
<p>结算时兑换，每积分抵 Rp100。系统在您的余额和订单金额（含运费）之内使用最多的整数积分；应付金额可以为 0，此时无需再付款。订单关闭或取消，积分退回；退货则按比例退回。</p>`,
    ),
  }),
  answer("club-pin", "club", "2026-04-06", {
    title: texts(
      "My club PIN is locked. What now?",
      "PIN klub saya terkunci. Bagaimana?",
      "PIN câu lạc bộ của tôi bị khóa. Phải làm sao?",
      "俱乐部 PIN 被锁定了怎么办？",
    ),
    subtitle: texts(
      "Wait 24 hours, or reset it on the club's site.",
      "Tunggu 24 jam, atau atur ulang di situs klub.",
      "Chờ 24 giờ, hoặc đặt lại trên trang câu lạc bộ.",
      "等待 24 小时，或在俱乐部网站重置。",
    ),
    html: texts(
      `<p>The PIN has 6 digits and protects your points when you redeem them. After 3 wrong tries it is locked for 24 hours, or until you reset it on the club's site.</p>
<p>A correct PIN is valid for one checkout and for 10 minutes, so you may be asked again. Without a PIN you can set one from the checkout; a small window of the club opens. You can always finish the order without points. We never ask for your PIN by phone or chat.</p>`,
      `<p>PIN terdiri atas 6 angka dan melindungi poin Anda saat ditukar. Setelah 3 kali salah, PIN terkunci selama 24 jam, atau sampai Anda mengatur ulang di situs klub.</p>
<p>PIN yang benar berlaku untuk satu checkout dan selama 10 menit, jadi mungkin ditanyakan lagi. Bila belum punya PIN, Anda dapat membuatnya dari checkout; jendela kecil klub akan terbuka. Pesanan selalu bisa diselesaikan tanpa poin. Kami tidak pernah meminta PIN lewat telepon atau obrolan.</p>`,
      `<p>PIN gồm 6 chữ số, bảo vệ điểm khi bạn đổi. Sau 3 lần sai, PIN bị khóa 24 giờ, hoặc đến khi bạn đặt lại trên trang câu lạc bộ.</p>
<p>PIN đúng có hiệu lực cho một lần thanh toán và trong 10 phút, nên có thể bạn được hỏi lại. Chưa có PIN thì đặt ngay khi thanh toán; một cửa sổ nhỏ của câu lạc bộ sẽ mở. Bạn luôn có thể hoàn tất đơn mà không dùng điểm. Chúng tôi không bao giờ hỏi PIN qua điện thoại hay trò chuyện.</p>`,
      `<p>PIN 为 6 位数字，兑换积分时保护您的账户。输错 3 次即锁定 24 小时，或直到您在俱乐部网站重置。</p>
<p>正确的 PIN 仅对本次结算有效，时限 10 分钟，因此可能会再次询问。尚未设置的，可在结算时设置，会弹出俱乐部的小窗口。不用积分也随时可以完成订单。我们绝不会通过电话或聊天索要 PIN。</p>`,
    ),
  }),
  answer("changing-phone-number", "account", "2026-04-13", {
    title: texts(
      "How do I change my phone number?",
      "Bagaimana mengganti nomor telepon saya?",
      "Làm sao để đổi số điện thoại?",
      "怎样更换手机号？",
    ),
    subtitle: texts(
      "In account settings, with a code to the old number and one to the new.",
      "Di pengaturan akun, dengan kode ke nomor lama dan ke nomor baru.",
      "Trong cài đặt tài khoản, với mã gửi đến số cũ và số mới.",
      "在账户设置中，新旧号码各收一个验证码。",
    ),
    html: texts(
      `<p>Open <a href="/account/accountSetting">account settings</a> and choose the mobile number. We send a code to the old number and another to the new one; enter both, and the change is done.</p>
<p>Begin the number with 8, 08, 62 or +62, as you like: we understand all four. If you no longer have the old number, write to us through <a href="/contact-us">contact us</a>; we check first that the account is yours.</p>`,
      `<p>Buka <a href="/account/accountSetting">pengaturan akun</a> dan pilih nomor ponsel. Kami mengirim satu kode ke nomor lama dan satu lagi ke nomor baru; masukkan keduanya, dan selesai.</p>
<p>Nomor boleh diawali 8, 08, 62, atau +62: keempatnya kami pahami. Bila nomor lama sudah tidak ada, tulislah lewat <a href="/contact-us">hubungi kami</a>; kami memastikan dulu bahwa akun itu milik Anda.</p>`,
      `<p>Mở <a href="/account/accountSetting">cài đặt tài khoản</a> và chọn số di động. Chúng tôi gửi một mã đến số cũ và một mã đến số mới; nhập cả hai là xong.</p>
<p>Số bắt đầu bằng 8, 08, 62 hay +62 đều được. Nếu không còn số cũ, hãy viết cho chúng tôi qua trang <a href="/contact-us">liên hệ</a>; chúng tôi kiểm tra trước xem tài khoản có đúng là của bạn.</p>`,
      `<p>打开<a href="/account/accountSetting">账户设置</a>，选择手机号。我们向旧号码和新号码各发一个验证码，两个都输入即可更换。</p>
<p>号码以 8、08、62 或 +62 开头都可以。若旧号码已停用，请通过<a href="/contact-us">联系我们</a>写信，我们会先核实账户归属。</p>`,
    ),
  }),
  answer("whatsapp-code-not-arriving", "account", "2026-04-20", {
    title: texts(
      "The WhatsApp code does not arrive. What can I do?",
      "Kode WhatsApp tidak datang. Apa yang bisa saya lakukan?",
      "Không nhận được mã WhatsApp. Tôi phải làm gì?",
      "收不到 WhatsApp 验证码怎么办？",
    ),
    subtitle: texts(
      "Wait 20 seconds, take the SMS, or ask again after a minute.",
      "Tunggu 20 detik, pilih SMS, atau minta lagi setelah semenit.",
      "Chờ 20 giây, chọn SMS, hoặc yêu cầu lại sau một phút.",
      "等 20 秒，改用短信，或一分钟后重发。",
    ),
    html: texts(
      `<p>If WhatsApp has not delivered the code after 20 seconds, we offer you an SMS instead. You may ask for a new code after 60 seconds.</p>
<ul><li>Look at your main phone: codes do not reach linked computers.</li><li>Check the number you entered.</li><li>A code has 4 digits and is valid for 5 minutes; after 5 wrong tries you need a new one.</li><li>A number gets at most 5 codes an hour and 10 a day. After that, please wait.</li></ul>
<p>You can also log in with your password. Nobody from our shop ever asks you for a code.</p>`,
      `<p>Bila WhatsApp belum menyampaikan kode setelah 20 detik, kami menawarkan SMS. Kode baru bisa diminta setelah 60 detik.</p>
<ul><li>Lihat ponsel utama Anda: kode tidak sampai ke komputer tertaut.</li><li>Periksa nomor yang Anda masukkan.</li><li>Kode terdiri atas 4 angka dan berlaku 5 menit; setelah 5 kali salah Anda perlu kode baru.</li><li>Satu nomor mendapat paling banyak 5 kode per jam dan 10 per hari. Setelah itu mohon tunggu.</li></ul>
<p>Anda juga bisa masuk dengan kata sandi. Tak seorang pun dari toko kami akan meminta kode Anda.</p>`,
      `<p>Nếu sau 20 giây WhatsApp chưa gửi được mã, chúng tôi đề nghị gửi SMS. Bạn có thể yêu cầu mã mới sau 60 giây.</p>
<ul><li>Xem điện thoại chính: mã không đến máy tính đã liên kết.</li><li>Kiểm tra lại số đã nhập.</li><li>Mã có 4 chữ số, hiệu lực 5 phút; sau 5 lần sai bạn cần mã mới.</li><li>Mỗi số nhận tối đa 5 mã một giờ và 10 mã một ngày. Sau đó vui lòng chờ.</li></ul>
<p>Bạn cũng có thể đăng nhập bằng mật khẩu. Không ai của cửa hàng hỏi mã của bạn.</p>`,
      `<p>若 20 秒后 WhatsApp 仍未送达，我们会提供短信方式。60 秒后可重新获取。</p>
<ul><li>请查看主手机：验证码不会发到已关联的电脑。</li><li>核对所填号码。</li><li>验证码为 4 位，5 分钟内有效；输错 5 次须重新获取。</li><li>每个号码每小时最多 5 条、每天最多 10 条，超过请稍候。</li></ul>
<p>您也可以用密码登录。本店人员绝不会向您索要验证码。</p>`,
    ),
  }),
];
