/** Under which PostgreSQL lists a connection of this process: it tells one process from another. */
export const applicationName = (what = '') => `stepwise ${process.pid} ${what}`.trimEnd();

/** For PostgreSQL: matches the names of every process' connections. */
export const anyApplication = '^stepwise [0-9]+( |$)';
/** The same, for those of this process alone. */
export const thisApplication = `^stepwise ${process.pid}( |$)`;
