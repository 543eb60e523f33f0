import { text } from "./text.ts";

/** Titles and sentences of the club's pages. */
export const pageTexts = {
  home: {
    title: text("The club", "Klub", "Câu lạc bộ", "俱乐部"),
    lead: text(
      "Collect points wherever you shop with us, and pay with them.",
      "Kumpulkan poin setiap berbelanja, lalu bayar dengan poin.",
      "Tích điểm mỗi khi mua sắm và thanh toán bằng điểm.",
      "购物累积积分，积分即可付款。",
    ),
    pin: text("Set or change your PIN", "Atur atau ganti PIN", "Đặt hoặc đổi mã PIN", "设置或更改 PIN 码"),
    password: text("Create a new password", "Buat kata sandi baru", "Tạo mật khẩu mới", "设置新密码"),
    terms: text(
      "Terms and data consent",
      "Ketentuan dan persetujuan data",
      "Điều khoản và đồng ý dữ liệu",
      "条款与数据同意书",
    ),
  },
  password: {
    title: text("Create a new password", "Buat kata sandi baru", "Tạo mật khẩu mới", "设置新密码"),
    lead: text(
      "We send a code to your number, and you choose a new password.",
      "Kami kirim kode ke nomor Anda, lalu Anda memilih kata sandi baru.",
      "Chúng tôi gửi mã đến số của bạn, rồi bạn chọn mật khẩu mới.",
      "我们会向您的号码发送验证码，然后您可以设置新密码。",
    ),
    codeTitle: text("Enter the code", "Masukkan kode", "Nhập mã", "输入验证码"),
    chooseTitle: text("Choose a new password", "Pilih kata sandi baru", "Chọn mật khẩu mới", "设置新密码"),
    save: text("Save the password", "Simpan kata sandi", "Lưu mật khẩu", "保存密码"),
    doneTitle: text("Your password is new", "Kata sandi Anda sudah baru", "Mật khẩu của bạn đã được đổi", "密码已更新"),
    done: text(
      "Sign in with it from now on. You can close this window and go back to the shop.",
      "Gunakan untuk masuk mulai sekarang. Anda dapat menutup jendela ini dan kembali ke toko.",
      "Từ nay hãy đăng nhập bằng mật khẩu này. Bạn có thể đóng cửa sổ này và quay lại cửa hàng.",
      "从现在起请使用新密码登录。您可以关闭此窗口并返回商店。",
    ),
  },
  pin: {
    title: text("Set your PIN", "Atur PIN Anda", "Đặt mã PIN", "设置 PIN 码"),
    lead: text(
      "The PIN protects your points. Tell us first that it is you.",
      "PIN melindungi poin Anda. Pastikan dulu bahwa ini Anda.",
      "Mã PIN bảo vệ điểm của bạn. Trước tiên hãy xác nhận đó là bạn.",
      "PIN 码保护您的积分。请先确认是您本人。",
    ),
    byCode: text(
      "Use a code on my phone instead",
      "Gunakan kode di ponsel saja",
      "Dùng mã gửi đến điện thoại",
      "改用手机验证码",
    ),
    codeTitle: text("Enter the code", "Masukkan kode", "Nhập mã", "输入验证码"),
    chooseTitle: text("Choose a PIN", "Pilih PIN", "Chọn mã PIN", "选择 PIN 码"),
    save: text("Save the PIN", "Simpan PIN", "Lưu mã PIN", "保存 PIN 码"),
    doneTitle: text("Your PIN is set", "PIN Anda sudah diatur", "Đã đặt mã PIN", "PIN 码已设置"),
    done: text(
      "You can pay with your points now. You can close this window and go back to the shop.",
      "Anda kini dapat membayar dengan poin. Anda dapat menutup jendela ini dan kembali ke toko.",
      "Giờ bạn có thể thanh toán bằng điểm. Bạn có thể đóng cửa sổ này và quay lại cửa hàng.",
      "现在可以使用积分付款。您可以关闭此窗口并返回商店。",
    ),
  },
  elsewhere: text(
    "This form was sent from another site. Please open the page again.",
    "Formulir ini dikirim dari situs lain. Silakan buka halaman ini lagi.",
    "Biểu mẫu này được gửi từ trang khác. Vui lòng mở lại trang.",
    "此表单来自其他网站，请重新打开页面。",
  ),
} as const;
