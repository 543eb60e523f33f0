import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { AddressBookDeps } from "./address-book-deps.ts";
import { queryAddressList } from "./operations/queryAddressList.ts";
import { queryAreaSearch } from "./operations/queryAreaSearch.ts";
import { queryRegionList } from "./operations/queryRegionList.ts";
import { removeAddress } from "./operations/removeAddress.ts";
import { saveAddress } from "./operations/saveAddress.ts";

export type { AddressBookDeps } from "./address-book-deps.ts";
export { fillRegions } from "./fill-regions.ts";
export { addressBookMigrations } from "./migration-source.ts";

export {
  type AddressRow,
  addAddresses,
  listAddresses,
  type SavedAddress,
  savedAddressFragment,
} from "./store/addresses.ts";
export { addressBookInvariants } from "./store/invariants.ts";
export { collectAddresses, deleteAddresses } from "./store/member-data.ts";
export { livesIn } from "./store/member-regions.ts";
export {
  areaByNames,
  areaFragment,
  cityByName,
  provincesAndCities,
  readArea,
  regionsByCode,
  regionsWithin,
} from "./store/regions.ts";

export function addressBookModule(deps: AddressBookDeps): ShopModule {
  return {
    name: "address-book",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        queryAddressList: queryAddressList(deps),
        queryRegionList: queryRegionList(deps),
        queryAreaSearch: queryAreaSearch(deps),
      },
      Mutation: { saveAddress: saveAddress(deps), removeAddress: removeAddress(deps) },
    },
  };
}
