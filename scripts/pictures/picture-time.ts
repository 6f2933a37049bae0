/** The time of the server and the browser in every picture, so that texts that depend on the day never change. */
export const pictureTime = Date.UTC(2026, 2, 3, 2, 30);
