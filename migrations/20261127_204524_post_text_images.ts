import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "posts_text_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar,
  	"alt" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "_posts_v_version_text_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar,
  	"alt" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "posts_text_images" ADD CONSTRAINT "posts_text_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_text_images" ADD CONSTRAINT "posts_text_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_text_images" ADD CONSTRAINT "_posts_v_version_text_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_text_images" ADD CONSTRAINT "_posts_v_version_text_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_text_images_order_idx" ON "posts_text_images" USING btree ("_order");
  CREATE INDEX "posts_text_images_parent_id_idx" ON "posts_text_images" USING btree ("_parent_id");
  CREATE INDEX "posts_text_images_image_idx" ON "posts_text_images" USING btree ("image_id");
  CREATE INDEX "_posts_v_version_text_images_order_idx" ON "_posts_v_version_text_images" USING btree ("_order");
  CREATE INDEX "_posts_v_version_text_images_parent_id_idx" ON "_posts_v_version_text_images" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_text_images_image_idx" ON "_posts_v_version_text_images" USING btree ("image_id");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts_text_images" CASCADE;
  DROP TABLE "_posts_v_version_text_images" CASCADE;`)
}
