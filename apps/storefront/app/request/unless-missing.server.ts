import { data } from "react-router";

const badRequest = 400;

/** Recognised by message: the server process has its own copy of the class, so `instanceof` fails. */
const statusOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;

/**
 * For `api(…).catch(unlessMissing(report))`: null when the API is unavailable; a missing page when it refuses the address as
 * invalid input (too long, control characters).
 */
export const unlessMissing =
  (report: (error: unknown) => void = () => undefined) =>
  (error: unknown): null => {
    if (statusOf(error) === badRequest) throw data(null, { status: 404 });
    report(error);
    return null;
  };
