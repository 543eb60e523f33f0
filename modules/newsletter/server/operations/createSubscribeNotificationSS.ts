import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { isKnownWording } from "#modules/consent/contract/wordings.ts";
import { sourceTypes } from "../../contract/constants.ts";
import { utmParameters } from "../../contract/utm-parameters.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";
import { subscribe } from "../subscribe.ts";

const forms = ["newsletterFooter", "newsletterPopup", "newsletterPage"] as const;

/**
 * The specified call has no consent argument: its form requires the box before it calls (A§4). A missing argument means consent
 * to the current wording.
 */
const documentedCall = { accepted: true, textVersion: currentVersion.marketingEmail, form: "newsletterPage" } as const;

const input = v.object({
  email: v.pipe(v.string(), v.maxLength(1000)),
  sourceType: v.nullish(v.picklist(sourceTypes), "Web"),
  utmData: v.optional(v.pipe(v.unknown(), v.transform(utmParameters)), {}),
  consent: v.optional(
    v.nullable(
      v.object({
        accepted: v.boolean(),
        textVersion: v.pipe(
          v.string(),
          v.check((version) => isKnownWording("marketingEmail", version)),
        ),
        form: v.picklist(forms),
      }),
    ),
    documentedCall,
  ),
});

export const createSubscribeNotificationSS = (deps: NewsletterDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    run({ locale, address }, { consent, ...asked }) {
      const ticked = consent?.accepted ? { textVersion: consent.textVersion, form: consent.form } : null;
      return subscribe(deps, { ...asked, consent: ticked }, { locale, address });
    },
    message: {
      "en-US": "Thank you! A letter of confirmation is on its way to you.",
      "id-ID": "Terima kasih! Surat konfirmasi sedang menuju kotak masuk Anda.",
      "vi-VN": "Cảm ơn bạn! Thư xác nhận đang trên đường tới hộp thư của bạn.",
      "zh-CN": "谢谢！确认信正在寄往您的邮箱。",
    },
    failures: {
      EMAIL_INVALID: {
        "en-US": "Please check the form: this does not look like an e-mail address.",
        "id-ID": "Silakan periksa formulir: ini bukan alamat email yang benar.",
        "vi-VN": "Vui lòng kiểm tra biểu mẫu: đây không giống một địa chỉ e-mail.",
        "zh-CN": "请检查表单：邮箱地址格式不正确。",
      },
      CONSENT_REQUIRED: {
        "en-US": "You are required to agree to our data terms to proceed.",
        "id-ID": "Anda perlu menyetujui ketentuan data kami untuk melanjutkan.",
        "vi-VN": "Bạn cần đồng ý với điều khoản dữ liệu của chúng tôi để tiếp tục.",
        "zh-CN": "您需要同意我们的数据条款才能继续。",
      },
      RATE_LIMITED: {
        "en-US": "Too many subscriptions from your network at the moment. Please try again later.",
        "id-ID": "Terlalu banyak pendaftaran dari jaringan Anda saat ini. Silakan coba lagi nanti.",
        "vi-VN": "Hiện có quá nhiều lượt đăng ký từ mạng của bạn. Vui lòng thử lại sau.",
        "zh-CN": "您所在网络的订阅过于频繁，请稍后再试。",
      },
    },
  });
