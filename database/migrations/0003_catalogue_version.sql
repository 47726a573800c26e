CREATE TABLE "catalogue_version" (
	"version" bigint PRIMARY KEY NOT NULL
);
