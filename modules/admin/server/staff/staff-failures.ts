import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { LastAdmin, NoRole } from "#modules/staff/server/index.ts";
import { type NotFound, notFound } from "../actions/admin-failures.ts";

export type NoStore = { readonly code: "NO_SUCH_STORE" };
type OwnAccount = { readonly code: "OWN_ACCOUNT" };
export type Taken = { readonly code: "TAKEN" };
export type StaffMemberRefused = NotFound | OwnAccount | LastAdmin;

export const staffMemberFailures: FailureTexts<StaffMemberRefused> = {
  NOT_FOUND: notFound,
  OWN_ACCOUNT: {
    "en-US": "This is your own account. Another administrator can change it.",
    "id-ID": "Ini akun Anda sendiri. Administrator lain dapat mengubahnya.",
    "vi-VN": "Đây là tài khoản của chính bạn. Quản trị viên khác có thể thay đổi.",
    "zh-CN": "这是您自己的账号，需由其他管理员更改。",
  },
  LAST_ADMIN: {
    "en-US": "Nobody else could look after accounts then. Give another person the role first.",
    "id-ID": "Tidak akan ada lagi yang bisa mengurus akun. Beri peran itu kepada orang lain dulu.",
    "vi-VN": "Khi đó sẽ không còn ai quản lý tài khoản. Hãy giao vai trò cho người khác trước.",
    "zh-CN": "这样将无人能管理账号，请先将该角色授予他人。",
  },
};

export const noRole: FailureTexts<NoRole> = {
  NO_SUCH_ROLE: {
    "en-US": "There is no such role",
    "id-ID": "Peran ini tidak ada",
    "vi-VN": "Không có vai trò này",
    "zh-CN": "没有此角色",
  },
};

export const noStore: FailureTexts<NoStore> = {
  NO_SUCH_STORE: {
    "en-US": "There is no such store",
    "id-ID": "Toko ini tidak ada",
    "vi-VN": "Không có cửa hàng này",
    "zh-CN": "没有这家门店",
  },
};

export const taken: FailureTexts<Taken> = {
  TAKEN: {
    "en-US": "Somebody has this e-mail already",
    "id-ID": "Email ini sudah dipakai seseorang",
    "vi-VN": "E-mail này đã có người dùng",
    "zh-CN": "此邮箱已有人使用",
  },
};
