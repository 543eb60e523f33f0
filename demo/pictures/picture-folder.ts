const ofDemo = new URL("../public/pictures/", import.meta.url);
const ofStorefront = new URL("../../apps/storefront/public/pictures/", import.meta.url);

/**
 * The path of a finished picture. The one for shared links belongs to the storefront: a shop without the demo shows it
 * too.
 */
export const pictureFolder = (name: string): URL => (name.startsWith("social") ? ofStorefront : ofDemo);
