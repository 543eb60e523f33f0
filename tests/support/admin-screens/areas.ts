import { listsWithFile } from "#apps/admin/app/list-files/list-names.ts";
import { apiKeyArea } from "./api-key-area.ts";
import { articleArea } from "./article-area.ts";
import { catalogueArea } from "./catalogue-area.ts";
import { contentArea } from "./content-area.ts";
import { customerArea } from "./customer-area.ts";
import { entranceArea } from "./entrance-area.ts";
import { messageArea } from "./message-area.ts";
import { moneyArea } from "./money-area.ts";
import { orderArea } from "./order-area.ts";
import { pricePlanArea } from "./price-plan-area.ts";
import { promotionArea } from "./promotion-area.ts";
import { reportArea } from "./report-area.ts";
import type { Area } from "./screen.ts";
import { searchArea } from "./search-area.ts";
import { segmentArea } from "./segment-area.ts";
import { settingsArea } from "./settings-area.ts";
import { sizeGuideArea } from "./size-guide-area.ts";
import { stockArea } from "./stock-area.ts";
import { storeArea } from "./store-area.ts";
import { teamArea } from "./team-area.ts";
import { webhookArea } from "./webhook-area.ts";

/** Every screen of the back office, with its dialogs. */
export const adminAreas: readonly Area[] = [
  entranceArea,
  orderArea,
  customerArea,
  catalogueArea,
  promotionArea,
  reportArea,
  moneyArea,
  pricePlanArea,
  searchArea,
  contentArea,
  articleArea,
  storeArea,
  sizeGuideArea,
  stockArea,
  teamArea,
  messageArea,
  segmentArea,
  webhookArea,
  apiKeyArea,
  settingsArea,
];

/** Routes that show no screen of their own, each with the reason. */
export const withoutScreen: Readonly<Record<string, string>> = {
  admin: "the frame of the other screens",
  adminLogOut: "takes a form and leads to the sign-in",
  adminFind: "answers the command palette",
  adminProductReport: "answers the panel of figures",
  adminMediaChoices: "answers the media chooser",
  ...Object.fromEntries(listsWithFile.map((list) => [`adminFile:${list}`, "a file"])),
  adminCouponCodesFile: "a file",
  adminSegmentPeopleFile: "a file",
  adminViews: "takes a form of a list",
  adminWorkListJson: "answers the poll of running work",
  adminCountEntries: "takes what was counted",
  adminPickScans: "takes what was scanned",
  adminMessagePreview: "the e-mail in the frame of its editor",
};
