/** The query client tells the screen in the next turn; a draft dropped before would flicker. */
export const shown = () => new Promise<void>((resolve) => setTimeout(resolve));
