/** A point on the map, WGS 84. */
export type Point = { readonly latitude: number; readonly longitude: number };

const coordinate = /^(\d+)°(\d+)'([\d.]+)" ([NS]) (\d+)°(\d+)'([\d.]+)" ([EW])$/;

/** Parses "03°19'03.44" N 097°07'41.73" E" into degrees; null for other formats. */
export function asPoint(text: string): Point | null {
  const parts = coordinate.exec(text);
  if (!parts) return null;
  const degrees = (at: number) => Number(parts[at]) + Number(parts[at + 1]) / 60 + Number(parts[at + 2]) / 3600;
  return {
    latitude: parts[4] === "S" ? -degrees(1) : degrees(1),
    longitude: parts[8] === "W" ? -degrees(5) : degrees(5),
  };
}

const mean = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/**
 * Approximate centre of each province by code: the mean of its islands. A province without islands gets the mean of the
 * provinces with the same first digit, which are its neighbours.
 */
export async function provinceCentres(): Promise<ReadonlyMap<string, Point>> {
  const { getIslands, getProvinces } = await import("idn-area-data");
  const [islands, provinces] = await Promise.all([getIslands(), getProvinces()]);
  const found = Map.groupBy(
    islands.flatMap((island) => {
      const point = asPoint(island.coordinate);
      return point ? [{ province: island.code.slice(0, 2), point }] : [];
    }),
    ({ province }) => province,
  );
  const coastal = new Map([...found].map(([province, places]) => [province, mean(places.map(({ point }) => point))]));
  return new Map(
    provinces.map(({ code }) => {
      const neighbours = [...coastal].filter(([other]) => other[0] === code[0]).map(([, point]) => point);
      return [code, coastal.get(code) ?? mean(neighbours)];
    }),
  );
}
