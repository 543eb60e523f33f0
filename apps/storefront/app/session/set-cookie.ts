import { cookieText } from "#kit/core/cookie.ts";

/** Writes a small cookie that the server reads with the next request. */
export function setCookie(name: string, value: string, seconds: number): void {
  const https = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve
  document.cookie = cookieText({ name, value, seconds, https, httpOnly: false });
}
