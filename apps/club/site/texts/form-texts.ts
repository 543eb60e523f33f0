import { text } from "./text.ts";

/** Words of the club's forms. */
export const formTexts = {
  language: text("Language", "Bahasa", "Ngôn ngữ", "语言"),
  step: text(
    "Step {step} of {steps}",
    "Langkah {step} dari {steps}",
    "Bước {step} / {steps}",
    "第 {step} 步，共 {steps} 步",
  ),
  mobile: text("Mobile number", "Nomor ponsel", "Số di động", "手机号码"),
  mobileHelp: text(
    "The number your membership is registered with.",
    "Nomor yang terdaftar pada keanggotaan Anda.",
    "Số đã đăng ký với tư cách thành viên của bạn.",
    "您的会员账户登记的号码。",
  ),
  password: text("Password", "Kata sandi", "Mật khẩu", "密码"),
  newPassword: text("New password", "Kata sandi baru", "Mật khẩu mới", "新密码"),
  passwordHelp: text(
    "6 to 20 characters, with a letter, a digit and a special character.",
    "6 sampai 20 karakter, dengan huruf, angka dan karakter khusus.",
    "6 đến 20 ký tự, có chữ cái, chữ số và ký tự đặc biệt.",
    "6 至 20 个字符，包含字母、数字和特殊字符。",
  ),
  passwordAgain: text("Repeat the password", "Ulangi kata sandi", "Nhập lại mật khẩu", "再次输入密码"),
  code: text("4-digit code", "Kode 4 digit", "Mã 4 chữ số", "4 位验证码"),
  pin: text("New PIN", "PIN baru", "Mã PIN mới", "新 PIN 码"),
  pinHelp: text(
    "Six digits that are not easy to guess.",
    "Enam digit yang tidak mudah ditebak.",
    "Sáu chữ số không dễ đoán.",
    "六位不易猜到的数字。",
  ),
  pinAgain: text("Repeat the PIN", "Ulangi PIN", "Nhập lại mã PIN", "再次输入 PIN 码"),
  show: text("Show", "Tampilkan", "Hiện", "显示"),
  hide: text("Hide", "Sembunyikan", "Ẩn", "隐藏"),
  next: text("Continue", "Lanjutkan", "Tiếp tục", "继续"),
  sendAgain: text(
    "Send again by {channel}",
    "Kirim ulang lewat {channel}",
    "Gửi lại qua {channel}",
    "通过 {channel} 重新发送",
  ),
  sendOther: text(
    "Send by {channel} instead",
    "Kirim lewat {channel} saja",
    "Gửi qua {channel}",
    "改用 {channel} 发送",
  ),
  waitFor: text(
    "{channel} in {seconds} s",
    "{channel} dalam {seconds} dtk",
    "{channel} sau {seconds} giây",
    "{channel}：{seconds} 秒后",
  ),
  otherNumber: text("Use another number", "Gunakan nomor lain", "Dùng số khác", "使用其他号码"),
  close: text("Close this window", "Tutup jendela ini", "Đóng cửa sổ này", "关闭此窗口"),
  codeSent: text(
    "If {mobile} belongs to a member, a code is on its way by {channel}. It is good for {minutes} minutes.",
    "Jika {mobile} milik seorang anggota, kode sedang dikirim lewat {channel}. Berlaku {minutes} menit.",
    "Nếu {mobile} thuộc về một thành viên, mã đang được gửi qua {channel}. Mã có hiệu lực {minutes} phút.",
    "如果 {mobile} 是会员的号码，验证码正通过 {channel} 发送，{minutes} 分钟内有效。",
  ),
} as const;

/** What a form says when something is wrong, at the field or above it. */
export const problemTexts = {
  mobileMissing: text(
    "Please enter your mobile phone",
    "Silakan masukkan nomor ponsel Anda",
    "Vui lòng nhập số di động của bạn",
    "请输入您的手机号码",
  ),
  mobileWrong: text(
    "Please input mobile number with 8 to 13 digits",
    "Silakan masukkan nomor ponsel 8 sampai 13 digit",
    "Vui lòng nhập số di động gồm 8 đến 13 chữ số",
    "请输入 8 到 13 位数字的手机号码",
  ),
  mobileInvalid: text(
    "Invalid phone number",
    "Nomor telepon tidak valid",
    "Số điện thoại không hợp lệ",
    "手机号码无效",
  ),
  passwordMissing: text(
    "Please enter your password",
    "Silakan masukkan kata sandi Anda",
    "Vui lòng nhập mật khẩu của bạn",
    "请输入您的密码",
  ),
  passwordWeak: text(
    "The value must contain alphanumeric special characters And at least six",
    "Kata sandi harus berisi huruf, angka dan karakter khusus, paling sedikit enam",
    "Mật khẩu phải có chữ cái, chữ số và ký tự đặc biệt, ít nhất sáu ký tự",
    "密码须包含字母、数字和特殊字符，且至少六位",
  ),
  passwordLong: text(
    "Please use at most 64 characters",
    "Gunakan paling banyak 64 karakter",
    "Vui lòng dùng tối đa 64 ký tự",
    "最多 64 个字符",
  ),
  passwordCommon: text(
    "Too many people use this password. Please choose another.",
    "Kata sandi ini dipakai terlalu banyak orang. Silakan pilih yang lain.",
    "Quá nhiều người dùng mật khẩu này. Vui lòng chọn mật khẩu khác.",
    "使用此密码的人太多，请换一个。",
  ),
  passwordsDiffer: text(
    "The password you entered are not the same",
    "Kata sandi yang Anda masukkan tidak sama",
    "Hai mật khẩu bạn nhập không giống nhau",
    "两次输入的密码不一致",
  ),
  codeMissing: text(
    "Please enter the 4-digit code",
    "Silakan masukkan kode 4 digit",
    "Vui lòng nhập mã gồm 4 chữ số",
    "请输入 4 位验证码",
  ),
  codeWrong: text(
    "The code is not right. Please check it.",
    "Kode tidak benar. Silakan periksa kembali.",
    "Mã không đúng. Vui lòng kiểm tra lại.",
    "验证码不正确，请核对。",
  ),
  codeExpired: text(
    "The code has expired. Please ask for a new one.",
    "Kode sudah kedaluwarsa. Silakan minta kode baru.",
    "Mã đã hết hạn. Vui lòng yêu cầu mã mới.",
    "验证码已过期，请重新获取。",
  ),
  codeTooMany: text(
    "Too many wrong codes. Please try again tomorrow.",
    "Terlalu banyak kode salah. Silakan coba lagi besok.",
    "Nhập sai mã quá nhiều lần. Vui lòng thử lại vào ngày mai.",
    "错误次数过多，请明天再试。",
  ),
  pinWrong: text(
    "A PIN has exactly six digits",
    "PIN terdiri dari tepat enam digit",
    "Mã PIN gồm đúng sáu chữ số",
    "PIN 码必须是六位数字",
  ),
  pinEasy: text(
    "This PIN is easy to guess. Please choose another.",
    "PIN ini mudah ditebak. Silakan pilih yang lain.",
    "Mã PIN này dễ đoán. Vui lòng chọn mã khác.",
    "此 PIN 码太容易猜到，请换一个。",
  ),
  pinsDiffer: text(
    "The two PINs are not the same",
    "Kedua PIN tidak sama",
    "Hai mã PIN không giống nhau",
    "两次输入的 PIN 码不一致",
  ),
  notRight: text(
    "The number or the password is not right.",
    "Nomor atau kata sandi tidak benar.",
    "Số điện thoại hoặc mật khẩu không đúng.",
    "号码或密码不正确。",
  ),
  tooOften: text(
    "Too many attempts. Please wait a while and try again.",
    "Terlalu banyak percobaan. Silakan tunggu sebentar lalu coba lagi.",
    "Quá nhiều lần thử. Vui lòng đợi một lúc rồi thử lại.",
    "尝试次数过多，请稍后再试。",
  ),
  startAgain: text(
    "This took too long, or was finished already. Please start again.",
    "Waktunya habis, atau sudah selesai. Silakan mulai lagi.",
    "Đã quá thời gian, hoặc đã hoàn tất. Vui lòng bắt đầu lại.",
    "已超时或已完成，请重新开始。",
  ),
} as const;
