/** All that is said here of the program PostgreSQL runs for. Another one changes it in this place. */
export const application = {
  /** Of the role, the database, and the folders outside of the data's. */
  id: 'stepwise',
  name: 'Stepwise',
  /** The variables by which people choose a PostgreSQL of their own, or another folder. */
  url: 'DATABASE_URL',
  folder: 'DATA_DIR',
} as const;

/** Under which PostgreSQL lists a connection of this process: it tells one process from another. */
export const applicationName = (what = '') => `${application.id} ${process.pid} ${what}`.trimEnd();

/** For PostgreSQL: matches the names of every process' connections. */
export const anyApplication = `^${application.id} [0-9]+( |$)`;
/** The same, for those of this process alone. */
export const thisApplication = `^${application.id} ${process.pid}( |$)`;
