import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { openingAt } from "../../contract/office-hours.ts";
import type { ChatDeps } from "../chat-deps.ts";
import { requireOwner } from "../chat-owner.ts";
import { contactOnWire, messageOnWire } from "../wire.ts";

const input = v.object({ after: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0) });

export const queryChat = (deps: ChatDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run({ caller }, { after }) {
      const state = await deps.provider.read(requireOwner(caller), after);
      const opening = deps.hours && openingAt(deps.hours, deps.clock.now());
      return ok({
        answered: opening !== null,
        isOpen: opening?.isOpen ?? false,
        changesAt: opening?.changesAt?.toISOString() ?? null,
        hasConversation: state !== null,
        messages: (state?.messages ?? []).map(messageOnWire),
        unread: state?.unread ?? 0,
        contact: state?.contact ? contactOnWire(state.contact) : null,
        needsContact: state !== null && caller.kind === "guest" && state.contact === null,
      });
    },
    failures: {},
  });
