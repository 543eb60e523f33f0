import { query } from "#kit/graphql/operation.ts";
import { weekdays } from "../../contract/opening-hours.ts";
import { type Store, shownStores } from "../store/stores.ts";
import type { StoresDeps } from "../stores-deps.ts";

const storeOnWire = (store: Store, pictureUrl: StoresDeps["pictureUrl"]) => ({
  storeCode: store.code,
  storeName: store.name,
  address1: store.address1,
  city: store.city,
  province: store.province,
  zipCode: store.zip,
  latitude: store.latitude,
  longitude: store.longitude,
  phone: store.phone,
  hours: weekdays.map((weekday, day) => ({ weekday, opens: null, closes: null, ...store.hours[day] })),
  services: store.services,
  image: store.picture && pictureUrl(store.picture),
});

export const queryStoreList = ({ database, hiddenStoreCodes, pictureUrl }: StoresDeps) =>
  query({
    access: "anyone",
    async run() {
      const stores = await shownStores(database.kysely, hiddenStoreCodes);
      return stores.map((store) => storeOnWire(store, pictureUrl));
    },
  });
