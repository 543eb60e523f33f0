import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { smsSenderContract } from "#modules/notification/server/ports/sms-sender.contract.ts";
import type { SmsMessage } from "#modules/notification/server/ports/sms-sender.ts";
import { formSmsSender } from "./form-sms-sender.ts";

/** The vendor on a real socket. */
async function formVendor() {
  const received: SmsMessage[] = [];
  const vendor = { status: 200, isDown: false };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const isKnown = request.headers.authorization === `Basic ${Buffer.from("shop:secret").toString("base64")}`;
    if (vendor.isDown) return void request.socket.destroy();
    if (vendor.status !== 200 || !isKnown) return void response.writeHead(isKnown ? vendor.status : 401).end();
    received.push({ key: form.get("reference") ?? "", to: form.get("to") ?? "", text: form.get("text") ?? "" });
    response.end(`m-${received.length}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, received, vendor };
}

smsSenderContract(async () => {
  const { url, received, vendor } = await formVendor();
  return {
    sender: formSmsSender({ url, account: "shop", token: "secret", timeoutMs: 120_000 }),
    takeDown() {
      vendor.isDown = true;
    },
    refuse() {
      vendor.status = 422;
    },
    received: () => received,
  };
});
