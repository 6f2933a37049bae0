/** Tables of 0108-media.sql and 0108-item-pictures.sql. */
export interface MediaTables {
  pictures: {
    id: string;
    /** Hash of the uploaded file, in hexadecimal: the same picture is stored only once. */
    hash: string;
    name: string;
    width: number;
    height: number;
    /** JSON: the widths of its files, ascending. */
    widths: string;
    altZh: string;
    altEn: string;
    /** The focal point, in percent from the left and from the top. */
    focusX: number;
    focusY: number;
    revision: number;
    addedAt: number;
  };
  /** The pictures that the page of an item shows. */
  itemPictures: {
    itemId: string;
    position: number;
    pictureId: string;
  };
}
