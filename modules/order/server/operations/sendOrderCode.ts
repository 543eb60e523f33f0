import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { requestCode, type SendFailure, sendFailureTexts, sessionOf } from "#modules/identity/server/index.ts";
import { contactChannels, contactOf, type NoSuchContact, noSuchContact, purposeOf } from "../contact-proof.ts";
import { isMembers, openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { notProvenTexts, type OrderNotFound, orderNotFound } from "../order-failures.ts";

type SignInRequired = { readonly code: "SIGN_IN_REQUIRED" };
type Failure = OrderNotFound | SignInRequired | NoSuchContact | SendFailure;
type Sent = { readonly timeRemaining: number; readonly channel: string; readonly receiver: string };

const failures: FailureTexts<Failure> = {
  NOT_FOUND: orderNotFound,
  SIGN_IN_REQUIRED: notProvenTexts.SIGN_IN_REQUIRED,
  NO_SUCH_CONTACT: noSuchContact,
  ...sendFailureTexts,
};

/** Sends a code to the contact of an order the caller may read, so that they may also act on it (D-89, D-07). */
export const sendOrderCode = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ orderCode: orderCodeField, channel: v.picklist(contactChannels) }) }),
    async run(context, { input: { orderCode, channel } }): Promise<Result<Sent, Failure>> {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" });
      const { order } = opened;
      if (isMembers(order)) return fail({ code: "SIGN_IN_REQUIRED" });
      const contact = contactOf(order, channel);
      if (!contact) return fail({ code: "NO_SUCH_CONTACT" });
      const { caller, address, locale } = context;
      const sent = await requestCode(deps, {
        purpose: purposeOf(order),
        channel,
        receiver: contact.receiver,
        sessionId: sessionOf(caller),
        address,
        locale,
      });
      return sent.ok ? ok({ ...sent.value, channel, receiver: contact.masked }) : sent;
    },
    failures,
  });
