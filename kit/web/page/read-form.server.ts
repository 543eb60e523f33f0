import { data } from "react-router";

/** Far more than any form of ours holds. */
const largestForm = 16 * 1024;

/** Reads a sent form, if it says how large it is and is small enough. What is no form at all counts as an empty one. */
export async function readForm(request: Request): Promise<FormData> {
  const size = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(size <= largestForm)) throw data(null, { status: 413 });
  return request.formData().catch(() => new FormData());
}
