/** Tables of 0105-page-fonts.sql. */
export interface PageFontTables {
  pageFonts: {
    /** Hash of the build's fonts that these fonts complete. */
    build: string;
    /** The page's address without the language. */
    address: string;
    page: string;
    cutAt: number;
  };
  pageFontFiles: {
    /** A name made from the content: the same name always means the same file. */
    name: string;
    bytes: string;
    cutAt: number;
  };
}
