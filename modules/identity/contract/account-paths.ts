/** Paths of the member's account pages. */
export const accountSettingPath = "/account/accountSetting";

/** Download of everything the shop stores about the member. */
export const myDataPath = "/account/accountSetting/my-data.json";
