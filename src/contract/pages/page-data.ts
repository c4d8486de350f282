/** Of the data block in the document. */
export const pageDataId = 'page-data';

/** What the document brings along: the answers to the calls that its page opens with. */
export type PageData = {
  /** Whose they are. */
  user: string;
  answers: readonly { call: string; request: object; reply: object }[];
};
