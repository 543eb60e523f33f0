import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminAdjustStock } from "./operations/adminAdjustStock.ts";
import { adminAdjustStocks } from "./operations/adminAdjustStocks.ts";
import { adminCancelCount } from "./operations/adminCancelCount.ts";
import { adminCancelTransfer } from "./operations/adminCancelTransfer.ts";
import { adminConfirmCount } from "./operations/adminConfirmCount.ts";
import { adminCountStock } from "./operations/adminCountStock.ts";
import { adminReceiveTransfer } from "./operations/adminReceiveTransfer.ts";
import { adminSaveTransfer } from "./operations/adminSaveTransfer.ts";
import { adminSendTransfer } from "./operations/adminSendTransfer.ts";
import { adminSetSafetyStock } from "./operations/adminSetSafetyStock.ts";
import { adminSetShelf } from "./operations/adminSetShelf.ts";
import { adminStartCount } from "./operations/adminStartCount.ts";
import { adminStock } from "./operations/adminStock.ts";
import { adminStockAtPlace } from "./operations/adminStockAtPlace.ts";
import { adminStockCount } from "./operations/adminStockCount.ts";
import { adminStockCounts } from "./operations/adminStockCounts.ts";
import { adminStockHistory } from "./operations/adminStockHistory.ts";
import { adminStockOfSku } from "./operations/adminStockOfSku.ts";
import { adminStockPlaces } from "./operations/adminStockPlaces.ts";
import { adminTransfer } from "./operations/adminTransfer.ts";
import { adminTransfers } from "./operations/adminTransfers.ts";
import type { StockDeps } from "./stock-deps.ts";

/** The operations of stock in the back office. */
export function inventoryAdminModule(deps: StockDeps): ShopModule {
  return {
    name: "inventory",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: {
        adminStockPlaces: adminStockPlaces(deps),
        adminStock: adminStock(deps),
        adminStockOfSku: adminStockOfSku(deps),
        adminStockAtPlace: adminStockAtPlace(deps),
        adminStockHistory: adminStockHistory(deps),
        adminStockCounts: adminStockCounts(deps),
        adminStockCount: adminStockCount(deps),
        adminTransfers: adminTransfers(deps),
        adminTransfer: adminTransfer(deps),
      },
      Mutation: {
        adminAdjustStock: adminAdjustStock(deps),
        adminAdjustStocks: adminAdjustStocks(deps),
        adminSetSafetyStock: adminSetSafetyStock(deps),
        adminSetShelf: adminSetShelf(deps),
        adminStartCount: adminStartCount(deps),
        adminCountStock: adminCountStock(deps),
        adminConfirmCount: adminConfirmCount(deps),
        adminCancelCount: adminCancelCount(deps),
        adminSaveTransfer: adminSaveTransfer(deps),
        adminSendTransfer: adminSendTransfer(deps),
        adminReceiveTransfer: adminReceiveTransfer(deps),
        adminCancelTransfer: adminCancelTransfer(deps),
      },
    },
  };
}
