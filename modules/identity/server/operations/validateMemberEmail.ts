import * as v from "valibot";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { emailSchema } from "../../contract/email.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findMemberByName } from "../store/members.ts";

type Found = { userCode: string | null };

/** Enough for a page to show its hint, and nothing anybody could call a member by (D-85). */
const masked = (userCode: string): string => `${userCode.slice(0, 1)}•••${userCode.slice(-2)}`;

/** Whether a guest's mailbox belongs to a member, so that a page can say so. Few may be asked for from one address. */
export const validateMemberEmail = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ email: emailSchema(deps.emailRule) }),
    async run({ address }, { email }): Promise<Result<Found, { code: "RATE_LIMITED" }>> {
      const limit = { limit: deps.lookupsPerAddressHour, windowSeconds: 60 * 60 };
      const key = `member-email:${keyedHash(deps.secret, `member-email.${address}`)}`;
      const { allowed } = await hit(deps.database.kysely, key, limit);
      if (!allowed) return fail({ code: "RATE_LIMITED" });
      const member = await findMemberByName(deps.database.kysely, { email });
      return ok({ userCode: member?.status === "ACTIVE" ? masked(member.userCode) : null });
    },
    failures: {
      RATE_LIMITED: {
        "en-US": "Too many addresses were asked for. Please try again later.",
        "id-ID": "Terlalu banyak alamat yang diperiksa. Silakan coba lagi nanti.",
        "vi-VN": "Đã hỏi quá nhiều địa chỉ. Vui lòng thử lại sau.",
        "zh-CN": "查询的地址过多，请稍后再试。",
      },
    },
  });
