import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { MessageContent } from "../../contract/message.ts";
import { messageTextId } from "../../contract/message-text.ts";
import type { NotificationAdminDeps } from "../notification-admin-deps.ts";
import { sendMessage } from "../send-message.ts";
import { savedTextProblems, type TextTarget } from "../texts/check-texts.ts";
import { previewedMessage } from "../texts/previewed-message.ts";
import { type PreviewInput, previewInput, targetOfInput } from "../texts/text-inputs.ts";

/** Enough to look at a message in several mail programs, too few to fill a mailbox. */
const perStaff = rateLimit("admin:test-message", 10, 600);

/** A test that could not be sent for this long is no longer waited for. */
const validMinutes = 10;

type Sent = { readonly to: string };
type Prepared = { readonly target: TextTarget; readonly content: MessageContent };
type Refusal = { readonly code: "NOT_FOUND" | "INVALID_TEXTS" | "EMAIL_ONLY" | "RATE_LIMITED" };

/** Queues an e-mail with unsaved texts to the caller's own address: no other can be named. */
export const adminSendTestMessage = (deps: NotificationAdminDeps) =>
  staffAction<PreviewInput, Sent, Refusal, StandardReply<Sent>, Prepared>(deps, {
    action: "message.test",
    permission: "messages.edit",
    input: previewInput,
    async before(staff, { input }, context) {
      const target = targetOfInput(input);
      if (!target) return fail({ code: "NOT_FOUND" });
      if (target.channel !== "EMAIL") return fail({ code: "EMAIL_ONLY" });
      const shop = await deps.shopOf(deps.database.kysely);
      if (savedTextProblems(target, input.texts, shop).length > 0) return fail({ code: "INVALID_TEXTS" });
      const content = await previewedMessage(deps, staff, context, target, input.about);
      if (!content) return fail({ code: "NOT_FOUND" });
      const { allowed } = await hit(deps.database.kysely, keyed(perStaff, staff.id));
      return allowed ? ok({ target, content }) : fail({ code: "RATE_LIMITED" });
    },
    async run(trx, staff, { input }, _context, { target: { template, locale }, content }) {
      const to = staff.email;
      const notAfter = new Date(deps.clock.now().getTime() + validMinutes * 60_000);
      await sendMessage(trx, deps, { channel: "EMAIL", to, locale, content, notAfter, draft: input.texts });
      const subject = `messageText:${messageTextId({ template: template.id, channel: "EMAIL", locale })}`;
      return ok({ value: { to }, subject, detail: { about: input.about ?? "sample" } });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "There is no such message about this order or customer.",
        "id-ID": "Tidak ada pesan seperti ini tentang pesanan atau pelanggan ini.",
        "vi-VN": "Không có tin nhắn như vậy về đơn hàng hoặc khách hàng này.",
        "zh-CN": "没有关于此订单或客户的此类消息。",
      },
      INVALID_TEXTS: {
        "en-US": "Not sent: please check the marked texts.",
        "id-ID": "Tidak dikirim: silakan periksa teks yang ditandai.",
        "vi-VN": "Chưa gửi: vui lòng kiểm tra các nội dung được đánh dấu.",
        "zh-CN": "未发送：请检查标出的文字。",
      },
      EMAIL_ONLY: {
        "en-US": "Only e-mails can be sent as a test.",
        "id-ID": "Hanya email yang dapat dikirim sebagai uji coba.",
        "vi-VN": "Chỉ có thể gửi thử e-mail.",
        "zh-CN": "只有邮件可以测试发送。",
      },
      RATE_LIMITED: {
        "en-US": "Too many tests. Wait ten minutes.",
        "id-ID": "Terlalu banyak uji coba. Tunggu sepuluh menit.",
        "vi-VN": "Quá nhiều lần gửi thử. Hãy đợi mười phút.",
        "zh-CN": "测试次数过多，请等待十分钟。",
      },
    },
  });
