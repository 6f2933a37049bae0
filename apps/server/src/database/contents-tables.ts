/** Tables of 0001-contents.sql and 0060-content-lists.sql. */
export interface ContentsTables {
  contents: {
    kind: ContentKind;
    id: string;
    position: number;
    publishedOn: string | null;
    /** JSON of the kind's schema in the contract. */
    body: string;
    /** What lists are filtered by: an article's category, a case's industry, a question's topic. */
    category: string | null;
  };
  /** Which products a case is about. */
  caseProducts: {
    product: string;
    position: number;
    caseId: string;
  };
}

export type ContentKind =
  | 'home'
  | 'company'
  | 'product'
  | 'solution'
  | 'news'
  | 'case'
  | 'question'
  | 'advisory'
  | 'partner-programme'
  | 'text-page';
