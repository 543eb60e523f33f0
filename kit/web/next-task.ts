/** Yields to the browser's pending tasks, such as input. Unlike a timer it adds no delay. */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => go();
    port2.postMessage(null);
  });
