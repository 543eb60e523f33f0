import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, type InvalidInput, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { pinSchema } from "../../contract/pin.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { type PinRefusal, provePin } from "../points/pin-proof.ts";
import { pinTexts } from "../points/pin-texts.ts";

type Refusal =
  | Exclude<PinRefusal, { code: "NOT_LINKED" | "PIN_NOT_SET" | "PIN_LOCKED" | "CLUB_UNREACHABLE" }>
  | { readonly code: "501" | "PIN_NOT_SET" | "PIN_LOCKED" | "CLUB_UNREACHABLE" };

/** On the wire an account that is not linked has the specification's number. */
const failures: FailureTexts<Refusal> = (({ NOT_LINKED, ...others }) => ({ ...others, "501": NOT_LINKED }))(pinTexts);

/** Compares the caller's PIN; a right one is remembered for this checkout (OP-11, D-17). */
export const mapClubCheckPin = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ pin: pinSchema, checkoutId: v.nullish(v.pipe(v.string(), v.maxLength(100)), "") }),
    async run(context, { pin, checkoutId }): Promise<Result<void, Refusal>> {
      const { userCode, sessionId } = memberOf(context);
      const proved = await provePin(deps, { userCode, sessionId, checkoutId }, pin);
      if (proved.ok || proved.error.code === "PIN_WRONG") return proved as Result<void, Refusal>;
      const { code } = proved.error;
      return fail({ code: code === "NOT_LINKED" ? "501" : code });
    },
    failures,
    wire(reply: StandardReply<void>, error: Refusal | InvalidInput | null) {
      const { success, code, message } = reply;
      if (error?.code === "PIN_WRONG") return { success, code, message, attemptsLeft: error.attemptsLeft };
      return { success, code, message, attemptsLeft: error?.code === "PIN_LOCKED" ? 0 : null };
    },
  });
