import { hash } from "node:crypto";
import type { CacheValidator } from "../cache/validators.ts";
import type { Api, TypedDocument } from "../graphql/client.ts";
import type { ValidatingApi } from "../graphql/in-process-api.ts";

/** The API of a page's loaders. Responses without validators are compared as a whole. */
export type PageApi = Api & Partial<Pick<ValidatingApi, "validatorsOf">>;

/** An API that records the queries of a page while it is rendered. */
export type RecordingApi = {
  readonly api: Api;
  /**
   * The validators of every response the page was rendered from; null when a query failed. They are enough: which queries a
   * page makes follows from its address and from the responses before.
   */
  validators(): Promise<readonly CacheValidator[] | null>;
};

type Call = (document: TypedDocument<unknown, unknown>, variables?: unknown) => Promise<unknown>;

/** `freshApi` makes an API for a later check: the loaders of this one have cached what they read. */
export function recordingApi(pageApi: PageApi, freshApi: () => Api): RecordingApi {
  const responses = new Map<
    string,
    { readonly response: Promise<unknown>; readonly digestAgain: () => Promise<string> }
  >();
  const call: Call = (document, variables) => {
    const key = `${document.name} ${JSON.stringify(variables) ?? ""}`;
    const known = responses.get(key);
    if (known) return known.response;
    const response = (pageApi as Call)(document, variables);
    const digestAgain = async () => digestOf(await (freshApi() as Call)(document, variables));
    responses.set(key, { response, digestAgain });
    return response;
  };
  return {
    api: call as Api,
    async validators() {
      const all = [...responses.values()].map(async ({ response, digestAgain }) => {
        const found = await response;
        const own = typeof found === "object" && found !== null ? pageApi.validatorsOf?.(found) : null;
        return own ?? [{ fingerprint: digestOf(found), recheck: digestAgain }];
      });
      return Promise.all(all).then(
        (lists) => lists.flat(),
        () => null,
      );
    },
  };
}

const digestOf = (response: unknown): string => hash("sha256", JSON.stringify(response) ?? "", "base64url");
