import { clubCron, clubJobs } from "#apps/club/index.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Log } from "#kit/http/log.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { housekeepingCron, housekeepingJob, housekeepingJobName } from "#kit/postgres/housekeeping.ts";
import { outboxJob, outboxJobName } from "#kit/postgres/outbox.ts";
import { startWorker, type Worker } from "#kit/postgres/worker.ts";
import { purgeWork, runWorkJob, runWorkJobName } from "#modules/background-work/server/index.ts";
import { sweepGuestCarts } from "#modules/cart/server/index.ts";
import { notifyBackInStock, purgePlannedPrices } from "#modules/catalogue/server/index.ts";
import { purgeConversations, sendAnswers, sendAnswersJobName } from "#modules/chat/server/index.ts";
import { purgeCheckouts } from "#modules/checkout/server/index.ts";
import { pageCron, pageJobs, purgeMissedPages, siteCron, siteJobs } from "#modules/content/server/index.ts";
import {
  accessTopic,
  formerAccessTopic,
  grantAccess,
  purgeCodes,
  purgeResets,
  purgeSessions,
} from "#modules/identity/server/index.ts";
import { purgeImports } from "#modules/import-export/server/index.ts";
import {
  adjustTopic,
  type Club,
  deliverAdjustment,
  deliverPinUnlock,
  deliverPoints,
  pointsTopic,
  retryOverdueAdjustments,
  retryOverduePinUnlocks,
  retryOverduePoints,
  unlockPinTopic,
} from "#modules/loyalty/server/index.ts";
import { removeUnusedFiles } from "#modules/media/server/index.ts";
import { unsentTopic } from "#modules/newsletter/server/index.ts";
import { notificationDays } from "#modules/notification/contract/member-notification.ts";
import {
  broadcastTopic,
  deliverBroadcast,
  deliverMessage,
  messageTopic,
  purgeDeliveries,
  purgeNotifications,
  type Senders,
  sealerOf,
} from "#modules/notification/server/index.ts";
import {
  orderCron,
  orderDeliveries,
  orderJobs,
  purgeOpenedLinks,
  type TransitionDeps,
} from "#modules/order/server/index.ts";
import {
  type PaymentDeps,
  paymentCron,
  paymentDeliveries,
  paymentJobs,
  purgeRefundAccounts,
} from "#modules/payment/server/index.ts";
import { purgeDataLinks } from "#modules/privacy/server/index.ts";
import { letterCron, letterJobs, reportCron, reportJobs } from "#modules/reports/server/index.ts";
import { purgeReturnAccounts, returnsCron, returnsJobs } from "#modules/returns/server/index.ts";
import { purgeSearchCounts } from "#modules/search/server/index.ts";
import { purgeSettlements } from "#modules/settlements/server/index.ts";
import { bookingTopic, bookParcel, pollCourier, pollJobName, shippingCron } from "#modules/shipping/server/index.ts";
import { purgeStaffSessions } from "#modules/staff/server/index.ts";
import { purgeWebhookDeliveries } from "#modules/webhooks/server/index.ts";
import type { Config } from "../config/config.ts";
import { openMediaStorage } from "../media/open-media.ts";
import { backInStockAnnouncer } from "../messaging/back-in-stock.ts";
import { offerAudience } from "../messaging/offer-audience.ts";
import { reportNames } from "../modules/report-names.ts";
import { returnSteps } from "../modules/shop-returns.ts";
import { searchCron, searchJobs } from "../search/search-jobs.ts";
import type { ParcelDeps } from "../shipping/shop-parcels.ts";
import { workKinds } from "./work-kinds.ts";

export type JobDeps = {
  config: Config;
  databaseUrl: string;
  database: Database;
  clock: Clock;
  ids: Ids;
  senders: Senders;
  shopName: string;
  club: Club;
  log: Log;
  payments: PaymentDeps;
  orders: TransitionDeps;
  parcels: ParcelDeps;
};

/** Retention of sent-message records. */
const rememberedDays = 30;
/** Planned prices of the past explain what orders were charged. */
const plannedPriceDays = 90;
const uploadedFileDays = 7;
const tidyUp = "shop.tidy_up";
const finishPoints = "shop.finish_points";
const remind = "shop.notify_back_in_stock";
/** The job's name in earlier releases, for jobs queued before an update. */
const formerRemind = "shop.tell_of_returns";
const tidyMedia = "media.remove_unused_files";

/** All work outside requests: outgoing messages and calls, and nightly clean-up. */
export function startJobs({
  config,
  databaseUrl,
  database,
  clock,
  ids,
  senders,
  shopName,
  club,
  log,
  payments,
  orders,
  parcels,
}: JobDeps): Promise<Worker> {
  const sealer = sealerOf(config.sealSecrets, ids);
  const deliver = deliverMessage({
    database,
    clock,
    senders,
    sealer,
    secret: config.secret,
    shop: { name: shopName, url: config.publicUrl, adminUrl: config.adminUrl ?? config.publicUrl },
    onDelivery: (delivery) => log.info({ delivery }, "a message was handed over"),
  });
  const pins = { database, club, ids, sealer };
  const points = {
    database,
    club,
    onRefused: (task: string, key: string, code: string) =>
      log.error({ task, key, code }, "the loyalty club refused a task of the shop"),
  };
  const remindMembers = async () => {
    await notifyBackInStock({ database, clock, notifier: backInStockAnnouncer({ ids, clock, sealer }) });
  };
  const access = grantAccess({ database, ids, secret: config.secret, sealer, codes: config.codes });
  return startWorker({
    connectionString: databaseUrl,
    concurrency: 4,
    log: (message, err) => log.warn({ err }, message),
    jobs: {
      [outboxJobName]: outboxJob(database, {
        [messageTopic]: deliver,
        // A dummy write, so that response times do not reveal who is on the list.
        [unsentTopic]: async () => undefined,
        ...paymentDeliveries(payments),
        ...orderDeliveries({ ...orders, database, payments }),
        [bookingTopic]: bookParcel(parcels),
        [accessTopic]: access,
        [formerAccessTopic]: access,
        [pointsTopic]: deliverPoints(points),
        [adjustTopic]: deliverAdjustment(points),
        [unlockPinTopic]: deliverPinUnlock(pins),
        [broadcastTopic]: deliverBroadcast({
          database,
          ids,
          clock,
          audience: offerAudience({ clock, siteCode: config.siteScope.siteCode }),
        }),
      }),
      ...paymentJobs(payments),
      [pollJobName]: pollCourier(parcels),
      ...orderJobs({ ...orders, database, payments }),
      ...reportJobs({ database }),
      ...letterJobs({ database, clock, ids, sealer, rowNames: reportNames }),
      ...returnsJobs({ database, ...returnSteps({ config, clock, ids }) }),
      ...pageJobs({ database, clock }),
      ...siteJobs({ database }),
      [housekeepingJobName]: housekeepingJob(database),
      ...searchJobs(database, clock),
      ...clubJobs({ database, clock, rules: config.club.rules }),
      [remind]: remindMembers,
      [formerRemind]: remindMembers,
      [sendAnswersJobName]: sendAnswers({ database, clock, ids, sealer }),
      [tidyMedia]: async () => {
        const storage = openMediaStorage({ config, clock, ids, log });
        const { failed } = await removeUnusedFiles({ database, storage });
        if (failed > 0) log.warn({ failed }, "unused files could not be removed from the media storage");
      },
      [runWorkJobName]: runWorkJob({
        database,
        clock,
        kinds: workKinds({ config, database, clock, ids, log }),
        log: (message, err) => log.error({ err }, message),
      }),
      [finishPoints]: async () => {
        await retryOverduePoints(points);
        await retryOverdueAdjustments(points);
        await retryOverduePinUnlocks(pins);
      },
      [tidyUp]: async () => {
        await purgeDeliveries(database.kysely, rememberedDays);
        await purgeNotifications(database.kysely, clock.now(), notificationDays);
        await purgeCodes(database.kysely);
        await purgeResets(database.kysely);
        await purgeSessions(database.kysely);
        await purgeRefundAccounts(database.kysely, clock.now());
        await purgeReturnAccounts(database.kysely, clock.now());
        await purgeStaffSessions(database.kysely, clock.now());
        await sweepGuestCarts(database.kysely, clock.now());
        await purgePlannedPrices(database.kysely, new Date(clock.now().getTime() - plannedPriceDays * 86_400_000));
        await purgeCheckouts(database.kysely, clock.now());
        await purgeOpenedLinks(database.kysely, clock.now());
        await purgeConversations(database.kysely, clock.now());
        await purgeWork(database.kysely, clock.now());
        await purgeImports(database.kysely, clock.now());
        await purgeSettlements(database.kysely, new Date(clock.now().getTime() - uploadedFileDays * 86_400_000));
        await purgeSearchCounts(database.kysely, clock.now());
        await purgeMissedPages(database.kysely, clock.now());
        await purgeWebhookDeliveries(database.kysely, clock.now());
        await purgeDataLinks(database.kysely, clock.now());
      },
    },
    cron: [
      housekeepingCron,
      ...searchCron,
      ...pageCron,
      ...siteCron,
      clubCron,
      ...paymentCron,
      ...orderCron,
      ...shippingCron,
      ...returnsCron,
      ...reportCron,
      letterCron,
      { job: remind, match: "* * * * *" },
      { job: finishPoints, match: "*/10 * * * *" },
      { job: tidyUp, match: "41 20 * * *" },
      { job: tidyMedia, match: "11 20 * * *" },
    ],
  });
}
