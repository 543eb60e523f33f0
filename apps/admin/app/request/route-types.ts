import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  MetaDescriptor,
  useActionData,
  useLoaderData,
} from "react-router";

// The router generates such types for one app of a TypeScript project only, and that is the storefront.

/** What a loader or an action gets; `Names` are the parameters of its address. */
export type RouteArgs<Names extends string = never> = (LoaderFunctionArgs | ActionFunctionArgs) & {
  readonly params: Readonly<Record<Names, string>>;
};

/** What a page gets from its loader and its action. */
export type PageProps<Loader, Action = never> = {
  readonly loaderData: ReturnType<typeof useLoaderData<Loader>>;
  readonly actionData?: ReturnType<typeof useActionData<Action>>;
};

/** Names a page by what its loader answered; nothing when that failed. */
export type PageMeta<Loader> = (facts: {
  readonly loaderData?: ReturnType<typeof useLoaderData<Loader>>;
}) => MetaDescriptor[];
