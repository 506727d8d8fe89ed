import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."vehicle_car_type" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."vehicle_item_type" AS ENUM('car', 'motorcycle', 'truck', 'caravan');
  CREATE TYPE "public"."vehicle_price_type" AS ENUM('drive_away', 'excl_govt');
  CREATE TYPE "public"."vehicle_status" AS ENUM('in_stock', 'coming_soon', 'sold', 'others');
  CREATE TYPE "public"."stock_import_state" AS ENUM('running', 'done', 'refused', 'failed');
  CREATE TYPE "public"."stock_feed_on_missing" AS ENUM('remove', 'sold');
  CREATE TYPE "public"."stock_feed_schedule" AS ENUM('off', 'm5', 'm15', 'm60');
  CREATE TYPE "public"."enum_locations_location_type" AS ENUM('sales', 'service', 'parts', 'service-and-parts');
  CREATE TYPE "public"."enum_locations_timezone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth', 'Australia/Broken_Hill', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_locations_address_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum__locations_v_version_location_type" AS ENUM('sales', 'service', 'parts', 'service-and-parts');
  CREATE TYPE "public"."enum__locations_v_version_timezone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth', 'Australia/Broken_Hill', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__locations_v_version_address_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum_special_hours_department" AS ENUM('all', 'sales', 'service', 'parts');
  CREATE TYPE "public"."enum_special_hours_status" AS ENUM('Open', 'Closed');
  CREATE TYPE "public"."enum__special_hours_v_version_department" AS ENUM('all', 'sales', 'service', 'parts');
  CREATE TYPE "public"."enum__special_hours_v_version_status" AS ENUM('Open', 'Closed');
  CREATE TYPE "public"."enum_models_variants_price_type" AS ENUM('drive_away', 'excl_govt');
  CREATE TYPE "public"."enum_models_colours_oem_id" AS ENUM('wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door');
  CREATE TYPE "public"."enum_models_cross_sells_size" AS ENUM('smaller', 'bigger', 'similar');
  CREATE TYPE "public"."enum_models_availability" AS ENUM('available', 'coming_soon');
  CREATE TYPE "public"."enum_models_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__models_v_version_variants_price_type" AS ENUM('drive_away', 'excl_govt');
  CREATE TYPE "public"."enum__models_v_version_colours_oem_id" AS ENUM('wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door');
  CREATE TYPE "public"."enum__models_v_version_cross_sells_size" AS ENUM('smaller', 'bigger', 'similar');
  CREATE TYPE "public"."enum__models_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_group" AS ENUM('cars', 'motorcycles', 'trucks', 'own-services');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_group" AS ENUM('cars', 'motorcycles', 'trucks', 'own-services');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promo_cards_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_promo_cards_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_promo_cards_display" AS ENUM('all', 'new', 'demo', 'used');
  CREATE TYPE "public"."enum__promo_cards_v_version_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__promo_cards_v_version_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__promo_cards_v_version_display" AS ENUM('all', 'new', 'demo', 'used');
  CREATE TYPE "public"."enum_offers_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_offers_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__offers_v_version_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_date_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_date_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_header_items_dynamic" AS ENUM('models', 'stock');
  CREATE TYPE "public"."enum__header_v_version_items_dynamic" AS ENUM('models', 'stock');
  CREATE TYPE "public"."enum_footer_groups_dynamic" AS ENUM('models', 'stock');
  CREATE TYPE "public"."enum__footer_v_version_groups_dynamic" AS ENUM('models', 'stock');
  CREATE TYPE "public"."enum_leads_stage" AS ENUM('new', 'contacted', 'appointment', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_theme_header" AS ENUM('two-rows', 'one-row', 'transparent', 'compact', 'centred', 'dark', 'overlay', 'rounded', 'minimal');
  CREATE TYPE "public"."enum_theme_footer" AS ENUM('light', 'dark', 'tinted');
  CREATE TYPE "public"."enum__theme_v_version_header" AS ENUM('two-rows', 'one-row', 'transparent', 'compact', 'centred', 'dark', 'overlay', 'rounded', 'minimal');
  CREATE TYPE "public"."enum__theme_v_version_footer" AS ENUM('light', 'dark', 'tinted');
  CREATE TYPE "public"."audit_action" AS ENUM('created', 'changed', 'saved a draft', 'published', 'unpublished', 'moved to trash', 'restored from trash', 'restored a version', 'deleted', 'deleted for good');
  CREATE TYPE "public"."enum_users_tenants_role" AS ENUM('tenant-admin', 'editor', 'lead-handler', 'viewer');
  CREATE TYPE "public"."enum_tenants_status" AS ENUM('active', 'archived', 'purging');
  CREATE TYPE "public"."enum_saved_vehicles_list" AS ENUM('watchlist', 'favourite');
  CREATE TYPE "public"."enum_lead_routes_car_types" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('email', 'adf', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TYPE "public"."enum_appointments_kind" AS ENUM('test-drive', 'home-test-drive', 'service');
  CREATE TYPE "public"."enum_appointments_status" AS ENUM('booked', 'cancelled', 'attended', 'missed');
  CREATE TYPE "public"."enum_valuations_state" AS ENUM('valued', 'none', 'offered', 'accepted');
  CREATE TYPE "public"."enum_reservations_state" AS ENUM('pending', 'held', 'lapsed', 'cancelled', 'refunded', 'completed');
  CREATE TYPE "public"."enum_payments_type" AS ENUM('deposit', 'payment');
  CREATE TYPE "public"."enum_payments_state" AS ENUM('created', 'open', 'paid', 'failed', 'expired', 'refunding', 'refunded');
  CREATE TYPE "public"."enum_purchases_state" AS ENUM('open', 'done', 'abandoned');
  CREATE TYPE "public"."enum_purchases_step" AS ENUM('trade-in', 'payment', 'delivery', 'details', 'deposit', 'summary');
  CREATE TYPE "public"."enum_vehicle_documents_kind" AS ENUM('history', 'inspection', 'service', 'safety', 'warranty', 'other');
  CREATE TYPE "public"."enum__vehicle_documents_v_version_kind" AS ENUM('history', 'inspection', 'service', 'safety', 'warranty', 'other');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "vehicles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"year" numeric NOT NULL,
  	"make" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"badge" varchar,
  	"series" varchar,
  	"colour" varchar,
  	"interior_colour" varchar,
  	"car_type" "vehicle_car_type" DEFAULT 'used' NOT NULL,
  	"item_type" "vehicle_item_type" DEFAULT 'car' NOT NULL,
  	"km" numeric,
  	"simple_body" varchar,
  	"simple_fuel" varchar,
  	"simple_transmission" varchar,
  	"drive" varchar,
  	"gearnum" numeric,
  	"bodyconfiguration" varchar,
  	"fuel" varchar,
  	"trans" varchar,
  	"engine_size" varchar,
  	"engine_size_litres" numeric,
  	"doors" numeric,
  	"seats" numeric,
  	"stocknum" varchar,
  	"vin" varchar,
  	"nvic" varchar,
  	"rego" varchar,
  	"regplate" varchar,
  	"rego_expiry" varchar,
  	"build_date" varchar,
  	"compliance_date" varchar,
  	"dealercomments" varchar,
  	"carsales_title" varchar,
  	"variant" jsonb,
  	"caravan" jsonb,
  	"price_cents" numeric,
  	"price_type" "vehicle_price_type" DEFAULT 'excl_govt' NOT NULL,
  	"before_price_cents" numeric,
  	"offer_price_cents" numeric,
  	"subscription_price_cents" numeric,
  	"status" "vehicle_status" DEFAULT 'in_stock' NOT NULL,
  	"sold_at" timestamp(3) with time zone,
  	"reserved" boolean DEFAULT false,
  	"certified" boolean DEFAULT false,
  	"preorder" boolean DEFAULT false,
  	"show_on_dealer_website" boolean DEFAULT true,
  	"held" boolean DEFAULT false,
  	"tag" varchar,
  	"finance_lenders" jsonb,
  	"youx_quote" jsonb,
  	"autograb_data" jsonb,
  	"images" jsonb,
  	"file" varchar,
  	"video_url" varchar,
  	"external_video_url" varchar,
  	"spin_images" jsonb,
  	"spin_interior_image" varchar,
  	"spin_code" varchar,
  	"hotspots" jsonb,
  	"features" jsonb,
  	"standard_equipment" jsonb,
  	"location_id" uuid,
  	"city" varchar,
  	"state" varchar,
  	"dealership_name" varchar,
  	"dealership_slug" varchar,
  	"dealership_id" varchar,
  	"private_suburb" varchar,
  	"private_postcode" varchar,
  	"hidden" boolean DEFAULT false,
  	"overrides" jsonb,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"feed_id" uuid,
  	"feed_key" varchar,
  	"content_hash" varchar,
  	"short_key" varchar,
  	"feed_fields" jsonb,
  	"removed_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"source" varchar,
  	"feed_id" uuid,
  	"state" "stock_import_state" DEFAULT 'running' NOT NULL,
  	"message" varchar,
  	"counts" jsonb,
  	"rejections" jsonb,
  	"unread_values" jsonb,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_feeds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"on_missing" "stock_feed_on_missing" DEFAULT 'remove' NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"mapping_name" varchar,
  	"mapping" jsonb,
  	"url" varchar,
  	"schedule" "stock_feed_schedule" DEFAULT 'off' NOT NULL,
  	"authorization" varchar,
  	"fetched_at" timestamp(3) with time zone,
  	"fetch_etag" varchar,
  	"fetch_modified" varchar,
  	"seen_columns" jsonb,
  	"seen_examples" jsonb,
  	"push_key_hash" varchar,
  	"push_key_made_at" timestamp(3) with time zone,
  	"push_signed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "locations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"dealership_id" varchar,
  	"dealership_slug" varchar,
  	"location_type" "enum_locations_location_type",
  	"primary" boolean DEFAULT false,
  	"visible" boolean DEFAULT true,
  	"order" numeric DEFAULT 0,
  	"dealer_license_number" varchar,
  	"motor_vehicle_repairer" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"badge" varchar,
  	"timezone" "enum_locations_timezone" NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_state" "enum_locations_address_state" NOT NULL,
  	"address_postcode" varchar NOT NULL,
  	"address_lat" numeric,
  	"address_long" numeric,
  	"address_place_url" varchar,
  	"address_place_id" varchar,
  	"phone" varchar,
  	"landline_phone" varchar,
  	"service_booking_url" varchar,
  	"opening_hours" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "locations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_locations_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_dealership_id" varchar,
  	"version_dealership_slug" varchar,
  	"version_location_type" "enum__locations_v_version_location_type",
  	"version_primary" boolean DEFAULT false,
  	"version_visible" boolean DEFAULT true,
  	"version_order" numeric DEFAULT 0,
  	"version_dealer_license_number" varchar,
  	"version_motor_vehicle_repairer" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_badge" varchar,
  	"version_timezone" "enum__locations_v_version_timezone" NOT NULL,
  	"version_address_street" varchar NOT NULL,
  	"version_address_city" varchar NOT NULL,
  	"version_address_state" "enum__locations_v_version_address_state" NOT NULL,
  	"version_address_postcode" varchar NOT NULL,
  	"version_address_lat" numeric,
  	"version_address_long" numeric,
  	"version_address_place_url" varchar,
  	"version_address_place_id" varchar,
  	"version_phone" varchar,
  	"version_landline_phone" varchar,
  	"version_service_booking_url" varchar,
  	"version_opening_hours" jsonb DEFAULT '[]'::jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_locations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "special_hours" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"date" varchar NOT NULL,
  	"name" varchar,
  	"department" "enum_special_hours_department" DEFAULT 'all' NOT NULL,
  	"status" "enum_special_hours_status" NOT NULL,
  	"start_hour" varchar,
  	"end_hour" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "special_hours_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  CREATE TABLE "_special_hours_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_date" varchar NOT NULL,
  	"version_name" varchar,
  	"version_department" "enum__special_hours_v_version_department" DEFAULT 'all' NOT NULL,
  	"version_status" "enum__special_hours_v_version_status" NOT NULL,
  	"version_start_hour" varchar,
  	"version_end_hour" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_special_hours_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"location_id" uuid NOT NULL,
  	"author" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"date" varchar NOT NULL,
  	"text" varchar,
  	"hidden" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_location_id" uuid NOT NULL,
  	"version_author" varchar NOT NULL,
  	"version_rating" numeric NOT NULL,
  	"version_date" varchar NOT NULL,
  	"version_text" varchar,
  	"version_hidden" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "manufacturers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_manufacturers_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_logo_id" uuid,
  	"version_logo_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "models_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"category" varchar
  );
  
  CREATE TABLE "models_hero_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "models_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar
  );
  
  CREATE TABLE "models_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"full_name" varchar,
  	"price_cents" numeric,
  	"price_type" "enum_models_variants_price_type" DEFAULT 'drive_away',
  	"image_id" uuid,
  	"image_url" varchar,
  	"features" jsonb
  );
  
  CREATE TABLE "models_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"oem_id" "enum_models_colours_oem_id",
  	"model_variant_name" varchar,
  	"photo_id" uuid,
  	"photo_url" varchar,
  	"hex_code" varchar
  );
  
  CREATE TABLE "models_driver_assistance_systems" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "models_owner_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "models_cross_sells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"size" "enum_models_cross_sells_size",
  	"model_id" uuid
  );
  
  CREATE TABLE "models_warranty_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "models" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"manufacturer_id" uuid,
  	"name" varchar,
  	"body" varchar,
  	"short_description" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"brochure_id" uuid,
  	"brochure_url" varchar,
  	"colours_disclaimer" varchar,
  	"disclaimer" varchar,
  	"slug" varchar,
  	"status" "enum_models_availability" DEFAULT 'available',
  	"in_menu" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_models_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_models_v_version_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"category" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_hero_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"full_name" varchar,
  	"price_cents" numeric,
  	"price_type" "enum__models_v_version_variants_price_type" DEFAULT 'drive_away',
  	"image_id" uuid,
  	"image_url" varchar,
  	"features" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"oem_id" "enum__models_v_version_colours_oem_id",
  	"model_variant_name" varchar,
  	"photo_id" uuid,
  	"photo_url" varchar,
  	"hex_code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_driver_assistance_systems" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_owner_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_cross_sells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"size" "enum__models_v_version_cross_sells_size",
  	"model_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_warranty_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_manufacturer_id" uuid,
  	"version_name" varchar,
  	"version_body" varchar,
  	"version_short_description" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_brochure_id" uuid,
  	"version_brochure_url" varchar,
  	"version_colours_disclaimer" varchar,
  	"version_disclaimer" varchar,
  	"version_slug" varchar,
  	"version_status" "enum_models_availability" DEFAULT 'available',
  	"version_in_menu" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__models_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brochures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"group" "enum_brands_group" DEFAULT 'cars',
  	"make" varchar,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"banner_id" uuid,
  	"banner_url" varchar,
  	"paragraphs" varchar,
  	"skip_page" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_group" "enum__brands_v_version_group" DEFAULT 'cars',
  	"version_make" varchar,
  	"version_logo_id" uuid,
  	"version_logo_url" varchar,
  	"version_banner_id" uuid,
  	"version_banner_url" varchar,
  	"version_paragraphs" varchar,
  	"version_skip_page" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brand_directory_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "brand_directory" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_brand_directory_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_directory_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealership_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"part_number" varchar,
  	"description" varchar,
  	"price_cents" numeric,
  	"dealership_id" varchar NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "dealership_items_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dealership_items_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_part_number" varchar,
  	"version_description" varchar,
  	"version_price_cents" numeric,
  	"version_dealership_id" varchar NOT NULL,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_dealership_items_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_home_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "promo_cards" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar,
  	"link_label" varchar,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_promo_cards_start_tz",
  	"expiry" timestamp(3) with time zone,
  	"expiry_tz" "enum_promo_cards_expiry_tz",
  	"position" numeric DEFAULT 4 NOT NULL,
  	"display" "enum_promo_cards_display" DEFAULT 'all' NOT NULL,
  	"strict_display" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_promo_cards_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_text" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_href" varchar,
  	"version_link_label" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_start_tz" "enum__promo_cards_v_version_start_tz",
  	"version_expiry" timestamp(3) with time zone,
  	"version_expiry_tz" "enum__promo_cards_v_version_expiry_tz",
  	"version_position" numeric DEFAULT 4 NOT NULL,
  	"version_display" "enum__promo_cards_v_version_display" DEFAULT 'all' NOT NULL,
  	"version_strict_display" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"body" jsonb,
  	"terms" varchar,
  	"link_label" varchar,
  	"link_href" varchar,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_offers_start_tz",
  	"expiry" timestamp(3) with time zone,
  	"expiry_tz" "enum_offers_expiry_tz",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_offers_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_body" jsonb,
  	"version_terms" varchar,
  	"version_link_label" varchar,
  	"version_link_href" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_start_tz" "enum__offers_v_version_start_tz",
  	"version_expiry" timestamp(3) with time zone,
  	"version_expiry_tz" "enum__offers_v_version_expiry_tz",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"category_id" uuid,
  	"date" timestamp(3) with time zone,
  	"date_tz" "enum_posts_date_tz",
  	"author" varchar,
  	"excerpt" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_category_id" uuid,
  	"version_date" timestamp(3) with time zone,
  	"version_date_tz" "enum__posts_v_version_date_tz",
  	"version_author" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "post_categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_post_categories_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_from" varchar NOT NULL,
  	"version_to" varchar NOT NULL,
  	"version_permanent" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "header_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar,
  	"dynamic" "enum_header_items_dynamic"
  );
  
  CREATE TABLE "header" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_header_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar,
  	"dynamic" "enum__header_v_version_items_dynamic",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "footer_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "footer_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"dynamic" "enum_footer_groups_dynamic"
  );
  
  CREATE TABLE "footer" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"dynamic" "enum__footer_v_version_groups_dynamic",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "_media_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_alt" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_searches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"consent" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"unsubscribe_token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"stage" "enum_leads_stage" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" uuid,
  	"first_response_at" timestamp(3) with time zone,
  	"person" varchar,
  	"shopper_id" uuid,
  	"category" varchar NOT NULL,
  	"subcategory" varchar,
  	"lead_status" varchar DEFAULT 'Complete',
  	"form_completed" boolean DEFAULT false,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"opt_in" boolean DEFAULT false,
  	"consent" varchar,
  	"car_id" uuid,
  	"stock_number" varchar,
  	"vehicle_make" varchar,
  	"vehicle_model" varchar,
  	"car_type" varchar,
  	"vehicle_status" varchar,
  	"location_id" uuid,
  	"dealership_id" varchar,
  	"dealership_slug" varchar,
  	"manufacturer_slug" varchar,
  	"website_id" varchar,
  	"url" varchar,
  	"page_id" varchar,
  	"source" varchar,
  	"user_agent" varchar,
  	"lead_attributes" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"phone" varchar,
  	"email" varchar,
  	"licence" varchar,
  	"abn" varchar,
  	"manufacturer_name" varchar,
  	"social_facebook" varchar,
  	"social_instagram" varchar,
  	"social_youtube" varchar,
  	"social_linkedin" varchar,
  	"legal_privacy" varchar,
  	"legal_terms" varchar,
  	"legal_prices" varchar,
  	"switches" jsonb DEFAULT '{}'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_licence" varchar,
  	"version_abn" varchar,
  	"version_manufacturer_name" varchar,
  	"version_social_facebook" varchar,
  	"version_social_instagram" varchar,
  	"version_social_youtube" varchar,
  	"version_social_linkedin" varchar,
  	"version_legal_privacy" varchar,
  	"version_legal_terms" varchar,
  	"version_legal_prices" varchar,
  	"version_switches" jsonb DEFAULT '{}'::jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "theme" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"accent" varchar NOT NULL,
  	"secondary" varchar,
  	"surface" varchar NOT NULL,
  	"surface_alt" varchar NOT NULL,
  	"ink" varchar NOT NULL,
  	"dark" boolean DEFAULT false,
  	"heading_font" varchar NOT NULL,
  	"text_font" varchar NOT NULL,
  	"radius" numeric NOT NULL,
  	"header" "enum_theme_header" NOT NULL,
  	"footer" "enum_theme_footer" NOT NULL,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_theme_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_accent" varchar NOT NULL,
  	"version_secondary" varchar,
  	"version_surface" varchar NOT NULL,
  	"version_surface_alt" varchar NOT NULL,
  	"version_ink" varchar NOT NULL,
  	"version_dark" boolean DEFAULT false,
  	"version_heading_font" varchar NOT NULL,
  	"version_text_font" varchar NOT NULL,
  	"version_radius" numeric NOT NULL,
  	"version_header" "enum__theme_v_version_header" NOT NULL,
  	"version_footer" "enum__theme_v_version_footer" NOT NULL,
  	"version_logo_id" uuid,
  	"version_logo_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"who" varchar NOT NULL,
  	"action" "audit_action" NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_tenants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"role" "enum_users_tenants_role" DEFAULT 'viewer' NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"platform_admin" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"switches" jsonb DEFAULT '{}'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_templates_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_switches" jsonb DEFAULT '{}'::jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tenants_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "tenants_dealerships" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"dealership_id" varchar NOT NULL,
  	"dealership_slug" varchar
  );
  
  CREATE TABLE "tenants_plugins" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"account" varchar
  );
  
  CREATE TABLE "tenants" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"template_id" uuid,
  	"status" "enum_tenants_status" DEFAULT 'active' NOT NULL,
  	"url" varchar,
  	"website_id" varchar,
  	"dealership_id" varchar,
  	"dealership_slug" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_postcode" varchar,
  	"override_city" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shoppers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"phone" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"email_confirmed" boolean DEFAULT false,
  	"price_alerts" boolean DEFAULT false,
  	"alerts_consent" varchar,
  	"seen_at" timestamp(3) with time zone,
  	"session_round" numeric DEFAULT 0 NOT NULL,
  	"unsubscribe_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_vehicles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"shopper_id" uuid NOT NULL,
  	"car_id" uuid NOT NULL,
  	"list" "enum_saved_vehicles_list" DEFAULT 'watchlist' NOT NULL,
  	"price_cents" numeric,
  	"notified_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_routes_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_lead_routes_car_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_routes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"to_location_id" uuid,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_routes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_routes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"lead_id" uuid NOT NULL,
  	"channel" "enum_lead_deliveries_channel" DEFAULT 'email' NOT NULL,
  	"target" varchar NOT NULL,
  	"state" "enum_lead_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"next_try_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"kind" "enum_appointments_kind" DEFAULT 'test-drive' NOT NULL,
  	"status" "enum_appointments_status" DEFAULT 'booked' NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"local_time" varchar,
  	"bay" numeric DEFAULT 1 NOT NULL,
  	"location_id" uuid,
  	"car_id" uuid,
  	"lead_id" uuid,
  	"shopper_id" uuid,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "valuations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"rego" varchar NOT NULL,
  	"rego_state" varchar NOT NULL,
  	"kms" numeric,
  	"description" varchar,
  	"state" "enum_valuations_state" DEFAULT 'valued' NOT NULL,
  	"low_cents" numeric,
  	"high_cents" numeric,
  	"offer_cents" numeric,
  	"adjustments" jsonb,
  	"result" jsonb,
  	"provider" varchar,
  	"provider_id" varchar,
  	"car_id" uuid,
  	"lead_id" uuid,
  	"shopper_id" uuid,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"accepted_at" timestamp(3) with time zone,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reservations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"state" "enum_reservations_state" DEFAULT 'pending' NOT NULL,
  	"car_id" uuid,
  	"car_title" varchar,
  	"price_cents" numeric,
  	"deposit_cents" numeric NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"terms" varchar,
  	"receipt" varchar,
  	"lead_id" uuid,
  	"shopper_id" uuid,
  	"sender" varchar,
  	"key" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"type" "enum_payments_type" DEFAULT 'deposit' NOT NULL,
  	"state" "enum_payments_state" DEFAULT 'created' NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"provider" varchar NOT NULL,
  	"session_id" varchar,
  	"provider_payment_id" varchar,
  	"refund_id" varchar,
  	"problem" varchar,
  	"reference" varchar,
  	"receipt" varchar,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"reservation_id" uuid,
  	"shopper_id" uuid,
  	"paid_at" timestamp(3) with time zone,
  	"refunded_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "purchases" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"state" "enum_purchases_state" DEFAULT 'open' NOT NULL,
  	"step" "enum_purchases_step" DEFAULT 'trade-in' NOT NULL,
  	"answers" jsonb,
  	"car_id" uuid,
  	"car_title" varchar,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"reservation_id" uuid,
  	"valuation_id" uuid,
  	"lead_id" uuid,
  	"shopper_id" uuid,
  	"done_at" timestamp(3) with time zone,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "prize_spins" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"campaign" varchar NOT NULL,
  	"phone" varchar,
  	"name" varchar,
  	"email" varchar,
  	"prize" varchar NOT NULL,
  	"code" varchar,
  	"redeemed_at" timestamp(3) with time zone,
  	"shopper_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"vehicle_id" uuid NOT NULL,
  	"kind" "enum_vehicle_documents_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"issuer" varchar NOT NULL,
  	"issued" varchar NOT NULL,
  	"expires" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "_vehicle_documents_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_vehicle_id" uuid NOT NULL,
  	"version_kind" "enum__vehicle_documents_v_version_kind" NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_issuer" varchar NOT NULL,
  	"version_issued" varchar NOT NULL,
  	"version_expires" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"vehicles_id" uuid,
  	"stock_feeds_id" uuid,
  	"locations_id" uuid,
  	"special_hours_id" uuid,
  	"reviews_id" uuid,
  	"manufacturers_id" uuid,
  	"models_id" uuid,
  	"brochures_id" uuid,
  	"brands_id" uuid,
  	"brand_directory_id" uuid,
  	"dealership_items_id" uuid,
  	"home_id" uuid,
  	"pages_id" uuid,
  	"promo_cards_id" uuid,
  	"offers_id" uuid,
  	"posts_id" uuid,
  	"post_categories_id" uuid,
  	"redirects_id" uuid,
  	"header_id" uuid,
  	"footer_id" uuid,
  	"media_id" uuid,
  	"site_settings_id" uuid,
  	"theme_id" uuid,
  	"users_id" uuid,
  	"templates_id" uuid,
  	"tenants_id" uuid,
  	"lead_routes_id" uuid,
  	"vehicle_documents_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_feed_id_stock_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."stock_feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_feed_id_stock_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."stock_feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_texts" ADD CONSTRAINT "locations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_texts" ADD CONSTRAINT "_locations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_hours_rels" ADD CONSTRAINT "special_hours_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_hours_rels" ADD CONSTRAINT "special_hours_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_hours_v" ADD CONSTRAINT "_special_hours_v_parent_id_special_hours_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_hours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_hours_v" ADD CONSTRAINT "_special_hours_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_hours_v_rels" ADD CONSTRAINT "_special_hours_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_special_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_hours_v_rels" ADD CONSTRAINT "_special_hours_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manufacturers_v" ADD CONSTRAINT "_manufacturers_v_parent_id_manufacturers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manufacturers_v" ADD CONSTRAINT "_manufacturers_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manufacturers_v" ADD CONSTRAINT "_manufacturers_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_model_specifications" ADD CONSTRAINT "models_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_hero_banners" ADD CONSTRAINT "models_hero_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_hero_banners" ADD CONSTRAINT "models_hero_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_images" ADD CONSTRAINT "models_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_images" ADD CONSTRAINT "models_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_variants" ADD CONSTRAINT "models_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_variants" ADD CONSTRAINT "models_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_driver_assistance_systems" ADD CONSTRAINT "models_driver_assistance_systems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_owner_benefits" ADD CONSTRAINT "models_owner_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_cross_sells" ADD CONSTRAINT "models_cross_sells_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_cross_sells" ADD CONSTRAINT "models_cross_sells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_warranty_items" ADD CONSTRAINT "models_warranty_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_warranty_items" ADD CONSTRAINT "models_warranty_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_model_specifications" ADD CONSTRAINT "_models_v_version_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_hero_banners" ADD CONSTRAINT "_models_v_version_hero_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_hero_banners" ADD CONSTRAINT "_models_v_version_hero_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_images" ADD CONSTRAINT "_models_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_images" ADD CONSTRAINT "_models_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_variants" ADD CONSTRAINT "_models_v_version_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_variants" ADD CONSTRAINT "_models_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_driver_assistance_systems" ADD CONSTRAINT "_models_v_version_driver_assistance_systems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_owner_benefits" ADD CONSTRAINT "_models_v_version_owner_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_cross_sells" ADD CONSTRAINT "_models_v_version_cross_sells_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_cross_sells" ADD CONSTRAINT "_models_v_version_cross_sells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_warranty_items" ADD CONSTRAINT "_models_v_version_warranty_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_warranty_items" ADD CONSTRAINT "_models_v_version_warranty_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_brochure_id_brochures_id_fk" FOREIGN KEY ("version_brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_directory_claims" ADD CONSTRAINT "brand_directory_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_directory"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_directory" ADD CONSTRAINT "brand_directory_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_directory_v_version_claims" ADD CONSTRAINT "_brand_directory_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_directory_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_directory_v" ADD CONSTRAINT "_brand_directory_v_parent_id_brand_directory_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand_directory"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_directory_v" ADD CONSTRAINT "_brand_directory_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealership_items" ADD CONSTRAINT "dealership_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealership_items" ADD CONSTRAINT "dealership_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealership_items_texts" ADD CONSTRAINT "dealership_items_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealership_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealership_items_v" ADD CONSTRAINT "_dealership_items_v_parent_id_dealership_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealership_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealership_items_v" ADD CONSTRAINT "_dealership_items_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealership_items_v" ADD CONSTRAINT "_dealership_items_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealership_items_v_texts" ADD CONSTRAINT "_dealership_items_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealership_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_parent_id_home_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_parent_id_promo_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_post_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_post_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."post_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_post_categories_v" ADD CONSTRAINT "_post_categories_v_parent_id_post_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."post_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_post_categories_v" ADD CONSTRAINT "_post_categories_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_parent_id_header_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_groups_links" ADD CONSTRAINT "footer_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups" ADD CONSTRAINT "footer_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links" ADD CONSTRAINT "_footer_v_version_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups" ADD CONSTRAINT "_footer_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_parent_id_footer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_details" ADD CONSTRAINT "leads_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_parent_id_site_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme" ADD CONSTRAINT "theme_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme" ADD CONSTRAINT "theme_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_v" ADD CONSTRAINT "_theme_v_parent_id_theme_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_v" ADD CONSTRAINT "_theme_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_v" ADD CONSTRAINT "_theme_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit" ADD CONSTRAINT "audit_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_tenants" ADD CONSTRAINT "users_tenants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_tenants" ADD CONSTRAINT "users_tenants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_parent_id_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants_domains" ADD CONSTRAINT "tenants_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_dealerships" ADD CONSTRAINT "tenants_dealerships_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_plugins" ADD CONSTRAINT "tenants_plugins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_vehicles" ADD CONSTRAINT "saved_vehicles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_vehicles" ADD CONSTRAINT "saved_vehicles_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_vehicles" ADD CONSTRAINT "saved_vehicles_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_routes_car_types" ADD CONSTRAINT "lead_routes_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes" ADD CONSTRAINT "lead_routes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_routes" ADD CONSTRAINT "lead_routes_to_location_id_locations_id_fk" FOREIGN KEY ("to_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_routes_texts" ADD CONSTRAINT "lead_routes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes_rels" ADD CONSTRAINT "lead_routes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes_rels" ADD CONSTRAINT "lead_routes_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases" ADD CONSTRAINT "purchases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases" ADD CONSTRAINT "purchases_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases" ADD CONSTRAINT "purchases_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases" ADD CONSTRAINT "purchases_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases" ADD CONSTRAINT "purchases_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "purchases" ADD CONSTRAINT "purchases_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prize_spins" ADD CONSTRAINT "prize_spins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prize_spins" ADD CONSTRAINT "prize_spins_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_documents" ADD CONSTRAINT "vehicle_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_documents" ADD CONSTRAINT "vehicle_documents_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicle_documents_v" ADD CONSTRAINT "_vehicle_documents_v_parent_id_vehicle_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vehicle_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicle_documents_v" ADD CONSTRAINT "_vehicle_documents_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicle_documents_v" ADD CONSTRAINT "_vehicle_documents_v_version_vehicle_id_vehicles_id_fk" FOREIGN KEY ("version_vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicles_fk" FOREIGN KEY ("vehicles_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk" FOREIGN KEY ("stock_feeds_id") REFERENCES "public"."stock_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_special_hours_fk" FOREIGN KEY ("special_hours_id") REFERENCES "public"."special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manufacturers_fk" FOREIGN KEY ("manufacturers_id") REFERENCES "public"."manufacturers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_directory_fk" FOREIGN KEY ("brand_directory_id") REFERENCES "public"."brand_directory"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealership_items_fk" FOREIGN KEY ("dealership_items_id") REFERENCES "public"."dealership_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_fk" FOREIGN KEY ("home_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_categories_fk" FOREIGN KEY ("post_categories_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_header_fk" FOREIGN KEY ("header_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_fk" FOREIGN KEY ("footer_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_settings_fk" FOREIGN KEY ("site_settings_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_theme_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_templates_fk" FOREIGN KEY ("templates_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tenants_fk" FOREIGN KEY ("tenants_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_routes_fk" FOREIGN KEY ("lead_routes_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_documents_fk" FOREIGN KEY ("vehicle_documents_id") REFERENCES "public"."vehicle_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vehicles_tenant_idx" ON "vehicles" USING btree ("tenant_id");
  CREATE INDEX "vehicles_make_idx" ON "vehicles" USING btree ("make");
  CREATE INDEX "vehicles_status_idx" ON "vehicles" USING btree ("status");
  CREATE INDEX "vehicles_location_idx" ON "vehicles" USING btree ("location_id");
  CREATE INDEX "vehicles_dealership_slug_idx" ON "vehicles" USING btree ("dealership_slug");
  CREATE INDEX "vehicles_slug_idx" ON "vehicles" USING btree ("slug");
  CREATE INDEX "vehicles_feed_idx" ON "vehicles" USING btree ("feed_id");
  CREATE INDEX "vehicles_updated_at_idx" ON "vehicles" USING btree ("updated_at");
  CREATE INDEX "vehicles_created_at_idx" ON "vehicles" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_idx" ON "vehicles" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_feed_feed_key_idx" ON "vehicles" USING btree ("tenant_id","feed_id","feed_key");
  CREATE INDEX "tenant_status_idx" ON "vehicles" USING btree ("tenant_id","status");
  CREATE INDEX "tenant_stocknum_idx" ON "vehicles" USING btree ("tenant_id","stocknum");
  CREATE INDEX "stock_imports_tenant_idx" ON "stock_imports" USING btree ("tenant_id");
  CREATE INDEX "stock_imports_feed_idx" ON "stock_imports" USING btree ("feed_id");
  CREATE INDEX "stock_imports_updated_at_idx" ON "stock_imports" USING btree ("updated_at");
  CREATE INDEX "stock_imports_created_at_idx" ON "stock_imports" USING btree ("created_at");
  CREATE INDEX "tenant_started_at_idx" ON "stock_imports" USING btree ("tenant_id","started_at");
  CREATE INDEX "stock_feeds_tenant_idx" ON "stock_feeds" USING btree ("tenant_id");
  CREATE INDEX "stock_feeds_updated_at_idx" ON "stock_feeds" USING btree ("updated_at");
  CREATE INDEX "stock_feeds_created_at_idx" ON "stock_feeds" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_idx" ON "stock_feeds" USING btree ("tenant_id","key");
  CREATE INDEX "locations_tenant_idx" ON "locations" USING btree ("tenant_id");
  CREATE INDEX "locations_image_idx" ON "locations" USING btree ("image_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "tenant_slug_1_idx" ON "locations" USING btree ("tenant_id","slug");
  CREATE INDEX "locations_texts_order_parent" ON "locations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_tenant_idx" ON "_locations_v" USING btree ("version_tenant_id");
  CREATE INDEX "_locations_v_version_version_image_idx" ON "_locations_v" USING btree ("version_image_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_slug_idx" ON "_locations_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_locations_v_texts_order_parent" ON "_locations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "special_hours_tenant_idx" ON "special_hours" USING btree ("tenant_id");
  CREATE INDEX "special_hours_updated_at_idx" ON "special_hours" USING btree ("updated_at");
  CREATE INDEX "special_hours_created_at_idx" ON "special_hours" USING btree ("created_at");
  CREATE INDEX "special_hours_deleted_at_idx" ON "special_hours" USING btree ("deleted_at");
  CREATE INDEX "special_hours_rels_order_idx" ON "special_hours_rels" USING btree ("order");
  CREATE INDEX "special_hours_rels_parent_idx" ON "special_hours_rels" USING btree ("parent_id");
  CREATE INDEX "special_hours_rels_path_idx" ON "special_hours_rels" USING btree ("path");
  CREATE INDEX "special_hours_rels_locations_id_idx" ON "special_hours_rels" USING btree ("locations_id");
  CREATE INDEX "_special_hours_v_parent_idx" ON "_special_hours_v" USING btree ("parent_id");
  CREATE INDEX "_special_hours_v_version_version_tenant_idx" ON "_special_hours_v" USING btree ("version_tenant_id");
  CREATE INDEX "_special_hours_v_version_version_updated_at_idx" ON "_special_hours_v" USING btree ("version_updated_at");
  CREATE INDEX "_special_hours_v_version_version_created_at_idx" ON "_special_hours_v" USING btree ("version_created_at");
  CREATE INDEX "_special_hours_v_version_version_deleted_at_idx" ON "_special_hours_v" USING btree ("version_deleted_at");
  CREATE INDEX "_special_hours_v_created_at_idx" ON "_special_hours_v" USING btree ("created_at");
  CREATE INDEX "_special_hours_v_updated_at_idx" ON "_special_hours_v" USING btree ("updated_at");
  CREATE INDEX "_special_hours_v_rels_order_idx" ON "_special_hours_v_rels" USING btree ("order");
  CREATE INDEX "_special_hours_v_rels_parent_idx" ON "_special_hours_v_rels" USING btree ("parent_id");
  CREATE INDEX "_special_hours_v_rels_path_idx" ON "_special_hours_v_rels" USING btree ("path");
  CREATE INDEX "_special_hours_v_rels_locations_id_idx" ON "_special_hours_v_rels" USING btree ("locations_id");
  CREATE INDEX "reviews_tenant_idx" ON "reviews" USING btree ("tenant_id");
  CREATE INDEX "reviews_location_idx" ON "reviews" USING btree ("location_id");
  CREATE INDEX "reviews_hidden_idx" ON "reviews" USING btree ("hidden");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_tenant_idx" ON "_reviews_v" USING btree ("version_tenant_id");
  CREATE INDEX "_reviews_v_version_version_location_idx" ON "_reviews_v" USING btree ("version_location_id");
  CREATE INDEX "_reviews_v_version_version_hidden_idx" ON "_reviews_v" USING btree ("version_hidden");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "manufacturers_tenant_idx" ON "manufacturers" USING btree ("tenant_id");
  CREATE INDEX "manufacturers_logo_idx" ON "manufacturers" USING btree ("logo_id");
  CREATE INDEX "manufacturers_updated_at_idx" ON "manufacturers" USING btree ("updated_at");
  CREATE INDEX "manufacturers_created_at_idx" ON "manufacturers" USING btree ("created_at");
  CREATE INDEX "manufacturers_deleted_at_idx" ON "manufacturers" USING btree ("deleted_at");
  CREATE INDEX "tenant_slug_2_idx" ON "manufacturers" USING btree ("tenant_id","slug");
  CREATE INDEX "_manufacturers_v_parent_idx" ON "_manufacturers_v" USING btree ("parent_id");
  CREATE INDEX "_manufacturers_v_version_version_tenant_idx" ON "_manufacturers_v" USING btree ("version_tenant_id");
  CREATE INDEX "_manufacturers_v_version_version_logo_idx" ON "_manufacturers_v" USING btree ("version_logo_id");
  CREATE INDEX "_manufacturers_v_version_version_updated_at_idx" ON "_manufacturers_v" USING btree ("version_updated_at");
  CREATE INDEX "_manufacturers_v_version_version_created_at_idx" ON "_manufacturers_v" USING btree ("version_created_at");
  CREATE INDEX "_manufacturers_v_version_version_deleted_at_idx" ON "_manufacturers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_manufacturers_v_created_at_idx" ON "_manufacturers_v" USING btree ("created_at");
  CREATE INDEX "_manufacturers_v_updated_at_idx" ON "_manufacturers_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_slug_1_idx" ON "_manufacturers_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "models_model_specifications_order_idx" ON "models_model_specifications" USING btree ("_order");
  CREATE INDEX "models_model_specifications_parent_id_idx" ON "models_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "models_hero_banners_order_idx" ON "models_hero_banners" USING btree ("_order");
  CREATE INDEX "models_hero_banners_parent_id_idx" ON "models_hero_banners" USING btree ("_parent_id");
  CREATE INDEX "models_hero_banners_image_idx" ON "models_hero_banners" USING btree ("image_id");
  CREATE INDEX "models_images_order_idx" ON "models_images" USING btree ("_order");
  CREATE INDEX "models_images_parent_id_idx" ON "models_images" USING btree ("_parent_id");
  CREATE INDEX "models_images_image_idx" ON "models_images" USING btree ("image_id");
  CREATE INDEX "models_variants_order_idx" ON "models_variants" USING btree ("_order");
  CREATE INDEX "models_variants_parent_id_idx" ON "models_variants" USING btree ("_parent_id");
  CREATE INDEX "models_variants_image_idx" ON "models_variants" USING btree ("image_id");
  CREATE INDEX "models_colours_order_idx" ON "models_colours" USING btree ("_order");
  CREATE INDEX "models_colours_parent_id_idx" ON "models_colours" USING btree ("_parent_id");
  CREATE INDEX "models_colours_photo_idx" ON "models_colours" USING btree ("photo_id");
  CREATE INDEX "models_driver_assistance_systems_order_idx" ON "models_driver_assistance_systems" USING btree ("_order");
  CREATE INDEX "models_driver_assistance_systems_parent_id_idx" ON "models_driver_assistance_systems" USING btree ("_parent_id");
  CREATE INDEX "models_owner_benefits_order_idx" ON "models_owner_benefits" USING btree ("_order");
  CREATE INDEX "models_owner_benefits_parent_id_idx" ON "models_owner_benefits" USING btree ("_parent_id");
  CREATE INDEX "models_cross_sells_order_idx" ON "models_cross_sells" USING btree ("_order");
  CREATE INDEX "models_cross_sells_parent_id_idx" ON "models_cross_sells" USING btree ("_parent_id");
  CREATE INDEX "models_cross_sells_model_idx" ON "models_cross_sells" USING btree ("model_id");
  CREATE INDEX "models_warranty_items_order_idx" ON "models_warranty_items" USING btree ("_order");
  CREATE INDEX "models_warranty_items_parent_id_idx" ON "models_warranty_items" USING btree ("_parent_id");
  CREATE INDEX "models_warranty_items_image_idx" ON "models_warranty_items" USING btree ("image_id");
  CREATE INDEX "models_tenant_idx" ON "models" USING btree ("tenant_id");
  CREATE INDEX "models_manufacturer_idx" ON "models" USING btree ("manufacturer_id");
  CREATE INDEX "models_image_idx" ON "models" USING btree ("image_id");
  CREATE INDEX "models_brochure_idx" ON "models" USING btree ("brochure_id");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE INDEX "models_deleted_at_idx" ON "models" USING btree ("deleted_at");
  CREATE INDEX "models__status_idx" ON "models" USING btree ("_status");
  CREATE INDEX "tenant_slug_3_idx" ON "models" USING btree ("tenant_id","slug");
  CREATE INDEX "_models_v_version_model_specifications_order_idx" ON "_models_v_version_model_specifications" USING btree ("_order");
  CREATE INDEX "_models_v_version_model_specifications_parent_id_idx" ON "_models_v_version_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_hero_banners_order_idx" ON "_models_v_version_hero_banners" USING btree ("_order");
  CREATE INDEX "_models_v_version_hero_banners_parent_id_idx" ON "_models_v_version_hero_banners" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_hero_banners_image_idx" ON "_models_v_version_hero_banners" USING btree ("image_id");
  CREATE INDEX "_models_v_version_images_order_idx" ON "_models_v_version_images" USING btree ("_order");
  CREATE INDEX "_models_v_version_images_parent_id_idx" ON "_models_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_images_image_idx" ON "_models_v_version_images" USING btree ("image_id");
  CREATE INDEX "_models_v_version_variants_order_idx" ON "_models_v_version_variants" USING btree ("_order");
  CREATE INDEX "_models_v_version_variants_parent_id_idx" ON "_models_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_variants_image_idx" ON "_models_v_version_variants" USING btree ("image_id");
  CREATE INDEX "_models_v_version_colours_order_idx" ON "_models_v_version_colours" USING btree ("_order");
  CREATE INDEX "_models_v_version_colours_parent_id_idx" ON "_models_v_version_colours" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_colours_photo_idx" ON "_models_v_version_colours" USING btree ("photo_id");
  CREATE INDEX "_models_v_version_driver_assistance_systems_order_idx" ON "_models_v_version_driver_assistance_systems" USING btree ("_order");
  CREATE INDEX "_models_v_version_driver_assistance_systems_parent_id_idx" ON "_models_v_version_driver_assistance_systems" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_owner_benefits_order_idx" ON "_models_v_version_owner_benefits" USING btree ("_order");
  CREATE INDEX "_models_v_version_owner_benefits_parent_id_idx" ON "_models_v_version_owner_benefits" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_cross_sells_order_idx" ON "_models_v_version_cross_sells" USING btree ("_order");
  CREATE INDEX "_models_v_version_cross_sells_parent_id_idx" ON "_models_v_version_cross_sells" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_cross_sells_model_idx" ON "_models_v_version_cross_sells" USING btree ("model_id");
  CREATE INDEX "_models_v_version_warranty_items_order_idx" ON "_models_v_version_warranty_items" USING btree ("_order");
  CREATE INDEX "_models_v_version_warranty_items_parent_id_idx" ON "_models_v_version_warranty_items" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_warranty_items_image_idx" ON "_models_v_version_warranty_items" USING btree ("image_id");
  CREATE INDEX "_models_v_parent_idx" ON "_models_v" USING btree ("parent_id");
  CREATE INDEX "_models_v_version_version_tenant_idx" ON "_models_v" USING btree ("version_tenant_id");
  CREATE INDEX "_models_v_version_version_manufacturer_idx" ON "_models_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_models_v_version_version_image_idx" ON "_models_v" USING btree ("version_image_id");
  CREATE INDEX "_models_v_version_version_brochure_idx" ON "_models_v" USING btree ("version_brochure_id");
  CREATE INDEX "_models_v_version_version_updated_at_idx" ON "_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_models_v_version_version_created_at_idx" ON "_models_v" USING btree ("version_created_at");
  CREATE INDEX "_models_v_version_version_deleted_at_idx" ON "_models_v" USING btree ("version_deleted_at");
  CREATE INDEX "_models_v_version_version__status_idx" ON "_models_v" USING btree ("version__status");
  CREATE INDEX "_models_v_created_at_idx" ON "_models_v" USING btree ("created_at");
  CREATE INDEX "_models_v_updated_at_idx" ON "_models_v" USING btree ("updated_at");
  CREATE INDEX "_models_v_latest_idx" ON "_models_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_2_idx" ON "_models_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "brochures_tenant_idx" ON "brochures" USING btree ("tenant_id");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE INDEX "brochures_deleted_at_idx" ON "brochures" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "brochures_filename_idx" ON "brochures" USING btree ("filename");
  CREATE INDEX "brands_tenant_idx" ON "brands" USING btree ("tenant_id");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_banner_idx" ON "brands" USING btree ("banner_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE INDEX "tenant_slug_4_idx" ON "brands" USING btree ("tenant_id","slug");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_tenant_idx" ON "_brands_v" USING btree ("version_tenant_id");
  CREATE INDEX "_brands_v_version_version_logo_idx" ON "_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_brands_v_version_version_banner_idx" ON "_brands_v" USING btree ("version_banner_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_3_idx" ON "_brands_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "brand_directory_claims_order_idx" ON "brand_directory_claims" USING btree ("_order");
  CREATE INDEX "brand_directory_claims_parent_id_idx" ON "brand_directory_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "brand_directory_tenant_idx" ON "brand_directory" USING btree ("tenant_id");
  CREATE INDEX "brand_directory_updated_at_idx" ON "brand_directory" USING btree ("updated_at");
  CREATE INDEX "brand_directory_created_at_idx" ON "brand_directory" USING btree ("created_at");
  CREATE INDEX "_brand_directory_v_version_claims_order_idx" ON "_brand_directory_v_version_claims" USING btree ("_order");
  CREATE INDEX "_brand_directory_v_version_claims_parent_id_idx" ON "_brand_directory_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_brand_directory_v_parent_idx" ON "_brand_directory_v" USING btree ("parent_id");
  CREATE INDEX "_brand_directory_v_version_version_tenant_idx" ON "_brand_directory_v" USING btree ("version_tenant_id");
  CREATE INDEX "_brand_directory_v_version_version_updated_at_idx" ON "_brand_directory_v" USING btree ("version_updated_at");
  CREATE INDEX "_brand_directory_v_version_version_created_at_idx" ON "_brand_directory_v" USING btree ("version_created_at");
  CREATE INDEX "_brand_directory_v_created_at_idx" ON "_brand_directory_v" USING btree ("created_at");
  CREATE INDEX "_brand_directory_v_updated_at_idx" ON "_brand_directory_v" USING btree ("updated_at");
  CREATE INDEX "dealership_items_tenant_idx" ON "dealership_items" USING btree ("tenant_id");
  CREATE INDEX "dealership_items_image_idx" ON "dealership_items" USING btree ("image_id");
  CREATE INDEX "dealership_items_updated_at_idx" ON "dealership_items" USING btree ("updated_at");
  CREATE INDEX "dealership_items_created_at_idx" ON "dealership_items" USING btree ("created_at");
  CREATE INDEX "dealership_items_deleted_at_idx" ON "dealership_items" USING btree ("deleted_at");
  CREATE INDEX "dealership_items_texts_order_parent" ON "dealership_items_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dealership_items_v_parent_idx" ON "_dealership_items_v" USING btree ("parent_id");
  CREATE INDEX "_dealership_items_v_version_version_tenant_idx" ON "_dealership_items_v" USING btree ("version_tenant_id");
  CREATE INDEX "_dealership_items_v_version_version_image_idx" ON "_dealership_items_v" USING btree ("version_image_id");
  CREATE INDEX "_dealership_items_v_version_version_updated_at_idx" ON "_dealership_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealership_items_v_version_version_created_at_idx" ON "_dealership_items_v" USING btree ("version_created_at");
  CREATE INDEX "_dealership_items_v_version_version_deleted_at_idx" ON "_dealership_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dealership_items_v_created_at_idx" ON "_dealership_items_v" USING btree ("created_at");
  CREATE INDEX "_dealership_items_v_updated_at_idx" ON "_dealership_items_v" USING btree ("updated_at");
  CREATE INDEX "_dealership_items_v_texts_order_parent" ON "_dealership_items_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "home_tenant_idx" ON "home" USING btree ("tenant_id");
  CREATE INDEX "home_seo_seo_image_idx" ON "home" USING btree ("seo_image_id");
  CREATE INDEX "home_updated_at_idx" ON "home" USING btree ("updated_at");
  CREATE INDEX "home_created_at_idx" ON "home" USING btree ("created_at");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_parent_idx" ON "_home_v" USING btree ("parent_id");
  CREATE INDEX "_home_v_version_version_tenant_idx" ON "_home_v" USING btree ("version_tenant_id");
  CREATE INDEX "_home_v_version_seo_version_seo_image_idx" ON "_home_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_home_v_version_version_updated_at_idx" ON "_home_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_v_version_version_created_at_idx" ON "_home_v" USING btree ("version_created_at");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "pages_tenant_idx" ON "pages" USING btree ("tenant_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "tenant_slug_5_idx" ON "pages" USING btree ("tenant_id","slug");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_tenant_idx" ON "_pages_v" USING btree ("version_tenant_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_4_idx" ON "_pages_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "promo_cards_tenant_idx" ON "promo_cards" USING btree ("tenant_id");
  CREATE INDEX "promo_cards_image_idx" ON "promo_cards" USING btree ("image_id");
  CREATE INDEX "promo_cards_start_idx" ON "promo_cards" USING btree ("start");
  CREATE INDEX "promo_cards_expiry_idx" ON "promo_cards" USING btree ("expiry");
  CREATE INDEX "promo_cards_updated_at_idx" ON "promo_cards" USING btree ("updated_at");
  CREATE INDEX "promo_cards_created_at_idx" ON "promo_cards" USING btree ("created_at");
  CREATE INDEX "promo_cards_deleted_at_idx" ON "promo_cards" USING btree ("deleted_at");
  CREATE INDEX "_promo_cards_v_parent_idx" ON "_promo_cards_v" USING btree ("parent_id");
  CREATE INDEX "_promo_cards_v_version_version_tenant_idx" ON "_promo_cards_v" USING btree ("version_tenant_id");
  CREATE INDEX "_promo_cards_v_version_version_image_idx" ON "_promo_cards_v" USING btree ("version_image_id");
  CREATE INDEX "_promo_cards_v_version_version_start_idx" ON "_promo_cards_v" USING btree ("version_start");
  CREATE INDEX "_promo_cards_v_version_version_expiry_idx" ON "_promo_cards_v" USING btree ("version_expiry");
  CREATE INDEX "_promo_cards_v_version_version_updated_at_idx" ON "_promo_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_cards_v_version_version_created_at_idx" ON "_promo_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_cards_v_version_version_deleted_at_idx" ON "_promo_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promo_cards_v_created_at_idx" ON "_promo_cards_v" USING btree ("created_at");
  CREATE INDEX "_promo_cards_v_updated_at_idx" ON "_promo_cards_v" USING btree ("updated_at");
  CREATE INDEX "offers_tenant_idx" ON "offers" USING btree ("tenant_id");
  CREATE INDEX "offers_slug_idx" ON "offers" USING btree ("slug");
  CREATE INDEX "offers_image_idx" ON "offers" USING btree ("image_id");
  CREATE INDEX "offers_start_idx" ON "offers" USING btree ("start");
  CREATE INDEX "offers_expiry_idx" ON "offers" USING btree ("expiry");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers_deleted_at_idx" ON "offers" USING btree ("deleted_at");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "tenant_slug_6_idx" ON "offers" USING btree ("tenant_id","slug");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_tenant_idx" ON "_offers_v" USING btree ("version_tenant_id");
  CREATE INDEX "_offers_v_version_version_slug_idx" ON "_offers_v" USING btree ("version_slug");
  CREATE INDEX "_offers_v_version_version_image_idx" ON "_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_offers_v_version_version_start_idx" ON "_offers_v" USING btree ("version_start");
  CREATE INDEX "_offers_v_version_version_expiry_idx" ON "_offers_v" USING btree ("version_expiry");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_5_idx" ON "_offers_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "posts_tenant_idx" ON "posts" USING btree ("tenant_id");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "tenant_slug_7_idx" ON "posts" USING btree ("tenant_id","slug");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_tenant_idx" ON "_posts_v" USING btree ("version_tenant_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_6_idx" ON "_posts_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "post_categories_tenant_idx" ON "post_categories" USING btree ("tenant_id");
  CREATE INDEX "post_categories_slug_idx" ON "post_categories" USING btree ("slug");
  CREATE INDEX "post_categories_updated_at_idx" ON "post_categories" USING btree ("updated_at");
  CREATE INDEX "post_categories_created_at_idx" ON "post_categories" USING btree ("created_at");
  CREATE INDEX "post_categories_deleted_at_idx" ON "post_categories" USING btree ("deleted_at");
  CREATE INDEX "tenant_slug_8_idx" ON "post_categories" USING btree ("tenant_id","slug");
  CREATE INDEX "_post_categories_v_parent_idx" ON "_post_categories_v" USING btree ("parent_id");
  CREATE INDEX "_post_categories_v_version_version_tenant_idx" ON "_post_categories_v" USING btree ("version_tenant_id");
  CREATE INDEX "_post_categories_v_version_version_slug_idx" ON "_post_categories_v" USING btree ("version_slug");
  CREATE INDEX "_post_categories_v_version_version_updated_at_idx" ON "_post_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_post_categories_v_version_version_created_at_idx" ON "_post_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_post_categories_v_version_version_deleted_at_idx" ON "_post_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_post_categories_v_created_at_idx" ON "_post_categories_v" USING btree ("created_at");
  CREATE INDEX "_post_categories_v_updated_at_idx" ON "_post_categories_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_slug_7_idx" ON "_post_categories_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "redirects_tenant_idx" ON "redirects" USING btree ("tenant_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "tenant_from_idx" ON "redirects" USING btree ("tenant_id","from");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_tenant_idx" ON "_redirects_v" USING btree ("version_tenant_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_from_idx" ON "_redirects_v" USING btree ("version_tenant_id","version_from");
  CREATE INDEX "header_items_children_order_idx" ON "header_items_children" USING btree ("_order");
  CREATE INDEX "header_items_children_parent_id_idx" ON "header_items_children" USING btree ("_parent_id");
  CREATE INDEX "header_items_order_idx" ON "header_items" USING btree ("_order");
  CREATE INDEX "header_items_parent_id_idx" ON "header_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_tenant_idx" ON "header" USING btree ("tenant_id");
  CREATE INDEX "header_updated_at_idx" ON "header" USING btree ("updated_at");
  CREATE INDEX "header_created_at_idx" ON "header" USING btree ("created_at");
  CREATE INDEX "_header_v_version_items_children_order_idx" ON "_header_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_header_v_version_items_children_parent_id_idx" ON "_header_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_order_idx" ON "_header_v_version_items" USING btree ("_order");
  CREATE INDEX "_header_v_version_items_parent_id_idx" ON "_header_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_header_v_parent_idx" ON "_header_v" USING btree ("parent_id");
  CREATE INDEX "_header_v_version_version_tenant_idx" ON "_header_v" USING btree ("version_tenant_id");
  CREATE INDEX "_header_v_version_version_updated_at_idx" ON "_header_v" USING btree ("version_updated_at");
  CREATE INDEX "_header_v_version_version_created_at_idx" ON "_header_v" USING btree ("version_created_at");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "footer_groups_links_order_idx" ON "footer_groups_links" USING btree ("_order");
  CREATE INDEX "footer_groups_links_parent_id_idx" ON "footer_groups_links" USING btree ("_parent_id");
  CREATE INDEX "footer_groups_order_idx" ON "footer_groups" USING btree ("_order");
  CREATE INDEX "footer_groups_parent_id_idx" ON "footer_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_tenant_idx" ON "footer" USING btree ("tenant_id");
  CREATE INDEX "footer_updated_at_idx" ON "footer" USING btree ("updated_at");
  CREATE INDEX "footer_created_at_idx" ON "footer" USING btree ("created_at");
  CREATE INDEX "_footer_v_version_groups_links_order_idx" ON "_footer_v_version_groups_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_groups_links_parent_id_idx" ON "_footer_v_version_groups_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_groups_order_idx" ON "_footer_v_version_groups" USING btree ("_order");
  CREATE INDEX "_footer_v_version_groups_parent_id_idx" ON "_footer_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_parent_idx" ON "_footer_v" USING btree ("parent_id");
  CREATE INDEX "_footer_v_version_version_tenant_idx" ON "_footer_v" USING btree ("version_tenant_id");
  CREATE INDEX "_footer_v_version_version_updated_at_idx" ON "_footer_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_v_version_version_created_at_idx" ON "_footer_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "media_tenant_idx" ON "media" USING btree ("tenant_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_tenant_idx" ON "_media_v" USING btree ("version_tenant_id");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE INDEX "saved_searches_tenant_idx" ON "saved_searches" USING btree ("tenant_id");
  CREATE INDEX "saved_searches_confirmed_at_idx" ON "saved_searches" USING btree ("confirmed_at");
  CREATE INDEX "saved_searches_checked_at_idx" ON "saved_searches" USING btree ("checked_at");
  CREATE UNIQUE INDEX "saved_searches_unsubscribe_token_idx" ON "saved_searches" USING btree ("unsubscribe_token");
  CREATE INDEX "saved_searches_updated_at_idx" ON "saved_searches" USING btree ("updated_at");
  CREATE INDEX "saved_searches_created_at_idx" ON "saved_searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_email_address_idx" ON "saved_searches" USING btree ("tenant_id","email","address");
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_details_order_idx" ON "leads_details" USING btree ("_order");
  CREATE INDEX "leads_details_parent_id_idx" ON "leads_details" USING btree ("_parent_id");
  CREATE INDEX "leads_tenant_idx" ON "leads" USING btree ("tenant_id");
  CREATE INDEX "leads_stage_idx" ON "leads" USING btree ("stage");
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
  CREATE INDEX "leads_first_response_at_idx" ON "leads" USING btree ("first_response_at");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person");
  CREATE INDEX "leads_shopper_idx" ON "leads" USING btree ("shopper_id");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_car_idx" ON "leads" USING btree ("car_id");
  CREATE INDEX "leads_location_idx" ON "leads" USING btree ("location_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_1_idx" ON "leads" USING btree ("tenant_id","key");
  CREATE UNIQUE INDEX "site_settings_tenant_idx" ON "site_settings" USING btree ("tenant_id");
  CREATE INDEX "site_settings_updated_at_idx" ON "site_settings" USING btree ("updated_at");
  CREATE INDEX "site_settings_created_at_idx" ON "site_settings" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_parent_idx" ON "_site_settings_v" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_version_tenant_idx" ON "_site_settings_v" USING btree ("version_tenant_id");
  CREATE INDEX "_site_settings_v_version_version_updated_at_idx" ON "_site_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_settings_v_version_version_created_at_idx" ON "_site_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "theme_tenant_idx" ON "theme" USING btree ("tenant_id");
  CREATE INDEX "theme_logo_idx" ON "theme" USING btree ("logo_id");
  CREATE INDEX "theme_updated_at_idx" ON "theme" USING btree ("updated_at");
  CREATE INDEX "theme_created_at_idx" ON "theme" USING btree ("created_at");
  CREATE INDEX "_theme_v_parent_idx" ON "_theme_v" USING btree ("parent_id");
  CREATE INDEX "_theme_v_version_version_tenant_idx" ON "_theme_v" USING btree ("version_tenant_id");
  CREATE INDEX "_theme_v_version_version_logo_idx" ON "_theme_v" USING btree ("version_logo_id");
  CREATE INDEX "_theme_v_version_version_updated_at_idx" ON "_theme_v" USING btree ("version_updated_at");
  CREATE INDEX "_theme_v_version_version_created_at_idx" ON "_theme_v" USING btree ("version_created_at");
  CREATE INDEX "_theme_v_created_at_idx" ON "_theme_v" USING btree ("created_at");
  CREATE INDEX "_theme_v_updated_at_idx" ON "_theme_v" USING btree ("updated_at");
  CREATE INDEX "audit_tenant_idx" ON "audit" USING btree ("tenant_id");
  CREATE INDEX "audit_who_idx" ON "audit" USING btree ("who");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE INDEX "tenant_createdAt_idx" ON "audit" USING btree ("tenant_id","created_at");
  CREATE INDEX "kind_document_idx" ON "audit" USING btree ("kind","document");
  CREATE INDEX "users_tenants_order_idx" ON "users_tenants" USING btree ("_order");
  CREATE INDEX "users_tenants_parent_id_idx" ON "users_tenants" USING btree ("_parent_id");
  CREATE INDEX "users_tenants_tenant_idx" ON "users_tenants" USING btree ("tenant_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "templates_slug_idx" ON "templates" USING btree ("slug");
  CREATE INDEX "templates_updated_at_idx" ON "templates" USING btree ("updated_at");
  CREATE INDEX "templates_created_at_idx" ON "templates" USING btree ("created_at");
  CREATE INDEX "_templates_v_parent_idx" ON "_templates_v" USING btree ("parent_id");
  CREATE INDEX "_templates_v_version_version_slug_idx" ON "_templates_v" USING btree ("version_slug");
  CREATE INDEX "_templates_v_version_version_updated_at_idx" ON "_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_templates_v_version_version_created_at_idx" ON "_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_templates_v_created_at_idx" ON "_templates_v" USING btree ("created_at");
  CREATE INDEX "_templates_v_updated_at_idx" ON "_templates_v" USING btree ("updated_at");
  CREATE INDEX "tenants_domains_order_idx" ON "tenants_domains" USING btree ("_order");
  CREATE INDEX "tenants_domains_parent_id_idx" ON "tenants_domains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tenants_domains_host_idx" ON "tenants_domains" USING btree ("host");
  CREATE INDEX "tenants_dealerships_order_idx" ON "tenants_dealerships" USING btree ("_order");
  CREATE INDEX "tenants_dealerships_parent_id_idx" ON "tenants_dealerships" USING btree ("_parent_id");
  CREATE INDEX "tenants_plugins_order_idx" ON "tenants_plugins" USING btree ("_order");
  CREATE INDEX "tenants_plugins_parent_id_idx" ON "tenants_plugins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tenants_slug_idx" ON "tenants" USING btree ("slug");
  CREATE INDEX "tenants_template_idx" ON "tenants" USING btree ("template_id");
  CREATE INDEX "tenants_updated_at_idx" ON "tenants" USING btree ("updated_at");
  CREATE INDEX "tenants_created_at_idx" ON "tenants" USING btree ("created_at");
  CREATE INDEX "shoppers_tenant_idx" ON "shoppers" USING btree ("tenant_id");
  CREATE INDEX "shoppers_seen_at_idx" ON "shoppers" USING btree ("seen_at");
  CREATE UNIQUE INDEX "shoppers_unsubscribe_token_idx" ON "shoppers" USING btree ("unsubscribe_token");
  CREATE INDEX "shoppers_updated_at_idx" ON "shoppers" USING btree ("updated_at");
  CREATE INDEX "shoppers_created_at_idx" ON "shoppers" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_phone_idx" ON "shoppers" USING btree ("tenant_id","phone");
  CREATE INDEX "saved_vehicles_tenant_idx" ON "saved_vehicles" USING btree ("tenant_id");
  CREATE INDEX "saved_vehicles_shopper_idx" ON "saved_vehicles" USING btree ("shopper_id");
  CREATE INDEX "saved_vehicles_car_idx" ON "saved_vehicles" USING btree ("car_id");
  CREATE INDEX "saved_vehicles_list_idx" ON "saved_vehicles" USING btree ("list");
  CREATE INDEX "saved_vehicles_notified_at_idx" ON "saved_vehicles" USING btree ("notified_at");
  CREATE INDEX "saved_vehicles_updated_at_idx" ON "saved_vehicles" USING btree ("updated_at");
  CREATE INDEX "saved_vehicles_created_at_idx" ON "saved_vehicles" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_shopper_car_list_idx" ON "saved_vehicles" USING btree ("tenant_id","shopper_id","car_id","list");
  CREATE INDEX "lead_routes_car_types_order_idx" ON "lead_routes_car_types" USING btree ("order");
  CREATE INDEX "lead_routes_car_types_parent_idx" ON "lead_routes_car_types" USING btree ("parent_id");
  CREATE INDEX "lead_routes_tenant_idx" ON "lead_routes" USING btree ("tenant_id");
  CREATE INDEX "lead_routes_to_location_idx" ON "lead_routes" USING btree ("to_location_id");
  CREATE INDEX "lead_routes_updated_at_idx" ON "lead_routes" USING btree ("updated_at");
  CREATE INDEX "lead_routes_created_at_idx" ON "lead_routes" USING btree ("created_at");
  CREATE INDEX "lead_routes_texts_order_parent" ON "lead_routes_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_routes_rels_order_idx" ON "lead_routes_rels" USING btree ("order");
  CREATE INDEX "lead_routes_rels_parent_idx" ON "lead_routes_rels" USING btree ("parent_id");
  CREATE INDEX "lead_routes_rels_path_idx" ON "lead_routes_rels" USING btree ("path");
  CREATE INDEX "lead_routes_rels_locations_id_idx" ON "lead_routes_rels" USING btree ("locations_id");
  CREATE INDEX "lead_deliveries_tenant_idx" ON "lead_deliveries" USING btree ("tenant_id");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_channel_idx" ON "lead_deliveries" USING btree ("channel");
  CREATE INDEX "lead_deliveries_state_idx" ON "lead_deliveries" USING btree ("state");
  CREATE INDEX "lead_deliveries_next_try_at_idx" ON "lead_deliveries" USING btree ("next_try_at");
  CREATE INDEX "lead_deliveries_delivered_at_idx" ON "lead_deliveries" USING btree ("delivered_at");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_channel_target_idx" ON "lead_deliveries" USING btree ("lead_id","channel","target");
  CREATE INDEX "appointments_tenant_idx" ON "appointments" USING btree ("tenant_id");
  CREATE INDEX "appointments_status_idx" ON "appointments" USING btree ("status");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_ends_at_idx" ON "appointments" USING btree ("ends_at");
  CREATE INDEX "appointments_location_idx" ON "appointments" USING btree ("location_id");
  CREATE INDEX "appointments_car_idx" ON "appointments" USING btree ("car_id");
  CREATE INDEX "appointments_lead_idx" ON "appointments" USING btree ("lead_id");
  CREATE INDEX "appointments_shopper_idx" ON "appointments" USING btree ("shopper_id");
  CREATE UNIQUE INDEX "appointments_token_idx" ON "appointments" USING btree ("token");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "valuations_tenant_idx" ON "valuations" USING btree ("tenant_id");
  CREATE INDEX "valuations_rego_idx" ON "valuations" USING btree ("rego");
  CREATE INDEX "valuations_state_idx" ON "valuations" USING btree ("state");
  CREATE INDEX "valuations_car_idx" ON "valuations" USING btree ("car_id");
  CREATE INDEX "valuations_lead_idx" ON "valuations" USING btree ("lead_id");
  CREATE INDEX "valuations_shopper_idx" ON "valuations" USING btree ("shopper_id");
  CREATE INDEX "valuations_accepted_at_idx" ON "valuations" USING btree ("accepted_at");
  CREATE UNIQUE INDEX "valuations_token_idx" ON "valuations" USING btree ("token");
  CREATE INDEX "valuations_updated_at_idx" ON "valuations" USING btree ("updated_at");
  CREATE INDEX "valuations_created_at_idx" ON "valuations" USING btree ("created_at");
  CREATE INDEX "reservations_tenant_idx" ON "reservations" USING btree ("tenant_id");
  CREATE INDEX "reservations_state_idx" ON "reservations" USING btree ("state");
  CREATE INDEX "reservations_car_idx" ON "reservations" USING btree ("car_id");
  CREATE INDEX "reservations_held_until_idx" ON "reservations" USING btree ("held_until");
  CREATE INDEX "reservations_receipt_idx" ON "reservations" USING btree ("receipt");
  CREATE INDEX "reservations_lead_idx" ON "reservations" USING btree ("lead_id");
  CREATE INDEX "reservations_shopper_idx" ON "reservations" USING btree ("shopper_id");
  CREATE INDEX "reservations_sender_idx" ON "reservations" USING btree ("sender");
  CREATE UNIQUE INDEX "reservations_token_idx" ON "reservations" USING btree ("token");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_2_idx" ON "reservations" USING btree ("tenant_id","key");
  CREATE INDEX "payments_tenant_idx" ON "payments" USING btree ("tenant_id");
  CREATE INDEX "payments_type_idx" ON "payments" USING btree ("type");
  CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state");
  CREATE INDEX "payments_session_id_idx" ON "payments" USING btree ("session_id");
  CREATE INDEX "payments_provider_payment_id_idx" ON "payments" USING btree ("provider_payment_id");
  CREATE INDEX "payments_reservation_idx" ON "payments" USING btree ("reservation_id");
  CREATE INDEX "payments_shopper_idx" ON "payments" USING btree ("shopper_id");
  CREATE INDEX "payments_paid_at_idx" ON "payments" USING btree ("paid_at");
  CREATE INDEX "payments_refunded_at_idx" ON "payments" USING btree ("refunded_at");
  CREATE INDEX "payments_checked_at_idx" ON "payments" USING btree ("checked_at");
  CREATE UNIQUE INDEX "payments_token_idx" ON "payments" USING btree ("token");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_3_idx" ON "payments" USING btree ("tenant_id","key");
  CREATE INDEX "purchases_tenant_idx" ON "purchases" USING btree ("tenant_id");
  CREATE INDEX "purchases_state_idx" ON "purchases" USING btree ("state");
  CREATE INDEX "purchases_step_idx" ON "purchases" USING btree ("step");
  CREATE INDEX "purchases_car_idx" ON "purchases" USING btree ("car_id");
  CREATE INDEX "purchases_reservation_idx" ON "purchases" USING btree ("reservation_id");
  CREATE INDEX "purchases_valuation_idx" ON "purchases" USING btree ("valuation_id");
  CREATE INDEX "purchases_lead_idx" ON "purchases" USING btree ("lead_id");
  CREATE INDEX "purchases_shopper_idx" ON "purchases" USING btree ("shopper_id");
  CREATE INDEX "purchases_done_at_idx" ON "purchases" USING btree ("done_at");
  CREATE UNIQUE INDEX "purchases_token_idx" ON "purchases" USING btree ("token");
  CREATE INDEX "purchases_updated_at_idx" ON "purchases" USING btree ("updated_at");
  CREATE INDEX "purchases_created_at_idx" ON "purchases" USING btree ("created_at");
  CREATE INDEX "prize_spins_tenant_idx" ON "prize_spins" USING btree ("tenant_id");
  CREATE INDEX "prize_spins_code_idx" ON "prize_spins" USING btree ("code");
  CREATE INDEX "prize_spins_redeemed_at_idx" ON "prize_spins" USING btree ("redeemed_at");
  CREATE INDEX "prize_spins_shopper_idx" ON "prize_spins" USING btree ("shopper_id");
  CREATE INDEX "prize_spins_updated_at_idx" ON "prize_spins" USING btree ("updated_at");
  CREATE INDEX "prize_spins_created_at_idx" ON "prize_spins" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_campaign_phone_idx" ON "prize_spins" USING btree ("tenant_id","campaign","phone");
  CREATE INDEX "vehicle_documents_tenant_idx" ON "vehicle_documents" USING btree ("tenant_id");
  CREATE INDEX "vehicle_documents_vehicle_idx" ON "vehicle_documents" USING btree ("vehicle_id");
  CREATE INDEX "vehicle_documents_updated_at_idx" ON "vehicle_documents" USING btree ("updated_at");
  CREATE INDEX "vehicle_documents_created_at_idx" ON "vehicle_documents" USING btree ("created_at");
  CREATE INDEX "vehicle_documents_deleted_at_idx" ON "vehicle_documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "vehicle_documents_filename_idx" ON "vehicle_documents" USING btree ("filename");
  CREATE INDEX "_vehicle_documents_v_parent_idx" ON "_vehicle_documents_v" USING btree ("parent_id");
  CREATE INDEX "_vehicle_documents_v_version_version_tenant_idx" ON "_vehicle_documents_v" USING btree ("version_tenant_id");
  CREATE INDEX "_vehicle_documents_v_version_version_vehicle_idx" ON "_vehicle_documents_v" USING btree ("version_vehicle_id");
  CREATE INDEX "_vehicle_documents_v_version_version_updated_at_idx" ON "_vehicle_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_vehicle_documents_v_version_version_created_at_idx" ON "_vehicle_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_vehicle_documents_v_version_version_deleted_at_idx" ON "_vehicle_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vehicle_documents_v_version_version_filename_idx" ON "_vehicle_documents_v" USING btree ("version_filename");
  CREATE INDEX "_vehicle_documents_v_created_at_idx" ON "_vehicle_documents_v" USING btree ("created_at");
  CREATE INDEX "_vehicle_documents_v_updated_at_idx" ON "_vehicle_documents_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_vehicles_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicles_id");
  CREATE INDEX "payload_locked_documents_rels_stock_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_special_hours_id_idx" ON "payload_locked_documents_rels" USING btree ("special_hours_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_manufacturers_id_idx" ON "payload_locked_documents_rels" USING btree ("manufacturers_id");
  CREATE INDEX "payload_locked_documents_rels_models_id_idx" ON "payload_locked_documents_rels" USING btree ("models_id");
  CREATE INDEX "payload_locked_documents_rels_brochures_id_idx" ON "payload_locked_documents_rels" USING btree ("brochures_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_brand_directory_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_directory_id");
  CREATE INDEX "payload_locked_documents_rels_dealership_items_id_idx" ON "payload_locked_documents_rels" USING btree ("dealership_items_id");
  CREATE INDEX "payload_locked_documents_rels_home_id_idx" ON "payload_locked_documents_rels" USING btree ("home_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_promo_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_cards_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_post_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("post_categories_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_header_id_idx" ON "payload_locked_documents_rels" USING btree ("header_id");
  CREATE INDEX "payload_locked_documents_rels_footer_id_idx" ON "payload_locked_documents_rels" USING btree ("footer_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_site_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("site_settings_id");
  CREATE INDEX "payload_locked_documents_rels_theme_id_idx" ON "payload_locked_documents_rels" USING btree ("theme_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("templates_id");
  CREATE INDEX "payload_locked_documents_rels_tenants_id_idx" ON "payload_locked_documents_rels" USING btree ("tenants_id");
  CREATE INDEX "payload_locked_documents_rels_lead_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_routes_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_documents_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vehicles" CASCADE;
  DROP TABLE "stock_imports" CASCADE;
  DROP TABLE "stock_feeds" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_texts" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_texts" CASCADE;
  DROP TABLE "special_hours" CASCADE;
  DROP TABLE "special_hours_rels" CASCADE;
  DROP TABLE "_special_hours_v" CASCADE;
  DROP TABLE "_special_hours_v_rels" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "manufacturers" CASCADE;
  DROP TABLE "_manufacturers_v" CASCADE;
  DROP TABLE "models_model_specifications" CASCADE;
  DROP TABLE "models_hero_banners" CASCADE;
  DROP TABLE "models_images" CASCADE;
  DROP TABLE "models_variants" CASCADE;
  DROP TABLE "models_colours" CASCADE;
  DROP TABLE "models_driver_assistance_systems" CASCADE;
  DROP TABLE "models_owner_benefits" CASCADE;
  DROP TABLE "models_cross_sells" CASCADE;
  DROP TABLE "models_warranty_items" CASCADE;
  DROP TABLE "models" CASCADE;
  DROP TABLE "_models_v_version_model_specifications" CASCADE;
  DROP TABLE "_models_v_version_hero_banners" CASCADE;
  DROP TABLE "_models_v_version_images" CASCADE;
  DROP TABLE "_models_v_version_variants" CASCADE;
  DROP TABLE "_models_v_version_colours" CASCADE;
  DROP TABLE "_models_v_version_driver_assistance_systems" CASCADE;
  DROP TABLE "_models_v_version_owner_benefits" CASCADE;
  DROP TABLE "_models_v_version_cross_sells" CASCADE;
  DROP TABLE "_models_v_version_warranty_items" CASCADE;
  DROP TABLE "_models_v" CASCADE;
  DROP TABLE "brochures" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "brand_directory_claims" CASCADE;
  DROP TABLE "brand_directory" CASCADE;
  DROP TABLE "_brand_directory_v_version_claims" CASCADE;
  DROP TABLE "_brand_directory_v" CASCADE;
  DROP TABLE "dealership_items" CASCADE;
  DROP TABLE "dealership_items_texts" CASCADE;
  DROP TABLE "_dealership_items_v" CASCADE;
  DROP TABLE "_dealership_items_v_texts" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "promo_cards" CASCADE;
  DROP TABLE "_promo_cards_v" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "post_categories" CASCADE;
  DROP TABLE "_post_categories_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "header_items_children" CASCADE;
  DROP TABLE "header_items" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "_header_v_version_items_children" CASCADE;
  DROP TABLE "_header_v_version_items" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "footer_groups_links" CASCADE;
  DROP TABLE "footer_groups" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "_footer_v_version_groups_links" CASCADE;
  DROP TABLE "_footer_v_version_groups" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "_media_v" CASCADE;
  DROP TABLE "saved_searches" CASCADE;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "leads_details" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "_theme_v" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "users_tenants" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "templates" CASCADE;
  DROP TABLE "_templates_v" CASCADE;
  DROP TABLE "tenants_domains" CASCADE;
  DROP TABLE "tenants_dealerships" CASCADE;
  DROP TABLE "tenants_plugins" CASCADE;
  DROP TABLE "tenants" CASCADE;
  DROP TABLE "shoppers" CASCADE;
  DROP TABLE "saved_vehicles" CASCADE;
  DROP TABLE "lead_routes_car_types" CASCADE;
  DROP TABLE "lead_routes" CASCADE;
  DROP TABLE "lead_routes_texts" CASCADE;
  DROP TABLE "lead_routes_rels" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "valuations" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "purchases" CASCADE;
  DROP TABLE "prize_spins" CASCADE;
  DROP TABLE "vehicle_documents" CASCADE;
  DROP TABLE "_vehicle_documents_v" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."vehicle_car_type";
  DROP TYPE "public"."vehicle_item_type";
  DROP TYPE "public"."vehicle_price_type";
  DROP TYPE "public"."vehicle_status";
  DROP TYPE "public"."stock_import_state";
  DROP TYPE "public"."stock_feed_on_missing";
  DROP TYPE "public"."stock_feed_schedule";
  DROP TYPE "public"."enum_locations_location_type";
  DROP TYPE "public"."enum_locations_timezone";
  DROP TYPE "public"."enum_locations_address_state";
  DROP TYPE "public"."enum__locations_v_version_location_type";
  DROP TYPE "public"."enum__locations_v_version_timezone";
  DROP TYPE "public"."enum__locations_v_version_address_state";
  DROP TYPE "public"."enum_special_hours_department";
  DROP TYPE "public"."enum_special_hours_status";
  DROP TYPE "public"."enum__special_hours_v_version_department";
  DROP TYPE "public"."enum__special_hours_v_version_status";
  DROP TYPE "public"."enum_models_variants_price_type";
  DROP TYPE "public"."enum_models_colours_oem_id";
  DROP TYPE "public"."enum_models_cross_sells_size";
  DROP TYPE "public"."enum_models_availability";
  DROP TYPE "public"."enum_models_status";
  DROP TYPE "public"."enum__models_v_version_variants_price_type";
  DROP TYPE "public"."enum__models_v_version_colours_oem_id";
  DROP TYPE "public"."enum__models_v_version_cross_sells_size";
  DROP TYPE "public"."enum__models_v_version_status";
  DROP TYPE "public"."enum_brands_group";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_group";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_promo_cards_start_tz";
  DROP TYPE "public"."enum_promo_cards_expiry_tz";
  DROP TYPE "public"."enum_promo_cards_display";
  DROP TYPE "public"."enum__promo_cards_v_version_start_tz";
  DROP TYPE "public"."enum__promo_cards_v_version_expiry_tz";
  DROP TYPE "public"."enum__promo_cards_v_version_display";
  DROP TYPE "public"."enum_offers_start_tz";
  DROP TYPE "public"."enum_offers_expiry_tz";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_start_tz";
  DROP TYPE "public"."enum__offers_v_version_expiry_tz";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_posts_date_tz";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_date_tz";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_header_items_dynamic";
  DROP TYPE "public"."enum__header_v_version_items_dynamic";
  DROP TYPE "public"."enum_footer_groups_dynamic";
  DROP TYPE "public"."enum__footer_v_version_groups_dynamic";
  DROP TYPE "public"."enum_leads_stage";
  DROP TYPE "public"."enum_theme_header";
  DROP TYPE "public"."enum_theme_footer";
  DROP TYPE "public"."enum__theme_v_version_header";
  DROP TYPE "public"."enum__theme_v_version_footer";
  DROP TYPE "public"."audit_action";
  DROP TYPE "public"."enum_users_tenants_role";
  DROP TYPE "public"."enum_tenants_status";
  DROP TYPE "public"."enum_saved_vehicles_list";
  DROP TYPE "public"."enum_lead_routes_car_types";
  DROP TYPE "public"."enum_lead_deliveries_channel";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_appointments_kind";
  DROP TYPE "public"."enum_appointments_status";
  DROP TYPE "public"."enum_valuations_state";
  DROP TYPE "public"."enum_reservations_state";
  DROP TYPE "public"."enum_payments_type";
  DROP TYPE "public"."enum_payments_state";
  DROP TYPE "public"."enum_purchases_state";
  DROP TYPE "public"."enum_purchases_step";
  DROP TYPE "public"."enum_vehicle_documents_kind";
  DROP TYPE "public"."enum__vehicle_documents_v_version_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
