import { expect, test } from "vitest";
import { readMail } from "./read-mail.ts";

const mail = (...lines: string[]) => Buffer.from(lines.join("\r\n"), "utf8");

test("a mail without a content type is plain text", () => {
  const read = readMail(mail("Subject: Hello", "", "one", "two", ""));
  expect(read).toEqual({
    headers: new Map([["subject", "Hello"]]),
    subject: "Hello",
    text: "one\ntwo\n",
    html: null,
    pictures: new Map(),
  });
});

test("folded and encoded headers become one readable line", () => {
  const read = readMail(mail("Subject: =?UTF-8?Q?M=C3=A3_x=C3=A1c?=", " =?UTF-8?B?5a6a?= 4821", "", ""));
  expect(read.subject).toBe("Mã xác定 4821");
});

test("both parts of multipart/alternative are decoded from any encoding", () => {
  const read = readMail(
    mail(
      'Content-Type: multipart/mixed; boundary="outer"',
      "",
      "preamble",
      "--outer",
      "Content-Type: multipart/alternative;",
      " boundary=inner",
      "",
      "--inner",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "K=C3=B3d a=",
      "nda =3D 4821",
      "--inner",
      "Content-Type: text/html; charset=utf-8",
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from("<p>验证码</p>").toString("base64"),
      "--inner--",
      "--outer--",
      "epilogue",
    ),
  );
  expect([read.text, read.html]).toEqual(["Kód anda = 4821", "<p>验证码</p>"]);
});

test("a blank before a soft line break is part of the text", () => {
  const read = readMail(mail("Content-Transfer-Encoding: quoted-printable", "", "one =", "two=", "three"));
  expect(read.text).toBe("one twothree");
});

test("unencoded bytes are decoded by the declared charset", () => {
  const head = Buffer.from("Content-Type: text/plain; charset=iso-8859-1\r\n\r\n", "latin1");
  expect(readMail(Buffer.concat([head, Buffer.from([0x63, 0x61, 0x66, 0xe9])])).text).toBe("café");
});
