import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { exportMemberData } from "#modules/identity/server/index.ts";
import { dataLinkHash } from "../data-link.ts";
import type { DataFileDeps } from "../privacy-deps.ts";
import { takeDataLink } from "../store/data-links.ts";
import { writeStep } from "../store/steps.ts";

type LinkOver = { readonly code: "LINK_OVER" };

/** The file of a customer's data behind a link of 32 random bytes that staff had sent to them. */
export const fetchDataFile = (deps: DataFileDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }) }),
    async run(_context, { input: { token } }): Promise<Result<Record<string, unknown>, LinkOver>> {
      const now = deps.clock.now();
      const taken = await inTransaction(deps.database, async (trx) => {
        const found = await takeDataLink(trx, dataLinkHash(deps.secret, token), now);
        if (found) await writeStep(trx, { requestId: found.requestId, at: now, action: "downloaded", by: null });
        return found;
      });
      const parts = taken && (await exportMemberData(deps, taken.userCode));
      return parts ? ok({ writtenAt: now.toISOString(), ...parts }) : fail({ code: "LINK_OVER" });
    },
    failures: {
      LINK_OVER: {
        "en-US": "This link is over or was used already. Ask us for a new one, or sign in and download your data.",
        "id-ID": "Tautan ini sudah berakhir atau sudah dipakai. Minta yang baru, atau masuk dan unduh data Anda.",
        "vi-VN": "Liên kết này đã hết hạn hoặc đã dùng. Hãy yêu cầu liên kết mới, hoặc đăng nhập và tải dữ liệu.",
        "zh-CN": "此链接已失效或已使用。请联系我们获取新链接，或登录后下载您的数据。",
      },
    },
  });
