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
 * Sends a code to a number, by WhatsApp unless SMS is chosen: a registration code, or for a member's number a login code
 * (`memberLoginByCode`). Each is valid for its own purpose only.
 */
export const sendOtpToMember = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ mobile: mobileSchema(), channel }), channel }),
    async run({ caller, address, cookie, locale }, { input, channel: chosen }) {
      const member = await findMemberByName(deps.database.kysely, { mobile: input.mobile });
      return requestCode(deps, {
        // A signed-in member who proves their own number again is joining the club with it.
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
