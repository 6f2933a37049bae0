/** Tables of 0001-contents.sql. */
export interface ContentsTables {
  contents: {
    kind: ContentKind;
    id: string;
    position: number;
    publishedOn: string | null;
    /** JSON of the kind's schema in the contract. */
    body: string;
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
