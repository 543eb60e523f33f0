import { data } from "react-router";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";

/** Refuses cross-site requests: another site must not sign a visitor in or post a form in their name. */
export function refuseCrossSite({ headers }: Request, origin: string): void {
  const facts = {
    origin: headers.get("origin") ?? undefined,
    secFetchSite: headers.get("sec-fetch-site") ?? undefined,
    host: new URL(origin).host,
  };
  if (comesFromElsewhere(facts, [origin])) throw data(null, { status: 403 });
}
