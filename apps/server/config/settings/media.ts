import { address, type Setting, text } from "../setting.ts";

const absent = "files lie in SHOP_DATA_DIR/media";

/** Where the pictures and videos lie that staff upload. */
export const mediaSettings = {
  MEDIA_STORE_URL: {
    ...address("http:", "https:"),
    fallback: null,
    whenAbsent: absent,
    meaning:
      "The bucket of an S3-compatible store for uploaded pictures and videos, such as https://s3.ap-southeast-3.amazonaws.com/shop-media, with a folder after it where wanted.",
  },
  MEDIA_STORE_REGION: {
    ...text("a region such as ap-southeast-3", /^[a-z0-9-]+$/),
    fallback: "us-east-1",
    meaning: "The region requests to that store are signed for; stores of other vendors name theirs.",
  },
  MEDIA_STORE_KEY_ID: {
    ...text("a key id without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: absent,
    meaning: "The access key id there; it may read, write and delete objects of the bucket.",
  },
  MEDIA_STORE_SECRET: {
    ...text("a secret without spaces", /^\S+$/),
    fallback: null,
    whenAbsent: absent,
    meaning: "The secret access key there.",
    secret: true,
  },
} as const satisfies Record<string, Setting<unknown>>;
