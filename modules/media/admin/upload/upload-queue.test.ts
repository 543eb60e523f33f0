import fc from "fast-check";
import { expect, test } from "vitest";
import { largestPicture, largestVideo } from "../../contract/constants.ts";
import { type FileFacts, progressOf, type SendResult, uploadQueue } from "./upload-queue.ts";

type Sending = { file: FileFacts; progress(sent: number): void; end(result: SendResult<string>): void; break(): void };

function aQueue() {
  const sending: Sending[] = [];
  const done: string[] = [];
  const queue = uploadQueue<FileFacts, string>({
    send: (file, progress) =>
      new Promise((end, reject) => sending.push({ file, progress, end, break: () => reject(new Error("gone")) })),
    onDone: (item) => done.push(item),
  });
  const states = () => queue.uploads().map(({ state }) => (state.at === "sending" ? `${state.percent} %` : state.at));
  return { queue, sending, done, states };
}
const file = (name: string, size = 1000, type = "image/png") => ({ name, size, type });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("MM-01 files are uploaded three at a time, each with its own progress", async () => {
  const { queue, sending, states, done } = aQueue();
  queue.add(["a", "b", "c", "d", "e"].map((name) => file(name)));
  expect(states()).toEqual(["0 %", "0 %", "0 %", "waiting", "waiting"]);
  sending[0]?.progress(435);
  sending[1]?.progress(1000);
  expect(states()).toEqual(["43 %", "checking", "0 %", "waiting", "waiting"]);
  sending[1]?.end({ item: "B", isKnown: false });
  await settled();
  expect(states()).toEqual(["43 %", "done", "0 %", "0 %", "waiting"]);
  expect(done).toEqual(["B"]);
});

test("MM-01 a failed upload does not affect others, keeps its message, and can be retried", async () => {
  const { queue, sending, states } = aQueue();
  queue.add([file("bad"), file("offline"), file("good")]);
  sending[0]?.end({ code: "REFUSED", message: "This is no picture." });
  sending[1]?.break();
  sending[2]?.end({ item: "G", isKnown: true });
  await settled();
  expect(queue.uploads().map(({ state }) => state)).toEqual([
    { at: "failed", code: "REFUSED", message: "This is no picture." },
    { at: "failed", code: "OFFLINE", message: null },
    { at: "done", item: "G", isKnown: true },
  ]);
  expect(progressOf(queue.uploads())).toEqual({ done: 1, failed: 2, all: 3, isBusy: false });
  const [, offline] = queue.uploads();
  queue.retry(offline?.id ?? 0);
  expect(states()).toEqual(["failed", "0 %", "done"]);
  queue.retry(offline?.id ?? 0);
  expect(sending).toHaveLength(4);
  sending[3]?.end({ item: "O", isKnown: false });
  await settled();
  queue.clear();
  expect(states()).toEqual(["failed"]);
  queue.remove(queue.uploads()[0]?.id ?? 0);
  expect(states()).toEqual([]);
});

test("MM-02 a file above the size limit is not sent", () => {
  const { queue, sending, states } = aQueue();
  queue.add([
    file("picture", largestPicture + 1),
    file("video", largestVideo + 1, "video/mp4"),
    file("unknown", largestPicture + 1, ""),
  ]);
  expect(states()).toEqual(["failed", "failed", "0 %"]);
  expect(sending).toHaveLength(1);
});

test("MM-01 files that succeed, are refused or fail are each sent once, at most three at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("done", "refused", "broken"), { maxLength: 12 }), async (outcomes) => {
      const { queue, sending } = aQueue();
      queue.add(outcomes.map((_, index) => file(String(index))));
      for (let turn = 0; turn < outcomes.length; turn += 1) {
        const onTheirWay = queue.uploads().filter(({ state }) => state.at === "sending");
        expect(onTheirWay.length).toBeLessThanOrEqual(3);
        const one = sending[turn];
        const outcome = outcomes[turn];
        if (outcome === "done") one?.end({ item: String(turn), isKnown: false });
        else if (outcome === "refused") one?.end({ code: "REFUSED", message: "no" });
        else one?.break();
        await settled();
      }
      expect(sending).toHaveLength(outcomes.length);
      const { done, all, isBusy } = progressOf(queue.uploads());
      expect([done, all, isBusy]).toEqual([outcomes.filter((one) => one === "done").length, outcomes.length, false]);
    }),
  );
});
