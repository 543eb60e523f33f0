export type Place = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places along the surface of the earth (haversine formula). */
export function distanceKm(from: Place, to: Place): number {
  const halfHeight = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfWidth = Math.sin(radians(to.longitude - from.longitude) / 2);
  const part = halfHeight ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfWidth ** 2;
  // Rounding may give slightly more than 1, for which the arc sine is undefined.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, part)));
}
