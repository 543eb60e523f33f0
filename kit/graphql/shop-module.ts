import type { GraphQLResolveInfo } from "graphql";
import type { RequestContext } from "./context.ts";

/** Resolves one field. `never` lets each resolver declare the parent and the arguments it expects. */
type Resolver = (source: never, args: never, context: RequestContext, info: GraphQLResolveInfo) => unknown;

/** The resolvers of one type by field name; `__resolveType` names the object type behind an interface or a union. */
export type TypeResolvers = Readonly<Record<string, Resolver>>;

/** The server half of a module: its SDL file and its resolvers. */
export type ShopModule = {
  readonly name: string;
  /** The module's schema.graphql file. */
  readonly schema: URL;
  readonly resolvers: {
    readonly Query?: TypeResolvers;
    readonly Mutation?: TypeResolvers;
    readonly [typeName: string]: TypeResolvers | undefined;
  };
};
