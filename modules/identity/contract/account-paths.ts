/** Where a member finds what belongs to them. */
export const accountSettingPath = "/account/accountSetting";

/** The file with everything the shop holds about them. */
export const myDataPath = "/account/accountSetting/my-data.json";
