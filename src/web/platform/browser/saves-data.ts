declare global {
  interface Navigator {
    /** Chromium’s alone. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the person has told the browser to use little data, as some do on a phone. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
