/** The program that PostgreSQL runs for. To use this folder in another one, change only this. */
export const application = {
  /** Names the role, the database, and the folders outside of the data folder. */
  id: 'stepwise',
  name: 'Stepwise',
  /** The environment variables for a PostgreSQL of one's own, and for another data folder. */
  url: 'DATABASE_URL',
  folder: 'DATA_DIR',
} as const;

/** The `application_name` of this process's connections. */
export const applicationName = (purpose = '') =>
  `${application.id} ${process.pid} ${purpose}`.trimEnd();

/** A regular expression of PostgreSQL that matches the connections of all our processes. */
export const anyApplication = `^${application.id} [0-9]+( |$)`;
/** The same, for those of this process alone. */
export const thisApplication = `^${application.id} ${process.pid}( |$)`;
