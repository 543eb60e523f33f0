import type { Texts } from "#kit/core/locale.ts";

/** The sentences of what a role may be refused for. */
export const roleProblemTexts: Readonly<Record<string, Texts>> = {
  adminStays: {
    "en-US": "The administrator may do everything. This role stays as it is.",
    "id-ID": "Administrator boleh melakukan semuanya. Peran ini tetap seperti apa adanya.",
    "vi-VN": "Quản trị viên được làm mọi việc. Vai trò này giữ nguyên.",
    "zh-CN": "管理员拥有全部权限，此角色保持不变。",
  },
  shippedStays: {
    "en-US": "This role came with the shop and cannot be deleted. Take its permissions away instead.",
    "id-ID": "Peran ini bawaan toko dan tidak dapat dihapus. Cabut saja izinnya.",
    "vi-VN": "Vai trò này có sẵn và không thể xoá. Hãy bỏ bớt quyền của nó.",
    "zh-CN": "此角色为系统自带，不能删除，可以收回其权限。",
  },
  code: {
    "en-US": "Two to 40 letters and digits, beginning with a small letter",
    "id-ID": "2 sampai 40 huruf dan angka, diawali huruf kecil",
    "vi-VN": "2 đến 40 chữ cái và chữ số, bắt đầu bằng chữ thường",
    "zh-CN": "2 到 40 个字母和数字，以小写字母开头",
  },
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  permitsNothing: {
    "en-US": "Choose at least one permission",
    "id-ID": "Pilih sedikitnya satu izin",
    "vi-VN": "Chọn ít nhất một quyền",
    "zh-CN": "请至少选择一项权限",
  },
  unknown: {
    "en-US": "There is no such permission",
    "id-ID": "Izin ini tidak ada",
    "vi-VN": "Không có quyền này",
    "zh-CN": "没有此权限",
  },
  inUse: {
    "en-US": "Still the role of {detail}. Give them another one first.",
    "id-ID": "Masih menjadi peran {detail}. Beri mereka peran lain dulu.",
    "vi-VN": "Vẫn là vai trò của {detail}. Hãy giao vai trò khác cho họ trước.",
    "zh-CN": "仍是 {detail} 的角色，请先为其分配其他角色。",
  },
};
