-- What the page of an item shows, in this order.
create table "itemPictures" (
  "itemId" text not null,
  position integer not null,
  "pictureId" text not null,
  primary key ("itemId", position)
);
create index "itemPicturesByPicture" on "itemPictures" ("pictureId");
