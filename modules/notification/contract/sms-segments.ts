/** The basic alphabet of GSM 03.38, and the characters that take two of its places. */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extended = "\f^{}\\[~]|€";
const [basicSigns, extendedSigns] = [new Set(basic), new Set(extended)];

/** More are refused: each is paid for. */
export const mostSmsSegments = 10;

type SmsSize = {
  readonly segments: number;
  /** Places of the alphabet; UCS-2 needs one for most characters and two for others. */
  readonly length: number;
  readonly alphabet: "GSM-7" | "UCS-2";
};

/** How many messages a text takes. One character outside the GSM alphabet makes the whole text UCS-2, with 70 instead of 160. */
export function smsSize(text: string): SmsSize {
  const signs = [...text];
  const isGsm = signs.every((sign) => basicSigns.has(sign) || extendedSigns.has(sign));
  const places = isGsm ? signs.map((sign) => (extendedSigns.has(sign) ? 2 : 1)) : signs.map((sign) => sign.length);
  const length = places.reduce<number>((sum, count) => sum + count, 0);
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  const segments = length <= single ? 1 : packed(places, part);
  return { segments, length, alphabet: isGsm ? "GSM-7" : "UCS-2" };
}

/** A sign of two places is never divided between two segments. */
function packed(places: readonly number[], size: number): number {
  let [segments, used] = [1, 0];
  for (const count of places) {
    if (used + count > size) [segments, used] = [segments + 1, 0];
    used += count;
  }
  return segments;
}
