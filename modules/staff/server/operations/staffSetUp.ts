import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffSetUpSchema } from "../../contract/staff-forms.ts";
import { setUpHash } from "../set-up/issue-set-up-code.ts";
import { limitedAttempt, setUpLimits, type TooManyTries } from "../sign-in/limited-attempt.ts";
import { busy, commonPassword, tooManyTries } from "../sign-in/staff-texts.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { insertAccount, writePassword } from "../store/account-changes.ts";
import { writeAudit } from "../store/audit.ts";
import { hasAdmin, takeSetUpCode } from "../store/set-up.ts";

type Failed =
  | { readonly code: "WRONG_CODE" }
  | { readonly code: "SET_UP_DONE" }
  | { readonly code: "TAKEN" }
  | { readonly code: "COMMON_PASSWORD" }
  | { readonly code: "BUSY" }
  | TooManyTries;

const wrongSetUpCode: Texts = {
  "en-US": "This code is wrong or has run out. `npm run staff -- set-up` prints a new one.",
  "id-ID": "Kode ini salah atau sudah kedaluwarsa. `npm run staff -- set-up` menampilkan kode baru.",
  "vi-VN": "Mã này sai hoặc đã hết hạn. `npm run staff -- set-up` in mã mới.",
  "zh-CN": "此代码错误或已过期。运行 `npm run staff -- set-up` 可获取新代码。",
};

const failures: FailureTexts<Failed> = {
  WRONG_CODE: wrongSetUpCode,
  SET_UP_DONE: {
    "en-US": "This shop has an administrator already. Sign in, or ask them for an account.",
    "id-ID": "Toko ini sudah memiliki administrator. Masuk, atau minta akun kepadanya.",
    "vi-VN": "Cửa hàng này đã có quản trị viên. Hãy đăng nhập hoặc xin họ một tài khoản.",
    "zh-CN": "此商店已有管理员。请登录，或向管理员申请账户。",
  },
  TAKEN: {
    "en-US": "There is an account with this e-mail already. Use another address.",
    "id-ID": "Sudah ada akun dengan email ini. Gunakan alamat lain.",
    "vi-VN": "Đã có tài khoản với e-mail này. Hãy dùng địa chỉ khác.",
    "zh-CN": "此邮箱已有账户。请使用其他地址。",
  },
  COMMON_PASSWORD: commonPassword,
  BUSY: busy,
  RATE_LIMITED: tooManyTries,
};

/** Makes the first administrator of a new shop, with the code that its start printed, and fills the shop with its first pages. */
export const staffSetUp = (deps: StaffDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: staffSetUpSchema }),
    async run(context, { input }): Promise<Result<{ email: string }, Failed>> {
      // Before any password is hashed: a shop that is set up must not spend its hashing on strangers.
      if (await hasAdmin(deps.database.kysely)) return fail({ code: "SET_UP_DONE" });
      if (deps.isCommonPassword(input.password)) return fail({ code: "COMMON_PASSWORD" });
      const tried = await limitedAttempt(deps, setUpLimits(deps.secret, context.address), async () => {
        const hashed = await deps.passwords.hash(input.password);
        if (!hashed.ok) return { right: true, value: "BUSY" as const };
        const value = await makeAdmin(deps, input, hashed.value);
        return { right: value === "DONE" || value === "TAKEN", value };
      });
      if (!tried.ok) return tried;
      return tried.value === "DONE" ? ok({ email: input.email }) : fail({ code: tried.value });
    },
    failures,
  });

/** Thrown to roll back, so that a refused form leaves the code valid. */
class Refused extends Error {}

async function makeAdmin(
  { database, clock, ids, secret, fillNewShop }: StaffDeps,
  { code, email, name, shopName }: v.InferOutput<typeof staffSetUpSchema>,
  passwordHash: string,
): Promise<"DONE" | "SET_UP_DONE" | "WRONG_CODE" | "TAKEN"> {
  const now = clock.now();
  try {
    return await inTransaction(database, async (trx) => {
      if (await hasAdmin(trx)) return "SET_UP_DONE";
      if (!(await takeSetUpCode(trx, setUpHash(secret, code), now))) return "WRONG_CODE";
      const id = ids.uuid();
      if (!(await insertAccount(trx, { id, email, name, roles: ["admin"], storeCode: null }, now))) throw new Refused();
      await writePassword(trx, id, passwordHash);
      await fillNewShop(trx, { shopName, author: name });
      await writeAudit(trx, { staff: { id, name }, action: "staff.setUp", subject: `staff:${email}` }, now);
      return "DONE";
    });
  } catch (problem) {
    if (problem instanceof Refused) return "TAKEN";
    throw problem;
  }
}
