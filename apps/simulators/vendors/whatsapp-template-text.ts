/** The template's sentence and expiry line, by the vendor's language codes. */
const sentences: Readonly<Record<string, (code: string, minutes: string) => string>> = {
  en_US: (code, minutes) => `Your verification code: ${code}. Keep it to yourself.\nExpires in ${minutes} min.`,
  id: (code, minutes) => `Kode verifikasi Anda: ${code}. Rahasiakan kode ini.\nBerlaku ${minutes} menit.`,
  vi: (code, minutes) => `Mã xác minh của bạn: ${code}. Hãy giữ bí mật.\nHết hạn sau ${minutes} phút.`,
  zh_CN: (code, minutes) => `您的验证码：${code}。请勿泄露。\n${minutes} 分钟后失效。`,
};

/** The text of an authentication template, or null when there is none of that name and language. */
export function templateText(name: string, language: string, code: string): string | null {
  const minutes = /^verification_code_([1-9]|[1-8]\d|90)m$/.exec(name)?.[1];
  return minutes === undefined ? null : (sentences[language]?.(code, minutes) ?? null);
}
