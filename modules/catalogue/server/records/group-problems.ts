import type { Texts } from "#kit/core/locale.ts";

/** The sentences of the problems that brands and categories share. */
export const groupProblemTexts = {
  required: {
    "en-US": "Please fill this in.",
    "id-ID": "Wajib diisi.",
    "vi-VN": "Vui lòng điền mục này.",
    "zh-CN": "请填写此项。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  code: {
    "en-US": "A code has 2 to 40 letters and digits, without spaces and hyphens.",
    "id-ID": "Kode terdiri dari 2–40 huruf dan angka, tanpa spasi dan tanda hubung.",
    "vi-VN": "Mã gồm 2–40 chữ cái và chữ số, không có khoảng trắng và dấu gạch nối.",
    "zh-CN": "代码由 2–40 个字母和数字组成，不含空格和连字符。",
  },
  slug: {
    "en-US": "Lowercase letters, digits and single hyphens, such as “run-shoes”.",
    "id-ID": "Huruf kecil, angka, dan tanda hubung tunggal, misalnya “sepatu-lari”.",
    "vi-VN": "Chữ thường, chữ số và dấu gạch nối đơn, ví dụ “giay-chay”.",
    "zh-CN": "小写字母、数字和单个连字符，例如“run-shoes”。",
  },
  slugTaken: {
    "en-US": "{detail} has this address already.",
    "id-ID": "Alamat ini sudah dipakai oleh {detail}.",
    "vi-VN": "{detail} đã dùng địa chỉ này.",
    "zh-CN": "{detail} 已使用此地址。",
  },
  picture: {
    "en-US": "The address of a picture of this shop, such as /pictures/logo.png.",
    "id-ID": "Alamat gambar di toko ini, misalnya /pictures/logo.png.",
    "vi-VN": "Địa chỉ hình ảnh của cửa hàng, ví dụ /pictures/logo.png.",
    "zh-CN": "本店图片的地址，例如 /pictures/logo.png。",
  },
  inUse: {
    "en-US": "It cannot be removed: {detail} products belong to it.",
    "id-ID": "Tidak dapat dihapus: ada {detail} produk di dalamnya.",
    "vi-VN": "Không thể xóa: có {detail} sản phẩm thuộc mục này.",
    "zh-CN": "无法删除：有 {detail} 件商品属于它。",
  },
  hasChildren: {
    "en-US": "It cannot be removed: {detail} categories stand below it.",
    "id-ID": "Tidak dapat dihapus: ada {detail} kategori di bawahnya.",
    "vi-VN": "Không thể xóa: có {detail} danh mục bên dưới.",
    "zh-CN": "无法删除：其下有 {detail} 个分类。",
  },
  missing: {
    "en-US": "There is no such category.",
    "id-ID": "Kategori ini tidak ada.",
    "vi-VN": "Không có danh mục này.",
    "zh-CN": "没有此分类。",
  },
  circle: {
    "en-US": "A category cannot stand below itself.",
    "id-ID": "Kategori tidak dapat berada di bawah dirinya sendiri.",
    "vi-VN": "Danh mục không thể nằm dưới chính nó.",
    "zh-CN": "分类不能位于自身之下。",
  },
  tooDeep: {
    "en-US": "Categories have three levels at most.",
    "id-ID": "Kategori paling banyak tiga tingkat.",
    "vi-VN": "Danh mục có tối đa ba cấp.",
    "zh-CN": "分类最多三级。",
  },
  tooMany: {
    "en-US": "At most {detail} products, each once.",
    "id-ID": "Paling banyak {detail} produk, masing-masing sekali.",
    "vi-VN": "Tối đa {detail} sản phẩm, mỗi sản phẩm một lần.",
    "zh-CN": "最多 {detail} 件商品，每件一次。",
  },
  noProduct: {
    "en-US": "There is no product {detail}.",
    "id-ID": "Produk {detail} tidak ada.",
    "vi-VN": "Không có sản phẩm {detail}.",
    "zh-CN": "没有商品 {detail}。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pictureForm = /^\/\w[\w./~%-]*$/;

export const isGroupCode = (code: string): boolean => /^[A-Za-z0-9_]{2,40}$/.test(code);
export const isSlug = (slug: unknown): slug is string =>
  typeof slug === "string" && slug.length <= 80 && slugForm.test(slug);
export const isPicture = (address: unknown): boolean =>
  typeof address === "string" && address.length <= 500 && pictureForm.test(address);
