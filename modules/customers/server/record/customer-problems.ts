import type { Texts } from "#kit/core/locale.ts";

/** Error texts for saving a customer. */
export const customerProblems = {
  code: {
    "en-US": "The shop gives customers their codes. Leave this empty for a new one.",
    "id-ID": "Kode pelanggan diberikan toko. Kosongkan untuk pelanggan baru.",
    "vi-VN": "Mã khách hàng do cửa hàng cấp. Hãy để trống cho khách mới.",
    "zh-CN": "客户编号由商店分配，新客户请留空。",
  },
  firstName: {
    "en-US": "Please fill in the first name, at most 100 characters.",
    "id-ID": "Silakan isi nama depan, paling banyak 100 karakter.",
    "vi-VN": "Vui lòng nhập tên, tối đa 100 ký tự.",
    "zh-CN": "请填写名字，最多 100 个字符。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  masked: {
    "en-US": "This is a masked value from another file. Leave the cell empty to keep what the shop has.",
    "id-ID": "Ini nilai yang disamarkan dari berkas lain. Kosongkan sel agar data toko tetap.",
    "vi-VN": "Đây là giá trị đã che từ tệp khác. Hãy để trống ô để giữ dữ liệu của cửa hàng.",
    "zh-CN": "这是其他文件中被遮盖的值。请将单元格留空以保留商店的数据。",
  },
  birthDate: {
    "en-US": "This is no date of birth of a person of 18 to 120 years.",
    "id-ID": "Ini bukan tanggal lahir orang berusia 18 sampai 120 tahun.",
    "vi-VN": "Đây không phải ngày sinh của người từ 18 đến 120 tuổi.",
    "zh-CN": "这不是 18 至 120 岁者的出生日期。",
  },
  locale: {
    "en-US": "The shop does not have this language.",
    "id-ID": "Toko tidak memiliki bahasa ini.",
    "vi-VN": "Cửa hàng không có ngôn ngữ này.",
    "zh-CN": "商店没有此语言。",
  },
  contactMissing: {
    "en-US": "A customer needs a mobile number or an e-mail address, to sign in with.",
    "id-ID": "Pelanggan perlu nomor ponsel atau email untuk masuk.",
    "vi-VN": "Khách hàng cần số di động hoặc e-mail để đăng nhập.",
    "zh-CN": "客户需要手机号码或邮箱才能登录。",
  },
  mobile: {
    "en-US": "“{detail}” is not a mobile number.",
    "id-ID": "“{detail}” bukan nomor ponsel.",
    "vi-VN": "“{detail}” không phải số di động.",
    "zh-CN": "“{detail}”不是手机号码。",
  },
  email: {
    "en-US": "“{detail}” is not an e-mail address.",
    "id-ID": "“{detail}” bukan alamat email.",
    "vi-VN": "“{detail}” không phải địa chỉ e-mail.",
    "zh-CN": "“{detail}”不是邮箱地址。",
  },
  mobileTaken: {
    "en-US": "Customer {detail} has this number already.",
    "id-ID": "Pelanggan {detail} sudah memakai nomor ini.",
    "vi-VN": "Khách hàng {detail} đã có số này.",
    "zh-CN": "客户 {detail} 已使用此号码。",
  },
  emailTaken: {
    "en-US": "Customer {detail} has this e-mail address already.",
    "id-ID": "Pelanggan {detail} sudah memakai email ini.",
    "vi-VN": "Khách hàng {detail} đã có e-mail này.",
    "zh-CN": "客户 {detail} 已使用此邮箱。",
  },
  twice: {
    "en-US": "Another row of the file has “{detail}” too.",
    "id-ID": "Baris lain di berkas juga memakai “{detail}”.",
    "vi-VN": "Một dòng khác trong tệp cũng có “{detail}”.",
    "zh-CN": "文件中另一行也有“{detail}”。",
  },
  own: {
    "en-US": "Only the customer changes this, by signing in.",
    "id-ID": "Hanya pelanggan yang mengubah ini, dengan masuk ke akunnya.",
    "vi-VN": "Chỉ khách hàng tự đổi mục này sau khi đăng nhập.",
    "zh-CN": "此项只能由客户本人登录后更改。",
  },
  proofMissing: {
    "en-US": "A consent is taken over only with its proof: the wording, where it was given, and the date.",
    "id-ID": "Persetujuan hanya diterima dengan buktinya: kalimatnya, tempat diberikan, dan tanggalnya.",
    "vi-VN": "Chỉ nhận sự đồng ý kèm bằng chứng: nội dung, nơi đồng ý và ngày.",
    "zh-CN": "只有附带证明才接受同意：原文、给出地点和日期。",
  },
  proofDate: {
    "en-US": "The date of a consent is a day in the past.",
    "id-ID": "Tanggal persetujuan harus hari yang sudah lewat.",
    "vi-VN": "Ngày đồng ý phải là một ngày trong quá khứ.",
    "zh-CN": "同意日期必须是过去的日期。",
  },
  proofAlone: {
    "en-US": "There is a proof, but no consent it belongs to.",
    "id-ID": "Ada bukti, tetapi tidak ada persetujuannya.",
    "vi-VN": "Có bằng chứng nhưng không có sự đồng ý tương ứng.",
    "zh-CN": "有证明，但没有对应的同意。",
  },
  noAddress: {
    "en-US": "There is nothing to write to: the row has no {detail}.",
    "id-ID": "Tidak ada tujuan kirim: baris ini tidak punya {detail}.",
    "vi-VN": "Không có nơi để gửi: dòng này không có {detail}.",
    "zh-CN": "无法联系：此行没有 {detail}。",
  },
  left: {
    "en-US": "The owner of this mailbox has left the newsletter. An import does not bring it back.",
    "id-ID": "Pemilik email ini sudah berhenti dari buletin. Impor tidak mengembalikannya.",
    "vi-VN": "Chủ hộp thư này đã hủy bản tin. Nhập tệp không đăng ký lại.",
    "zh-CN": "此邮箱的主人已退订，导入不会恢复订阅。",
  },
  signedIn: {
    "en-US": "This customer has signed in since, and stays.",
    "id-ID": "Pelanggan ini sudah masuk sejak itu, jadi tetap ada.",
    "vi-VN": "Khách hàng này đã đăng nhập từ đó nên được giữ lại.",
    "zh-CN": "该客户此后已登录，因此保留。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type CustomerProblem = keyof typeof customerProblems;
