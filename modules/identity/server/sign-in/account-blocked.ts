import { type Failure, fail } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** The caller has proved who they are, and staff have blocked the account. `contact`: where to ask why. */
export type AccountBlocked = { readonly code: "ACCOUNT_BLOCKED"; readonly contact: string };

/** Refuses a sign-in after its proof, naming the shop's contact (ADR 0186). */
export const accountBlocked = async ({ shopContact }: Pick<IdentityDeps, "shopContact">) =>
  fail({ code: "ACCOUNT_BLOCKED", contact: await shopContact() } as const);

export const accountBlockedTexts = {
  ACCOUNT_BLOCKED: ({ contact = "" }: Failure & { readonly contact?: string }) => ({
    "en-US": `This account is blocked and cannot sign in. Please contact us: ${contact}`,
    "id-ID": `Akun ini diblokir dan tidak dapat masuk. Silakan hubungi kami: ${contact}`,
    "vi-VN": `Tài khoản này bị khóa và không thể đăng nhập. Vui lòng liên hệ với chúng tôi: ${contact}`,
    "zh-CN": `此账户已被停用，无法登录。请联系我们：${contact}`,
  }),
} satisfies FailureTexts<AccountBlocked>;
