/** The validation messages of a return. */
export const formTexts = {
  items: {
    "en-US": "Please select product",
    "id-ID": "Silakan pilih produk",
    "vi-VN": "Vui lòng chọn sản phẩm",
    "zh-CN": "请选择商品",
  },
  reason: {
    "en-US": "Please choose a reason",
    "id-ID": "Silakan pilih alasan",
    "vi-VN": "Vui lòng chọn lý do",
    "zh-CN": "请选择原因",
  },
  unopened: {
    "en-US": "For this reason we can only take back what was not opened",
    "id-ID": "Untuk alasan ini kami hanya menerima barang yang belum dibuka",
    "vi-VN": "Với lý do này, chúng tôi chỉ nhận lại hàng chưa mở",
    "zh-CN": "因此原因仅可退回未拆封的商品",
  },
  photos: {
    "en-US": "Please add at least one photo of the problem",
    "id-ID": "Tambahkan minimal satu foto masalahnya",
    "vi-VN": "Vui lòng thêm ít nhất một ảnh về vấn đề",
    "zh-CN": "请至少添加一张问题照片",
  },
  tooManyPhotos: {
    "en-US": "You can add up to 5 photos",
    "id-ID": "Anda dapat menambahkan hingga 5 foto",
    "vi-VN": "Bạn có thể thêm tối đa 5 ảnh",
    "zh-CN": "最多可添加 5 张照片",
  },
  remark: {
    "en-US": "Please tell us what is wrong",
    "id-ID": "Ceritakan apa masalahnya",
    "vi-VN": "Vui lòng cho biết vấn đề",
    "zh-CN": "请说明问题",
  },
  remarkTooLong: {
    "en-US": "Please use at most 1000 characters",
    "id-ID": "Gunakan paling banyak 1000 karakter",
    "vi-VN": "Vui lòng dùng tối đa 1000 ký tự",
    "zh-CN": "最多 1000 个字符",
  },
  videoUrl: {
    "en-US": "Please enter a link that begins with https://",
    "id-ID": "Masukkan tautan yang diawali https://",
    "vi-VN": "Vui lòng nhập liên kết bắt đầu bằng https://",
    "zh-CN": "请输入以 https:// 开头的链接",
  },
  company: {
    "en-US": "Please enter who carries the parcel",
    "id-ID": "Silakan masukkan nama jasa pengiriman",
    "vi-VN": "Vui lòng nhập đơn vị vận chuyển",
    "zh-CN": "请输入承运公司",
  },
  expressCode: {
    "en-US": "Please enter the tracking number: letters, digits and dashes",
    "id-ID": "Masukkan nomor resi: huruf, angka, dan tanda hubung",
    "vi-VN": "Vui lòng nhập mã vận đơn: chữ, số và dấu gạch nối",
    "zh-CN": "请输入运单号：字母、数字和连字符",
  },
} as const;
