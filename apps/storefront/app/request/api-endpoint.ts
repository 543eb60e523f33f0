/** Where an operation is called: what belongs to the loyalty club has an address of its own (A§7). */
export const endpointOf = (operation: string): string =>
  /club|referral|memberS/i.test(operation) ? "/loyalty/graphql" : "/graphql";
