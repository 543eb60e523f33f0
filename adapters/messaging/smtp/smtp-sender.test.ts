import { createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { qrPng } from "#kit/images/qr-png.ts";
import { emailSenderContract } from "#modules/notification/server/ports/email-sender.contract.ts";
import type { EmailMessage } from "#modules/notification/server/ports/email-sender.ts";
import { loopbackMailServer, type Refusal } from "../testing/loopback-mail-server.ts";
import { smtpSender } from "./smtp-sender.ts";

const from = { name: "Bata & Bola", address: "hello@shop.example" };
const message: EmailMessage = {
  key: "outbox-7",
  to: "sari@example.com",
  subject: "Mã xác nhận – 验证码",
  text: "Mã của bạn:\n\n4821\n",
  html: '<p style="color:#b3261e">验证码 <b>4821</b></p>',
};

function senderTo(port: number, timeoutMs = 120_000, login = "") {
  const sender = smtpSender({ url: `smtp://${login}127.0.0.1:${port}`, from, timeoutMs });
  onTestFinished(() => sender.close());
  return sender;
}

describe("SMTP passes the port's contract", () => {
  emailSenderContract(async () => {
    const server = await loopbackMailServer();
    return {
      sender: senderTo(server.port),
      takeDown: () => server.stop(),
      refuse: () => server.refuse({ at: "receiver", reply: 550 }),
      received: () =>
        server.arrived.map((mail) => ({
          key: /^<(.*)@shop\.example>$/.exec(mail.headers.get("message-id") ?? "")?.[1] ?? "",
          to: mail.receivers.join(),
          subject: mail.subject,
          text: mail.text ?? "",
          html: mail.html ?? "",
        })),
    };
  });
});

test("the mail arrives with both parts, its sender and the characters of four languages", async () => {
  const server = await loopbackMailServer();
  const result = await senderTo(server.port).send(message);
  expect(result).toEqual({ ok: true, value: { messageId: "<outbox-7@shop.example>" } });
  const [mail] = server.arrived;
  expect(mail).toMatchObject({
    from: "hello@shop.example",
    receivers: ["sari@example.com"],
    subject: "Mã xác nhận – 验证码",
    text: "Mã của bạn:\n\n4821\n",
    html: '<p style="color:#b3261e">验证码 <b>4821</b></p>',
  });
  expect(mail?.headers.get("from")).toBe('"Bata & Bola" <hello@shop.example>');
  expect(mail?.headers.get("to")).toBe("sari@example.com");
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail?.headers.get("content-type")).toMatch(/^multipart\/alternative/);
});

test("an embedded picture arrives byte for byte under its content id", async () => {
  const server = await loopbackMailServer();
  const png = qrPng("K7M2Q9");
  const html = '<img src="cid:qr-1" alt="K7M2Q9">';
  await senderTo(server.port).send({ ...message, html, pictures: [{ id: "qr-1", png }] });
  const [mail] = server.arrived;
  expect(mail).toMatchObject({ text: message.text, html });
  expect(mail?.pictures).toEqual(new Map([["qr-1", `data:image/png;base64,${png.toString("base64")}`]]));
});

test("only a mail with an unsubscribe address has the List-Unsubscribe headers", async () => {
  const server = await loopbackMailServer();
  const sender = senderTo(server.port);
  await sender.send({ ...message, unsubscribeUrl: "https://shop.example/newsletter/unsubscribe?token=a.b" });
  await sender.send({ ...message, key: "outbox-8" });
  const [email, code] = server.arrived.map(({ headers }) => headers);
  expect(email?.get("list-unsubscribe")).toBe("<https://shop.example/newsletter/unsubscribe?token=a.b>");
  expect(email?.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect([code?.has("list-unsubscribe"), code?.has("list-unsubscribe-post")]).toEqual([false, false]);
});

test("a subject with line breaks cannot add a header", async () => {
  const server = await loopbackMailServer();
  await senderTo(server.port).send({ ...message, subject: "Hi\r\nBcc: thief@example.com\r\n\r\nbody" });
  expect(server.arrived[0]?.subject).toBe("Hi Bcc: thief@example.com body");
  expect(server.arrived[0]?.headers.has("bcc")).toBe(false);
  expect(server.arrived[0]?.receivers).toEqual(["sari@example.com"]);
});

test.each([
  "sari@example.com\r\nBcc: thief@example.com",
  "sari@example.com, thief@example.com",
  "Sari <sari@example.com>",
  "sari@example.com thief@example.com",
  "sari",
  "",
])("%j is not an address and never reaches the server", async (to) => {
  const server = await loopbackMailServer();
  const result = await senderTo(server.port).send({ ...message, to });
  expect(result).toEqual({ ok: false, error: { code: "REFUSED", reason: "not an address" } });
  expect(server.connections()).toBe(0);
});

test.each([
  [{ at: "receiver", reply: 550 }, "REFUSED", "EENVELOPE 550"],
  [{ at: "mail", reply: 554 }, "REFUSED", "EMESSAGE 554"],
  [{ at: "receiver", reply: 450 }, "CHANNEL_UNAVAILABLE", "EENVELOPE 450"],
  [{ at: "mail", reply: 451 }, "CHANNEL_UNAVAILABLE", "EMESSAGE 451"],
  [{ at: "sender", reply: 553 }, "CHANNEL_UNAVAILABLE", "EENVELOPE 553"],
  [{ at: "login", reply: 535 }, "CHANNEL_UNAVAILABLE", "EAUTH 535"],
] as [Refusal, string, string][])("an SMTP refusal %j is classified", async (refusal, code, reason) => {
  const server = await loopbackMailServer();
  server.refuse(refusal);
  const result = await senderTo(server.port, 5000, "shop:secret@").send(message);
  expect(result).toEqual({ ok: false, error: { code, reason } });
  expect(server.arrived).toEqual([]);
});

test("logs in with the user of the URL and reuses the connection", async () => {
  const server = await loopbackMailServer();
  const sender = senderTo(server.port, 5000, "shop:secret@");
  await sender.send(message);
  await sender.send({ ...message, key: "outbox-8" });
  expect(server.arrived.map((mail) => mail.user)).toEqual(["shop", "shop"]);
  expect(server.connections()).toBe(1);
});

test("sends again after the server was restarted", async () => {
  const server = await loopbackMailServer();
  const sender = senderTo(server.port);
  server.refuse({ at: "mail", reply: 451 });
  expect((await sender.send(message)).ok).toBe(false);
  server.refuse(null);
  expect((await sender.send(message)).ok).toBe(true);
});

test.each([
  ["never greets", () => {}],
  ["trickles its greeting", (socket: Socket) => trickle(socket)],
])("a server that %s is unavailable after the timeout", async (_name, behave) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as { port: number };
  const result = await senderTo(port, 200).send(message);
  expect(result).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: expect.any(String) } });
});

function trickle(socket: Socket) {
  const timer = setInterval(() => socket.write("220-wait\r\n"), 50);
  socket.on("close", () => clearInterval(timer));
}
