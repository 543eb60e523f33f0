import { regionsByCode, regionsWithin } from "#modules/address-book/server/index.ts";
import { readPlaces } from "#modules/inventory/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { courierName } from "../../contract/couriers.ts";
import { serviceId } from "../../contract/service-state.ts";
import type { ShippingAdminDeps } from "../shipping-admin-deps.ts";
import { citiesOfPlaces, listServices, reachedProvinces } from "../store/admin-delivery.ts";

/** Services and places, and what they do not reach. A fixed number of statements. */
export const adminDelivery = (deps: ShippingAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.read",
    async run() {
      const db = deps.database.kysely;
      const [services, places, cityOf, provinces] = await Promise.all([
        listServices(db),
        readPlaces(db),
        citiesOfPlaces(db),
        regionsWithin(db, null),
      ]);
      const codes = new Set([...cityOf.values(), ...services.flatMap(({ origins }) => origins)]);
      const senders = places.flatMap(({ code, kind }) => (kind === "warehouse" ? (cityOf.get(code) ?? []) : []));
      const [cities, reached] = await Promise.all([regionsByCode(db, [...codes]), reachedProvinces(db, senders)]);
      const known = new Map(cities.map((city) => [city.code, city]));
      return {
        services: services.map(({ courierCode, code, origins, ...row }) => ({
          ...row,
          id: serviceId(courierCode, code),
          courier: courierName(courierCode),
          origins: origins.map((origin) => known.get(origin)?.name ?? origin),
        })),
        places: places.map(({ code, name, kind }) => ({
          ...{ code, name, kind },
          city: known.get(cityOf.get(code) ?? "") ?? null,
        })),
        unreached: provinces.filter(({ code }) => !reached.includes(code)).map(({ name }) => name),
      };
    },
  });
