import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { SafePicture } from "#kit/images/safe-picture.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { notProven, orderForReturn } from "#modules/order/server/index.ts";
import { mostPhotos, photosPerHour } from "../../contract/constants.ts";
import type { MalwareFound, MalwareScanner, ScannerUnavailable } from "../ports/malware-scanner.ts";
import { ownReturns } from "../return-of-order.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { insertPhoto, looseCount } from "../store/photos.ts";

export type PhotoRefused =
  | { readonly code: "NOT_FOUND" | "NOT_A_PICTURE" | "TOO_MANY_PIXELS" | "BUSY" | "TOO_MANY_WAITING" }
  | MalwareFound
  | ScannerUnavailable
  | { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

export type StorePhotoDeps = Pick<ReturnsDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly safePicture: SafePicture;
  /** Null where no scanner was set up. */
  readonly scanner: MalwareScanner | null;
};

const perOwner = rateLimit("return-photo", photosPerHour, 60 * 60);

/** Photos without a return per owner; the limit protects the disk. */
const mostLoose = mostPhotos * 4;

/**
 * Keeps a picture for a return of the caller's own order: looked at by its content, drawn anew without anything but the
 * picture itself. A caller without such an order is refused before the picture is decoded.
 */
export async function storePhoto(
  deps: StorePhotoDeps,
  context: Pick<RequestContext, "caller" | "cookie" | "reply">,
  { orderCode, sent }: { readonly orderCode: string; readonly sent: Buffer },
): Promise<Result<{ readonly id: string }, PhotoRefused>> {
  const own = await orderForReturn(deps, context, orderCode, ownReturns);
  const owner = own?.order.owner;
  // Knowing an order code is no proof: without one no picture is accepted.
  if (!own || !owner || notProven(own)) return fail({ code: "NOT_FOUND" });
  const db = deps.database.kysely;
  const counted = await hit(db, keyed(perOwner, owner));
  if (!counted.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: counted.retryAfterSeconds });
  if ((await looseCount(db, owner)) >= mostLoose) return fail({ code: "TOO_MANY_WAITING" });
  // Before the decoder reads a byte of it.
  const scanned = await deps.scanner?.scan(sent);
  if (scanned && !scanned.ok) return scanned;
  const encoded = await deps.safePicture(sent);
  if (!encoded.ok) return encoded;
  const id = deps.ids.uuid();
  const { content, width, height } = encoded.value;
  await insertPhoto(db, { id, orderCode: own.order.code, owner, content, width, height, at: deps.clock.now() });
  return ok({ id });
}
