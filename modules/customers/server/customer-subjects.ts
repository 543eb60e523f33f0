import { customerType } from "../contract/customer-state.ts";

/** The audit subjects of customers. */
export const customerSubjects = (userCodes: readonly string[]): string[] =>
  userCodes.map((userCode) => `${customerType}:${userCode}`);
