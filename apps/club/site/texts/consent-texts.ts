import { text } from "./text.ts";

/** The consent text. A change of its meaning needs a new version in `club.info`. */
export const consentTexts = {
  title: text(
    "Consent to the use of your data",
    "Persetujuan penggunaan data Anda",
    "Đồng ý sử dụng dữ liệu của bạn",
    "个人数据使用同意书",
  ),
  version: text("Version {version}", "Versi {version}", "Phiên bản {version}", "版本 {version}"),
  lead: text(
    "{club} keeps as little about you as a membership needs. Please read what that is before you join.",
    "{club} menyimpan data sesedikit yang dibutuhkan keanggotaan. Bacalah sebelum bergabung.",
    "{club} chỉ lưu những gì cần cho tư cách thành viên. Vui lòng đọc trước khi tham gia.",
    "{club} 只保存会员所必需的信息。加入之前请先阅读。",
  ),
  sections: [
    {
      heading: text("What we keep", "Yang kami simpan", "Chúng tôi lưu gì", "我们保存什么"),
      body: text(
        "Your name, mobile number, e-mail address, date of birth and gender; your points, with the order each of them belongs to; and which version of this text you agreed to, and when. Your password and PIN are kept only as a scrambled value nobody can read back.",
        "Nama, nomor ponsel, alamat email, tanggal lahir dan jenis kelamin; poin Anda beserta pesanan asalnya; serta versi teks ini yang Anda setujui dan kapan. Kata sandi dan PIN hanya disimpan dalam bentuk teracak yang tidak dapat dibaca kembali.",
        "Tên, số di động, địa chỉ email, ngày sinh và giới tính; điểm của bạn cùng đơn hàng tương ứng; và phiên bản văn bản này bạn đã đồng ý, vào lúc nào. Mật khẩu và mã PIN chỉ được lưu dưới dạng xáo trộn không ai đọc lại được.",
        "您的姓名、手机号码、电子邮箱、出生日期和性别；您的积分及其所属订单；以及您同意的文本版本和时间。密码和 PIN 码只以无法还原的形式保存。",
      ),
    },
    {
      heading: text("What it is for", "Untuk apa", "Để làm gì", "用途"),
      body: text(
        "To count your points and let you spend them, to know that it is you, to tell you what happens to your points, and to invite you to what the club offers, if you agreed to that. For nothing else.",
        "Untuk menghitung poin dan membiarkan Anda memakainya, memastikan bahwa itu Anda, memberi tahu apa yang terjadi pada poin Anda, dan mengundang Anda ke penawaran klub bila Anda setuju. Tidak untuk hal lain.",
        "Để tính điểm và cho bạn dùng điểm, xác nhận đó là bạn, báo cho bạn biết điều gì xảy ra với điểm, và mời bạn đến các ưu đãi của câu lạc bộ nếu bạn đồng ý. Không vì mục đích nào khác.",
        "用于累计和使用积分、确认您的身份、通知您积分变动，以及在您同意的情况下向您介绍俱乐部优惠。除此之外别无用途。",
      ),
    },
    {
      heading: text("Who sees it", "Siapa yang melihatnya", "Ai xem được", "谁能看到"),
      body: text(
        "The shops you link your membership to see your name, your number and your points. Nobody else does, and nothing is sold.",
        "Toko yang Anda tautkan ke keanggotaan melihat nama, nomor dan poin Anda. Pihak lain tidak, dan tidak ada yang dijual.",
        "Cửa hàng bạn liên kết với tư cách thành viên sẽ thấy tên, số và điểm của bạn. Không ai khác, và không có gì được bán.",
        "您关联会员账户的商店可以看到您的姓名、号码和积分。其他任何人都看不到，也绝不出售。",
      ),
    },
    {
      heading: text(
        "How long, and your rights",
        "Berapa lama, dan hak Anda",
        "Bao lâu, và quyền của bạn",
        "保存时间与您的权利",
      ),
      body: text(
        "As long as you are a member. You may see your data, have it corrected or deleted, and withdraw this consent at any time; we act within 3 × 24 hours, as UU 27/2022 asks. Without this consent there is no membership, and your shopping goes on as before.",
        "Selama Anda menjadi anggota. Anda boleh melihat, memperbaiki atau menghapus data, dan menarik persetujuan ini kapan saja; kami bertindak dalam 3 × 24 jam sesuai UU 27/2022. Tanpa persetujuan ini tidak ada keanggotaan, dan belanja Anda berjalan seperti biasa.",
        "Chừng nào bạn còn là thành viên. Bạn có thể xem, sửa hoặc xóa dữ liệu và rút lại sự đồng ý này bất cứ lúc nào; chúng tôi xử lý trong 3 × 24 giờ theo UU 27/2022. Không có sự đồng ý này thì không có tư cách thành viên, và việc mua sắm của bạn vẫn như trước.",
        "在您是会员期间。您可以随时查看、更正或删除数据，并撤回本同意；我们按照 UU 27/2022 的要求在 3 × 24 小时内处理。若不同意则无法成为会员，但您的购物不受影响。",
      ),
    },
  ],
  accept: text("I agree", "Saya setuju", "Tôi đồng ý", "我同意"),
  accepted: text(
    "Thank you. You can go on now.",
    "Terima kasih. Silakan lanjutkan.",
    "Cảm ơn bạn. Hãy tiếp tục.",
    "谢谢，请继续。",
  ),
  needsScript: text(
    "Your browser does not run scripts here, so you cannot agree on this page.",
    "Peramban Anda tidak menjalankan skrip, jadi Anda tidak dapat menyetujui di halaman ini.",
    "Trình duyệt của bạn không chạy tập lệnh nên không thể đồng ý trên trang này.",
    "您的浏览器未运行脚本，无法在此页面表示同意。",
  ),
} as const;

/** How points work, from the club's own settings. */
export const termsTexts = {
  title: text("Terms of the club", "Ketentuan klub", "Điều khoản câu lạc bộ", "俱乐部条款"),
  points: text("Points", "Poin", "Điểm", "积分"),
  pointsBody: text(
    "Points run out {months} months after you earned them, the oldest first. Points that an order sets aside come back when the order is cancelled. Linking your membership to a shop gives {bonus} points, once.",
    "Poin hangus {months} bulan setelah diperoleh, yang tertua lebih dahulu. Poin yang disisihkan untuk pesanan kembali bila pesanan dibatalkan. Menautkan keanggotaan ke toko memberi {bonus} poin, satu kali.",
    "Điểm hết hạn {months} tháng sau khi nhận, điểm cũ nhất trước. Điểm giữ cho đơn hàng sẽ được trả lại khi đơn bị hủy. Liên kết tư cách thành viên với cửa hàng được {bonus} điểm, một lần.",
    "积分自获得之日起 {months} 个月后失效，先得先失。为订单预留的积分在订单取消后退回。将会员账户关联到商店可获得 {bonus} 积分，仅一次。",
  ),
  tiers: text("Tiers", "Tingkatan", "Hạng", "等级"),
  tiersBody: text(
    "Everybody starts blue. {silver} points earned in twelve months make you silver, {gold} make you gold.",
    "Semua mulai dari biru. {silver} poin dalam dua belas bulan menjadikan Anda perak, {gold} poin menjadikan Anda emas.",
    "Ai cũng bắt đầu ở hạng xanh. {silver} điểm trong mười hai tháng lên hạng bạc, {gold} điểm lên hạng vàng.",
    "所有人从蓝卡开始。十二个月内获得 {silver} 积分升为银卡，{gold} 积分升为金卡。",
  ),
} as const;
