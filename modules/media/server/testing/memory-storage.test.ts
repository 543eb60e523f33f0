import { mediaStorageContract } from "../ports/media-storage.contract.ts";
import { memoryStorage } from "./memory-storage.ts";

const storage = memoryStorage();

mediaStorageContract(
  () => storage,
  async () => Object.assign(memoryStorage(), { isDown: true }),
);
