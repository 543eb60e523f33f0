import { type Api, ApiError, type TypedDocument } from "#kit/graphql/client.ts";

/** What a call about the club brought: its data, or the list of what went wrong. */
export type ClubAnswer<Data> =
  | { readonly data: Data; readonly errors: readonly [] }
  | { readonly data: null; readonly errors: readonly ApiError[] };

/** Said by the server about somebody it has never seen: the beginning of a registration, and nothing to complain about. */
const isNewMember = ({ message }: ApiError): boolean => /new member detected/i.test(message);

/**
 * The caller for what belongs to the club: it answers the list of errors instead of raising them, and says nothing about
 * somebody new (SO-08). The club may be down while the shop is not: no page breaks because of it.
 */
export const clubCaller =
  (api: Api) =>
  async <Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...rest: Parameters<Api> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<ClubAnswer<Data>> => {
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
