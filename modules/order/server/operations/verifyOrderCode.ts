import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { type CodeFailure, codeFailureTexts, sessionOf, takeCode } from "#modules/identity/server/index.ts";
import { contactChannels, contactOf, purposeOf } from "../contact-proof.ts";
import { isMembers, openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { type OrderNotFound, orderNotFound } from "../order-failures.ts";
import { passCookie, proofCookie } from "../order-pass.ts";

const failures: FailureTexts<OrderNotFound | CodeFailure> = { NOT_FOUND: orderNotFound, ...codeFailureTexts };

const input = v.object({
  input: v.object({
    orderCode: orderCodeField,
    channel: v.picklist(contactChannels),
    code: v.pipe(v.string(), v.trim(), v.maxLength(10)),
  }),
});

/** Verifies the code sent to an order's contact; afterwards this browser may act on the order for half an hour (D-89). */
export const verifyOrderCode = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      context,
      { input: { orderCode, channel, code } },
    ): Promise<Result<{ orderCode: string }, OrderNotFound | CodeFailure>> {
      const opened = await openOrder(deps, context, orderCode);
      const contact = opened && !isMembers(opened.order) ? contactOf(opened.order, channel) : null;
      if (!opened || !contact) return fail({ code: "NOT_FOUND" });
      const { order } = opened;
      const { caller, address, cookie, reply } = context;
      const taken = await takeCode(deps, {
        purpose: purposeOf(order),
        receiver: contact.receiver,
        code,
        address,
        sessionId: sessionOf(caller),
      });
      if (!taken.ok) return taken;
      const now = deps.clock.now();
      reply.setCookie(passCookie(cookie, deps, order.code, now));
      reply.setCookie(proofCookie(cookie, deps, order.code, now));
      return ok({ orderCode: order.code });
    },
    failures,
  });
