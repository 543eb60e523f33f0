import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type ReadyAnswer, readyAnswer, sendReady } from "../http/ready-answer.ts";
import { comesFromElsewhere } from "./cross-origin.ts";
import type { KeptAnswer, KeptAnswers } from "./kept-answers.ts";
import { answerType } from "./media-type.ts";

/** What tells one question to everyone's answers from another: where it is put, by whose taste, and its very words. */
export const questionKey = (url: string, variant: string, type: string, body: string): string =>
  `${url}\n${variant} ${type}\n${body}`;

export type KeptDoorSettings = {
  readonly path: string;
  readonly answers: Pick<KeptAnswers, "get">;
  /** What answers differ by, such as the language. */
  variantOf(headers: IncomingHttpHeaders): string;
  readonly allowedOrigins: readonly string[];
  /** Headers of every answer. */
  readonly headers: readonly (readonly [string, string])[];
};

/** Questions are short; what is longer is not worth a second look. */
const longestQuestion = 16 * 1024;

/**
 * Gives a kept answer again to whoever asks in the very same words, before anything takes these apart. True when it takes a
 * request; where nothing is kept it hands the request on as it came.
 */
export function keptDoor({ path, answers, variantOf, allowedOrigins, headers }: KeptDoorSettings) {
  const always = [...headers.flat(), "cache-control", "no-store"];

  const ready = (answer: KeptAnswer, type: string): ReadyAnswer => {
    if (typeof answer.content === "string") {
      const body = Buffer.from(answer.content);
      const own = ["content-type", type, "content-length", String(body.length)];
      answer.content = readyAnswer(200, [...always, ...own], body);
    }
    return answer.content;
  };

  const looksLikeOne = ({ method, url = "", headers: said }: IncomingMessage): boolean => {
    if (method !== "POST" || !url.startsWith(path) || !(url.length === path.length || url[path.length] === "?"))
      return false;
    const length = Number(said["content-length"]);
    // Where nothing comes there is nothing to wait for.
    if (said["content-type"] !== "application/json" || !(length > 0 && length <= longestQuestion)) return false;
    const { origin, host = "", "sec-fetch-site": secFetchSite } = said;
    return !comesFromElsewhere({ origin, secFetchSite, host }, allowedOrigins);
  };

  return (request: IncomingMessage, response: ServerResponse, next: () => void): boolean => {
    if (!looksLikeOne(request)) return false;
    request.once("data", (piece: Buffer) => {
      // A question that comes in pieces is put together by those behind.
      if (piece.length === Number(request.headers["content-length"])) {
        const type = answerType(request.headers.accept);
        const key = questionKey(request.url ?? "", variantOf(request.headers), type, piece.toString());
        const answer = answers.get(key);
        if (answer && sendReady(response, 200, ready(answer, type))) return;
      }
      request.pause();
      request.unshift(piece);
      next();
    });
    return true;
  };
}
