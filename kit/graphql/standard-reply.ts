/** The reply of most operations. `success` is true exactly when `code` is "200". */
export type StandardReply<Value> =
  | {
      readonly success: true;
      readonly code: "200";
      readonly message: string | null;
      readonly timestamp: string;
      readonly errorMessage: null;
      readonly errorCode: null;
      readonly data: Value;
    }
  | {
      readonly success: false;
      readonly code: string;
      readonly message: string;
      readonly timestamp: string;
      readonly errorMessage: string;
      readonly errorCode: string;
      readonly data: null;
    };

export const succeeded = <Value>(value: Value, at: Date, message: string | null = null): StandardReply<Value> => ({
  success: true,
  code: "200",
  message,
  timestamp: at.toISOString(),
  errorMessage: null,
  errorCode: null,
  data: value,
});

export const failed = (errorCode: string, text: string, at: Date): StandardReply<never> => ({
  success: false,
  code: errorCode,
  message: text,
  timestamp: at.toISOString(),
  errorMessage: text,
  errorCode,
  data: null,
});
