import type { Locale } from "#kit/core/locale.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import { paymentModule } from "../index.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { ownPaymentRecord } from "../store/member-data.ts";

/** Calls the module's operations, as a guest by default; answers plain JSON. */
export function callPayment(deps: PaymentDeps) {
  const module = paymentModule({ ...deps, ownerOfReference: ownPaymentRecord, pictureUrl: (path) => `${path}?v=1` });
  const executor = createExecutor(joinSchemas([module]), { report: () => undefined });
  return async (
    query: string,
    input: Record<string, unknown>,
    as: { readonly caller?: Caller; readonly locale?: Locale } = {},
  ) => {
    const context = requestContext({ caller: aGuest, ...as });
    return JSON.parse(JSON.stringify(await executor.execute({ query, variables: { input }, context })));
  };
}
