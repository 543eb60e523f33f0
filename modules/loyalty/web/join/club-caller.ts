import { type Api, ApiError, type TypedDocument } from "#kit/graphql/client.ts";

/** Result of a call about the club: its data, or the list of errors. */
export type ClubReply<Data> =
  | { readonly data: Data; readonly errors: readonly [] }
  | { readonly data: null; readonly errors: readonly ApiError[] };

/** The server's message about an unknown person is the start of a registration, not an error. */
const isNewMember = ({ message }: ApiError): boolean => /new member detected/i.test(message);

/**
 * API caller for the club's operations: it returns errors instead of throwing them, and hides the one about a new
 * member (SO-08). The club may be down while the shop is not, so no page may break because of it.
 */
export const clubCaller =
  (api: Api) =>
  async <Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...rest: Parameters<Api> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<ClubReply<Data>> => {
    try {
      const data = await (api as (document: TypedDocument<Data, Variables>, ...rest: unknown[]) => Promise<Data>)(
        document,
        ...rest,
      );
      return { data, errors: [] };
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError(String(cause));
      return { data: null, errors: isNewMember(error) ? [] : [error] };
    }
  };
