import { createRequire } from "node:module";
import type { AreaList } from "#modules/address-book/server/ports/area-list.ts";

const { version } = createRequire(import.meta.url)("idn-area-data/package.json") as { version: string };

/** All provinces, cities and regencies, and districts. The package is large, so it is loaded on first use. */
export const publishedAreas: AreaList = {
  version: `idn-area-data ${version}`,
  async read() {
    const { getProvinces, getRegencies, getDistricts } = await import("idn-area-data");
    const [provinces, regencies, districts] = await Promise.all([getProvinces(), getRegencies(), getDistricts()]);
    return [...provinces, ...regencies, ...districts].map(({ code, name }) => ({ code, name }));
  },
};
