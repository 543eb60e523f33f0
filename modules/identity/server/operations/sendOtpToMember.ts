import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import { sendFailureTexts } from "../codes/code-failures.ts";
import { requestCode } from "../codes/request-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { isOwn } from "../session/is-own.ts";
import { knownDeviceOf } from "../session/known-device.ts";
import { sessionOf } from "../session/session-of.ts";
import { findMemberByName } from "../store/members.ts";

const channel = v.nullish(v.picklist(["WHATSAPP", "SMS"]));

/**
 * Sends a code to a number, by WhatsApp unless SMS was chosen: one that registers, or for a member's number one that logs
 * in (`memberLoginByCode`). Whoever holds it can do the one or the other, never both.
 */
export const sendOtpToMember = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ mobile: mobileSchema(), channel }), channel }),
    async run({ caller, address, cookie, locale }, { input, channel: chosen }) {
      const member = await findMemberByName(deps.database.kysely, { mobile: input.mobile });
      return requestCode(deps, {
        // A member who proves their own number once more joins the club with it.
        purpose: member && !isOwn(caller, member.userCode) ? "login" : "register",
        channel: chosen ?? input.channel ?? "WHATSAPP",
        receiver: input.mobile,
        sessionId: sessionOf(caller),
        knownDevice: knownDeviceOf(deps, member?.userCode ?? "", cookie),
        address,
        locale,
      });
    },
    failures: sendFailureTexts,
  });
