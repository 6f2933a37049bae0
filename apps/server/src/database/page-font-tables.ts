/** Tables of 0105-page-fonts.sql. */
export interface PageFontTables {
  pageFonts: {
    /** Whose fonts it completes, by what they are. */
    build: string;
    /** Without the language. */
    address: string;
    page: string;
    cutAt: number;
  };
  pageFontFiles: {
    /** Says what it is made of: under a name there is never another file. */
    name: string;
    bytes: string;
    cutAt: number;
  };
}
