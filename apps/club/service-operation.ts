import { type GenericSchema, safeParse } from "valibot";
import type { Failure, Result } from "#kit/core/result.ts";
import { demandAccess } from "#kit/graphql/access.ts";
import type { RequestContext } from "#kit/graphql/context.ts";

/** The reply to a program: a code, and data of the answer or the refusal. */
export type ServiceReply = { readonly code: string; readonly data?: unknown };

type Definition<Input, Value, E extends Failure> = {
  /** Checks the arguments of the field. */
  readonly input: GenericSchema<unknown, Input>;
  run(input: Input): Promise<Result<Value, E>>;
};

/** An operation for the shop's servers: it requires the credential and answers with codes, without texts. */
export function serviceOperation<Input, Value, E extends Failure>({ input, run }: Definition<Input, Value, E>) {
  return async (_source: unknown, args: unknown, context: RequestContext): Promise<ServiceReply> => {
    demandAccess("service", context);
    const checked = safeParse(input, args, { abortEarly: true });
    if (!checked.success) return { code: "INVALID_INPUT" };
    const result = await run(checked.output);
    return result.ok ? { code: "200", data: result.value } : { ...result.error };
  };
}
