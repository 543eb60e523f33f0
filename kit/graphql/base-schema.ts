import type { GraphQLScalarType } from "graphql";
import { jsonScalar, longScalar } from "./scalars.ts";

/** The part of every schema that belongs to no module. Modules add fields with `extend type Query` and `extend type Mutation`. */
export const baseSdl = /* GraphQL */ `
"Everything that can be read."
type Query

"Everything that can be changed."
type Mutation

"A whole number of at most 53 bits, such as an amount of money."
scalar Long

"Any JSON value."
scalar JSON

"What every standard reply has; each reply adds its own data."
interface StandardReply {
  "True exactly when code is 200."
  success: Boolean!
  code: String!
  message: String
  "When the reply was made, in ISO 8601."
  timestamp: String!
  errorMessage: String
  errorCode: String
}

"Where one page of a list stands in the whole list."
type PageInfo {
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
  endCursor: String
  totalCount: Int!
}

"Which page of a list is wanted; pages are counted from 1."
input PageInput {
  pageNum: Int = 1
  pageSize: Int = 10
}
`;

export const baseScalars: Readonly<Record<string, GraphQLScalarType>> = { Long: longScalar, JSON: jsonScalar };
