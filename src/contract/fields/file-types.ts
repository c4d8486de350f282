/** The media types of spreadsheets that imports take: the type a caller names is not relied on. */
export const spreadsheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
