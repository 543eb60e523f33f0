import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { ChatDeps } from "../chat-deps.ts";
import { requireOwner } from "../chat-owner.ts";

const input = v.object({ upTo: v.pipe(v.number(), v.integer(), v.minValue(1)) });

export const readChat = (deps: ChatDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run({ caller }, { upTo }) {
      await deps.provider.markRead(requireOwner(caller), upTo);
      return ok(null);
    },
    failures: {},
  });
