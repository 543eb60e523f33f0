import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { available } from "#modules/inventory/contract/available.ts";
import { channelStock } from "#modules/inventory/server/index.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { noNotifier } from "../ports/back-in-stock-notifier.ts";
import { addReminder, findRemindable } from "../store/reminders.ts";

const input = v.object({ skuCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

type Refusal = { readonly code: "SKU_NOT_FOUND" | "REMINDER_OFF" | "STILL_AVAILABLE" | "NO_EMAIL" };

export const remindWhenAvailable = ({ database, written = database, notifier, clock }: CatalogueDeps) =>
  operation({
    access: "member",
    clock,
    input,
    async run({ caller, locale }, { skuCode }): Promise<Result<{ skuCode: string }, Refusal>> {
      if (caller.kind !== "member") throw new Error("a reminder without a member");
      const { userCode } = caller;
      const db = written.kysely;
      const [sku, [stock], reachable] = await Promise.all([
        findRemindable(db, skuCode),
        channelStock(db, [skuCode]),
        (notifier ?? noNotifier).reachable(db, userCode),
      ]);
      if (!sku) return fail({ code: "SKU_NOT_FOUND" });
      if (!sku.remindable) return fail({ code: "REMINDER_OFF" });
      if (stock && available(stock) > 0) return fail({ code: "STILL_AVAILABLE" });
      if (!reachable) return fail({ code: "NO_EMAIL" });
      await addReminder(db, { userCode, skuCode, locale, at: clock.now() });
      return ok({ skuCode });
    },
    message: {
      "en-US": "We will write you an e-mail when it is back.",
      "id-ID": "Kami akan mengirim e-mail begitu tersedia lagi.",
      "vi-VN": "Chúng tôi sẽ gửi e-mail khi có hàng trở lại.",
      "zh-CN": "到货后我们会给您发送电子邮件。",
    },
    failures: {
      SKU_NOT_FOUND: {
        "en-US": "This product is not sold.",
        "id-ID": "Produk ini tidak dijual.",
        "vi-VN": "Sản phẩm này không được bán.",
        "zh-CN": "该商品未在售。",
      },
      REMINDER_OFF: {
        "en-US": "There are no reminders for this product.",
        "id-ID": "Tidak ada pengingat untuk produk ini.",
        "vi-VN": "Sản phẩm này không có nhắc hàng.",
        "zh-CN": "该商品不提供到货提醒。",
      },
      STILL_AVAILABLE: {
        "en-US": "Good news: it is available now.",
        "id-ID": "Kabar baik: sudah tersedia sekarang.",
        "vi-VN": "Tin vui: hiện đang có hàng.",
        "zh-CN": "好消息：现在有货。",
      },
      NO_EMAIL: {
        "en-US": "Please add an e-mail address to your account first, so that we can write to you.",
        "id-ID": "Tambahkan dulu alamat e-mail ke akun Anda agar kami bisa mengabari Anda.",
        "vi-VN": "Hãy thêm địa chỉ e-mail vào tài khoản trước để chúng tôi có thể báo cho bạn.",
        "zh-CN": "请先在账户中添加电子邮箱，以便我们通知您。",
      },
    },
  });
