const key = 'loadedAgainAt';
const aMinute = 60_000;

/** A page that was loaded again a moment ago and lacks a file still would be loaded for ever. */
export const mayLoadAgain = () => Date.now() - Number(sessionStorage.getItem(key)) > aMinute;

export const noteLoadingAgain = () => sessionStorage.setItem(key, String(Date.now()));
