/** The moment of every picture, for the server and the browser alike: what depends on the day then never changes. */
export const pictureTime = Date.UTC(2026, 2, 3, 2, 30);
