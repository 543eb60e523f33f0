import { GraphQLError } from "graphql";
import type { Locale, Texts } from "../core/locale.ts";

/** A refusal for the caller: its message, code and status code are sent as they are. */
export class Refused extends GraphQLError {
  constructor(code: string, statusCode: number, message: string) {
    super(message, { extensions: { code, statusCode } });
    this.name = "Refused";
  }
}

const sessionEnded: Texts = {
  "en-US": "Your session has ended. Please sign in again.",
  "id-ID": "Sesi Anda telah berakhir. Silakan masuk kembali.",
  "vi-VN": "Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại.",
  "zh-CN": "您的会话已结束，请重新登录。",
};

/** The call needs a session that is missing or has ended: wire code 0002. */
export class SessionInvalid extends Refused {
  constructor(locale: Locale) {
    super("0002", 401, sessionEnded[locale]);
    this.name = "SessionInvalid";
  }
}
