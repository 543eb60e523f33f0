import { data } from "react-router";

const badRequest = 400;

/** The server process has its own copy of the class of these errors, so they are known by what they say. */
const statusOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;

/**
 * For `api(…).catch(unlessMissing(report))`: null where nothing can be read at the moment. An address that the API refuses as
 * no input at all, because it is too long or holds characters nobody writes, is a missing page.
 */
export const unlessMissing =
  (report: (error: unknown) => void = () => undefined) =>
  (error: unknown): null => {
    if (statusOf(error) === badRequest) throw data(null, { status: 404 });
    report(error);
    return null;
  };
