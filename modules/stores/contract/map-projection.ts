/** The part of the world on the stores' map, in degrees: Indonesia from Aceh to the border in Papua. */
const mapBounds = { west: 94.5, east: 141.5, north: 6.4, south: -11.2 } as const;

/** Units of the drawing per degree. Near the equator both directions have the same scale. */
const unitsPerDegree = 20;

export const mapWidth = Math.round((mapBounds.east - mapBounds.west) * unitsPerDegree);
export const mapHeight = Math.round((mapBounds.north - mapBounds.south) * unitsPerDegree);

export type MapPoint = { readonly x: number; readonly y: number };

/** Equirectangular projection, rounded to a tenth of a unit. */
export const onMap = ({ longitude, latitude }: { longitude: number; latitude: number }): MapPoint => ({
  x: Math.round((longitude - mapBounds.west) * unitsPerDegree * 10) / 10,
  y: Math.round((mapBounds.north - latitude) * unitsPerDegree * 10) / 10,
});

/** The place at a point of the drawing, to four decimals: eleven metres. */
export const placeAt = ({ x, y }: MapPoint): { readonly longitude: number; readonly latitude: number } => ({
  longitude: Math.round((mapBounds.west + x / unitsPerDegree) * 1e4) / 1e4,
  latitude: Math.round((mapBounds.north - y / unitsPerDegree) * 1e4) / 1e4,
});
