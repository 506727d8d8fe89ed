import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_stage" AS ENUM('new', 'contacted', 'appointment', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_saved_cars_shelf" AS ENUM('watchlist', 'favourite');
  CREATE TYPE "public"."enum_lead_routes_car_types" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('email', 'adf', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TYPE "public"."enum_appointments_kind" AS ENUM('test-drive', 'home-test-drive', 'service');
  CREATE TYPE "public"."enum_appointments_status" AS ENUM('booked', 'cancelled', 'attended', 'missed');
  CREATE TYPE "public"."enum_valuations_state" AS ENUM('valued', 'none', 'offered', 'accepted');
  CREATE TYPE "public"."enum_reservations_state" AS ENUM('pending', 'held', 'lapsed', 'cancelled', 'refunded', 'completed');
  CREATE TYPE "public"."enum_payments_purpose" AS ENUM('deposit', 'payment');
  CREATE TYPE "public"."enum_payments_state" AS ENUM('created', 'open', 'paid', 'failed', 'expired', 'refunding', 'refunded');
  CREATE TYPE "public"."enum_purchases_state" AS ENUM('open', 'done', 'abandoned');
  CREATE TYPE "public"."enum_purchases_step" AS ENUM('trade-in', 'payment', 'delivery', 'details', 'deposit', 'summary');
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shoppers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"phone" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"email_confirmed" boolean DEFAULT false,
  	"seen_at" timestamp(3) with time zone,
  	"session_round" numeric DEFAULT 0 NOT NULL,
  	"unsubscribe_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_cars" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"shopper_id" uuid NOT NULL,
  	"car_id" uuid NOT NULL,
  	"shelf" "enum_saved_cars_shelf" DEFAULT 'watchlist' NOT NULL,
  	"price_cents" numeric,
  	"told_at" timestamp(3) with time zone,
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
  	"wall_time" varchar,
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
  	"key" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"purpose" "enum_payments_purpose" DEFAULT 'deposit' NOT NULL,
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
  	"phone" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"prize" varchar NOT NULL,
  	"code" varchar,
  	"redeemed_at" timestamp(3) with time zone,
  	"shopper_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ALTER COLUMN "lead_status" SET DEFAULT 'Complete';
  ALTER TABLE "leads" ADD COLUMN "stage" "enum_leads_stage" DEFAULT 'new' NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "assigned_to_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "first_response_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "person" varchar;
  ALTER TABLE "leads" ADD COLUMN "shopper_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_routes_id" uuid;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_cars" ADD CONSTRAINT "saved_cars_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_cars" ADD CONSTRAINT "saved_cars_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_cars" ADD CONSTRAINT "saved_cars_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "shoppers_tenant_idx" ON "shoppers" USING btree ("tenant_id");
  CREATE INDEX "shoppers_seen_at_idx" ON "shoppers" USING btree ("seen_at");
  CREATE UNIQUE INDEX "shoppers_unsubscribe_token_idx" ON "shoppers" USING btree ("unsubscribe_token");
  CREATE INDEX "shoppers_updated_at_idx" ON "shoppers" USING btree ("updated_at");
  CREATE INDEX "shoppers_created_at_idx" ON "shoppers" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_phone_idx" ON "shoppers" USING btree ("tenant_id","phone");
  CREATE INDEX "saved_cars_tenant_idx" ON "saved_cars" USING btree ("tenant_id");
  CREATE INDEX "saved_cars_shopper_idx" ON "saved_cars" USING btree ("shopper_id");
  CREATE INDEX "saved_cars_car_idx" ON "saved_cars" USING btree ("car_id");
  CREATE INDEX "saved_cars_shelf_idx" ON "saved_cars" USING btree ("shelf");
  CREATE INDEX "saved_cars_told_at_idx" ON "saved_cars" USING btree ("told_at");
  CREATE INDEX "saved_cars_updated_at_idx" ON "saved_cars" USING btree ("updated_at");
  CREATE INDEX "saved_cars_created_at_idx" ON "saved_cars" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_shopper_car_shelf_idx" ON "saved_cars" USING btree ("tenant_id","shopper_id","car_id","shelf");
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
  CREATE UNIQUE INDEX "reservations_token_idx" ON "reservations" USING btree ("token");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_2_idx" ON "reservations" USING btree ("tenant_id","key");
  CREATE INDEX "payments_tenant_idx" ON "payments" USING btree ("tenant_id");
  CREATE INDEX "payments_purpose_idx" ON "payments" USING btree ("purpose");
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
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_routes_fk" FOREIGN KEY ("lead_routes_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_stage_idx" ON "leads" USING btree ("stage");
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
  CREATE INDEX "leads_first_response_at_idx" ON "leads" USING btree ("first_response_at");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person");
  CREATE INDEX "leads_shopper_idx" ON "leads" USING btree ("shopper_id");
  CREATE INDEX "payload_locked_documents_rels_lead_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_routes_id");`)
  // By hand: what hangs on a document that goes, goes with it; one that must stay keeps its record.
  await db.execute(sql`
ALTER TABLE "saved_cars" DROP CONSTRAINT "saved_cars_shopper_id_shoppers_id_fk", DROP CONSTRAINT "saved_cars_car_id_vehicles_id_fk";
ALTER TABLE "saved_cars"
  ADD CONSTRAINT "saved_cars_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "shoppers"("id") ON DELETE cascade,
  ADD CONSTRAINT "saved_cars_car_id_vehicles_id_fk" FOREIGN KEY ("car_id") REFERENCES "vehicles"("id") ON DELETE cascade;
ALTER TABLE "lead_deliveries" DROP CONSTRAINT "lead_deliveries_lead_id_leads_id_fk";
ALTER TABLE "lead_deliveries"
  ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE cascade;
UPDATE leads SET stage = CASE WHEN lead_status = 'New' THEN 'new' ELSE 'contacted' END::enum_leads_stage,
  lead_status = CASE WHEN form_completed THEN 'Complete' ELSE 'Started' END,
  person = coalesce(phone, email);
`)
  // One hold a car (RSV-02); one shopper a bay, and one a car, at a time (LEAD-02).
  await db.execute(sql`
CREATE UNIQUE INDEX reservations_one_hold ON reservations (car_id) WHERE state IN ('pending', 'held');
CREATE UNIQUE INDEX appointments_one_bay ON appointments (location_id, kind, starts_at, bay) WHERE status = 'booked';
CREATE UNIQUE INDEX appointments_one_car ON appointments (car_id, starts_at) WHERE status = 'booked';
`)
  // What only the server knows: messages to be sent, one-time codes, what payment providers told.
  await db.execute(sql`
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants(id) ON DELETE CASCADE,
  key text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  sender_name text NOT NULL,
  reply_to text,
  subject text,
  text text NOT NULL,
  html text,
  headers jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  problem text,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_try_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  UNIQUE (tenant_id, key)
);
CREATE INDEX messages_due ON messages (next_try_at) WHERE state = 'waiting';
CREATE TABLE sign_in_codes (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants(id) ON DELETE CASCADE,
  phone text NOT NULL,
  code_hash text NOT NULL,
  sender text,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sign_in_codes_phone ON sign_in_codes (tenant_id, phone, created_at);
CREATE TABLE payment_events (
  id text NOT NULL,
  provider text NOT NULL,
  payment_id uuid,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, id)
);
`)
  await db.execute(sql`
CREATE OR REPLACE FUNCTION forecourt_announce_content() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
      AND (c.relname IN ('tenants', 'templates') OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped))
      AND c.relname NOT IN ('vehicles', 'stock_changes', 'stock_imports', 'users_tenants', 'saved_searches', 'search_events',
        'leads', 'events', 'vehicle_views', 'vehicle_price_changes', 'audit', 'shoppers', 'saved_cars', 'lead_routes',
        'lead_deliveries', 'appointments', 'valuations', 'reservations', 'payments', 'purchases', 'prize_spins',
        'messages', 'sign_in_codes')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'forecourt_announce')
  LOOP
    EXECUTE format('CREATE TRIGGER forecourt_announce AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forecourt_announce()', t.name);
  END LOOP;
END $$`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE messages;
DROP TABLE sign_in_codes;
DROP TABLE payment_events;
`)
  await db.execute(sql`
   ALTER TABLE "leads_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shoppers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_cars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appointments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "valuations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reservations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "purchases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prize_spins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "shoppers" CASCADE;
  DROP TABLE "saved_cars" CASCADE;
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
  ALTER TABLE "leads" DROP CONSTRAINT "leads_assigned_to_id_users_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_shopper_id_shoppers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_routes_fk";
  
  DROP INDEX "leads_stage_idx";
  DROP INDEX "leads_assigned_to_idx";
  DROP INDEX "leads_first_response_at_idx";
  DROP INDEX "leads_person_idx";
  DROP INDEX "leads_shopper_idx";
  DROP INDEX "payload_locked_documents_rels_lead_routes_id_idx";
  ALTER TABLE "leads" ALTER COLUMN "lead_status" SET DEFAULT 'New';
  ALTER TABLE "leads" DROP COLUMN "stage";
  ALTER TABLE "leads" DROP COLUMN "assigned_to_id";
  ALTER TABLE "leads" DROP COLUMN "first_response_at";
  ALTER TABLE "leads" DROP COLUMN "person";
  ALTER TABLE "leads" DROP COLUMN "shopper_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_routes_id";
  DROP TYPE "public"."enum_leads_stage";
  DROP TYPE "public"."enum_saved_cars_shelf";
  DROP TYPE "public"."enum_lead_routes_car_types";
  DROP TYPE "public"."enum_lead_deliveries_channel";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_appointments_kind";
  DROP TYPE "public"."enum_appointments_status";
  DROP TYPE "public"."enum_valuations_state";
  DROP TYPE "public"."enum_reservations_state";
  DROP TYPE "public"."enum_payments_purpose";
  DROP TYPE "public"."enum_payments_state";
  DROP TYPE "public"."enum_purchases_state";
  DROP TYPE "public"."enum_purchases_step";`)
}
