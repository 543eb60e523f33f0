// Generated from the schema of the back office by `npm run generate`. Do not edit.
export type Queries = {
  /** Orders of all shoppers, the newest first, with the counts of open work. Staff who may read orders only. */
  readonly adminOrders: { readonly variables: { readonly input: AdminOrdersInput }; readonly answer: AdminOrderPage };
  /** One order with everything the back office needs; null when there is none that this member of staff may know of. */
  readonly adminOrder: { readonly variables: { readonly orderCode: string }; readonly answer: AdminOrder | null };
  /** What an edit of an order that is not packed yet would do; nothing is written. Null when there is no such order within reach. */
  readonly adminOrderEdit: { readonly variables: { readonly input: AdminOrderEditInput }; readonly answer: AdminOrderEdit | null };
  /** What slips and labels of up to 50 orders show, in the order asked; orders out of reach are left out. */
  readonly adminOrderSheets: { readonly variables: { readonly orderCodes: ReadonlyArray<string> }; readonly answer: ReadonlyArray<AdminOrderSheet> };
  /** The pieces to take from the shelves of a place, for its orders that wait to be packed; the first place within reach when left out. */
  readonly adminPickList: { readonly variables: { readonly sourceCode?: string | null }; readonly answer: AdminPickList };
  /** Returns of all shoppers, those that wait longest first, 30 a page. */
  readonly adminReturns: { readonly variables: { readonly statuses?: ReadonlyArray<string> | null; readonly counted?: AdminCountedReturnsInput | null; readonly page?: number | null }; readonly answer: AdminReturnPage };
  /** One return with everything the back office needs; null when there is none that this member of staff may know of. */
  readonly adminReturn: { readonly variables: { readonly returnCode: string }; readonly answer: AdminReturn | null };
  /** Refunds that need a person: to send by hand, or to decide about. */
  readonly adminRefunds: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminRefund> };
  /** Refunds sent by hand in the last 30 days, the last one first. */
  readonly adminSentRefunds: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminRefund> };
  /** Who did what, the newest first, 50 at a time. Looks at contact data come with `contacts`, or with everything about a subject. */
  readonly adminAudit: { readonly variables: { readonly subject?: string | null; readonly before?: number | null; readonly contacts?: boolean | null }; readonly answer: ReadonlyArray<AdminAuditLine> };
  /** All members of staff, by name. Requires staff.manage. */
  readonly adminStaff: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminStaffMember> };
  /** A member of staff; null for an unknown id. */
  readonly adminStaffMember: { readonly variables: { readonly id: string }; readonly answer: AdminStaffMember | null };
  /** Every role with what it permits: those that come with the shop first, then the shop's own. */
  readonly adminRoles: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminRole> };
  /** The stores orders are collected at, and an account can be limited to. */
  readonly adminStores: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminStoreChoice> };
  /** Orders, returns, products, files and staff that fit a text and that this member of staff may see; for the command palette. */
  readonly adminFind: { readonly variables: { readonly text: string }; readonly answer: ReadonlyArray<AdminFound> };
  /** Offers announced to members, the newest first, and the number of members who get the next. */
  readonly adminPromotions: { readonly variables: { readonly segment?: string | null }; readonly answer: AdminPromotions };
  /** Conversations with shoppers, those that wait for an answer first. 30 on a page. */
  readonly adminChats: { readonly variables: { readonly page?: number | null }; readonly answer: AdminChatPage };
  /** One conversation; null when there is none. */
  readonly adminChat: { readonly variables: { readonly id: string }; readonly answer: AdminChat | null };
  /** The caller's views of a list, and those others share. */
  readonly adminViews: { readonly variables: { readonly list: string }; readonly answer: ReadonlyArray<AdminView> };
  /** Proposals of the kinds the caller may see, and their own: those that wait, the oldest first, or those decided, the newest first. */
  readonly adminProposals: { readonly variables: { readonly input: AdminProposalsInput }; readonly answer: AdminProposals };
  /** How many proposals of others wait for the caller's decision, by kind. */
  readonly adminWaitingProposals: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminWaitingProposals> };
  /** One long-running task of the caller; null when there is none under this id. */
  readonly adminWork: { readonly variables: { readonly id: string }; readonly answer: AdminWork | null };
  /** Long-running tasks of the caller: waiting and running ones first, then the newest ended ones, at most 50. */
  readonly adminWorkList: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminWork> };
  /** Days with cash of the stores within reach, the newest first. */
  readonly adminCashDays: { readonly variables: { readonly input: AdminCashDaysInput }; readonly answer: AdminCashDays };
  /** A day of a store with the cash of each order. Null when it is out of reach or lies ahead. */
  readonly adminCashDay: { readonly variables: { readonly storeCode: string; readonly day: string }; readonly answer: AdminCashDay | null };
  /** Brands by name, 50 on a page, those that were merged into others left out. Read and saved one by one as the record `brand`. */
  readonly adminBrands: { readonly variables: { readonly search?: string | null; readonly page?: number | null }; readonly answer: AdminBrandPage };
  /** All categories, each before those below it. Read and saved one by one as the record `category`. */
  readonly adminCategories: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminCategory> };
  /** Names of products: of these codes, or at most 50 of a category with all below it whose name or code holds the search. */
  readonly adminProductNames: { readonly variables: { readonly codes?: ReadonlyArray<string> | null; readonly categoryCode?: string | null; readonly search?: string | null }; readonly answer: ReadonlyArray<AdminProductName> };
  /** Products of every status, 50 a page, filtered and sorted. Staff who may read the catalogue only. */
  readonly adminProducts: { readonly variables: { readonly input: AdminProductsInput }; readonly answer: AdminProductPage };
  /** The codes of all products that match, for what is done with them at once. */
  readonly adminProductCodes: { readonly variables: { readonly input: AdminProductCodesInput }; readonly answer: AdminProductCodes };
  /** Brands, categories and attributes to choose from, in a language or that of the request. */
  readonly adminProductChoices: { readonly variables: { readonly locale?: string | null }; readonly answer: AdminProductChoices };
  /** What a product has sold, what is left of it and what came back; null when there is no such product. */
  readonly adminProductFigures: { readonly variables: { readonly productCode: string }; readonly answer: AdminProductFigures | null };
  /** The same by period, SKU and place, with the searches that led to it; null when there is no such product. */
  readonly adminProductReport: { readonly variables: { readonly productCode: string }; readonly answer: AdminProductReport | null };
  /** Price plans, 50 a page. Read and saved one by one as the record `pricePlan`. */
  readonly adminPricePlans: { readonly variables: { readonly input: AdminPricePlansInput }; readonly answer: AdminPricePlanPage };
  /** SKUs with their names and prices, in the order asked for: for a plan's prices and for adding more of them. */
  readonly adminPlannedSkus: { readonly variables: { readonly input: AdminPlannedSkusInput }; readonly answer: AdminPlannedSkus };
  /** A record for its editor; null when there is none. Unknown types answer NOT_FOUND. */
  readonly adminRecord: { readonly variables: { readonly type: string; readonly id: string }; readonly answer: AdminRecord | null };
  /** What was changed in a record, the newest first, 20 at a time; those before a version when it is given. */
  readonly adminHistory: { readonly variables: { readonly type: string; readonly id: string; readonly before?: number | null }; readonly answer: AdminHistory };
  /** A record as it was at an earlier version; null when it did not exist then. */
  readonly adminRecordAt: { readonly variables: { readonly type: string; readonly id: string; readonly version: number }; readonly answer: AdminRecordState | null };
  /** Redirects, 50 on a page, most used first. Single ones are read and saved as the record `redirect`, whose id is the path. */
  readonly adminRedirects: { readonly variables: { readonly search?: string | null; readonly page?: number | null }; readonly answer: AdminRedirectPage };
  /** Blog stories and FAQ entries, drafts included, 50 on a page, most recently changed first. Single ones are read and saved as the record `article`, whose id is the code. */
  readonly adminArticles: { readonly variables: { readonly search?: string | null; readonly kind?: string | null; readonly published?: boolean | null; readonly page?: number | null }; readonly answer: AdminArticlePage };
  /** Requested paths without a page in the last days, 25 on a page, most frequent first. */
  readonly adminMissedPages: { readonly variables: { readonly days?: number | null; readonly page?: number | null }; readonly answer: AdminMissedPagePage };
  /** Landing pages, 50 on a page. Single ones are read and saved as the record `page`, whose id is the path. */
  readonly adminPages: { readonly variables: { readonly input: AdminPagesInput }; readonly answer: AdminPageList };
  /** The published versions of a page for each device, newest first. */
  readonly adminPageVersions: { readonly variables: { readonly path: string }; readonly answer: ReadonlyArray<AdminPageVersion> };
  /** A version in the editor's form; null when there is none. */
  readonly adminPageVersion: { readonly variables: { readonly path: string; readonly device: string; readonly version: number }; readonly answer: AdminPageVersionState | null };
  /** Targets a page can link to or show, at most 20: matching a text, or with these codes or addresses. Kinds: page, place (a page of the engine itself), product, category, brand, article, promotion. */
  readonly adminPageTargets: { readonly variables: { readonly kind: string; readonly search?: string | null; readonly codes?: ReadonlyArray<string> | null }; readonly answer: ReadonlyArray<AdminPageTarget> };
  /** Renders the editor's unsaved state as the shop would. Incomplete parts are left out. */
  readonly adminPagePreview: { readonly variables: { readonly input: AdminPagePreviewInput }; readonly answer: AdminPagePreview };
  /** Customers with an account, 50 on a page, newest first. Guests have only orders. Profiles are saved as the record `customer`. */
  readonly adminCustomers: { readonly variables: { readonly input: AdminCustomersInput }; readonly answer: AdminCustomerPage };
  /** A customer with orders, returns, cart, addresses, coupons, points, consents, devices and messages; null when there is none. */
  readonly adminCustomer: { readonly variables: { readonly code: string }; readonly answer: AdminCustomer | null };
  /** A version of a legal page (privacy, terms) that was in the shop, for a device (pc, h5), in this language; null when there is none. */
  readonly adminLegalVersion: { readonly variables: { readonly page: string; readonly device: string; readonly version: number; readonly language?: string | null }; readonly answer: AdminLegalVersion | null };
  /** Imports and bulk changes of all staff, newest first, 30 a page. */
  readonly adminImports: { readonly variables: { readonly page?: number | null }; readonly answer: AdminImportPage };
  /** One import; null when there is none the caller may see. */
  readonly adminImport: { readonly variables: { readonly id: string }; readonly answer: AdminImport | null };
  /** The preview or result of an import, record by record, 50 at a time in the order of the file. */
  readonly adminImportRows: { readonly variables: { readonly id: string; readonly outcome?: string | null; readonly after?: number | null }; readonly answer: AdminImportRows };
  /** All places with stock, warehouses first. */
  readonly adminStockPlaces: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminStockPlace> };
  /** Stock by SKU and place, 50 rows a page. Staff of one store see that store. */
  readonly adminStock: { readonly variables: { readonly input: AdminStockInput }; readonly answer: AdminStockPage };
  /** One SKU with its stock at every place within reach; null when there is no such SKU. */
  readonly adminStockOfSku: { readonly variables: { readonly skuCode: string }; readonly answer: AdminStockOfSku | null };
  /** Stock of many SKUs at one place, the first warehouse within reach unless named; null when there is no such place. */
  readonly adminStockAtPlace: { readonly variables: { readonly skuCodes: ReadonlyArray<string>; readonly sourceCode?: string | null }; readonly answer: AdminStockAtPlace | null };
  /** Movements and reservations of an SKU at a place, the newest first, 30 at a time. */
  readonly adminStockHistory: { readonly variables: { readonly skuCode: string; readonly sourceCode: string; readonly before?: string | null }; readonly answer: AdminStockHistory };
  /** Stock counts within reach, the newest first, 30 a page. */
  readonly adminStockCounts: { readonly variables: { readonly page?: number | null }; readonly answer: ReadonlyArray<AdminStockCountRow> };
  /** One stock count with what was counted so far; null when there is none within reach. */
  readonly adminStockCount: { readonly variables: { readonly code: string }; readonly answer: AdminStockCount | null };
  /** Transfers from or to a place within reach, the newest first, 30 a page. */
  readonly adminTransfers: { readonly variables: { readonly page?: number | null }; readonly answer: ReadonlyArray<AdminTransferRow> };
  /** One transfer with its lines and events; null when there is none within reach. */
  readonly adminTransfer: { readonly variables: { readonly code: string }; readonly answer: AdminTransfer | null };
  /** The media library, newest first, 48 a page. */
  readonly adminMedia: { readonly variables: { readonly input: AdminMediaInput }; readonly answer: AdminMediaPage };
  /** One picture or video with its uses; null when there is none. */
  readonly adminMediaItem: { readonly variables: { readonly id: string }; readonly answer: AdminMediaDetails | null };
  /** Every message the shop can send, with the channels and languages whose text was changed. */
  readonly adminMessages: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminMessage> };
  /** The texts of one message on one channel in one language, as shipped and with their rules; null when there is no such message. */
  readonly adminMessageTexts: { readonly variables: { readonly input: AdminMessageTextsInput }; readonly answer: AdminMessageTexts | null };
  /** One message as its reader would see it, with texts that are not saved. Secret links and codes are made up. FORBIDDEN when `about` is given without the permission for contacts and for orders or customers. */
  readonly adminPreviewMessage: { readonly variables: { readonly input: AdminPreviewMessageInput }; readonly answer: AdminMessagePreview | null };
  /** Every payment channel in display order. Each is read and saved as the record `paymentChannel`. */
  readonly adminPaymentChannels: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminPaymentChannel> };
  /** Requests about personal data, 50 on a page: open ones by deadline, closed ones newest first. */
  readonly adminPrivacyRequests: { readonly variables: { readonly input: AdminPrivacyRequestsInput }; readonly answer: AdminPrivacyRequestPage };
  /** A request with its steps; null when there is none. */
  readonly adminPrivacyRequest: { readonly variables: { readonly id: string }; readonly answer: AdminPrivacyRequest | null };
  /** Promotions of every state, 50 on a page. Single ones are read and saved as the record `promotion`. */
  readonly adminPromotionList: { readonly variables: { readonly input: AdminPromotionListInput }; readonly answer: AdminPromotionPage };
  /** Live promotions that apply to the same goods in the same period as the promotion as typed, and how the two combine. Null while its period is unknown. */
  readonly adminPromotionRelations: { readonly variables: { readonly input: AdminPromotionRelationsInput }; readonly answer: ReadonlyArray<AdminPromotionRelation> | null };
  /** What about the promotion as typed a second person has to approve before it goes live; null when there is nothing, the caller may approve it, or it cannot be read. */
  readonly adminPromotionApproval: { readonly variables: { readonly input: AdminPromotionApprovalInput }; readonly answer: AdminPromotionApproval | null };
  /** SKUs for flash sales, gifts and add-ons: the SKUs with these codes, or at most 40 that match a search. */
  readonly adminPromotionSkus: { readonly variables: { readonly codes?: ReadonlyArray<string> | null; readonly search?: string | null }; readonly answer: ReadonlyArray<AdminPromotionSku> };
  /** How order promotions may compute their discounts instead of by levels; extensions bring these rules. */
  readonly adminPromotionRules: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminPromotionRule> };
  /** Results of a promotion since its begin, day by day, and its remaining units, budget and stock; null for drafts and before its begin. */
  readonly adminPromotionResults: { readonly variables: { readonly promotionCode: string }; readonly answer: AdminPromotionResults | null };
  /** Promotions and coupons of a month, sorted by begin. Stopped ones and ones without a period are left out. */
  readonly adminPromotionCalendar: { readonly variables: { readonly month: string }; readonly answer: AdminPromotionCalendar };
  /** Coupons of every state, 50 on a page. Single ones are read and saved as the record `coupon`. */
  readonly adminCouponList: { readonly variables: { readonly input: AdminCouponListInput }; readonly answer: AdminCouponPage };
  /** Usage figures of a coupon; null when there is no such coupon. */
  readonly adminCouponFigures: { readonly variables: { readonly couponCode: string }; readonly answer: AdminCouponFigures | null };
  /** Single-use codes of a coupon in alphabetical order, with state, order and holder. */
  readonly adminCouponCodes: { readonly variables: { readonly input: AdminCouponCodesInput }; readonly answer: AdminCouponCodePage };
  /** Uses of a coupon, newest first, 50 on a page. Names are masked without the permission to see contacts. */
  readonly adminCouponUses: { readonly variables: { readonly couponCode: string; readonly page?: number | null }; readonly answer: AdminCouponUsePage };
  /** Simulates the promotion as typed on placed orders and open carts. Nothing is saved. */
  readonly adminSimulatePromotion: { readonly variables: { readonly input: AdminSimulatePromotionInput }; readonly answer: AdminSimulation };
  /** Why an order, or lines at a moment, cost what they cost: the discounts step by step, and each promotion that applied or did not, with its reason. */
  readonly adminWhyPrice: { readonly variables: { readonly input: AdminWhyPriceInput }; readonly answer: AdminWhyPriceReply };
  /** The start page: what waits for the caller, each with its own permission, and how today goes. */
  readonly adminHome: { readonly variables: Record<never, never>; readonly answer: AdminHome };
  /** The figures of a period beside those of the period before, by step and by row. Staff of one store get its figures. */
  readonly adminReport: { readonly variables: { readonly input: AdminReportInput }; readonly answer: AdminReport };
  /** Whether the caller gets the letter that is sent on Monday mornings. */
  readonly adminWeeklyLetter: { readonly variables: Record<never, never>; readonly answer: AdminWeeklyLetter };
  /** Searches that mostly found nothing, most frequent first, 25 on a page. */
  readonly adminFailedSearches: { readonly variables: { readonly days?: number | null; readonly page?: number | null }; readonly answer: AdminFailedSearchPage };
  /** Groups of synonyms, 50 on a page. Single ones are read and saved as the record `synonyms`. */
  readonly adminSynonyms: { readonly variables: { readonly search?: string | null; readonly page?: number | null }; readonly answer: AdminSynonymPage };
  /** Rules with pinned and boosted products, 50 on a page. Single ones are read and saved as the record `searchRule`. */
  readonly adminSearchRules: { readonly variables: { readonly search?: string | null; readonly page?: number | null }; readonly answer: AdminSearchRulePage };
  /** The results of a search now, and with an unsaved group or rule. */
  readonly adminTrySearch: { readonly variables: { readonly input: AdminTrySearchInput }; readonly answer: AdminTriedSearch };
  /** Every segment of customers by name, at most 500. Read and saved one by one as the record `segment`. */
  readonly adminSegments: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminSegment> };
  /** The provinces and cities that a segment may name, by name. */
  readonly adminSegmentPlaces: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminSegmentPlace> };
  /** How many customers meet conditions that are not saved yet, counted now and for three seconds at most. */
  readonly adminPreviewSegment: { readonly variables: { readonly input: AdminPreviewSegmentInput }; readonly answer: AdminSegmentPreview };
  /** The people of a segment for a file, in the order of their codes. For marketing those alone who agreed to that channel. Contacts need `customers.contact`, and each look is audited. Null: there is no such segment. */
  readonly adminSegmentPeople: { readonly variables: { readonly input: AdminSegmentPeopleInput }; readonly answer: AdminSegmentPeople | null };
  /** The rules of the shop with their defaults. They are read and saved as the record `shopRules` with the id `shop`. */
  readonly adminShopRules: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminShopRule> };
  /** The seller on invoices: defaults, and who sold since when. The current one is read and saved as the record `seller` with the id `shop`. */
  readonly adminSeller: { readonly variables: Record<never, never>; readonly answer: AdminSeller };
  /** Settlement files of gateways, the newest first. */
  readonly adminSettlements: { readonly variables: { readonly page?: number | null }; readonly answer: AdminSettlements };
  /** One settlement file; null when there is none. */
  readonly adminSettlement: { readonly variables: { readonly id: string }; readonly answer: AdminSettlement | null };
  /** Rows of settlement files with what became of them, and paid charges that no file has. */
  readonly adminSettlementRows: { readonly variables: { readonly input: AdminSettlementRowsInput }; readonly answer: AdminSettlementRows };
  /** Services of couriers, and the places that hold stock. Each is read and saved as a record: `courierService` and `stockPlace`. */
  readonly adminDelivery: { readonly variables: Record<never, never>; readonly answer: AdminDelivery };
  /** All provinces and cities, the areas within one of them, or the areas of these codes, at most 10,000. */
  readonly adminAreas: { readonly variables: { readonly input: AdminAreasInput }; readonly answer: ReadonlyArray<AdminArea> };
  /** All rates in the order of services, origins and destinations, 1,000 on a page. */
  readonly adminFreightRates: { readonly variables: { readonly page?: number | null }; readonly answer: AdminFreightRates };
  /** What a parcel costs from a place to a district now, and with unsaved changes of a service. Nothing is saved. */
  readonly adminPreviewFreight: { readonly variables: { readonly input: AdminPreviewFreightInput }; readonly answer: AdminFreightPreview };
  /** Size charts, 50 on a page, in the order of the menu. One is read and saved as the record `sizeGuide`, whose id is CATEGORY-BRAND. */
  readonly adminSizeGuides: { readonly variables: { readonly search?: string | null; readonly page?: number | null }; readonly answer: AdminSizeGuidePage };
  /** What a new size chart can be for. */
  readonly adminSizeGuideChoices: { readonly variables: Record<never, never>; readonly answer: AdminSizeGuideChoices };
  /** All API keys, newest first. None of them can be read again. */
  readonly adminApiKeys: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminApiKey> };
  /** The API key of this call; null for a session. */
  readonly adminCallingKey: { readonly variables: Record<never, never>; readonly answer: AdminApiKey | null };
  /** Stores, 50 on a page, in the order shoppers see them, hidden ones too. One is read and saved as the record `store`, whose id is its code. */
  readonly adminStoreList: { readonly variables: { readonly search?: string | null; readonly city?: string | null; readonly page?: number | null }; readonly answer: AdminStorePage };
  /** Every endpoint of webhooks, at most 20, in the order they were made. Read and saved one by one as the record `webhook`. */
  readonly adminWebhooks: { readonly variables: Record<never, never>; readonly answer: ReadonlyArray<AdminWebhook> };
  /** Deliveries to an endpoint in the last 30 days, newest first, 50 on a page. */
  readonly adminWebhookDeliveries: { readonly variables: { readonly input: AdminWebhookDeliveriesInput }; readonly answer: AdminWebhookDeliveries };
};
export type Mutations = {
  /** Keeps a list as it is shown under a name; the caller's view of the same name is replaced. */
  readonly adminSaveView: { readonly variables: { readonly input: AdminSaveViewInput }; readonly answer: AdminViewReply };
  /** Deletes a view of the caller; those who look after accounts delete shared ones of others too. */
  readonly adminDeleteView: { readonly variables: { readonly input: AdminDeleteViewInput }; readonly answer: AdminViewReply };
  /** Marks an order as packed. */
  readonly adminPack: { readonly variables: { readonly input: AdminSeenInput }; readonly answer: AdminOrderReply };
  /** Marks up to 50 orders as packed; each one that is refused is named, the others are done. */
  readonly adminPackOrders: { readonly variables: { readonly input: AdminPackOrdersInput }; readonly answer: AdminOrderBatchReply };
  /** Counts one scanned piece for the oldest order of the place that still needs it. */
  readonly adminPickPiece: { readonly variables: { readonly input: AdminPickInput }; readonly answer: AdminPickReply };
  /** Sets the picked pieces of a line by hand. */
  readonly adminSetPicked: { readonly variables: { readonly input: AdminSetPickedInput }; readonly answer: AdminPickReply };
  /** A note for staff on the order; shoppers never see it. */
  readonly adminAddNote: { readonly variables: { readonly input: AdminNoteInput }; readonly answer: AdminOrderReply };
  /** Sends pieces of an order in a parcel. */
  readonly adminShip: { readonly variables: { readonly input: AdminShipInput }; readonly answer: AdminOrderReply };
  /** Hands up to 50 orders to the courier, each with all that is left of it; each one that is refused is named, the others are done. */
  readonly adminShipOrders: { readonly variables: { readonly input: AdminShipOrdersInput }; readonly answer: AdminOrderBatchReply };
  /** Lays pieces ready at the store. */
  readonly adminMakeReady: { readonly variables: { readonly input: AdminReadyInput }; readonly answer: AdminOrderReply };
  /** Hands a ready pickup over against its code. */
  readonly adminHandOut: { readonly variables: { readonly input: AdminHandOutInput }; readonly answer: AdminOrderReply };
  /** Records that the shopper has received the order. */
  readonly adminMarkReceived: { readonly variables: { readonly input: AdminSeenInput }; readonly answer: AdminOrderReply };
  /** Changes an order that is not packed yet, as its preview showed: takes pieces off and gives their money back, corrects receiver and address. */
  readonly adminEditOrder: { readonly variables: { readonly input: AdminEditOrderInput }; readonly answer: AdminOrderReply };
  /** Ends an order of which nothing has left. */
  readonly adminCancel: { readonly variables: { readonly input: AdminReasonInput }; readonly answer: AdminOrderReply };
  /** The delivery failed, or the pickup was not collected. */
  readonly adminFailDelivery: { readonly variables: { readonly input: AdminReasonInput }; readonly answer: AdminOrderReply };
  /** Calls off what the shopper asked to call off. */
  readonly adminApproveCancel: { readonly variables: { readonly input: AdminDecideInput }; readonly answer: AdminOrderReply };
  /** Ships it nevertheless, with a reason. */
  readonly adminRefuseCancel: { readonly variables: { readonly input: AdminRefuseInput }; readonly answer: AdminOrderReply };
  /** It may be sent back, within a week. */
  readonly adminApproveReturn: { readonly variables: { readonly input: AdminReturnNoteInput }; readonly answer: AdminReturnReply };
  /** Refuses the return; the note has the reason. */
  readonly adminRefuseReturn: { readonly variables: { readonly input: AdminReturnNoteInput }; readonly answer: AdminReturnReply };
  /** It is here. */
  readonly adminReceiveReturn: { readonly variables: { readonly input: AdminReturnHereInput }; readonly answer: AdminReturnReply };
  /** Gives back what was paid for it. */
  readonly adminRefundReturn: { readonly variables: { readonly input: AdminReturnNoteInput }; readonly answer: AdminReturnReply };
  /** Records a refund sent by hand, with its transfer number. */
  readonly adminSendRefund: { readonly variables: { readonly input: AdminSentInput }; readonly answer: AdminRefundReply };
  /** A person has looked at money that came unasked, and lets it go back. */
  readonly adminReleaseRefund: { readonly variables: { readonly input: AdminReleaseInput }; readonly answer: AdminRefundReply };
  /** A person has looked at money that came unasked: it stays, and the shopper reads why. */
  readonly adminDeclineRefund: { readonly variables: { readonly input: AdminDeclineInput }; readonly answer: AdminRefundReply };
  /** The bank did not take a refund: the shopper is asked for another account, and the refund waits for it. */
  readonly adminDeclineAccount: { readonly variables: { readonly input: AdminDeclineInput }; readonly answer: AdminRefundReply };
  /** Adds a member of staff; an e-mail leads to their password and second step. */
  readonly adminInvite: { readonly variables: { readonly input: AdminInviteInput }; readonly answer: AdminStaffMemberReply };
  /** Takes password and second step away, and sends a letter to begin anew. */
  readonly adminInviteAgain: { readonly variables: { readonly input: AdminStaffMemberInput }; readonly answer: AdminStaffMemberReply };
  /** Sets the roles and the store of a member of staff. */
  readonly adminChangeRights: { readonly variables: { readonly input: AdminRightsInput }; readonly answer: AdminStaffMemberReply };
  /** Blocks an account of staff, or unblocks it. */
  readonly adminSwitchStaffMember: { readonly variables: { readonly input: AdminSwitchInput }; readonly answer: AdminStaffMemberReply };
  /** Ends all sessions of a member of staff. */
  readonly adminEndSessions: { readonly variables: { readonly input: AdminStaffMemberInput }; readonly answer: AdminStaffMemberReply };
  /** Deletes an unassigned role that did not come with the shop. */
  readonly adminDeleteRole: { readonly variables: { readonly input: AdminDeleteRoleInput }; readonly answer: AdminDeleteRoleReply };
  /** Notifies all members who consented to offers, in their panel. */
  readonly adminSendPromotion: { readonly variables: { readonly input: AdminPromotionInput }; readonly answer: AdminPromotionReply };
  /** Answers a shopper in the chat. Refused when a colleague has answered since the page was read. */
  readonly adminAnswerChat: { readonly variables: { readonly input: AdminAnswerChatInput }; readonly answer: AdminChatReply };
  /** Takes a conversation off the waiting list: what was seen of it needs no answer. */
  readonly adminSettleChat: { readonly variables: { readonly input: AdminSettleChatInput }; readonly answer: AdminChatReply };
  /** Approves and applies another's proposal. */
  readonly adminApproveProposal: { readonly variables: { readonly input: AdminProposalInput }; readonly answer: AdminProposalReply };
  /** Refuses another's proposal. */
  readonly adminRefuseProposal: { readonly variables: { readonly input: AdminRefuseProposalInput }; readonly answer: AdminProposalReply };
  /** Takes back what the caller proposed. */
  readonly adminWithdrawProposal: { readonly variables: { readonly input: AdminProposalInput }; readonly answer: AdminProposalReply };
  /** Cancels a task of the caller. A running task stops at its next step and is rolled back. */
  readonly adminCancelWork: { readonly variables: { readonly input: AdminCancelWorkInput }; readonly answer: AdminWorkReply };
  /** Marks an ended task as seen by the caller; without an id, all of them. */
  readonly adminReadWork: { readonly variables: { readonly id?: string | null }; readonly answer: AdminReadWorkReply };
  /** Closes a day of a store with what was counted. NOT_FOUND; ALREADY_CLOSED: somebody was faster; MORE_CASH: orders came in since the page was read; REASON_NEEDED: the cash differs and no reason is given. */
  readonly adminCloseCashDay: { readonly variables: { readonly input: AdminCloseCashDayInput }; readonly answer: AdminCashDayReply };
  /** Opens a closed day again, for a reason. NOT_FOUND; NOT_CLOSED: it is open. */
  readonly adminReopenCashDay: { readonly variables: { readonly input: AdminReopenCashDayInput }; readonly answer: AdminCashDayReply };
  /** Puts a category with everything below it among the children of another, before one of them or at the end. One entry of the journal. */
  readonly adminMoveCategory: { readonly variables: { readonly input: AdminMoveCategoryInput }; readonly answer: AdminMoveReply };
  /** Gives all products of a brand to another; its page leads there from then on. One entry of the journal, undone as one. */
  readonly adminMergeBrands: { readonly variables: { readonly input: AdminMergeBrandsInput }; readonly answer: AdminMergeReply };
  /** Creates a draft with a name. CODE_TAKEN: another product has the code. */
  readonly adminCreateProduct: { readonly variables: { readonly input: AdminCreateProductInput }; readonly answer: AdminProductReply };
  /** Creates a draft with everything a product has except barcodes and numbers. NOT_FOUND, CODE_TAKEN. */
  readonly adminDuplicateProduct: { readonly variables: { readonly input: AdminDuplicateProductInput }; readonly answer: AdminProductReply };
  /** Deletes a product that was never sold; any other is archived, and the reply states it. NOT_FOUND. */
  readonly adminDeleteProduct: { readonly variables: { readonly input: AdminDeleteProductInput }; readonly answer: AdminProductReply };
  /** Saves the changed fields of a record. What others have saved since is merged; where both changed one field, nothing is saved. */
  readonly adminSaveRecord: { readonly variables: { readonly input: AdminSaveRecordInput }; readonly answer: AdminSaveRecordReply };
  /** Takes back everything one entry of the journal changed, as one new entry. */
  readonly adminUndo: { readonly variables: { readonly input: AdminUndoInput }; readonly answer: AdminUndoReply };
  /** Brings a record back to an earlier state, as one new entry. */
  readonly adminRestoreRecord: { readonly variables: { readonly input: AdminRestoreRecordInput }; readonly answer: AdminSaveRecordReply };
  /** An open editor reports that it is open, and learns who else has the record open and what was saved since. Does not prolong the session. Unknown types answer NOT_FOUND. */
  readonly adminPresence: { readonly variables: { readonly input: AdminPresenceInput }; readonly answer: AdminPresenceReply };
  /** Publishes a page now or at a time, permanently or until a time. NOT_FOUND, OUTDATED, INCOMPLETE (fields are missing), BAD_MOMENT, HOME (the home page does not expire). */
  readonly adminPublishPage: { readonly variables: { readonly input: AdminPublishPageInput }; readonly answer: AdminPageReply };
  /** Publishes one part of the site around the pages: the record `site` with this id. OUTDATED, INCOMPLETE (fields are missing). */
  readonly adminPublishSite: { readonly variables: { readonly input: AdminPublishSiteInput }; readonly answer: AdminPageReply };
  /** Cancels the schedule (schedule), withdraws a page from the shop (page), or also archives it (archive). NOT_FOUND, HOME (the home page cannot be withdrawn). */
  readonly adminWithdrawPage: { readonly variables: { readonly input: AdminWithdrawPageInput }; readonly answer: AdminPageReply };
  /** Makes the columns of a version the draft of its device. NOT_FOUND, OUTDATED. */
  readonly adminRestorePageVersion: { readonly variables: { readonly input: AdminRestorePageVersionInput }; readonly answer: AdminPageReply };
  /** Adds points to a customer's club account, or takes them (below zero). Over SHOP_POINTS_ADJUST_CAP points in 24 hours, added and taken together, it becomes a proposal for a second person. A repeated key counts once. NOT_LINKED; KEY_REUSED: the key was sent with other values. */
  readonly adminAdjustPoints: { readonly variables: { readonly input: AdminAdjustPointsInput }; readonly answer: AdminAdjustPointsReply };
  /** Blocks an account: its sessions end at once, and every way to sign in is refused. NOT_FOUND, BLOCKED_ALREADY. */
  readonly adminBlockCustomer: { readonly variables: { readonly input: AdminAccountReasonInput }; readonly answer: AdminCustomerReply };
  /** Asks the club to lift the lock of the PIN, which stays the same and is seen by nobody; the customer gets a message. A repeated key asks once. NOT_LINKED. */
  readonly adminUnlockPin: { readonly variables: { readonly input: AdminUnlockPinInput }; readonly answer: AdminCustomerReply };
  /** Sends a customer's verified number the code that staff enter to link or unlink the club, within the limits of other codes. NOT_FOUND, NO_VERIFIED_NUMBER, RATE_LIMITED. */
  readonly adminSendClubCode: { readonly variables: { readonly input: AdminAccountInput }; readonly answer: AdminCustomerReply };
  /** Links a customer to the club account with their verified number, after the code of `adminSendClubCode`. NOT_FOUND, NO_VERIFIED_NUMBER, ALREADY_LINKED, NO_CLUB_ACCOUNT, CLUB_UNREACHABLE; OTP_INVALID, OTP_EXPIRED, OTP_TOO_MANY. */
  readonly adminLinkClub: { readonly variables: { readonly input: AdminClubCodeInput }; readonly answer: AdminCustomerReply };
  /** Unlinks a customer from the club, after the code of `adminSendClubCode`. NOT_FOUND, NO_VERIFIED_NUMBER, NOT_LINKED; OTP_INVALID, OTP_EXPIRED, OTP_TOO_MANY. */
  readonly adminUnlinkClub: { readonly variables: { readonly input: AdminClubCodeInput }; readonly answer: AdminCustomerReply };
  /** Unblocks an account. Ended sessions stay ended. NOT_FOUND, NOT_BLOCKED. */
  readonly adminUnblockCustomer: { readonly variables: { readonly input: AdminAccountReasonInput }; readonly answer: AdminCustomerReply };
  /** Ends all sessions of a customer, who may sign in again. NO_SESSIONS. */
  readonly adminEndCustomerSessions: { readonly variables: { readonly input: AdminAccountInput }; readonly answer: AdminCustomerReply };
  /** Sends an imported customer the link that proves their mailbox, as they can request it themselves and within the same limits. NOT_FOUND, BLOCKED_ALREADY, RATE_LIMITED; NOTHING_TO_VERIFY: the mailbox is verified, missing, or to be verified in the account settings. */
  readonly adminResendVerification: { readonly variables: { readonly input: AdminAccountInput }; readonly answer: AdminCustomerReply };
  /** Compares an uploaded file with the shop. Nothing is written before the import is applied. */
  readonly adminPreviewImport: { readonly variables: { readonly input: AdminPreviewImportInput }; readonly answer: AdminImportReply };
  /** Previews a change of many records. Nothing is written before it is applied. */
  readonly adminPreviewBulk: { readonly variables: { readonly input: AdminPreviewBulkInput }; readonly answer: AdminImportReply };
  /** Applies the preview completely, in one transaction. */
  readonly adminApplyImport: { readonly variables: { readonly input: AdminImportStepInput }; readonly answer: AdminImportReply };
  /** Undoes an import or a bulk change completely. */
  readonly adminUndoImport: { readonly variables: { readonly input: AdminImportStepInput }; readonly answer: AdminImportReply };
  /** Changes the units on hand by a number, for a reason. Never below what orders hold. */
  readonly adminAdjustStock: { readonly variables: { readonly input: AdminAdjustStockInput }; readonly answer: AdminStockReply };
  /** Changes the units on hand of many SKUs at one place, all or none, for one reason. */
  readonly adminAdjustStocks: { readonly variables: { readonly input: AdminAdjustStocksInput }; readonly answer: AdminStockReply };
  /** Sets how many units of an SKU, or of every SKU, a place keeps from being sold online. */
  readonly adminSetSafetyStock: { readonly variables: { readonly input: AdminSafetyStockInput }; readonly answer: AdminStockReply };
  /** Says where at a place an SKU lies; an empty shelf takes it away. */
  readonly adminSetShelf: { readonly variables: { readonly input: AdminShelfInput }; readonly answer: AdminStockReply };
  /** Begins a stock count at a place. */
  readonly adminStartCount: { readonly variables: { readonly input: AdminStartCountInput }; readonly answer: AdminDocumentReply };
  /** Adds a scan or a typed number to a count, or takes an SKU off it. */
  readonly adminCountStock: { readonly variables: { readonly input: AdminCountEntryInput }; readonly answer: AdminDocumentReply };
  /** Adds each difference of a count to the stock of now. */
  readonly adminConfirmCount: { readonly variables: { readonly input: AdminEndCountInput }; readonly answer: AdminDocumentReply };
  /** Ends a count without changing stock. */
  readonly adminCancelCount: { readonly variables: { readonly input: AdminEndCountInput }; readonly answer: AdminDocumentReply };
  /** Begins a transfer, or changes one that was not sent. */
  readonly adminSaveTransfer: { readonly variables: { readonly input: AdminSaveTransferInput }; readonly answer: AdminDocumentReply };
  /** Sends a transfer: its units leave their place. */
  readonly adminSendTransfer: { readonly variables: { readonly input: AdminTransferSeenInput }; readonly answer: AdminDocumentReply };
  /** Receives units of a transfer, all or a part, and notes lost ones. */
  readonly adminReceiveTransfer: { readonly variables: { readonly input: AdminReceiveTransferInput }; readonly answer: AdminDocumentReply };
  /** Cancels a transfer that was not sent. */
  readonly adminCancelTransfer: { readonly variables: { readonly input: AdminTransferSeenInput }; readonly answer: AdminDocumentReply };
  /** Changes name, alternative texts, focal point and tags. */
  readonly adminUpdateMedia: { readonly variables: { readonly input: AdminUpdateMediaInput }; readonly answer: AdminMediaReply };
  /** Deletes a picture or video that is not in use. */
  readonly adminDeleteMedia: { readonly variables: { readonly input: AdminDeleteMediaInput }; readonly answer: AdminDeleteMediaReply };
  /** Sends an e-mail with texts that are not saved to the caller's own address. */
  readonly adminSendTestMessage: { readonly variables: { readonly input: AdminPreviewMessageInput }; readonly answer: AdminSendTestMessageReply };
  /** Records what a customer asked for. NO_CUSTOMER; RECEIVED_LATER: the moment of receipt is in the future. */
  readonly adminRecordPrivacyRequest: { readonly variables: { readonly input: AdminRecordPrivacyRequestInput }; readonly answer: AdminPrivacyReply };
  /** Sends the customer's proved mailbox, else number, a link to the file of their data and answers the request. NOT_FOUND, CLOSED, OTHER_KIND; NO_VERIFIED_CONTACT. */
  readonly adminSendDataFile: { readonly variables: { readonly input: AdminPrivacyRequestInput }; readonly answer: AdminPrivacyReply };
  /** The file of the customer's data, to be handed over in person; answers the request. Needs `customers.contact` as well. NOT_FOUND, CLOSED, OTHER_KIND. */
  readonly adminHandOverDataFile: { readonly variables: { readonly input: AdminPrivacyRequestInput }; readonly answer: AdminDataFileReply };
  /** Corrects a field of the customer's profile (firstName, lastName, birthDate, locale) with a reason. Needs `customers.edit` as well. NOT_FOUND, CLOSED, OTHER_KIND; VALUE_REFUSED, SAME_VALUE. */
  readonly adminCorrectCustomer: { readonly variables: { readonly input: AdminCorrectCustomerInput }; readonly answer: AdminPrivacyReply };
  /** Deletes the account and answers the request. NOT_FOUND, CLOSED, OTHER_KIND; ORDERS_OPEN: `openOrders` are not over. */
  readonly adminDeleteCustomer: { readonly variables: { readonly input: AdminDeleteCustomerInput }; readonly answer: AdminDeleteCustomerReply };
  /** Closes a correction as answered, or any request as refused, with what the customer was told. NOT_FOUND, CLOSED; NOT_DONE: a file or a deletion is answered by doing it. */
  readonly adminClosePrivacyRequest: { readonly variables: { readonly input: AdminClosePrivacyRequestInput }; readonly answer: AdminPrivacyReply };
  /** Stops a live promotion immediately, on every node. It can be put live again, or undone from the history. NOT_FOUND, NOT_LIVE. */
  readonly adminStopPromotion: { readonly variables: { readonly input: AdminStopPromotionInput }; readonly answer: AdminPromotionActionReply };
  /** Deletes a draft. NOT_FOUND; NOT_A_DRAFT: it was live and can only be stopped. */
  readonly adminDeletePromotion: { readonly variables: { readonly input: AdminDeletePromotionInput }; readonly answer: AdminPromotionActionReply };
  /** Stops a live coupon immediately. It can be put live again, or undone from the history. NOT_FOUND, NOT_LIVE. */
  readonly adminStopCoupon: { readonly variables: { readonly input: AdminStopCouponInput }; readonly answer: AdminPromotionActionReply };
  /** Deletes a draft. NOT_FOUND; NOT_A_DRAFT: it was live; IN_USE: it was handed out or has codes. In both cases it can only be stopped. */
  readonly adminDeleteCoupon: { readonly variables: { readonly input: AdminDeleteCouponInput }; readonly answer: AdminPromotionActionReply };
  /** Starts making single-use codes in the background. NOT_FOUND, NOT_SINGLE_USE, TOO_MANY_CODES. */
  readonly adminMakeCouponCodes: { readonly variables: { readonly input: AdminMakeCouponCodesInput }; readonly answer: AdminMakeCouponCodesReply };
  /** Cancels these single-use codes, or all of the coupon; used ones are not cancelled. NOT_FOUND: no such coupon, or no code to cancel. */
  readonly adminCancelCouponCodes: { readonly variables: { readonly input: AdminCancelCouponCodesInput }; readonly answer: AdminPromotionActionReply };
  /** Hands a coupon, or one single-use code each, to members; a member who can still use one gets no second. NOT_FOUND, OVER, UNKNOWN_MEMBERS, TOO_FEW_CODES: nothing is handed out. */
  readonly adminHandCoupon: { readonly variables: { readonly input: AdminHandCouponInput }; readonly answer: AdminPromotionActionReply };
  /** Asks for the letter of each week, in the caller's language, or stops it. It goes to the caller's own address. */
  readonly adminSetWeeklyLetter: { readonly variables: { readonly isWanted: boolean }; readonly answer: AdminSetWeeklyLetterReply };
  /** Imports an uploaded settlement file. Payments are compared, never changed. NOT_FOUND; NOT_POSSIBLE: it was imported already; NO_SUCH_GATEWAY; NO_REFERENCE, NO_GROSS: a column is missing; UNREADABLE_ROW: a cell is no amount or day; the codes of files that are no table. */
  readonly adminImportSettlement: { readonly variables: { readonly input: AdminImportSettlementInput }; readonly answer: AdminImportSettlementReply };
  /** Marks a difference as explained or as open, with a note. NOT_FOUND: it is no difference; CHANGED: somebody wrote about it meanwhile. */
  readonly adminExplainDifference: { readonly variables: { readonly input: AdminExplainDifferenceInput }; readonly answer: AdminExplainDifferenceReply };
  /** Makes an API key with permissions of its maker. The answer alone contains it. */
  readonly adminCreateApiKey: { readonly variables: { readonly input: AdminCreateApiKeyInput }; readonly answer: AdminCreateApiKeyReply };
  /** Revokes an API key for good, at once. */
  readonly adminRevokeApiKey: { readonly variables: { readonly input: AdminApiKeyInput }; readonly answer: AdminRevokeApiKeyReply };
  /** Makes a new signing secret, shown in this answer alone. The former one signs too for a day. NOT_FOUND: there is no such endpoint. */
  readonly adminRotateWebhookSecret: { readonly variables: { readonly input: AdminRotateWebhookSecretInput }; readonly answer: AdminRotateWebhookSecretReply };
  /** Delivers an event once more, or one that waits for its next attempt at once. NOT_FOUND; TEST_EVENT: a test is sent once; ENDPOINT_OFF: its endpoint is off or has no secret; BEING_SENT: it is on its way. */
  readonly adminReplayWebhookDelivery: { readonly variables: { readonly input: AdminReplayWebhookDeliveryInput }; readonly answer: AdminReplayWebhookDeliveryReply };
  /** Sends a test event now, also to an endpoint that is off, and answers what came back. The same key sends nothing again. NOT_FOUND: there is no such endpoint; NO_SECRET: it has no secret yet; RATE_LIMITED: a staff member may send 10 in a minute. */
  readonly adminTestWebhook: { readonly variables: { readonly input: AdminTestWebhookInput }; readonly answer: AdminTestWebhookReply };
};
export const argumentTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  adminOrders: { input: "AdminOrdersInput!" },
  adminOrder: { orderCode: "String!" },
  adminOrderEdit: { input: "AdminOrderEditInput!" },
  adminOrderSheets: { orderCodes: "[String!]!" },
  adminPickList: { sourceCode: "String" },
  adminReturns: { statuses: "[String!]", counted: "AdminCountedReturnsInput", page: "Int" },
  adminReturn: { returnCode: "String!" },
  adminAudit: { subject: "String", before: "Long", contacts: "Boolean" },
  adminStaffMember: { id: "String!" },
  adminFind: { text: "String!" },
  adminPromotions: { segment: "String" },
  adminChats: { page: "Int" },
  adminChat: { id: "ID!" },
  adminViews: { list: "String!" },
  adminProposals: { input: "AdminProposalsInput!" },
  adminWork: { id: "ID!" },
  adminCashDays: { input: "AdminCashDaysInput!" },
  adminCashDay: { storeCode: "ID!", day: "String!" },
  adminBrands: { search: "String", page: "Int" },
  adminProductNames: { codes: "[String!]", categoryCode: "String", search: "String" },
  adminProducts: { input: "AdminProductsInput!" },
  adminProductCodes: { input: "AdminProductCodesInput!" },
  adminProductChoices: { locale: "String" },
  adminProductFigures: { productCode: "String!" },
  adminProductReport: { productCode: "String!" },
  adminPricePlans: { input: "AdminPricePlansInput!" },
  adminPlannedSkus: { input: "AdminPlannedSkusInput!" },
  adminRecord: { type: "String!", id: "String!" },
  adminHistory: { type: "String!", id: "String!", before: "Int" },
  adminRecordAt: { type: "String!", id: "String!", version: "Int!" },
  adminRedirects: { search: "String", page: "Int" },
  adminArticles: { search: "String", kind: "String", published: "Boolean", page: "Int" },
  adminMissedPages: { days: "Int", page: "Int" },
  adminPages: { input: "AdminPagesInput!" },
  adminPageVersions: { path: "String!" },
  adminPageVersion: { path: "String!", device: "String!", version: "Int!" },
  adminPageTargets: { kind: "String!", search: "String", codes: "[String!]" },
  adminPagePreview: { input: "AdminPagePreviewInput!" },
  adminCustomers: { input: "AdminCustomersInput!" },
  adminCustomer: { code: "String!" },
  adminLegalVersion: { page: "String!", device: "String!", version: "Int!", language: "String" },
  adminImports: { page: "Int" },
  adminImport: { id: "ID!" },
  adminImportRows: { id: "ID!", outcome: "String", after: "Int" },
  adminStock: { input: "AdminStockInput!" },
  adminStockOfSku: { skuCode: "String!" },
  adminStockAtPlace: { skuCodes: "[String!]!", sourceCode: "String" },
  adminStockHistory: { skuCode: "String!", sourceCode: "String!", before: "String" },
  adminStockCounts: { page: "Int" },
  adminStockCount: { code: "String!" },
  adminTransfers: { page: "Int" },
  adminTransfer: { code: "String!" },
  adminMedia: { input: "AdminMediaInput!" },
  adminMediaItem: { id: "String!" },
  adminMessageTexts: { input: "AdminMessageTextsInput!" },
  adminPreviewMessage: { input: "AdminPreviewMessageInput!" },
  adminPrivacyRequests: { input: "AdminPrivacyRequestsInput!" },
  adminPrivacyRequest: { id: "String!" },
  adminPromotionList: { input: "AdminPromotionListInput!" },
  adminPromotionRelations: { input: "AdminPromotionRelationsInput!" },
  adminPromotionApproval: { input: "AdminPromotionApprovalInput!" },
  adminPromotionSkus: { codes: "[String!]", search: "String" },
  adminPromotionResults: { promotionCode: "String!" },
  adminPromotionCalendar: { month: "String!" },
  adminCouponList: { input: "AdminCouponListInput!" },
  adminCouponFigures: { couponCode: "String!" },
  adminCouponCodes: { input: "AdminCouponCodesInput!" },
  adminCouponUses: { couponCode: "String!", page: "Int" },
  adminSimulatePromotion: { input: "AdminSimulatePromotionInput!" },
  adminWhyPrice: { input: "AdminWhyPriceInput!" },
  adminReport: { input: "AdminReportInput!" },
  adminFailedSearches: { days: "Int", page: "Int" },
  adminSynonyms: { search: "String", page: "Int" },
  adminSearchRules: { search: "String", page: "Int" },
  adminTrySearch: { input: "AdminTrySearchInput!" },
  adminPreviewSegment: { input: "AdminPreviewSegmentInput!" },
  adminSegmentPeople: { input: "AdminSegmentPeopleInput!" },
  adminSettlements: { page: "Int" },
  adminSettlement: { id: "ID!" },
  adminSettlementRows: { input: "AdminSettlementRowsInput!" },
  adminAreas: { input: "AdminAreasInput!" },
  adminFreightRates: { page: "Int" },
  adminPreviewFreight: { input: "AdminPreviewFreightInput!" },
  adminSizeGuides: { search: "String", page: "Int" },
  adminStoreList: { search: "String", city: "String", page: "Int" },
  adminWebhookDeliveries: { input: "AdminWebhookDeliveriesInput!" },
  adminSaveView: { input: "AdminSaveViewInput!" },
  adminDeleteView: { input: "AdminDeleteViewInput!" },
  adminPack: { input: "AdminSeenInput!" },
  adminPackOrders: { input: "AdminPackOrdersInput!" },
  adminPickPiece: { input: "AdminPickInput!" },
  adminSetPicked: { input: "AdminSetPickedInput!" },
  adminAddNote: { input: "AdminNoteInput!" },
  adminShip: { input: "AdminShipInput!" },
  adminShipOrders: { input: "AdminShipOrdersInput!" },
  adminMakeReady: { input: "AdminReadyInput!" },
  adminHandOut: { input: "AdminHandOutInput!" },
  adminMarkReceived: { input: "AdminSeenInput!" },
  adminEditOrder: { input: "AdminEditOrderInput!" },
  adminCancel: { input: "AdminReasonInput!" },
  adminFailDelivery: { input: "AdminReasonInput!" },
  adminApproveCancel: { input: "AdminDecideInput!" },
  adminRefuseCancel: { input: "AdminRefuseInput!" },
  adminApproveReturn: { input: "AdminReturnNoteInput!" },
  adminRefuseReturn: { input: "AdminReturnNoteInput!" },
  adminReceiveReturn: { input: "AdminReturnHereInput!" },
  adminRefundReturn: { input: "AdminReturnNoteInput!" },
  adminSendRefund: { input: "AdminSentInput!" },
  adminReleaseRefund: { input: "AdminReleaseInput!" },
  adminDeclineRefund: { input: "AdminDeclineInput!" },
  adminDeclineAccount: { input: "AdminDeclineInput!" },
  adminInvite: { input: "AdminInviteInput!" },
  adminInviteAgain: { input: "AdminStaffMemberInput!" },
  adminChangeRights: { input: "AdminRightsInput!" },
  adminSwitchStaffMember: { input: "AdminSwitchInput!" },
  adminEndSessions: { input: "AdminStaffMemberInput!" },
  adminDeleteRole: { input: "AdminDeleteRoleInput!" },
  adminSendPromotion: { input: "AdminPromotionInput!" },
  adminAnswerChat: { input: "AdminAnswerChatInput!" },
  adminSettleChat: { input: "AdminSettleChatInput!" },
  adminApproveProposal: { input: "AdminProposalInput!" },
  adminRefuseProposal: { input: "AdminRefuseProposalInput!" },
  adminWithdrawProposal: { input: "AdminProposalInput!" },
  adminCancelWork: { input: "AdminCancelWorkInput!" },
  adminReadWork: { id: "ID" },
  adminCloseCashDay: { input: "AdminCloseCashDayInput!" },
  adminReopenCashDay: { input: "AdminReopenCashDayInput!" },
  adminMoveCategory: { input: "AdminMoveCategoryInput!" },
  adminMergeBrands: { input: "AdminMergeBrandsInput!" },
  adminCreateProduct: { input: "AdminCreateProductInput!" },
  adminDuplicateProduct: { input: "AdminDuplicateProductInput!" },
  adminDeleteProduct: { input: "AdminDeleteProductInput!" },
  adminSaveRecord: { input: "AdminSaveRecordInput!" },
  adminUndo: { input: "AdminUndoInput!" },
  adminRestoreRecord: { input: "AdminRestoreRecordInput!" },
  adminPresence: { input: "AdminPresenceInput!" },
  adminPublishPage: { input: "AdminPublishPageInput!" },
  adminPublishSite: { input: "AdminPublishSiteInput!" },
  adminWithdrawPage: { input: "AdminWithdrawPageInput!" },
  adminRestorePageVersion: { input: "AdminRestorePageVersionInput!" },
  adminAdjustPoints: { input: "AdminAdjustPointsInput!" },
  adminBlockCustomer: { input: "AdminAccountReasonInput!" },
  adminUnlockPin: { input: "AdminUnlockPinInput!" },
  adminSendClubCode: { input: "AdminAccountInput!" },
  adminLinkClub: { input: "AdminClubCodeInput!" },
  adminUnlinkClub: { input: "AdminClubCodeInput!" },
  adminUnblockCustomer: { input: "AdminAccountReasonInput!" },
  adminEndCustomerSessions: { input: "AdminAccountInput!" },
  adminResendVerification: { input: "AdminAccountInput!" },
  adminPreviewImport: { input: "AdminPreviewImportInput!" },
  adminPreviewBulk: { input: "AdminPreviewBulkInput!" },
  adminApplyImport: { input: "AdminImportStepInput!" },
  adminUndoImport: { input: "AdminImportStepInput!" },
  adminAdjustStock: { input: "AdminAdjustStockInput!" },
  adminAdjustStocks: { input: "AdminAdjustStocksInput!" },
  adminSetSafetyStock: { input: "AdminSafetyStockInput!" },
  adminSetShelf: { input: "AdminShelfInput!" },
  adminStartCount: { input: "AdminStartCountInput!" },
  adminCountStock: { input: "AdminCountEntryInput!" },
  adminConfirmCount: { input: "AdminEndCountInput!" },
  adminCancelCount: { input: "AdminEndCountInput!" },
  adminSaveTransfer: { input: "AdminSaveTransferInput!" },
  adminSendTransfer: { input: "AdminTransferSeenInput!" },
  adminReceiveTransfer: { input: "AdminReceiveTransferInput!" },
  adminCancelTransfer: { input: "AdminTransferSeenInput!" },
  adminUpdateMedia: { input: "AdminUpdateMediaInput!" },
  adminDeleteMedia: { input: "AdminDeleteMediaInput!" },
  adminSendTestMessage: { input: "AdminPreviewMessageInput!" },
  adminRecordPrivacyRequest: { input: "AdminRecordPrivacyRequestInput!" },
  adminSendDataFile: { input: "AdminPrivacyRequestInput!" },
  adminHandOverDataFile: { input: "AdminPrivacyRequestInput!" },
  adminCorrectCustomer: { input: "AdminCorrectCustomerInput!" },
  adminDeleteCustomer: { input: "AdminDeleteCustomerInput!" },
  adminClosePrivacyRequest: { input: "AdminClosePrivacyRequestInput!" },
  adminStopPromotion: { input: "AdminStopPromotionInput!" },
  adminDeletePromotion: { input: "AdminDeletePromotionInput!" },
  adminStopCoupon: { input: "AdminStopCouponInput!" },
  adminDeleteCoupon: { input: "AdminDeleteCouponInput!" },
  adminMakeCouponCodes: { input: "AdminMakeCouponCodesInput!" },
  adminCancelCouponCodes: { input: "AdminCancelCouponCodesInput!" },
  adminHandCoupon: { input: "AdminHandCouponInput!" },
  adminSetWeeklyLetter: { isWanted: "Boolean!" },
  adminImportSettlement: { input: "AdminImportSettlementInput!" },
  adminExplainDifference: { input: "AdminExplainDifferenceInput!" },
  adminCreateApiKey: { input: "AdminCreateApiKeyInput!" },
  adminRevokeApiKey: { input: "AdminApiKeyInput!" },
  adminRotateWebhookSecret: { input: "AdminRotateWebhookSecretInput!" },
  adminReplayWebhookDelivery: { input: "AdminReplayWebhookDeliveryInput!" },
  adminTestWebhook: { input: "AdminTestWebhookInput!" },
};
export type AdminAccountAction = { readonly id: string; readonly action: string; readonly by: string; readonly at: string; readonly reason: string | null };
export type AdminAccountInput = { readonly code: string };
export type AdminAccountReasonInput = { readonly code: string; readonly reason: string };
export type AdminAdjustPointsInput = { readonly code: string; readonly points: number; readonly reason: string; readonly key: string };
export type AdminAdjustPointsReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminAdjustedPoints | null };
export type AdminAdjustStockInput = { readonly skuCode: string; readonly sourceCode: string; readonly change: number; readonly cause: string; readonly note?: string | null; readonly key: string };
export type AdminAdjustStocksInput = { readonly sourceCode: string; readonly lines: ReadonlyArray<AdminStockChangeInput>; readonly cause: string; readonly note?: string | null; readonly key: string };
export type AdminAdjustedPoints = { readonly code: string; readonly waits: boolean };
export type AdminAnswerChatInput = { readonly conversationId: string; readonly seen: number; readonly text: string; readonly key: string };
export type AdminApiKey = { readonly id: string; readonly code: string; readonly name: string; readonly scopes: ReadonlyArray<string>; readonly callsPerMinute: number; readonly state: string; readonly expiresAt: string | null; readonly createdAt: string; readonly createdBy: string; readonly revokedAt: string | null; readonly revokedBy: string | null; readonly lastUsedAt: string | null; readonly storeCode: string | null };
export type AdminApiKeyInput = { readonly id: string };
export type AdminArea = { readonly code: string; readonly name: string };
export type AdminAreasInput = { readonly within?: string | null; readonly codes?: ReadonlyArray<string> | null };
export type AdminArticle = { readonly code: string; readonly kind: string; readonly title: string; readonly address: string; readonly topic: string; readonly published: boolean; readonly createdAt: string; readonly updatedAt: string };
export type AdminArticlePage = { readonly articles: ReadonlyArray<AdminArticle>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminAttributeChoice = { readonly code: string; readonly name: string; readonly values: ReadonlyArray<AdminValueChoice> };
export type AdminAuditLine = { readonly id: number; readonly at: string; readonly name: string; readonly action: string; readonly subject: string; readonly detail: string };
export type AdminBrand = { readonly code: string; readonly name: string; readonly slug: string; readonly logo: string | null; readonly products: number; readonly missing: ReadonlyArray<string> };
export type AdminBrandPage = { readonly brands: ReadonlyArray<AdminBrand>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminBulkActionInput = { readonly action: string; readonly column: string; readonly value?: string | null; readonly find?: string | null; readonly roundTo?: number | null };
export type AdminCalendarEntry = { readonly code: string; readonly kind: string; readonly name: string; readonly state: string; readonly beginsAt: string; readonly endsAt: string; readonly overlaps: ReadonlyArray<string> };
export type AdminCancelCouponCodesInput = { readonly couponCode: string; readonly codes?: ReadonlyArray<string> | null };
export type AdminCancelRequest = { readonly requestId: string; readonly reason: string; readonly askedAt: string; readonly items: ReadonlyArray<AdminPieces> };
export type AdminCancelWorkInput = { readonly id: string };
export type AdminCashDay = { readonly storeCode: string; readonly storeName: string; readonly day: string; readonly state: string; readonly isToday: boolean; readonly expected: number; readonly receipts: ReadonlyArray<AdminCashReceipt>; readonly pieces: ReadonlyArray<number> | null; readonly counted: number | null; readonly difference: number | null; readonly reason: string; readonly closedBy: string | null; readonly closedAt: string | null; readonly events: ReadonlyArray<AdminCashEvent> };
export type AdminCashDayKey = { readonly storeCode: string; readonly day: string };
export type AdminCashDayReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminCashDayKey | null };
export type AdminCashDayRow = { readonly storeCode: string; readonly storeName: string; readonly day: string; readonly state: string; readonly orders: number; readonly expected: number; readonly counted: number | null; readonly difference: number | null; readonly closedBy: string | null };
export type AdminCashDays = { readonly rows: ReadonlyArray<AdminCashDayRow>; readonly total: number; readonly page: number; readonly pageSize: number; readonly stores: ReadonlyArray<AdminCashStore>; readonly today: string; readonly ownStore: string | null };
export type AdminCashDaysInput = { readonly page?: number | null; readonly storeCode?: string | null; readonly state?: string | null };
export type AdminCashEvent = { readonly step: string; readonly expected: number; readonly counted: number; readonly reason: string; readonly actor: string; readonly at: string };
export type AdminCashReceipt = { readonly orderCode: string; readonly paymentReference: string; readonly orderTotal: number; readonly notCollected: number; readonly amount: number; readonly collectedAt: string; readonly collectedDay: string; readonly isLate: boolean };
export type AdminCashStore = { readonly code: string; readonly name: string };
export type AdminCategory = { readonly code: string; readonly name: string; readonly slug: string; readonly parentCode: string | null; readonly level: number; readonly products: number; readonly missing: ReadonlyArray<string> };
export type AdminCategoryChoice = { readonly code: string; readonly name: string; readonly certificates: ReadonlyArray<string> };
export type AdminChangedField = { readonly type: string; readonly id: string; readonly path: string; readonly by: string | null; readonly at: string | null };
export type AdminChangedMessage = { readonly channel: string; readonly locale: string };
export type AdminChat = { readonly id: string; readonly isMember: boolean; readonly name: string | null; readonly contact: string | null; readonly language: string; readonly waitingSince: string | null; readonly lastNumber: number; readonly messages: ReadonlyArray<AdminChatMessage> };
export type AdminChatMessage = { readonly number: number; readonly author: string; readonly name: string | null; readonly text: string; readonly at: string; readonly isRead: boolean };
export type AdminChatNumber = { readonly number: number };
export type AdminChatPage = { readonly chats: ReadonlyArray<AdminChatRow>; readonly total: number; readonly waiting: number; readonly page: number; readonly pageSize: number };
export type AdminChatReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminChatNumber | null };
export type AdminChatRow = { readonly id: string; readonly isMember: boolean; readonly name: string | null; readonly contact: string | null; readonly waitingSince: string | null; readonly lastAt: string; readonly preview: string; readonly lastBy: string | null };
export type AdminChoice = { readonly code: string; readonly name: string };
export type AdminCloseCashDayInput = { readonly storeCode: string; readonly day: string; readonly expected: number; readonly pieces: ReadonlyArray<number>; readonly reason?: string | null };
export type AdminClosePrivacyRequestInput = { readonly id: string; readonly outcome: string; readonly answer: string };
export type AdminClubCodeInput = { readonly code: string; readonly verificationCode: string };
export type AdminColumnChoice = { readonly header: string; readonly column: string | null };
export type AdminColumnChoiceInput = { readonly header: string; readonly column: string };
export type AdminConsentProof = { readonly wording: string; readonly source: string; readonly givenOn: string };
export type AdminContact = { readonly name: string; readonly mobile: string; readonly email: string; readonly companyName: string; readonly address: string; readonly area: string; readonly zip: string };
export type AdminCorrectCustomerInput = { readonly id: string; readonly field: string; readonly value: string; readonly reason: string };
export type AdminCount = { readonly status: string; readonly count: number };
export type AdminCountEntryInput = { readonly countCode: string; readonly code: string; readonly add?: number | null; readonly counted?: number | null; readonly key: string };
export type AdminCountedOrdersInput = { readonly from: string; readonly until: string; readonly channelCode?: string | null; readonly skuCode?: string | null; readonly productCode?: string | null; readonly categoryCode?: string | null; readonly promotionCode?: string | null; readonly customer?: string | null };
export type AdminCountedReturnsInput = { readonly from: string; readonly until: string; readonly reason?: string | null };
export type AdminCouponCode = { readonly code: string; readonly state: string; readonly orderCode: string | null; readonly usedAt: string | null; readonly memberCode: string | null; readonly madeAt: string; readonly cancelledAt: string | null };
export type AdminCouponCodePage = { readonly codes: ReadonlyArray<AdminCouponCode>; readonly hasMore: boolean };
export type AdminCouponCodesInput = { readonly couponCode: string; readonly state?: string | null; readonly search?: string | null; readonly after?: string | null; readonly limit?: number | null };
export type AdminCouponFigures = { readonly used: number; readonly codesMade: number; readonly codesCancelled: number; readonly codesFree: number; readonly handed: number; readonly handedFree: number };
export type AdminCouponListInput = { readonly search?: string | null; readonly states?: ReadonlyArray<string> | null; readonly singleUse?: boolean | null; readonly from?: string | null; readonly until?: string | null; readonly sort?: string | null; readonly isDescending?: boolean | null; readonly page?: number | null };
export type AdminCouponPage = { readonly coupons: ReadonlyArray<AdminCouponRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminCouponRow = { readonly code: string; readonly name: string; readonly state: string; readonly singleUse: boolean; readonly percent: number | null; readonly mostDiscount: number | null; readonly amount: number | null; readonly minimumSpend: number; readonly beginsAt: string; readonly endsAt: string; readonly used: number; readonly usesLimit: number | null; readonly updatedAt: string };
export type AdminCouponUse = { readonly orderCode: string; readonly singleUseCode: string | null; readonly state: string; readonly takenAt: string; readonly buyer: string | null; readonly discount: number | null };
export type AdminCouponUsePage = { readonly uses: ReadonlyArray<AdminCouponUse>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminCourierService = { readonly id: string; readonly courier: string; readonly name: string; readonly active: boolean; readonly rates: number; readonly origins: ReadonlyArray<string>; readonly lowest: number | null; readonly highest: number | null };
export type AdminCreateApiKeyInput = { readonly name: string; readonly scopes: ReadonlyArray<string>; readonly expiresOn: string; readonly callsPerMinute?: number | null };
export type AdminCreateApiKeyReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminCreatedApiKey | null };
export type AdminCreateProductInput = { readonly name: string; readonly code?: string | null };
export type AdminCreatedApiKey = { readonly key: AdminApiKey; readonly secret: string };
export type AdminCustomer = { readonly code: string; readonly isMasked: boolean; readonly name: string; readonly email: string | null; readonly emailVerified: boolean; readonly mobile: string | null; readonly mobileVerified: boolean; readonly whatsApp: string | null; readonly gender: string | null; readonly birthDate: string | null; readonly language: string | null; readonly note: string; readonly status: string; readonly hasPassword: boolean; readonly registeredAt: string; readonly importedAt: string | null; readonly signInWith: ReadonlyArray<string>; readonly orders: AdminCustomerOrders | null; readonly returns: AdminCustomerReturns | null; readonly cart: ReadonlyArray<AdminCustomerCartLine>; readonly addresses: ReadonlyArray<AdminCustomerAddress>; readonly coupons: ReadonlyArray<AdminCustomerCoupon>; readonly points: AdminCustomerPoints; readonly newsletter: boolean; readonly whatsAppMessages: boolean; readonly consents: ReadonlyArray<AdminCustomerConsent>; readonly consentProof: AdminConsentProof | null; readonly devices: ReadonlyArray<AdminCustomerDevice>; readonly messages: AdminCustomerMessages; readonly accountLog: ReadonlyArray<AdminAccountAction> };
export type AdminCustomerAddress = { readonly name: string; readonly mobile: string; readonly companyName: string; readonly address: string; readonly area: string; readonly zip: string; readonly isDefault: boolean };
export type AdminCustomerCartLine = { readonly skuCode: string; readonly name: string; readonly options: string; readonly productCode: string | null; readonly quantity: number; readonly addedAt: string; readonly offerCode: string };
export type AdminCustomerConsent = { readonly purpose: string; readonly given: boolean; readonly form: string; readonly mailbox: boolean; readonly recordedAt: string; readonly language: string; readonly wording: string | null; readonly legal: ReadonlyArray<AdminLegalReference> };
export type AdminCustomerCoupon = { readonly couponCode: string; readonly name: string; readonly state: string; readonly endsAt: string; readonly usedAt: string | null; readonly orderCode: string | null };
export type AdminCustomerDevice = { readonly browser: string | null; readonly system: string | null; readonly phone: boolean; readonly signedInAt: string; readonly lastSeenAt: string };
export type AdminCustomerDone = { readonly code: string };
export type AdminCustomerMessage = { readonly kind: string; readonly channel: string; readonly outcome: string; readonly at: string };
export type AdminCustomerMessages = { readonly total: number; readonly messages: ReadonlyArray<AdminCustomerMessage> };
export type AdminCustomerOrder = { readonly orderCode: string; readonly status: string; readonly statusText: string; readonly amount: number; readonly pieces: number; readonly placedAt: string };
export type AdminCustomerOrders = { readonly total: number; readonly orders: ReadonlyArray<AdminCustomerOrder> };
export type AdminCustomerPage = { readonly customers: ReadonlyArray<AdminCustomerRow>; readonly total: number; readonly page: number; readonly pageSize: number; readonly isMasked: boolean };
export type AdminCustomerPoints = { readonly state: string; readonly available: number | null; readonly pinLockedUntil: string | null; readonly held: number | null; readonly tier: string | null; readonly expiring: AdminExpiringPoints | null; readonly entries: ReadonlyArray<AdminPointsEntry>; readonly adjustments: ReadonlyArray<AdminPointsAdjustment> };
export type AdminCustomerReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminCustomerDone | null };
export type AdminCustomerReturn = { readonly returnCode: string; readonly orderCode: string; readonly status: string; readonly statusText: string; readonly money: number; readonly pieces: number; readonly createdAt: string };
export type AdminCustomerReturns = { readonly total: number; readonly returns: ReadonlyArray<AdminCustomerReturn> };
export type AdminCustomerRow = { readonly code: string; readonly name: string; readonly email: string | null; readonly mobile: string | null; readonly status: string; readonly language: string | null; readonly registeredAt: string; readonly isImported: boolean; readonly isInClub: boolean; readonly orders: number; readonly lastOrderAt: string | null };
export type AdminCustomersInput = { readonly search?: string | null; readonly registeredFrom?: string | null; readonly registeredUntil?: string | null; readonly hasOrders?: boolean | null; readonly isInClub?: boolean | null; readonly agreesTo?: string | null; readonly sort?: string | null; readonly page?: number | null };
export type AdminDataFileReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: unknown | null };
export type AdminDecideInput = { readonly orderCode: string; readonly version: string; readonly requestId: string };
export type AdminDecidedProposal = { readonly id: string; readonly state: string };
export type AdminDeclineInput = { readonly refundId: string; readonly note: string };
export type AdminDeleteCouponInput = { readonly couponCode: string };
export type AdminDeleteCustomerInput = { readonly id: string; readonly understood: boolean };
export type AdminDeleteCustomerReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminPrivacyDone | null; readonly openOrders: ReadonlyArray<AdminOpenOrder> };
export type AdminDeleteMediaInput = { readonly id: string };
export type AdminDeleteMediaReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminDeletedMedia | null };
export type AdminDeleteProductInput = { readonly productCode: string };
export type AdminDeletePromotionInput = { readonly promotionCode: string };
export type AdminDeleteRoleInput = { readonly code: string };
export type AdminDeleteRoleReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminDeletedRole | null };
export type AdminDeleteViewInput = { readonly id: string };
export type AdminDeletedMedia = { readonly id: string };
export type AdminDeletedRole = { readonly code: string };
export type AdminDelivery = { readonly services: ReadonlyArray<AdminCourierService>; readonly places: ReadonlyArray<AdminDispatchPlace>; readonly unreached: ReadonlyArray<string> };
export type AdminDispatchPlace = { readonly code: string; readonly name: string; readonly kind: string; readonly city: AdminArea | null };
export type AdminDocumentDone = { readonly code: string };
export type AdminDocumentReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminDocumentDone | null };
export type AdminDuplicateProductInput = { readonly productCode: string; readonly code?: string | null };
export type AdminEditDeduction = { readonly kind: string; readonly name: string; readonly amount: number };
export type AdminEditGift = { readonly name: string; readonly quantity: number };
export type AdminEditOrderInput = { readonly orderCode: string; readonly version: string; readonly items: ReadonlyArray<AdminPiecesInput>; readonly contact?: AdminOrderContactInput | null; readonly reasonCode?: string | null; readonly expectedMoney: number; readonly expectedPoints: number };
export type AdminEditRefund = { readonly goods: number; readonly freight: number; readonly fee: number; readonly deductions: ReadonlyArray<AdminEditDeduction>; readonly gifts: ReadonlyArray<AdminEditGift>; readonly money: number; readonly points: number };
export type AdminEditedLine = { readonly number: number; readonly name: string; readonly skuCode: string; readonly isGift: boolean; readonly before: number; readonly after: number };
export type AdminEditedPieces = { readonly number: number; readonly quantity: number; readonly name: string };
export type AdminEndCountInput = { readonly countCode: string; readonly version: number };
export type AdminEvent = { readonly move: string; readonly to: string; readonly actor: string; readonly actorName: string | null; readonly reason: string | null; readonly at: string };
export type AdminExpiringPoints = { readonly points: number; readonly on: string };
export type AdminExplainDifferenceInput = { readonly subject: string; readonly version: number; readonly isExplained: boolean; readonly note: string };
export type AdminExplainDifferenceReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminExplainedDifference | null };
export type AdminExplainedDifference = { readonly subject: string; readonly version: number };
export type AdminFailedSearch = { readonly text: string; readonly searches: number; readonly withoutResults: number; readonly foundNow: number };
export type AdminFailedSearchPage = { readonly searches: ReadonlyArray<AdminFailedSearch>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminFieldChange = { readonly path: string; readonly before: unknown | null; readonly after: unknown | null };
export type AdminFieldConflict = { readonly path: string; readonly mine: unknown | null; readonly theirs: unknown | null; readonly by: string; readonly at: string };
export type AdminFieldInput = { readonly path: string; readonly value?: unknown | null };
export type AdminFieldProblem = { readonly path: string; readonly problem: string; readonly message: string; readonly detail: string | null };
export type AdminFound = { readonly kind: string; readonly code: string; readonly title: string; readonly detail: string; readonly to: string };
export type AdminFreightOffer = { readonly service: string; readonly name: string; readonly kilograms: number; readonly price: number; readonly daysFrom: number; readonly daysTo: number };
export type AdminFreightPreview = { readonly problems: ReadonlyArray<AdminFieldProblem>; readonly before: ReadonlyArray<AdminFreightOffer>; readonly after: ReadonlyArray<AdminFreightOffer> | null };
export type AdminFreightRate = { readonly service: string; readonly originCode: string; readonly origin: string; readonly destinationCode: string; readonly destination: string; readonly firstKilogram: number; readonly nextKilogram: number; readonly daysFrom: number; readonly daysTo: number };
export type AdminFreightRates = { readonly rates: ReadonlyArray<AdminFreightRate>; readonly hasMore: boolean };
export type AdminHandCouponInput = { readonly couponCode: string; readonly members: string };
export type AdminHandOutInput = { readonly orderCode: string; readonly version: string; readonly confirmCode?: string | null };
export type AdminHistory = { readonly entries: ReadonlyArray<AdminHistoryEntry>; readonly next: number | null; readonly editable: boolean };
export type AdminHistoryEntry = { readonly entryId: number; readonly version: number; readonly at: string; readonly by: string; readonly approvedBy: string | null; readonly action: string; readonly reason: string | null; readonly undoes: number | null; readonly undoneBy: number | null; readonly records: number; readonly changes: ReadonlyArray<AdminFieldChange> };
export type AdminHome = { readonly waiting: ReadonlyArray<AdminHomeTask>; readonly sales: AdminHomeSales | null };
export type AdminHomeFigures = { readonly day: string; readonly orders: number; readonly pieces: number; readonly net: number };
export type AdminHomeSales = { readonly untilHour: number; readonly today: AdminHomeFigures; readonly weekBefore: AdminHomeFigures };
export type AdminHomeTask = { readonly task: string; readonly count: number };
export type AdminImport = { readonly id: string; readonly recordType: string; readonly source: string; readonly title: string; readonly state: string; readonly ownerName: string; readonly createdAt: string; readonly appliedAt: string | null; readonly undoneAt: string | null; readonly counts: AdminImportCounts; readonly locale: string; readonly takesForeign: boolean; readonly columns: ReadonlyArray<AdminColumnChoice>; readonly fields: ReadonlyArray<string>; readonly notes: unknown; readonly entryIds: ReadonlyArray<number> };
export type AdminImportCounts = { readonly created: number; readonly changed: number; readonly unchanged: number; readonly refused: number; readonly outdated: number };
export type AdminImportPage = { readonly imports: ReadonlyArray<AdminImportSummary>; readonly hasMore: boolean; readonly types: ReadonlyArray<string> };
export type AdminImportProblem = { readonly row: number; readonly column: string; readonly path: string | null; readonly message: string };
export type AdminImportReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminImportStarted | null };
export type AdminImportRow = { readonly number: number; readonly recordId: string; readonly rows: ReadonlyArray<number>; readonly outcome: string; readonly changes: ReadonlyArray<AdminPlannedChange>; readonly problems: ReadonlyArray<AdminImportProblem>; readonly pictures: ReadonlyArray<string> };
export type AdminImportRows = { readonly rows: ReadonlyArray<AdminImportRow>; readonly hasMore: boolean };
export type AdminImportSettlementInput = { readonly id: string; readonly gateway: string; readonly columns: ReadonlyArray<AdminSettlementColumnInput> };
export type AdminImportSettlementReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminImportedSettlement | null };
export type AdminImportStarted = { readonly id: string; readonly workId: string };
export type AdminImportStepInput = { readonly id: string; readonly key: string };
export type AdminImportSummary = { readonly id: string; readonly recordType: string; readonly source: string; readonly title: string; readonly state: string; readonly ownerName: string; readonly createdAt: string; readonly appliedAt: string | null; readonly undoneAt: string | null; readonly counts: AdminImportCounts };
export type AdminImportedSettlement = { readonly id: string; readonly workId: string | null };
export type AdminInviteInput = { readonly email: string; readonly name: string; readonly roles: ReadonlyArray<string>; readonly storeCode?: string | null };
export type AdminLeadingSearch = { readonly term: string; readonly opens: number };
export type AdminLegalReference = { readonly page: string; readonly device: string; readonly version: number; readonly publishedAt: string };
export type AdminLegalVersion = { readonly page: string; readonly device: string; readonly version: number; readonly language: string; readonly html: string; readonly isWhole: boolean; readonly versions: ReadonlyArray<AdminLegalVersionLine> };
export type AdminLegalVersionLine = { readonly device: string; readonly version: number; readonly author: string; readonly publishedAt: string };
export type AdminLine = { readonly number: number; readonly itemCode: string; readonly name: string; readonly skuCode: string; readonly barcode: string; readonly attributes: string; readonly picture: string | null; readonly isGift: boolean; readonly quantity: number; readonly sent: number; readonly cancelled: number; readonly cancelling: number; readonly waiting: number; readonly amount: number };
export type AdminListedPage = { readonly path: string; readonly name: string; readonly standing: string; readonly isLive: boolean; readonly devices: ReadonlyArray<string>; readonly publishAt: string | null; readonly expiresAt: string | null; readonly changedBy: string | null; readonly changedAt: string };
export type AdminMakeCouponCodesDone = { readonly workId: string };
export type AdminMakeCouponCodesInput = { readonly couponCode: string; readonly count: number; readonly prefix?: string | null; readonly key: string };
export type AdminMakeCouponCodesReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminMakeCouponCodesDone | null };
export type AdminMediaDetails = { readonly item: AdminMediaItem; readonly uses: ReadonlyArray<AdminMediaUse> };
export type AdminMediaFocus = { readonly x: number; readonly y: number };
export type AdminMediaFocusInput = { readonly x: number; readonly y: number };
export type AdminMediaInput = { readonly search?: string | null; readonly tag?: string | null; readonly kind?: string | null; readonly page?: number | null };
export type AdminMediaItem = { readonly id: string; readonly path: string; readonly url: string; readonly kind: string; readonly type: string; readonly width: number | null; readonly height: number | null; readonly bytes: number; readonly name: string; readonly alt: ReadonlyArray<AdminMediaText>; readonly focus: AdminMediaFocus | null; readonly tags: ReadonlyArray<string>; readonly uploadedBy: string; readonly uploadedAt: string; readonly version: number; readonly useCount: number };
export type AdminMediaPage = { readonly items: ReadonlyArray<AdminMediaItem>; readonly total: number; readonly page: number; readonly pageSize: number; readonly tags: ReadonlyArray<AdminMediaTag> };
export type AdminMediaReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminMediaItem | null };
export type AdminMediaTag = { readonly name: string; readonly count: number };
export type AdminMediaText = { readonly locale: string; readonly text: string };
export type AdminMediaTextInput = { readonly locale: string; readonly text: string };
export type AdminMediaUse = { readonly kind: string; readonly code: string; readonly name: string };
export type AdminMergeBrandsInput = { readonly fromCode: string; readonly intoCode: string; readonly reason?: string | null };
export type AdminMergeReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly entryId: number | null; readonly products: number };
export type AdminMessage = { readonly id: string; readonly kind: string; readonly title: string; readonly channels: ReadonlyArray<string>; readonly changed: ReadonlyArray<AdminChangedMessage> };
export type AdminMessagePreview = { readonly subject: string | null; readonly html: string | null; readonly text: string; readonly size: AdminSmsSize | null; readonly problems: ReadonlyArray<AdminMessageTextProblem> };
export type AdminMessageText = { readonly name: string; readonly role: string; readonly when: string | null; readonly shipped: string; readonly longest: number; readonly allowed: ReadonlyArray<string>; readonly required: ReadonlyArray<string> };
export type AdminMessageTextProblem = { readonly path: string; readonly message: string };
export type AdminMessageTexts = { readonly message: AdminMessage; readonly texts: ReadonlyArray<AdminMessageText>; readonly about: string | null };
export type AdminMessageTextsInput = { readonly id: string; readonly channel: string; readonly locale: string };
export type AdminMissedPage = { readonly path: string; readonly hits: number; readonly lastDay: string; readonly suggestion: string | null };
export type AdminMissedPagePage = { readonly pages: ReadonlyArray<AdminMissedPage>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminMoveCategoryInput = { readonly code: string; readonly parentCode?: string | null; readonly beforeCode?: string | null };
export type AdminMoveReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly entryId: number | null };
export type AdminNote = { readonly at: string; readonly name: string; readonly text: string };
export type AdminNoteInput = { readonly orderCode: string; readonly text: string };
export type AdminOpenOrder = { readonly orderCode: string; readonly reason: string };
export type AdminOrder = { readonly orderCode: string; readonly version: string; readonly status: string; readonly statusText: string; readonly deliveryType: string; readonly store: AdminStore | null; readonly service: string | null; readonly shipsFrom: string | null; readonly placedAt: string; readonly paymentDue: string | null; readonly movesOnAt: string | null; readonly pickupAsked: boolean; readonly cancelReason: string | null; readonly isMasked: boolean; readonly isGuest: boolean; readonly customer: string | null; readonly contact: AdminContact; readonly lines: ReadonlyArray<AdminLine>; readonly totals: AdminTotals; readonly refundedAmount: number; readonly payment: AdminPayment; readonly refunds: ReadonlyArray<AdminRefund>; readonly parcels: ReadonlyArray<AdminParcel>; readonly returns: ReadonlyArray<AdminReturnRow>; readonly cancelRequest: AdminCancelRequest | null; readonly events: ReadonlyArray<AdminEvent>; readonly edits: ReadonlyArray<AdminOrderEditEntry>; readonly notes: ReadonlyArray<AdminNote>; readonly packed: AdminPacked | null; readonly can: ReadonlyArray<string> };
export type AdminOrderBatch = { readonly orders: ReadonlyArray<AdminOrderOutcome> };
export type AdminOrderBatchReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminOrderBatch | null };
export type AdminOrderContact = { readonly firstName: string; readonly lastName: string; readonly mobile: string; readonly address1: string; readonly zip: string };
export type AdminOrderContactInput = { readonly firstName: string; readonly lastName: string; readonly mobile: string; readonly place?: AdminOrderPlaceInput | null };
export type AdminOrderDone = { readonly orderCode: string };
export type AdminOrderEdit = { readonly refusal: string | null; readonly isOutdated: boolean; readonly lines: ReadonlyArray<AdminEditedLine>; readonly refund: AdminEditRefund | null; readonly isCash: boolean; readonly totalBefore: number; readonly totalAfter: number; readonly contactBefore: AdminOrderContact | null; readonly contactAfter: AdminOrderContact | null };
export type AdminOrderEditEntry = { readonly at: string; readonly name: string; readonly items: ReadonlyArray<AdminEditedPieces>; readonly isContactChanged: boolean; readonly contactBefore: AdminOrderContact | null; readonly contactAfter: AdminOrderContact | null };
export type AdminOrderEditInput = { readonly orderCode: string; readonly version: string; readonly items: ReadonlyArray<AdminPiecesInput>; readonly contact?: AdminOrderContactInput | null };
export type AdminOrderOutcome = { readonly orderCode: string; readonly errorCode: string | null; readonly errorMessage: string | null };
export type AdminOrderPage = { readonly orders: ReadonlyArray<AdminOrderRow>; readonly total: number; readonly page: number; readonly pageSize: number; readonly counts: ReadonlyArray<AdminCount> };
export type AdminOrderPlaceInput = { readonly address1: string; readonly zip?: string | null };
export type AdminOrderReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminOrderDone | null };
export type AdminOrderRow = { readonly orderCode: string; readonly version: string; readonly status: string; readonly statusText: string; readonly deliveryType: string; readonly place: string; readonly service: string | null; readonly receiver: string; readonly pieces: number; readonly firstItem: string; readonly amount: number; readonly placedAt: string; readonly paymentDue: string | null; readonly isPacked: boolean; readonly cancelAsked: boolean; readonly pickupAsked: boolean; readonly hasReturns: boolean; readonly can: ReadonlyArray<string> };
export type AdminOrderSheet = { readonly orderCode: string; readonly isMasked: boolean; readonly store: AdminStore | null; readonly service: string | null; readonly placedAt: string; readonly contact: AdminContact; readonly lines: ReadonlyArray<AdminLine>; readonly parcels: ReadonlyArray<AdminParcel> };
export type AdminOrdersInput = { readonly statuses?: ReadonlyArray<string> | null; readonly deliveryType?: string | null; readonly storeCode?: string | null; readonly search?: string | null; readonly cancelAsked?: boolean | null; readonly codes?: ReadonlyArray<string> | null; readonly counted?: AdminCountedOrdersInput | null; readonly sort?: string | null; readonly page?: number | null; readonly pageSize?: number | null };
export type AdminPackOrdersInput = { readonly key: string; readonly orders: ReadonlyArray<AdminSeenInput> };
export type AdminPacked = { readonly at: string; readonly name: string };
export type AdminPageList = { readonly pages: ReadonlyArray<AdminListedPage>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminPagePreview = { readonly pageContent: unknown; readonly columnProducts: unknown; readonly columnTiers: unknown; readonly incomplete: ReadonlyArray<string> };
export type AdminPagePreviewInput = { readonly state: unknown; readonly device: string; readonly locale: string };
export type AdminPageReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null };
export type AdminPageTarget = { readonly kind: string; readonly code: string; readonly name: string; readonly path: string | null };
export type AdminPageVersion = { readonly device: string; readonly version: number; readonly author: string; readonly savedAt: string; readonly publishedAt: string | null };
export type AdminPageVersionState = { readonly state: unknown };
export type AdminPagesInput = { readonly search?: string | null; readonly states?: ReadonlyArray<string> | null; readonly sort?: string | null; readonly isDescending?: boolean | null; readonly page?: number | null };
export type AdminParcel = { readonly parcelCode: string; readonly courier: string; readonly expressCode: string | null; readonly status: string; readonly statusText: string; readonly sentAt: string; readonly deliveredAt: string | null; readonly signerName: string | null; readonly failure: string | null; readonly place: string | null; readonly items: ReadonlyArray<AdminPieces> };
export type AdminPayment = { readonly reference: string | null; readonly status: string | null; readonly channelCode: string | null; readonly channelName: string | null; readonly amount: number | null; readonly refunded: number; readonly paidAt: string | null; readonly holdUntil: string | null; readonly flag: string | null };
export type AdminPaymentChannel = { readonly code: string; readonly parentCode: string | null; readonly kind: string; readonly isGroup: boolean; readonly name: string; readonly enabled: boolean; readonly gateway: string | null; readonly isReady: boolean; readonly position: number; readonly fee: number; readonly feeBasisPoints: number; readonly least: number; readonly most: number | null; readonly minutes: number | null; readonly couriers: ReadonlyArray<string> | null; readonly waiting: number };
export type AdminPeriodSales = { readonly units: number; readonly amount: number };
export type AdminPhoto = { readonly url: string; readonly width: number; readonly height: number };
export type AdminPickInput = { readonly key: string; readonly sourceCode: string; readonly code: string };
export type AdminPickLine = { readonly orderCode: string; readonly number: number; readonly shelf: string; readonly skuCode: string; readonly barcode: string; readonly item: string; readonly attributes: string; readonly picture: string | null; readonly pieces: number; readonly picked: number; readonly name: string | null };
export type AdminPickList = { readonly place: string | null; readonly places: ReadonlyArray<AdminPickPlace>; readonly orders: ReadonlyArray<AdminPickOrder>; readonly lines: ReadonlyArray<AdminPickLine> };
export type AdminPickOrder = { readonly orderCode: string; readonly version: string; readonly deliveryType: string; readonly placedAt: string; readonly mayPack: boolean };
export type AdminPickPlace = { readonly code: string; readonly name: string };
export type AdminPickReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminPicked | null };
export type AdminPicked = { readonly orderCode: string | null };
export type AdminPieces = { readonly number: number; readonly name: string; readonly quantity: number };
export type AdminPiecesInput = { readonly number: number; readonly quantity: number };
export type AdminPlannedChange = { readonly path: string; readonly before: unknown | null; readonly after: unknown | null };
export type AdminPlannedGroup = "PRODUCT" | "BRAND" | "CATEGORY" | "EVERYTHING";
export type AdminPlannedGroupInput = { readonly kind: AdminPlannedGroup; readonly code: string };
export type AdminPlannedSku = { readonly skuCode: string; readonly typed: string; readonly productCode: string; readonly name: string; readonly options: string; readonly picture: string | null; readonly listPrice: number | null; readonly price: number | null };
export type AdminPlannedSkus = { readonly skus: ReadonlyArray<AdminPlannedSku>; readonly unknown: ReadonlyArray<string>; readonly isComplete: boolean };
export type AdminPlannedSkusInput = { readonly typed?: ReadonlyArray<string> | null; readonly group?: AdminPlannedGroupInput | null; readonly search?: string | null };
export type AdminPointsAdjustment = { readonly key: string; readonly points: number; readonly reason: string; readonly by: string; readonly approvedBy: string | null; readonly state: string; readonly at: string };
export type AdminPointsEntry = { readonly id: string; readonly at: string; readonly kind: string; readonly points: number; readonly balance: number; readonly reference: string | null };
export type AdminPresence = { readonly others: ReadonlyArray<AdminPresentPerson>; readonly record: AdminRecord | null };
export type AdminPresenceInput = { readonly type: string; readonly id: string; readonly editorId: string; readonly version: number; readonly isEditing: boolean; readonly leaves?: boolean | null };
export type AdminPresenceReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminPresence | null };
export type AdminPresentPerson = { readonly name: string; readonly isEditing: boolean };
export type AdminPreviewBulkInput = { readonly key: string; readonly type: string; readonly ids: ReadonlyArray<string>; readonly actions: ReadonlyArray<AdminBulkActionInput> };
export type AdminPreviewFreightInput = { readonly placeCode: string; readonly districtCode: string; readonly grams: number; readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number; readonly service?: string | null; readonly changes?: ReadonlyArray<AdminFieldInput> | null };
export type AdminPreviewImportInput = { readonly id: string; readonly key: string; readonly source: string; readonly locale: string; readonly mapping: ReadonlyArray<AdminColumnChoiceInput> };
export type AdminPreviewMessageInput = { readonly id: string; readonly channel: string; readonly locale: string; readonly texts: unknown; readonly about?: string | null };
export type AdminPreviewSegmentInput = { readonly state: unknown };
export type AdminPriceBelowFloor = { readonly skuCode: string; readonly price: number; readonly floor: number };
export type AdminPricePlanPage = { readonly plans: ReadonlyArray<AdminPricePlanRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminPricePlanRow = { readonly code: string; readonly name: string; readonly state: AdminPricePlanState; readonly beginsAt: string | null; readonly endsAt: string | null; readonly skus: number; readonly updatedAt: string };
export type AdminPricePlanSort = "CHANGED" | "BEGINS" | "NAME";
export type AdminPricePlanState = "DRAFT" | "UPCOMING" | "RUNNING" | "ENDED" | "STOPPED";
export type AdminPricePlansInput = { readonly search?: string | null; readonly states?: ReadonlyArray<AdminPricePlanState> | null; readonly sort?: AdminPricePlanSort | null; readonly isDescending?: boolean | null; readonly page?: number | null };
export type AdminPrivacyCustomer = { readonly name: string; readonly email: string | null; readonly mobile: string | null };
export type AdminPrivacyDone = { readonly id: string };
export type AdminPrivacyReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminPrivacyDone | null };
export type AdminPrivacyRequest = { readonly id: string; readonly kind: string; readonly customerCode: string | null; readonly customer: AdminPrivacyCustomer | null; readonly receivedAt: string; readonly receivedBy: string; readonly proof: string; readonly proofNote: string; readonly asked: string; readonly recordedAt: string; readonly dueAt: string; readonly isOverdue: boolean; readonly state: string; readonly answer: string; readonly closedAt: string | null; readonly steps: ReadonlyArray<AdminPrivacyStep> };
export type AdminPrivacyRequestInput = { readonly id: string };
export type AdminPrivacyRequestPage = { readonly requests: ReadonlyArray<AdminPrivacyRequestRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminPrivacyRequestRow = { readonly id: string; readonly kind: string; readonly customerCode: string | null; readonly receivedAt: string; readonly receivedBy: string; readonly dueAt: string; readonly isOverdue: boolean; readonly state: string; readonly closedAt: string | null };
export type AdminPrivacyRequestsInput = { readonly view?: string | null; readonly customer?: string | null; readonly page?: number | null };
export type AdminPrivacyStep = { readonly id: string; readonly at: string; readonly action: string; readonly by: string | null; readonly field: string | null; readonly channel: string | null };
export type AdminProductChoices = { readonly brands: ReadonlyArray<AdminChoice>; readonly categories: ReadonlyArray<AdminCategoryChoice>; readonly attributes: ReadonlyArray<AdminAttributeChoice>; readonly sizeGuides: ReadonlyArray<AdminChoice>; readonly promotions: ReadonlyArray<AdminChoice> };
export type AdminProductCodes = { readonly codes: ReadonlyArray<string>; readonly isComplete: boolean };
export type AdminProductCodesInput = { readonly filter: AdminProductsInput; readonly without?: ReadonlyArray<string> | null };
export type AdminProductFigures = { readonly last30Days: AdminSales; readonly allTime: AdminSales; readonly stock: ReadonlyArray<AdminSkuStock>; readonly returns: ReadonlyArray<AdminReturnedUnits> };
export type AdminProductName = { readonly code: string; readonly name: string };
export type AdminProductPage = { readonly products: ReadonlyArray<AdminProductRow>; readonly total: number; readonly isMore: boolean; readonly page: number; readonly pageSize: number };
export type AdminProductPlace = { readonly sourceCode: string; readonly name: string; readonly onHand: number; readonly held: number; readonly available: number };
export type AdminProductReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminSavedProduct | null };
export type AdminProductReport = { readonly periods: ReadonlyArray<number>; readonly skus: ReadonlyArray<AdminSkuSales>; readonly places: ReadonlyArray<AdminProductPlace>; readonly searches: ReadonlyArray<AdminLeadingSearch> };
export type AdminProductRow = { readonly code: string; readonly name: string; readonly picture: string | null; readonly brandName: string | null; readonly categoryName: string | null; readonly status: string; readonly lowPrice: number | null; readonly highPrice: number | null; readonly skuCount: number; readonly stock: number; readonly releasedOn: string | null; readonly updatedAt: string };
export type AdminProductSort = "RELEVANCE" | "UPDATED" | "NAME" | "CODE" | "RELEASED";
export type AdminProductsInput = { readonly search?: string | null; readonly statuses?: ReadonlyArray<string> | null; readonly brandCode?: string | null; readonly categoryCode?: string | null; readonly minPrice?: number | null; readonly maxPrice?: number | null; readonly inStock?: boolean | null; readonly sort?: AdminProductSort | null; readonly isReversed?: boolean | null; readonly page?: number | null };
export type AdminPromotion = { readonly id: string; readonly title: string; readonly text: string; readonly path: string; readonly by: string; readonly segment: string | null; readonly reached: number; readonly createdAt: string; readonly doneAt: string | null };
export type AdminPromotionActionReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null };
export type AdminPromotionApproval = { readonly belowFloor: ReadonlyArray<AdminPriceBelowFloor>; readonly budgetLimit: number | null };
export type AdminPromotionApprovalInput = { readonly state: unknown };
export type AdminPromotionBudget = { readonly budget: number; readonly spent: number; readonly isUsedUp: boolean };
export type AdminPromotionCalendar = { readonly month: string; readonly today: string; readonly entries: ReadonlyArray<AdminCalendarEntry>; readonly isCut: boolean };
export type AdminPromotionDay = { readonly day: string; readonly sums: AdminPromotionSums };
export type AdminPromotionDone = { readonly key: string };
export type AdminPromotionInput = { readonly key: string; readonly title: string; readonly text: string; readonly path: string; readonly segment?: string | null };
export type AdminPromotionListInput = { readonly search?: string | null; readonly states?: ReadonlyArray<string> | null; readonly kinds?: ReadonlyArray<string> | null; readonly from?: string | null; readonly until?: string | null; readonly sort?: string | null; readonly isDescending?: boolean | null; readonly page?: number | null };
export type AdminPromotionPage = { readonly promotions: ReadonlyArray<AdminPromotionRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminPromotionRelation = { readonly code: string; readonly kind: string; readonly name: string; readonly beginsAt: string; readonly endsAt: string; readonly goods: number; readonly relation: string; readonly isFirst: boolean; readonly audience: string | null };
export type AdminPromotionRelationsInput = { readonly promotionCode: string; readonly state: unknown };
export type AdminPromotionReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminPromotionDone | null };
export type AdminPromotionResults = { readonly countedAt: string; readonly beginsAt: string; readonly totals: AdminPromotionSums; readonly days: ReadonlyArray<AdminPromotionDay>; readonly units: number | null; readonly unitsLeft: number | null; readonly budget: AdminPromotionBudget | null; readonly stock: number };
export type AdminPromotionRow = { readonly code: string; readonly kind: string; readonly name: string; readonly state: string; readonly beginsAt: string | null; readonly endsAt: string | null; readonly priority: number; readonly updatedAt: string; readonly units: number | null; readonly sold: number | null };
export type AdminPromotionRule = { readonly code: string; readonly name: string; readonly about: string; readonly fields: ReadonlyArray<AdminPromotionRuleField> };
export type AdminPromotionRuleField = { readonly name: string; readonly kind: string; readonly label: string; readonly least: number | null; readonly most: number | null; readonly options: ReadonlyArray<AdminPromotionRuleOption> };
export type AdminPromotionRuleOption = { readonly value: string; readonly label: string };
export type AdminPromotionSku = { readonly skuCode: string; readonly productCode: string; readonly name: string; readonly options: string; readonly picture: string | null; readonly price: number | null; readonly stock: number };
export type AdminPromotionSums = { readonly orders: number; readonly units: number; readonly discount: number; readonly revenue: number; readonly newCustomers: number };
export type AdminPromotions = { readonly audience: number; readonly people: number | null; readonly sent: ReadonlyArray<AdminPromotion> };
export type AdminProposal = { readonly id: string; readonly kind: string; readonly subject: string; readonly title: string; readonly path: string; readonly changes: ReadonlyArray<AdminProposedChange>; readonly reason: string | null; readonly proposedBy: string; readonly proposedAt: string; readonly state: string; readonly isOutdated: boolean; readonly decidedBy: string | null; readonly decidedAt: string | null; readonly decisionReason: string | null; readonly isMine: boolean; readonly canDecide: boolean };
export type AdminProposalInput = { readonly id: string };
export type AdminProposalReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminDecidedProposal | null };
export type AdminProposals = { readonly proposals: ReadonlyArray<AdminProposal>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminProposalsInput = { readonly decided?: boolean | null; readonly kind?: string | null; readonly subject?: string | null; readonly page?: number | null };
export type AdminProposedChange = { readonly path: string; readonly before: unknown | null; readonly after: unknown | null };
export type AdminPublishPageInput = { readonly path: string; readonly version: number; readonly publishAt?: string | null; readonly expiresAt?: string | null };
export type AdminPublishSiteInput = { readonly part: string; readonly version: number };
export type AdminReadWorkDone = { readonly count: number };
export type AdminReadWorkReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminReadWorkDone | null };
export type AdminReadyInput = { readonly orderCode: string; readonly version: string; readonly items: ReadonlyArray<AdminPiecesInput> };
export type AdminReasonInput = { readonly orderCode: string; readonly version: string; readonly reasonCode: string };
export type AdminReceipt = { readonly skuCode: string; readonly received: number; readonly lost: number };
export type AdminReceiptInput = { readonly skuCode: string; readonly received: number; readonly lost: number };
export type AdminReceiveTransferInput = { readonly code: string; readonly version: number; readonly lines: ReadonlyArray<AdminReceiptInput> };
export type AdminRecord = { readonly version: number; readonly state: unknown; readonly updatedBy: string | null; readonly updatedAt: string | null; readonly editable: boolean };
export type AdminRecordPrivacyRequestInput = { readonly code: string; readonly kind: string; readonly receivedBy: string; readonly receivedAt: string; readonly proof: string; readonly proofNote?: string | null; readonly asked?: string | null };
export type AdminRecordState = { readonly version: number; readonly state: unknown };
export type AdminRedirect = { readonly from: string; readonly to: string; readonly hits: number; readonly lastHitAt: string | null };
export type AdminRedirectPage = { readonly redirects: ReadonlyArray<AdminRedirect>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminRefund = { readonly refundId: string; readonly reference: string; readonly amount: number; readonly reason: string; readonly state: string; readonly channelCode: string; readonly channelName: string; readonly orderCodes: ReadonlyArray<string>; readonly customer: string | null; readonly account: string | null; readonly accountProblem: string | null; readonly waitsForAccount: boolean; readonly sentAs: string | null; readonly note: string | null; readonly requestedAt: string; readonly doneAt: string | null };
export type AdminRefundDone = { readonly refundId: string };
export type AdminRefundReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminRefundDone | null };
export type AdminRefuseInput = { readonly orderCode: string; readonly version: string; readonly requestId: string; readonly reason: string };
export type AdminRefuseProposalInput = { readonly id: string; readonly reason: string };
export type AdminReleaseInput = { readonly refundId: string };
export type AdminReopenCashDayInput = { readonly storeCode: string; readonly day: string; readonly reason: string };
export type AdminReplayWebhookDeliveryInput = { readonly id: string };
export type AdminReplayWebhookDeliveryReply = { readonly success: boolean; readonly errorCode: string | null; readonly errorMessage: string | null; readonly message: string | null };
export type AdminReport = { readonly report: string; readonly from: string; readonly until: string; readonly step: string; readonly previousFrom: string; readonly previousUntil: string; readonly storeCode: string | null; readonly totals: AdminReportFigures; readonly previous: AdminReportFigures; readonly steps: ReadonlyArray<AdminReportStep>; readonly rows: ReadonlyArray<AdminReportRow>; readonly rowsTotal: number };
export type AdminReportFigures = { readonly orders: number; readonly pieces: number; readonly piecesBack: number; readonly gross: number; readonly discount: number; readonly points: number; readonly freight: number; readonly fee: number; readonly refunded: number; readonly net: number; readonly views: number; readonly carts: number; readonly checkouts: number; readonly searches: number; readonly withoutResults: number };
export type AdminReportInput = { readonly report: string; readonly from: string; readonly until: string; readonly step: string; readonly rows?: number | null };
export type AdminReportRow = { readonly key: string; readonly name: string | null; readonly figures: AdminReportFigures; readonly previous: AdminReportFigures };
export type AdminReportStep = { readonly from: string; readonly until: string; readonly figures: AdminReportFigures; readonly previous: AdminReportFigures };
export type AdminRestorePageVersionInput = { readonly path: string; readonly device: string; readonly version: number; readonly seenVersion: number };
export type AdminRestoreRecordInput = { readonly type: string; readonly id: string; readonly version: number; readonly to: number; readonly reason?: string | null };
export type AdminReturn = { readonly returnCode: string; readonly orderCode: string; readonly receiver: string; readonly status: string; readonly statusText: string; readonly reason: string; readonly pieces: number; readonly money: number; readonly points: number; readonly freight: number; readonly deducted: number; readonly remark: string; readonly videoUrl: string | null; readonly account: string | null; readonly company: string | null; readonly expressCode: string | null; readonly approverNote: string | null; readonly refundNote: string | null; readonly resellable: boolean | null; readonly resellableByReason: boolean; readonly createdAt: string; readonly sendUntil: string | null; readonly photos: ReadonlyArray<AdminPhoto>; readonly lines: ReadonlyArray<AdminReturnLine>; readonly events: ReadonlyArray<AdminEvent>; readonly can: ReadonlyArray<string> };
export type AdminReturnDone = { readonly returnCode: string };
export type AdminReturnHereInput = { readonly returnCode: string; readonly status: string; readonly resellable: boolean };
export type AdminReturnLine = { readonly number: number; readonly name: string; readonly skuCode: string; readonly picture: string | null; readonly quantity: number; readonly money: number; readonly points: number };
export type AdminReturnNoteInput = { readonly returnCode: string; readonly status: string; readonly note?: string | null };
export type AdminReturnPage = { readonly returns: ReadonlyArray<AdminReturnRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminReturnReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminReturnDone | null };
export type AdminReturnRow = { readonly returnCode: string; readonly orderCode: string; readonly receiver: string; readonly status: string; readonly statusText: string; readonly reason: string; readonly pieces: number; readonly money: number; readonly createdAt: string };
export type AdminReturnedUnits = { readonly reason: string; readonly units: number };
export type AdminRevokeApiKeyReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminRevokedApiKey | null };
export type AdminRevokedApiKey = { readonly id: string };
export type AdminRightsInput = { readonly id: string; readonly roles: ReadonlyArray<string>; readonly storeCode?: string | null };
export type AdminRole = { readonly code: string; readonly name: string | null; readonly permissions: ReadonlyArray<string>; readonly isShipped: boolean; readonly people: number };
export type AdminRotateWebhookSecretInput = { readonly code: string };
export type AdminRotateWebhookSecretReply = { readonly success: boolean; readonly errorCode: string | null; readonly errorMessage: string | null; readonly message: string | null; readonly data: AdminWebhookSecret | null };
export type AdminSafetyStockInput = { readonly sourceCode: string; readonly skuCode?: string | null; readonly safety: number };
export type AdminSales = { readonly units: number; readonly orders: number; readonly amount: number; readonly lastSoldAt: string | null };
export type AdminSaveRecordInput = { readonly type: string; readonly id: string; readonly version: number; readonly create?: boolean | null; readonly changes: ReadonlyArray<AdminFieldInput>; readonly reason?: string | null; readonly key?: string | null };
export type AdminSaveRecordReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly version: number | null; readonly state: unknown | null; readonly entryId: number | null; readonly merged: boolean; readonly waiting: ReadonlyArray<string>; readonly problems: ReadonlyArray<AdminFieldProblem>; readonly conflicts: ReadonlyArray<AdminFieldConflict> };
export type AdminSaveTransferInput = { readonly code?: string | null; readonly version: number; readonly fromCode: string; readonly toCode: string; readonly note?: string | null; readonly lines: ReadonlyArray<AdminTransferLineInput>; readonly key: string };
export type AdminSaveViewInput = { readonly list: string; readonly name: string; readonly query: string; readonly isShared: boolean };
export type AdminSavedProduct = { readonly productCode: string; readonly outcome: string };
export type AdminSearchRule = { readonly id: string; readonly words: ReadonlyArray<string>; readonly pinned: number; readonly boosted: number };
export type AdminSearchRulePage = { readonly rules: ReadonlyArray<AdminSearchRule>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminSeenInput = { readonly orderCode: string; readonly version: string };
export type AdminSegment = { readonly code: string; readonly name: string; readonly any: boolean; readonly conditions: ReadonlyArray<string>; readonly coupons: ReadonlyArray<AdminSegmentCoupon> };
export type AdminSegmentCoupon = { readonly code: string; readonly name: string };
export type AdminSegmentPeople = { readonly people: ReadonlyArray<AdminSegmentPerson>; readonly next: string | null };
export type AdminSegmentPeopleInput = { readonly code: string; readonly purpose: AdminSegmentPurpose; readonly after?: string | null };
export type AdminSegmentPerson = { readonly code: string; readonly name: string | null; readonly email: string | null; readonly whatsApp: string | null };
export type AdminSegmentPlace = { readonly code: string; readonly name: string; readonly province: string | null };
export type AdminSegmentPreview = { readonly state: AdminSegmentPreviewState; readonly people: number; readonly newsletter: number; readonly whatsApp: number; readonly offers: number; readonly sample: ReadonlyArray<string> };
export type AdminSegmentPreviewState = "COUNTED" | "INCOMPLETE" | "TOO_SLOW";
export type AdminSegmentPurpose = "NEWSLETTER" | "WHATSAPP" | "ANALYSIS";
export type AdminSeller = { readonly fields: ReadonlyArray<AdminSellerField>; readonly periods: ReadonlyArray<AdminSellerPeriod> };
export type AdminSellerField = { readonly name: string; readonly fallback: string; readonly variable: string };
export type AdminSellerPeriod = { readonly from: string; readonly name: string; readonly address: string; readonly taxId: string; readonly vatPercent: number };
export type AdminSendTestMessageReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminSentTestMessage | null };
export type AdminSentInput = { readonly refundId: string; readonly sentAs: string };
export type AdminSentTestMessage = { readonly to: string };
export type AdminSetPickedInput = { readonly sourceCode: string; readonly orderCode: string; readonly number: number; readonly picked: number };
export type AdminSetWeeklyLetterReply = { readonly success: boolean; readonly errorCode: string | null; readonly errorMessage: string | null; readonly message: string | null; readonly data: AdminWeeklyLetter | null };
export type AdminSettleChatInput = { readonly conversationId: string; readonly seen: number };
export type AdminSettlement = { readonly id: string; readonly title: string; readonly format: string; readonly gateway: string | null; readonly rowsInFile: number; readonly state: string; readonly uploadedBy: string; readonly uploadedAt: string; readonly importedBy: string | null; readonly importedAt: string | null; readonly skipped: number; readonly gross: number; readonly fee: number; readonly net: number; readonly firstDay: string | null; readonly header: ReadonlyArray<string>; readonly columns: ReadonlyArray<AdminSettlementColumn>; readonly gateways: ReadonlyArray<string>; readonly suggestedGateway: string | null; readonly results: ReadonlyArray<AdminSettlementResultCount> };
export type AdminSettlementColumn = { readonly field: string; readonly header: string | null };
export type AdminSettlementColumnInput = { readonly field: string; readonly header: string };
export type AdminSettlementFile = { readonly id: string; readonly title: string; readonly format: string; readonly gateway: string | null; readonly rowsInFile: number; readonly state: string; readonly uploadedBy: string; readonly uploadedAt: string; readonly importedBy: string | null; readonly importedAt: string | null; readonly skipped: number; readonly gross: number; readonly fee: number; readonly net: number; readonly firstDay: string | null; readonly differences: number; readonly open: number };
export type AdminSettlementResultCount = { readonly result: string; readonly count: number; readonly gross: number };
export type AdminSettlementRow = { readonly subject: string; readonly fileId: string | null; readonly fileTitle: string | null; readonly number: number | null; readonly gateway: string; readonly reference: string; readonly gatewayReference: string; readonly kind: string; readonly gross: number | null; readonly fee: number | null; readonly net: number | null; readonly ourAmount: number | null; readonly day: string | null; readonly result: string; readonly paymentReference: string | null; readonly orderCodes: ReadonlyArray<string>; readonly explanation: string | null; readonly note: string | null; readonly actor: string | null; readonly version: number };
export type AdminSettlementRows = { readonly rows: ReadonlyArray<AdminSettlementRow>; readonly total: number; readonly page: number; readonly pageSize: number; readonly gateways: ReadonlyArray<string> };
export type AdminSettlementRowsInput = { readonly page?: number | null; readonly fileId?: string | null; readonly gateway?: string | null; readonly result?: string | null; readonly state?: string | null; readonly search?: string | null };
export type AdminSettlements = { readonly rows: ReadonlyArray<AdminSettlementFile>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminShelfInput = { readonly skuCode: string; readonly sourceCode: string; readonly shelf: string };
export type AdminShipInput = { readonly orderCode: string; readonly version: string; readonly items: ReadonlyArray<AdminPiecesInput>; readonly courierCode: string; readonly expressCode?: string | null };
export type AdminShipOrderInput = { readonly orderCode: string; readonly version: string; readonly expressCode?: string | null };
export type AdminShipOrdersInput = { readonly key: string; readonly courierCode?: string | null; readonly orders: ReadonlyArray<AdminShipOrderInput> };
export type AdminShopRule = { readonly name: string; readonly fallback: number; readonly variable: string; readonly least: number; readonly most: number };
export type AdminSimulatePromotionInput = { readonly promotionCode: string; readonly state: unknown; readonly orders: number; readonly from?: string | null; readonly until?: string | null; readonly carts: boolean };
export type AdminSimulation = { readonly errorCode: string | null; readonly errorMessage: string | null; readonly problems: ReadonlyArray<AdminSimulationProblem>; readonly orders: AdminSimulationSums | null; readonly carts: AdminSimulationSums | null; readonly differences: ReadonlyArray<AdminSimulationDifference>; readonly leftOut: ReadonlyArray<AdminSimulationLeftOut> };
export type AdminSimulationDifference = { readonly orderCode: string; readonly placedAt: string; readonly before: number; readonly after: number };
export type AdminSimulationLeftOut = { readonly reason: string; readonly orders: number; readonly examples: ReadonlyArray<string> };
export type AdminSimulationPrices = { readonly revenue: number; readonly goodsDiscount: number; readonly freightDiscount: number; readonly giftPieces: number; readonly soldPieces: number; readonly costedPieces: number; readonly margin: number };
export type AdminSimulationProblem = { readonly path: string; readonly message: string };
export type AdminSimulationSums = { readonly counted: number; readonly touched: number; readonly pieces: number; readonly before: AdminSimulationPrices; readonly after: AdminSimulationPrices };
export type AdminSizeGuideChoice = { readonly code: string; readonly name: string };
export type AdminSizeGuideChoices = { readonly categories: ReadonlyArray<AdminSizeGuideChoice>; readonly brands: ReadonlyArray<AdminSizeGuideChoice> };
export type AdminSizeGuidePage = { readonly guides: ReadonlyArray<AdminSizeGuideRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminSizeGuideRow = { readonly code: string; readonly categoryName: string; readonly brandName: string; readonly missing: ReadonlyArray<string>; readonly updatedAt: string | null };
export type AdminSkuLabel = { readonly skuCode: string; readonly productCode: string; readonly name: string; readonly options: string; readonly barcode: string; readonly picture: string | null };
export type AdminSkuLevel = { readonly skuCode: string; readonly onHand: number; readonly held: number; readonly sellable: number };
export type AdminSkuSales = { readonly skuCode: string; readonly retired: boolean; readonly sales: ReadonlyArray<AdminPeriodSales> };
export type AdminSkuStock = { readonly skuCode: string; readonly units: number };
export type AdminSmsSize = { readonly segments: number; readonly length: number; readonly alphabet: string; readonly most: number };
export type AdminStaffMember = { readonly id: string; readonly email: string; readonly name: string; readonly roles: ReadonlyArray<string>; readonly storeCode: string | null; readonly state: string; readonly invitedUntil: string | null; readonly lastSeen: string | null; readonly sessions: number; readonly isSelf: boolean };
export type AdminStaffMemberDone = { readonly id: string };
export type AdminStaffMemberInput = { readonly id: string };
export type AdminStaffMemberReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminStaffMemberDone | null };
export type AdminStartCountInput = { readonly sourceCode: string; readonly key: string };
export type AdminStockAtPlace = { readonly sourceCode: string; readonly sourceName: string; readonly levels: ReadonlyArray<AdminSkuLevel> };
export type AdminStockChangeInput = { readonly skuCode: string; readonly change: number };
export type AdminStockCount = { readonly code: string; readonly sourceCode: string; readonly sourceName: string; readonly state: string; readonly version: number; readonly startedBy: string; readonly startedAt: string; readonly endedBy: string | null; readonly endedAt: string | null; readonly lines: ReadonlyArray<AdminStockCountLine>; readonly uncounted: number };
export type AdminStockCountLine = { readonly sku: AdminSkuLabel; readonly counted: number; readonly expected: number; readonly difference: number; readonly moved: boolean; readonly onHand: number; readonly held: number; readonly countedBy: string; readonly countedAt: string };
export type AdminStockCountRow = { readonly code: string; readonly sourceCode: string; readonly sourceName: string; readonly state: string; readonly startedBy: string; readonly startedAt: string; readonly endedBy: string | null; readonly endedAt: string | null; readonly lines: number; readonly difference: number };
export type AdminStockDone = { readonly sourceCode: string };
export type AdminStockEntry = { readonly id: string; readonly at: string; readonly cause: string; readonly change: number | null; readonly onHand: number | null; readonly reserved: number | null; readonly state: string | null; readonly reference: string | null; readonly actor: string | null; readonly reason: string | null };
export type AdminStockHistory = { readonly entries: ReadonlyArray<AdminStockEntry>; readonly next: string | null };
export type AdminStockInput = { readonly view?: string | null; readonly sourceCode?: string | null; readonly search?: string | null; readonly few?: number | null; readonly days?: number | null; readonly sort?: string | null; readonly isDescending?: boolean | null; readonly page?: number | null };
export type AdminStockLevel = { readonly sourceCode: string; readonly sourceName: string; readonly onHand: number; readonly held: number; readonly sellable: number; readonly incoming: number; readonly safety: number; readonly shelf: string };
export type AdminStockOfSku = { readonly sku: AdminSkuLabel; readonly levels: ReadonlyArray<AdminStockLevel> };
export type AdminStockPage = { readonly rows: ReadonlyArray<AdminStockRow>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminStockPlace = { readonly code: string; readonly name: string; readonly kind: string; readonly safety: number; readonly isWithinReach: boolean };
export type AdminStockReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminStockDone | null };
export type AdminStockRow = { readonly sku: AdminSkuLabel; readonly level: AdminStockLevel };
export type AdminStopCouponInput = { readonly couponCode: string; readonly reason?: string | null };
export type AdminStopPromotionInput = { readonly promotionCode: string; readonly reason?: string | null };
export type AdminStore = { readonly code: string; readonly name: string; readonly address1: string };
export type AdminStoreChoice = { readonly code: string; readonly name: string };
export type AdminStorePage = { readonly stores: ReadonlyArray<AdminStoreRow>; readonly cities: ReadonlyArray<string>; readonly hiddenBySetting: ReadonlyArray<string>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminStoreRow = { readonly code: string; readonly name: string; readonly address: string; readonly city: string; readonly province: string; readonly phone: string; readonly services: ReadonlyArray<string>; readonly latitude: number; readonly longitude: number; readonly hidden: boolean };
export type AdminSwitchInput = { readonly id: string; readonly on: boolean };
export type AdminSynonymGroup = { readonly id: string; readonly phrases: ReadonlyArray<string> };
export type AdminSynonymPage = { readonly groups: ReadonlyArray<AdminSynonymGroup>; readonly total: number; readonly page: number; readonly pageSize: number };
export type AdminTestWebhookInput = { readonly code: string; readonly key: string };
export type AdminTestWebhookReply = { readonly success: boolean; readonly errorCode: string | null; readonly errorMessage: string | null; readonly message: string | null; readonly data: AdminWebhookDelivery | null };
export type AdminTotals = { readonly goods: number; readonly discounts: number; readonly points: number; readonly freight: number; readonly fee: number; readonly total: number };
export type AdminTransfer = { readonly code: string; readonly fromCode: string; readonly fromName: string; readonly toCode: string; readonly toName: string; readonly state: string; readonly note: string; readonly version: number; readonly createdBy: string; readonly createdAt: string; readonly sentBy: string | null; readonly sentAt: string | null; readonly endedAt: string | null; readonly can: ReadonlyArray<string>; readonly lines: ReadonlyArray<AdminTransferLine>; readonly events: ReadonlyArray<AdminTransferEvent> };
export type AdminTransferEvent = { readonly step: string; readonly lines: ReadonlyArray<AdminReceipt>; readonly actor: string; readonly at: string };
export type AdminTransferLine = { readonly sku: AdminSkuLabel; readonly quantity: number; readonly received: number; readonly lost: number; readonly open: number };
export type AdminTransferLineInput = { readonly skuCode: string; readonly quantity: number };
export type AdminTransferRow = { readonly code: string; readonly fromCode: string; readonly fromName: string; readonly toCode: string; readonly toName: string; readonly state: string; readonly createdBy: string; readonly createdAt: string; readonly sentAt: string | null; readonly endedAt: string | null; readonly units: number; readonly received: number; readonly lost: number };
export type AdminTransferSeenInput = { readonly code: string; readonly version: number };
export type AdminTriedProduct = { readonly code: string; readonly name: string; readonly reason: string | null };
export type AdminTriedResult = { readonly total: number; readonly corrected: string | null; readonly products: ReadonlyArray<AdminTriedProduct> };
export type AdminTriedRule = { readonly id: string; readonly words: ReadonlyArray<string>; readonly pinned: ReadonlyArray<string>; readonly boosted: ReadonlyArray<string> };
export type AdminTriedSearch = { readonly before: AdminTriedResult; readonly after: AdminTriedResult | null };
export type AdminTriedSynonyms = { readonly id: string; readonly phrases: ReadonlyArray<string> };
export type AdminTrySearchInput = { readonly text: string; readonly locale?: string | null; readonly synonyms?: AdminTriedSynonyms | null; readonly rule?: AdminTriedRule | null };
export type AdminUndoInput = { readonly entryId: number; readonly reason?: string | null };
export type AdminUndoReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly entryId: number | null; readonly records: number; readonly problems: ReadonlyArray<AdminFieldProblem>; readonly changed: ReadonlyArray<AdminChangedField> };
export type AdminUnlockPinInput = { readonly code: string; readonly reason: string; readonly key: string };
export type AdminUpdateMediaInput = { readonly id: string; readonly version: number; readonly name: string; readonly alt: ReadonlyArray<AdminMediaTextInput>; readonly focus?: AdminMediaFocusInput | null; readonly tags: ReadonlyArray<string> };
export type AdminValueChoice = { readonly code: string; readonly name: string; readonly swatch: string | null };
export type AdminView = { readonly id: string; readonly name: string; readonly query: string; readonly isShared: boolean; readonly isMine: boolean; readonly ownerName: string };
export type AdminViewReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminViewSaved | null };
export type AdminViewSaved = { readonly id: string };
export type AdminWaitingProposals = { readonly kind: string; readonly count: number };
export type AdminWebhook = { readonly code: string; readonly url: string; readonly description: string; readonly events: ReadonlyArray<string>; readonly enabled: boolean; readonly secretSince: string | null; readonly formerSecretUntil: string | null; readonly pending: number; readonly failed: number; readonly lastDeliveredAt: string | null };
export type AdminWebhookDeliveries = { readonly deliveries: ReadonlyArray<AdminWebhookDelivery>; readonly next: string | null };
export type AdminWebhookDeliveriesInput = { readonly code: string; readonly status?: AdminWebhookDeliveryStatus | null; readonly before?: string | null };
export type AdminWebhookDelivery = { readonly id: string; readonly eventId: string; readonly type: string; readonly objectKey: string; readonly body: string; readonly status: AdminWebhookDeliveryStatus; readonly attempts: number; readonly occurredAt: string; readonly lastAttemptAt: string | null; readonly nextAttemptAt: string | null; readonly responseStatus: number | null; readonly problem: string | null; readonly durationMs: number | null; readonly responseStart: string | null };
export type AdminWebhookDeliveryStatus = "PENDING" | "DELIVERED" | "FAILED";
export type AdminWebhookSecret = { readonly secret: string; readonly formerUntil: string | null };
export type AdminWeeklyLetter = { readonly isWanted: boolean; readonly email: string; readonly nextAt: string };
export type AdminWhyPrice = { readonly at: string; readonly isOtherMoment: boolean; readonly order: AdminWhyPriceOrder | null; readonly lines: ReadonlyArray<AdminWhyPriceLine>; readonly parcels: ReadonlyArray<AdminWhyPriceParcel>; readonly total: number; readonly verdicts: ReadonlyArray<AdminWhyPriceVerdict> };
export type AdminWhyPriceInput = { readonly order?: string | null; readonly lines?: string | null; readonly customer?: string | null; readonly coupon?: string | null; readonly isMember?: boolean | null; readonly at?: string | null };
export type AdminWhyPriceLine = { readonly skuCode: string; readonly name: string; readonly options: string; readonly productCode: string | null; readonly quantity: number; readonly isGift: boolean; readonly listAmount: number; readonly saleAmount: number; readonly flashSaleUnits: number; readonly records: ReadonlyArray<AdminWhyPriceRecord>; readonly payAmount: number };
export type AdminWhyPriceName = { readonly code: string; readonly name: string };
export type AdminWhyPriceOrder = { readonly codes: ReadonlyArray<string>; readonly outcome: string; readonly charged: number; readonly rebuilt: number | null };
export type AdminWhyPriceParcel = { readonly parcel: string; readonly freight: number; readonly records: ReadonlyArray<AdminWhyPriceRecord>; readonly payAmount: number };
export type AdminWhyPriceProblem = { readonly path: string; readonly message: string };
export type AdminWhyPriceRecord = { readonly step: number; readonly code: string | null; readonly name: string; readonly amount: number };
export type AdminWhyPriceReply = { readonly problems: ReadonlyArray<AdminWhyPriceProblem>; readonly price: AdminWhyPrice | null };
export type AdminWhyPriceVerdict = { readonly code: string; readonly kind: string; readonly name: string; readonly reason: string | null; readonly amount: number; readonly counted: number | null; readonly missing: number | null; readonly byPieces: boolean; readonly left: number | null; readonly beginsAt: string | null; readonly endsAt: string | null; readonly others: ReadonlyArray<AdminWhyPriceName> };
export type AdminWithdrawPageInput = { readonly path: string; readonly what: string };
export type AdminWork = { readonly id: string; readonly kind: string; readonly title: string; readonly path: string | null; readonly state: string; readonly done: number; readonly total: number | null; readonly isCancelling: boolean; readonly result: unknown | null; readonly error: unknown | null; readonly createdAt: string; readonly endedAt: string | null; readonly isRead: boolean };
export type AdminWorkDone = { readonly id: string };
export type AdminWorkReply = { readonly success: boolean; readonly code: string; readonly message: string | null; readonly timestamp: string; readonly errorMessage: string | null; readonly errorCode: string | null; readonly data: AdminWorkDone | null };
