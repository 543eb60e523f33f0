type Sentences<More extends unknown[] = []> = Readonly<Record<string, (code: string, ...more: More) => string>>;

/** The sentence and expiry line of authentication templates, by the vendor's language codes. */
const authentication: Sentences<[minutes: string]> = {
  en_US: (code, minutes) => `Your verification code: ${code}. Keep it to yourself.\nExpires in ${minutes} min.`,
  id: (code, minutes) => `Kode verifikasi Anda: ${code}. Rahasiakan kode ini.\nBerlaku ${minutes} menit.`,
  vi: (code, minutes) => `Mã xác minh của bạn: ${code}. Hãy giữ bí mật.\nHết hạn sau ${minutes} phút.`,
  zh_CN: (code, minutes) => `您的验证码：${code}。请勿泄露。\n${minutes} 分钟后失效。`,
};

/** The sentences of codes that are read out to staff, by template. The vendor takes none that begins with the code. */
const readOut: Readonly<Record<string, Sentences>> = {
  club_link_code: {
    en_US: (code) => `Your code for our staff to link your club account: ${code}. It does not sign in.`,
    id: (code) => `Kode Anda bagi staf kami untuk menghubungkan akun klub: ${code}. Bukan untuk masuk.`,
    vi: (code) => `Mã để nhân viên liên kết tài khoản câu lạc bộ của bạn: ${code}. Không dùng để đăng nhập.`,
    zh_CN: (code) => `供员工为您关联俱乐部账户的验证码：${code}。不能用于登录。`,
  },
  club_unlink_code: {
    en_US: (code) => `Your code for our staff to unlink your club account: ${code}. It does not sign in.`,
    id: (code) => `Kode Anda bagi staf kami untuk memutuskan akun klub: ${code}. Bukan untuk masuk.`,
    vi: (code) => `Mã để nhân viên hủy liên kết tài khoản câu lạc bộ của bạn: ${code}. Không dùng để đăng nhập.`,
    zh_CN: (code) => `供员工为您解除俱乐部账户关联的验证码：${code}。不能用于登录。`,
  },
};

type Template = { readonly name: string; readonly language: string; readonly hasButton: boolean };

/** The text of a template with a code, or null when there is none of that name, language and button. */
export function templateText({ name, language, hasButton }: Template, code: string): string | null {
  if (!hasButton) return readOut[name]?.[language]?.(code) ?? null;
  const minutes = /^verification_code_([1-9]|[1-8]\d|90)m$/.exec(name)?.[1];
  return minutes === undefined ? null : (authentication[language]?.(code, minutes) ?? null);
}
