import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "P@ssw0rd",
  "Passw0rd!",
  "password1!",
  "Password@123",
  "p@$$w0rd1",
  "Qwerty123!",
  "qwerty@1",
  "1qaz@WSX",
  "1q2w3e4r!",
  "Admin@123",
  "Welcome1!",
  "Abc123!",
  "abcd@1234",
  "iloveyou1!",
  "!QAZ2wsx",
  "Test1234!",
  "aaaa11!",
  "Letmein1!",
  "Indonesia1!",
  "Jakarta@2026",
  "Bismillah1!",
  "Sayang123!",
  "Rahasia-1",
  "Monkey#1",
  "Football1!",
  "Dragon_99",
  "m0nk3y!!1",
  "Summer2026!",
  "Ronaldo7!",
  "love-you1",
  "Bata-bola1",
  "zxcvbnm,1",
  "asdf-1234",
])("%s is known to everybody", (password) => {
  expect(isCommonPassword(password)).toBe(true);
}); // prettier-ignore

test.each([
  "Main-bola7",
  "correct-horse-battery9",
  "Kucing-ku-7-ekor",
  "x9!Lmq2vT",
  "Jembatan_Ampera88",
  "sop8!Buntut",
  "Baru-sekali9",
])("%s is somebody's own", (password) => {
  expect(isCommonPassword(password)).toBe(false);
}); // prettier-ignore
