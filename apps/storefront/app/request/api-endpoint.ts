/** The endpoint of an operation: those of the loyalty club have their own (A§7). */
export const endpointOf = (operation: string): string =>
  /club|referral|memberS/i.test(operation) ? "/loyalty/graphql" : "/graphql";
