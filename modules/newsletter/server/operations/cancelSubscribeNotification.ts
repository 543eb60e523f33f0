import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { cancelSubscription } from "../cancel-subscription.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";

const input = v.object({
  input: v.object({
    token: v.nullish(v.pipe(v.string(), v.maxLength(1000)), null),
    email: v.nullish(v.pipe(v.string(), v.maxLength(1000)), null),
  }),
});

export const cancelSubscribeNotification = (deps: NewsletterDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    run: (context, { input: asked }) => cancelSubscription(deps, asked, context),
    message: {
      "en-US": "You are unsubscribed. No more letters will come.",
      "id-ID": "Langganan Anda sudah berhenti. Tidak akan ada surat lagi.",
      "vi-VN": "Bạn đã hủy đăng ký. Sẽ không còn thư nào nữa.",
      "zh-CN": "您已退订，我们不会再寄信给您。",
    },
    failures: {
      LINK_INVALID: {
        "en-US": "This link is incomplete. Please use the link in our latest letter.",
        "id-ID": "Tautan ini tidak lengkap. Silakan gunakan tautan di surat terakhir kami.",
        "vi-VN": "Liên kết này không đầy đủ. Vui lòng dùng liên kết trong lá thư mới nhất.",
        "zh-CN": "此链接不完整，请使用我们最近一封信中的链接。",
      },
      ACTION_NOT_ALLOWED: {
        "en-US": "Please use the link in one of our letters, or sign in.",
        "id-ID": "Silakan gunakan tautan di salah satu surat kami, atau masuk dulu.",
        "vi-VN": "Vui lòng dùng liên kết trong thư của chúng tôi hoặc đăng nhập.",
        "zh-CN": "请使用信中的链接，或先登录。",
      },
    },
  });
