/** Of 0108-media.sql and 0108-item-pictures.sql. */
export interface MediaTables {
  pictures: {
    id: string;
    /** Of what was uploaded, in hexadecimal: the same picture is there once. */
    hash: string;
    name: string;
    width: number;
    height: number;
    /** JSON: the widths of its files, ascending. */
    widths: string;
    altZh: string;
    altEn: string;
    /** Percent from the left and from the top. */
    focusX: number;
    focusY: number;
    revision: number;
    addedAt: number;
  };
  /** What the page of an item shows. */
  itemPictures: {
    itemId: string;
    position: number;
    pictureId: string;
  };
}
