import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { openReturn } from "../open-return.ts";
import { returnNotFound } from "../return-failures.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { returnOnWire } from "../wire/return-wire.ts";

const input = v.object({
  returnCode: v.pipe(v.string(), v.maxLength(40)),
  accessKey: v.nullish(v.pipe(v.string(), v.maxLength(100))),
});

export const queryReturnDetail = (deps: ReturnsDeps) =>
  operation({
    // A caller without a session has no orders; the page shows it instead of failing.
    access: "anyone",
    clock: deps.clock,
    input,
    async run(context, { returnCode, accessKey }) {
      const opened = await openReturn(deps, context, returnCode, accessKey);
      return opened ? ok(await returnOnWire(deps, opened, context.locale)) : fail({ code: "NOT_FOUND" as const });
    },
    failures: { NOT_FOUND: returnNotFound },
  });
