/** The query parameter and value by which each gateway reports success (B§2, D-49). */
const successWords: Readonly<Record<string, string>> = {
  vpc_TxnResponseCode: "0",
  STATUSCODE: "0000",
  d_status: "0",
  status_code: "200",
};

/** Midtrans' value for a pending payment, such as a virtual account. */
const pendingWord = { name: "status_code", value: "201" } as const;

export type CallbackVerdict = "success" | "pending" | "failure";

/**
 * The outcome in the URL of a gateway's redirect. It only chooses the first view of the page: only the server decides whether the
 * payment arrived. When several gateways' parameters are present, all must report success.
 */
export function readCallback(query: URLSearchParams): CallbackVerdict {
  const outcomes = Object.entries(successWords).flatMap(([name, success]) =>
    query.getAll(name).map((value) => ({ name, value, good: value === success })),
  );
  if (outcomes.length === 0) return "failure";
  if (outcomes.every(({ name, value }) => name === pendingWord.name && value === pendingWord.value)) return "pending";
  return outcomes.every(({ good }) => good) ? "success" : "failure";
}
