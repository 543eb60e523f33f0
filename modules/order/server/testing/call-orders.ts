import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import { orderModule } from "../index.ts";
import type { OrderDeps } from "../order-deps.ts";

/** Calls the module's operations, as a guest by default. Answers plain JSON and the cookies that were set. */
export function callOrders(deps: OrderDeps) {
  const executor = createExecutor(joinSchemas([orderModule(deps)]), { report: () => undefined });
  return async (query: string, variables: Record<string, unknown>, as: Partial<RequestContext> = {}) => {
    const reply = collectHeaders();
    const context = requestContext({ caller: aGuest, reply, ...as });
    const response = JSON.parse(JSON.stringify(await executor.execute({ query, variables, context })));
    const [data] = Object.values((response.data ?? {}) as Record<string, Reply>);
    return { reply: data ?? null, errors: response.errors ?? null, cookies: reply.cookies };
  };
}

type Reply = {
  success: boolean;
  errorCode: string | null;
  errorMessage: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what a test asks for, it knows
  data: any;
};
