/** The id of the data block in the document. */
export const pageDataId = 'page-data';

/** The data in the document: the answers to the calls that its page opens with. */
export type PageData = {
  /** The uuid of the user they were made for; '' where they are everybody's, on the page of a guest. */
  user: string;
  answers: readonly { call: string; request: object; reply: object }[];
};
