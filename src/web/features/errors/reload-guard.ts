const key = 'loadedAgainAt';
const aMinute = 60_000;

/** A page that was loaded again a moment ago and lacks a file still would be loaded for ever. */
export const mayReload = () => Date.now() - Number(sessionStorage.getItem(key)) > aMinute;

export const recordReload = () => sessionStorage.setItem(key, String(Date.now()));
