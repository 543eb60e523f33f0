/** Validation messages of addresses. */
export const addressTexts = {
  firstName: {
    "en-US": "Please enter the recipient's first name",
    "id-ID": "Silakan masukkan nama depan penerima",
    "vi-VN": "Vui lòng nhập tên người nhận",
    "zh-CN": "请输入收件人名字",
  },
  lastName: {
    "en-US": "Please enter the recipient's last name",
    "id-ID": "Silakan masukkan nama belakang penerima",
    "vi-VN": "Vui lòng nhập họ người nhận",
    "zh-CN": "请输入收件人姓氏",
  },
  nameTooLong: {
    "en-US": "Please use at most 100 characters",
    "id-ID": "Gunakan paling banyak 100 karakter",
    "vi-VN": "Vui lòng dùng tối đa 100 ký tự",
    "zh-CN": "最多 100 个字符",
  },
  mobile: {
    "en-US": "Please input the correct phone number",
    "id-ID": "Silakan masukkan nomor telepon yang benar",
    "vi-VN": "Vui lòng nhập đúng số điện thoại",
    "zh-CN": "请输入正确的手机号码",
  },
  emailMissing: {
    "en-US": "Please enter your email",
    "id-ID": "Silakan masukkan email Anda",
    "vi-VN": "Vui lòng nhập e-mail của bạn",
    "zh-CN": "请输入您的邮箱",
  },
  email: {
    "en-US": "Invalid email address",
    "id-ID": "Alamat email tidak valid",
    "vi-VN": "Địa chỉ e-mail không hợp lệ",
    "zh-CN": "邮箱地址无效",
  },
  line: {
    "en-US": "Please enter street, house number and building",
    "id-ID": "Silakan masukkan jalan, nomor rumah, dan gedung",
    "vi-VN": "Vui lòng nhập tên đường, số nhà và toà nhà",
    "zh-CN": "请输入街道、门牌号和楼栋",
  },
  lineTooLong: {
    "en-US": "The address has at most 100 characters",
    "id-ID": "Alamat paling banyak 100 karakter",
    "vi-VN": "Địa chỉ tối đa 100 ký tự",
    "zh-CN": "地址最多 100 个字符",
  },
  country: {
    "en-US": "Please select a country",
    "id-ID": "Silakan pilih negara",
    "vi-VN": "Vui lòng chọn quốc gia",
    "zh-CN": "请选择国家",
  },
  province: {
    "en-US": "Please select a province",
    "id-ID": "Silakan pilih provinsi",
    "vi-VN": "Vui lòng chọn tỉnh",
    "zh-CN": "请选择省份",
  },
  city: {
    "en-US": "Please select a city",
    "id-ID": "Silakan pilih kota",
    "vi-VN": "Vui lòng chọn thành phố",
    "zh-CN": "请选择城市",
  },
  district: {
    "en-US": "Please select a district",
    "id-ID": "Silakan pilih kecamatan",
    "vi-VN": "Vui lòng chọn quận/huyện",
    "zh-CN": "请选择区县",
  },
  zip: {
    "en-US": "A zip code has exactly 5 digits",
    "id-ID": "Kode pos terdiri dari tepat 5 digit",
    "vi-VN": "Mã bưu chính gồm đúng 5 chữ số",
    "zh-CN": "邮政编码为 5 位数字",
  },
  company: {
    "en-US": "Please enter the company's name",
    "id-ID": "Silakan masukkan nama perusahaan",
    "vi-VN": "Vui lòng nhập tên công ty",
    "zh-CN": "请输入公司名称",
  },
  taxId: {
    "en-US": "A tax number (NPWP) has 15 or 16 digits",
    "id-ID": "NPWP terdiri dari 15 atau 16 digit",
    "vi-VN": "Mã số thuế (NPWP) gồm 15 hoặc 16 chữ số",
    "zh-CN": "税号（NPWP）为 15 或 16 位数字",
  },
  areaUnknown: {
    "en-US": "Province, city and district do not belong together. Please choose the area again.",
    "id-ID": "Provinsi, kota, dan kecamatan tidak sesuai. Silakan pilih wilayah kembali.",
    "vi-VN": "Tỉnh, thành phố và quận/huyện không khớp. Vui lòng chọn lại khu vực.",
    "zh-CN": "省、市、区县不匹配，请重新选择地区。",
  },
} as const;
