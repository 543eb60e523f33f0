/** A server under measurement. */
export type Running = {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
};
