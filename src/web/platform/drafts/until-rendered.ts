/** React Query notifies components in the next task; a draft deleted before that would flicker. */
export const untilRendered = () => new Promise<void>((resolve) => setTimeout(resolve));
