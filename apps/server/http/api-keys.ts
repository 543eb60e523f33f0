import type { FastifyRequest } from "fastify";
import type { Texts } from "#kit/core/locale.ts";
import { networkOf } from "#kit/core/network-of.ts";
import type { ReplyHeaders } from "#kit/graphql/context.ts";
import { Refused } from "#kit/graphql/refused.ts";
import { checkApiKey, readApiKey, readStaffSessionCookie, type StaffDeps } from "#modules/staff/server/index.ts";
import { localeOf } from "./visitor.ts";

type Deps = Pick<StaffDeps, "database" | "clock" | "secret" | "https">;

/** Reads the API key of a call to the back office and remembers whose it is for the call's operations. */
export function apiKeyReader(deps: Deps) {
  const ids = new WeakMap<FastifyRequest, string>();
  return {
    /** The id of the checked key; undefined for a call without one. */
    keyOf: (request: FastifyRequest): string | undefined => ids.get(request),
    async hasCredential(request: FastifyRequest, reply: ReplyHeaders): Promise<boolean | Refused> {
      const { authorization, cookie } = request.headers;
      const key = readApiKey(authorization);
      if (key === null) return false;
      const locale = localeOf(request.headers);
      // Two callers in one request: whose permissions would count?
      if (readStaffSessionCookie(cookie, deps.https) !== null) {
        return new Refused("KEY_WITH_SESSION", 400, keyWithSession[locale]);
      }
      const checked = await checkApiKey(deps, { key, address: networkOf(request.ip) });
      if (checked.ok) {
        ids.set(request, checked.value);
        return true;
      }
      const { error } = checked;
      if (error.code === "RATE_LIMITED") {
        reply.setHeader("retry-after", String(error.retryAfterSeconds));
        return new Refused("RATE_LIMITED", 429, tooMany[locale]);
      }
      reply.setHeader("www-authenticate", "Bearer");
      return new Refused("INVALID_API_KEY", 401, invalidKey[locale]);
    },
  };
}

const keyWithSession: Texts = {
  "en-US": "Send either an API key or the cookie of a session, not both.",
  "id-ID": "Kirim kunci API atau cookie sesi, bukan keduanya.",
  "vi-VN": "Chỉ gửi khóa API hoặc cookie phiên, không gửi cả hai.",
  "zh-CN": "请只发送 API 密钥或会话 Cookie，不要同时发送。",
};

const invalidKey: Texts = {
  "en-US": "This API key is not valid.",
  "id-ID": "Kunci API ini tidak berlaku.",
  "vi-VN": "Khóa API này không hợp lệ.",
  "zh-CN": "此 API 密钥无效。",
};

const tooMany: Texts = {
  "en-US": "Too many calls. Try again after the time in the Retry-After header.",
  "id-ID": "Terlalu banyak panggilan. Coba lagi setelah waktu pada header Retry-After.",
  "vi-VN": "Quá nhiều lệnh gọi. Hãy thử lại sau thời gian trong header Retry-After.",
  "zh-CN": "调用过多，请在 Retry-After 标头所示时间后重试。",
};
