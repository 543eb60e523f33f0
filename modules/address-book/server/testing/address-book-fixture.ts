import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addressBookModule } from "../index.ts";

type Answer<Data> = { data: Data; errors?: readonly { message: string; extensions: { code: string } }[] };

/** A home in Jakarta, as a form would send it. */
export const aHome = {
  recipientFirstName: "Sari",
  recipientLastName: "Lestari",
  recipientMobile: "081234567890",
  address1: "Jl. Kemang Timur No. 18",
  state: "31",
  city: "31.74",
  district: "31.74.03",
  zipCode: "12730",
};

const memberOf = (userCode: string): RequestContext["caller"] => ({ kind: "member", sessionId: "s", userCode });

const fields = `addressCode type companyName taxId recipientFirstName recipientLastName recipientMobile recipientEmail
  address1 country state stateName city cityName district districtName zipCode isDefault`;

type AddressFields = { addressCode: string; isDefault: boolean; address1: string };
type AddressReply = {
  success: boolean;
  errorCode: string | null;
  errorMessage: string | null;
  data: AddressFields | null;
};

/** The module's operations against a real database. */
export function addressBookFixture(database: Database) {
  const clock = testClock("2026-11-15T05:00:00Z");
  const executor = createExecutor(joinSchemas([addressBookModule({ database, clock, ids: systemIds })]), {
    report: () => undefined,
  });
  const call = async <Data>(
    query: string,
    variables: Record<string, unknown> = {},
    as: Partial<RequestContext> = {},
  ): Promise<Answer<Data>> =>
    JSON.parse(JSON.stringify(await executor.execute({ query, variables, context: requestContext(as) })));
  return {
    clock,
    ask: call,
    async save(userCode: string, input: Record<string, unknown>): Promise<AddressReply> {
      clock.advance(1000);
      const document = `mutation saveAddress($input: SaveAddressInput!) { saveAddress(input: $input) {
        success errorCode errorMessage data { ${fields} } } }`;
      return (await call<{ saveAddress: AddressReply }>(document, { input }, { caller: memberOf(userCode) })).data
        .saveAddress;
    },
    async remove(userCode: string, code: string): Promise<AddressReply> {
      const document = `mutation removeAddress($code: String!) { removeAddress(addressCode: $code) {
        success errorCode errorMessage data { addressCode } } }`;
      return (await call<{ removeAddress: AddressReply }>(document, { code }, { caller: memberOf(userCode) })).data
        .removeAddress;
    },
    async list(userCode: string): Promise<AddressFields[]> {
      const document = `query queryAddressList { queryAddressList { ${fields} } }`;
      const { data } = await call<{ queryAddressList: AddressFields[] }>(document, {}, { caller: memberOf(userCode) });
      return data.queryAddressList;
    },
  };
}
