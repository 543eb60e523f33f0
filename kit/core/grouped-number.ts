/** A count with dots between its thousands: 12.345. Own code rather than Intl, so that server and browser cannot differ. */
export const grouped = (count: number): string =>
  `${count < 0 ? "-" : ""}${String(Math.abs(count)).replace(/\B(?=(?:\d{3})+$)/g, ".")}`;

/** The same with its sign, for differences. */
export const signed = (count: number): string => (count > 0 ? `+${grouped(count)}` : grouped(count));
