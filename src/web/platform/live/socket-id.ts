/** The name of this page's connection while it has one; known only to it and the server. */
let current: string | undefined;

export const socketId = () => current;

export function setSocketId(id: string | undefined) {
  current = id;
}
