/** Lets the browser do what waits, such as hearing a touch, before going on. Unlike a timer it never waits longer than that. */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => go();
    port2.postMessage(null);
  });
