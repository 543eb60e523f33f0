import { customerType } from "../contract/customer-state.ts";

/** Customers as the audit names them. */
export const customerSubjects = (userCodes: readonly string[]): string[] =>
  userCodes.map((userCode) => `${customerType}:${userCode}`);
