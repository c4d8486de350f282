/** The columns of a file, which an import reads again: a format, and so never translated. */
export const columns = ['phrase', 'question', 'area_or_pod'] as const;
