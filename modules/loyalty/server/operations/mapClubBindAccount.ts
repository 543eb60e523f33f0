import * as v from "valibot";
import { fallbackLocale } from "#kit/core/locale.ts";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { clubCodes } from "../../contract/constants.ts";
import { linkFormSchema } from "../../contract/link-form.ts";
import { provedBindResult } from "../link/bind-result.ts";
import { type FoundAccount, findAccount } from "../link/find-account.ts";
import { findFailureTexts, type LinkFailure, notRegisteredText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

type Asked = {
  readonly found: FoundAccount;
  readonly mobile: string;
  readonly userCode: string;
  readonly notRegistered: string;
};

const nothing = { isValid: false, isGuest: false };

/** Finds the club account behind a number and its password, and hands out what links it (EN-01, OP-05). */
export const mapClubBindAccount = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object(linkFormSchema.entries),
    async run(context, { mobile, password }): Promise<Result<Asked, LinkFailure>> {
      const { userCode } = memberOf(context);
      const found = await findAccount(deps, { userCode, from: context, mobile, password });
      const notRegistered = notRegisteredText[context.locale] ?? notRegisteredText[fallbackLocale];
      return found.ok ? ok({ found: found.value, mobile, userCode, notRegistered }) : found;
    },
    failures: findFailureTexts,
    wire(reply: StandardReply<Asked>) {
      const { success, code, message } = reply;
      if (!reply.success) return { success, code, message, ...nothing };
      const { found, mobile, userCode, notRegistered } = reply.data;
      if (found.kind === "unknown") {
        const statusUser = found.inactive ? "INACTIVE" : null;
        return {
          success: false,
          code: clubCodes.notRegistered,
          message: notRegistered,
          mobile,
          statusUser,
          ...nothing,
        };
      }
      if (found.kind === "guest") {
        return { success, code, message, userCode, mobile, statusUser: "GUEST", ...nothing, isGuest: true };
      }
      return { success, code, message, ...provedBindResult(deps, found, userCode) };
    },
  });
