import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import {
  type AccountBlocked,
  accountBlockedTexts,
  type LoginResult,
  type TooManyAttempts,
  tooManyAttempts,
} from "#modules/identity/server/index.ts";
import { linkFormSchema } from "../../contract/link-form.ts";
import { issueClubProof } from "../link/club-proof.ts";
import { clubDownTexts } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown, ClubMember } from "../ports/club.ts";
import { linkedMember } from "../store/links.ts";

type Refusal =
  | { readonly code: "LOGIN_FAILED" }
  | { readonly code: "501"; readonly clubProof: string }
  | AccountBlocked
  | TooManyAttempts
  | ClubDown;

const failures: FailureTexts<Refusal> = {
  ...clubDownTexts,
  ...accountBlockedTexts,
  LOGIN_FAILED: {
    "en-US": "These do not match. Please check the mobile number and the password of your club account.",
    "id-ID": "Data tidak cocok. Periksa nomor ponsel dan kata sandi akun klub Anda.",
    "vi-VN": "Thông tin không khớp. Vui lòng kiểm tra số di động và mật khẩu tài khoản câu lạc bộ.",
    "zh-CN": "信息不匹配，请检查您俱乐部账号的手机号码和密码。",
  },
  RATE_LIMITED: tooManyAttempts,
  "501": {
    "en-US": "This club account is not linked to an account of our shop yet.",
    "id-ID": "Akun klub ini belum terhubung dengan akun toko kami.",
    "vi-VN": "Tài khoản câu lạc bộ này chưa liên kết với tài khoản của cửa hàng.",
    "zh-CN": "此俱乐部账号尚未关联本店账号。",
  },
};

/**
 * Signs in with the club's number and password (OP-06). The limits are those of the shop's own passwords, and every
 * failure has the same text. 501: the password is right but no shop account is linked (LY-06); the proof returned with
 * it links the account after log-in or registration without asking for the password again.
 */
export const mapClubLoginN = (deps: LoyaltyDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: linkFormSchema }),
    async run(context, { input: { mobile, password } }): Promise<Result<LoginResult, Refusal>> {
      const found = await findMember(deps, context, { mobile, password });
      if (!found.ok) return found;
      const userCode = await linkedMember(deps.database.kysely, found.value.id);
      if (userCode === null) return fail({ code: "501", clubProof: issueClubProof(deps, found.value.id) });
      return deps.members.openSession(context, userCode);
    },
    failures,
    wire: (reply, error) => ({ ...reply, clubProof: error && "clubProof" in error ? error.clubProof : null }),
  });

async function findMember(
  { club, members }: LoyaltyDeps,
  context: Parameters<LoyaltyDeps["members"]["attempt"]>[0],
  { mobile, password }: { mobile: string; password: string },
): Promise<Result<ClubMember, Refusal>> {
  const seen: { answer: Awaited<ReturnType<typeof club.checkPassword>> | null } = { answer: null };
  const outcome = await members.attempt(context, { name: `club ${mobile}`, userCode: null }, async () => {
    seen.answer = await club.checkPassword(mobile, password);
    // The password was not compared: the attempt is not counted.
    const compared = seen.answer.ok || !["CLUB_UNREACHABLE", "RATE_LIMITED"].includes(seen.answer.error.code);
    return compared ? seen.answer.ok : null;
  });
  const { answer } = seen;
  if (answer?.ok) return answer;
  if (answer?.error.code === "CLUB_UNREACHABLE") return fail({ code: "CLUB_UNREACHABLE" });
  // The club counts wrong passwords too, over all callers; its pause is a quarter of an hour as well.
  if (answer?.error.code === "RATE_LIMITED") return fail({ code: "RATE_LIMITED", retryAfterSeconds: 15 * 60 });
  return outcome.ok ? fail({ code: "LOGIN_FAILED" }) : outcome;
}
