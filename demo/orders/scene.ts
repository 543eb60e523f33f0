import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { type OrderOptions, type Placed, placeOrder } from "./buyer.ts";
import { type DemoBuyer, guestBuyer, type MemberName, memberBuyers } from "./buyers.ts";
import { type ShopClient, shopClient } from "./shop-client.ts";
import { type StaffClient, signInStaff } from "./staff-client.ts";
import { countDueJobs } from "./store/job-queue.ts";
import { type Product, productsToCollect, productsToSend } from "./store/products.ts";

export type Buyer = ShopClient & {
  readonly profile: DemoBuyer;
  /** Orders so many different products, two pieces of the first one. */
  order(wish?: Omit<OrderOptions, "goods"> & { readonly products?: number }): Promise<Placed>;
};

/** What stories act with. */
export type Scene = {
  readonly database: Database;
  /** The next guest. */
  guest(): Promise<Buyer>;
  member(name: MemberName): Promise<Buyer>;
  /** Sends, lays ready, cancels and decides about returns. */
  readonly orderStaff: StaffClient;
  /** Gives money back. */
  readonly finance: StaffClient;
  /** Looks after stock, products and pictures. */
  readonly admin: StaffClient;
  /** Edits products, and may only propose prices below the floor. */
  readonly catalogue: StaffClient;
  /** The staff member who answers chats. */
  readonly support: StaffClient;
  /** Presses a button of one of the simulators. */
  simulate(path: string, body?: object): Promise<void>;
  /** Puts one of the demo shop's pictures into the media library. */
  uploadPicture(name: string): Promise<void>;
  /** Waits until the worker has done everything that is due. */
  settled(): Promise<void>;
  /** Runs the jobs that are due. */
  takeDueSteps(): Promise<void>;
  /** Ends the sessions of the staff. */
  signOut(): Promise<void>;
};

const sweeps = ["order.sweep", "returns.expire"];

/** Prepares the customers and products of the stories in the shop at `address`. */
export async function openScene(address: string, database: Database, clock: Clock): Promise<Scene> {
  let clients = 0;
  const client = (path?: string) => {
    clients += 1;
    return shopClient(address, `198.51.100.${clients % 250}`, path);
  };
  const sent = takeInTurn(await productsToSend(database.kysely, 60));
  const collected = takeInTurn(await productsToCollect(database.kysely, 30));
  const buyer = (own: ShopClient, profile: DemoBuyer): Buyer => ({
    ...own,
    profile,
    async order({ products = 2, ...wish } = {}) {
      const next = wish.pickup ? collected : sent;
      const goods = Array.from({ length: products }, (_, at) => ({ ...next(), quantity: at === 0 ? 2 : 1 }));
      const placed = await placeOrder(own, profile, { ...wish, goods });
      await settled();
      return placed;
    },
  });
  const settled = async () => {
    while ((await countDueJobs(database.kysely)) > 0) await sleep(10);
  };
  const staff = (name: string) => signInStaff(client("/admin/graphql"), `${name}@staff.example`, clock);
  let guests = 0;
  const members = new Map<MemberName, Promise<Buyer>>();
  const [orderStaff, finance, support] = [await staff("budi"), await staff("agus"), await staff("dewi")];
  const [admin, catalogue] = [await staff("rani"), await staff("wulan")];
  return {
    database,
    async guest() {
      const own = client();
      await own.act("mutation guestInit { guestInit { success errorMessage } }");
      return buyer(own, guestBuyer(guests++));
    },
    member(name) {
      const known =
        members.get(name) ?? signInMember(client(), memberBuyers[name]).then((own) => buyer(own, memberBuyers[name]));
      members.set(name, known);
      return known;
    },
    orderStaff,
    finance,
    support,
    admin,
    catalogue,
    async uploadPicture(name) {
      const answer = await fetch(`${address}/img/w1280/pictures/${name}.jpg`);
      if (!answer.ok) throw new Error(`the picture ${name} answered ${answer.status}`);
      await admin.upload(`/admin/media/files?name=${name.split("/").at(-1)}.jpg`, await answer.arrayBuffer());
    },
    async signOut() {
      for (const one of [orderStaff, finance, support, admin, catalogue])
        await one.act("mutation staffLogOut { staffLogOut { success errorMessage } }");
    },
    settled,
    async simulate(path, body = {}) {
      const answer = await fetch(address + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        // A page of a gateway leads back to the shop's pages, which are not there yet.
        redirect: "manual",
      });
      if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      await settled();
    },
    async takeDueSteps() {
      for (const job of sweeps) await addJob(database.kysely, job, {});
      await settled();
    },
  };
}

async function signInMember(client: ShopClient, { email }: DemoBuyer): Promise<ShopClient> {
  await client.act(
    "mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { success errorMessage } }",
    { input: { account: email, password: "Main-bola7" } },
  );
  return client;
}

function takeInTurn(goods: readonly Product[]): () => Product {
  let taken = 0;
  return () => {
    const next = goods[taken++ % goods.length];
    if (!next) throw new Error("nothing to sell");
    return next;
  };
}
