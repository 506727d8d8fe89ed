/** Delivery of leads, appointments and messages. */
export const leads = `
-- A new lead waits for its routing as long as this column is null, so nothing that stores a lead has to queue it. A
-- lead from a form of several steps is routed again when it is complete.
ALTER TABLE leads ADD COLUMN routed_at timestamptz;
CREATE INDEX leads_waiting ON leads (created_at) WHERE routed_at IS NULL;
CREATE FUNCTION forecourt_queue_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.routed_at := NULL;
  PERFORM pg_notify('forecourt_messages', '');
  RETURN NEW;
END $$;
CREATE TRIGGER leads_queue_insert BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION forecourt_queue_lead();
CREATE TRIGGER leads_queue_update BEFORE UPDATE ON leads FOR EACH ROW
  WHEN (NEW.form_completed AND OLD.form_completed IS NOT TRUE)
  EXECUTE FUNCTION forecourt_queue_lead();

-- The inbox and the statistics read a dealer's leads by time.
CREATE INDEX leads_tenant_created ON leads (tenant_id, created_at);

-- A delivery is deleted with its lead. The worker looks for deliveries that are due.
ALTER TABLE lead_deliveries DROP CONSTRAINT lead_deliveries_lead_id_leads_id_fk,
  ADD CONSTRAINT lead_deliveries_lead_id_leads_id_fk
    FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE;
CREATE INDEX lead_deliveries_due ON lead_deliveries (next_try_at) WHERE state = 'waiting';

-- A solution of the bot check is valid for one form, in all processes (LEAD-10).
CREATE TABLE spent_challenges (
  challenge text PRIMARY KEY,
  spent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX spent_challenges_age ON spent_challenges (spent_at);

-- A bay, and a vehicle, can be booked only once for the same time (LEAD-02).
CREATE UNIQUE INDEX appointments_one_bay ON appointments (location_id, kind, starts_at, bay) WHERE status = 'booked';
CREATE UNIQUE INDEX appointments_one_car ON appointments (car_id, starts_at) WHERE status = 'booked';

-- This is the queue of emails and SMS. A message is queued in the transaction that causes it and sent by the message
-- worker. The key is unique so that no message is queued twice.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
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
-- SMS to a phone are counted across all dealers (OPS-02).
CREATE INDEX messages_by_recipient ON messages (recipient, created_at);
`
