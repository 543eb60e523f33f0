import type { Executor, Prepared, Refusal } from "#kit/graphql/executor.ts";
import type { Telemetry } from "#kit/telemetry/telemetry.ts";

/** Wraps every operation in a span; without telemetry it is the executor itself. */
export function tracedExecutor(executor: Executor, telemetry: Telemetry): Executor {
  if (!telemetry.on) return executor;
  const traced = (prepared: Prepared): Prepared => {
    const name = prepared.operation.name?.value ?? "anonymous";
    return {
      ...prepared,
      run: (variables, context) => telemetry.span(`graphql ${name}`, {}, () => prepared.run(variables, context)),
    };
  };
  const prepare = (query: string, operationName?: string | null): Prepared | Refusal => {
    const prepared = executor.prepare(query, operationName);
    return "errors" in prepared ? prepared : traced(prepared);
  };
  return {
    schema: executor.schema,
    prepare,
    async execute({ query, operationName, variables, context }) {
      const prepared = prepare(query, operationName);
      return "errors" in prepared ? { errors: prepared.errors } : prepared.run(variables ?? {}, context);
    },
  };
}
