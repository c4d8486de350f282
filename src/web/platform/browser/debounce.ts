/** Long enough for the next keystroke, so that a search runs only on a pause. */
export const debounceMs = 180;

/** Awaited at the start of a query: typing on cancels the query before it is sent. */
export function debounceDelay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, debounceMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
