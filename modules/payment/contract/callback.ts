/** What each gateway's word for success is, under the name it uses (B§2, D-49). */
const successWords: Readonly<Record<string, string>> = {
  vpc_TxnResponseCode: "0",
  STATUSCODE: "0000",
  d_status: "0",
  status_code: "200",
};

/** Midtrans' word for a payment that waits, such as a virtual account. */
const pendingWord = { name: "status_code", value: "201" } as const;

export type CallbackVerdict = "success" | "pending" | "failure";

/**
 * What the address says that a gateway sent the browser back to. It chooses the words to begin with, and nothing more:
 * whether money came, only the server knows. Several gateways' words at once must all be success.
 */
export function readCallback(query: URLSearchParams): CallbackVerdict {
  const said = Object.entries(successWords).flatMap(([name, success]) =>
    query.getAll(name).map((value) => ({ name, value, good: value === success })),
  );
  if (said.length === 0) return "failure";
  if (said.every(({ name, value }) => name === pendingWord.name && value === pendingWord.value)) return "pending";
  return said.every(({ good }) => good) ? "success" : "failure";
}
