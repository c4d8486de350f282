/** Long enough for the next letter to come, so that a search asks only where somebody pauses. */
export const pauseMs = 180;

/** For the start of a query: whoever types on cancels it, and nothing is asked. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
