import { data } from "react-router";

/** Above the size of every form of the shop. */
const largestForm = 16 * 1024;

/** Reads a posted form if its declared length is within the limit. Any other content type counts as an empty form. */
export async function readForm(request: Request): Promise<FormData> {
  const size = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(size <= largestForm)) throw data(null, { status: 413 });
  return request.formData().catch(() => new FormData());
}
