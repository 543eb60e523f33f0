import * as v from "valibot";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type CustomerProfile, customerProfile } from "#modules/identity/server/index.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { dataLinkDays } from "../../contract/privacy-request.ts";
import { requestSchema } from "../../contract/request-forms.ts";
import { dataLinkHash } from "../data-link.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { lockOpenRequest, type NotOpen, notOpenTexts, requestSubject } from "../request-action.ts";
import { insertDataLink } from "../store/data-links.ts";
import { closeRequest } from "../store/requests.ts";
import { writeStep } from "../store/steps.ts";

type NoContact = { readonly code: "NO_VERIFIED_CONTACT" };

/** Where the link goes: the proved mailbox, else the proved number. */
function receiverOf(profile: CustomerProfile | null): Result<{ channel: "EMAIL" | "WHATSAPP"; to: string }, NoContact> {
  if (profile?.emailVerified && profile.email !== null) return ok({ channel: "EMAIL", to: profile.email });
  if (profile?.mobileVerified && profile.mobile !== null) return ok({ channel: "WHATSAPP", to: profile.mobile });
  return fail({ code: "NO_VERIFIED_CONTACT" });
}

/** Sends the customer a link to the file of their data. Staff see neither the file nor the link. */
export const adminSendDataFile = (deps: PrivacyDeps) =>
  staffAction<{ input: { id: string } }, { id: string }, NotOpen | NoContact>(deps, {
    action: "privacy.sendFile",
    permission: "privacy.handle",
    input: v.object({ input: requestSchema }),
    async run(trx, staff, { input: { id } }) {
      const open = await lockOpenRequest(trx, id, "export");
      if (!open.ok) return open;
      const profile = await customerProfile(trx, open.value.userCode);
      const receiver = receiverOf(profile);
      if (!receiver.ok) return receiver;
      const now = deps.clock.now();
      const token = deps.ids.token(32);
      const notAfter = new Date(now.getTime() + dataLinkDays * 86_400_000);
      await insertDataLink(trx, { tokenHash: dataLinkHash(deps.secret, token), requestId: id, expiresAt: notAfter });
      const content = { kind: "dataFile", data: { token, validForDays: dataLinkDays } } as const;
      const locale = asLocale(profile?.locale ?? null) ?? fallbackLocale;
      await sendMessage(trx, deps, { ...receiver.value, locale, content, notAfter });
      const detail = { channel: receiver.value.channel };
      await writeStep(trx, { requestId: id, at: now, action: "linkSent", by: staff, detail });
      await closeRequest(trx, id, { from: "open", to: "answered", at: now });
      return ok({ value: { id }, subject: requestSubject(id), detail });
    },
    failures: {
      ...notOpenTexts,
      NO_VERIFIED_CONTACT: {
        "en-US": "The customer has proved neither a mailbox nor a number. Hand the file over in person.",
        "id-ID": "Pelanggan belum membuktikan email maupun nomor. Serahkan berkas secara langsung.",
        "vi-VN": "Khách hàng chưa xác minh e-mail hay số điện thoại. Hãy trao tệp trực tiếp.",
        "zh-CN": "顾客没有已验证的邮箱或号码，请当面交付文件。",
      },
    },
    message: {
      "en-US": "The customer gets a link to the file. The request is answered.",
      "id-ID": "Pelanggan menerima tautan ke berkas. Permintaan dijawab.",
      "vi-VN": "Khách hàng nhận liên kết đến tệp. Yêu cầu đã được trả lời.",
      "zh-CN": "顾客将收到文件链接，请求已答复。",
    },
  });
