/** The id of this page's live connection while it has one. Only the page and the server know it. */
let current: string | undefined;

export const socketId = () => current;

export function setSocketId(id: string | undefined) {
  current = id;
}
